import type { NamedCheck } from '#kit/check';
import { findingsOf, gravity, judge, outOfSearch, type Verdict } from '#kit/judge';
import type { Ports } from '#kit/ports';
import type { Progress } from '#kit/progress';
import { groupScores, scoreFormula, scoreOf } from '#kit/score';
import type { Finding } from '#kit/shapes';
import type { Gathered, Part } from '#lib/page/gathered';
import type { VisitNews } from '#ports/browser/port';
import { gatherPage } from './gather-page.ts';
import { unrendered } from './render-page.ts';
import { visitProgress } from './visit-progress.ts';

/** What every view of a page's checks has: see `pageView` of families/page-check. */
interface PageView {
  /** That the page cannot appear in search, and why. */
  outOfSearch: string | null;
  requestedUrl: string;
  url: string;
  status: number;
  unrendered: string | null;
  note: string | null;
  score: { value: number; of: number; word: string; formula: string } | null;
  findings: Finding[];
}

interface CheckOptions extends Pick<Ports, 'http' | 'browser'> {
  /** Whether the page's scripts are run first; without, the browser is not touched, and its checks are not made. */
  rendered: boolean;
  signal: AbortSignal;
  checks: readonly NamedCheck[];
  /** Parts that the view shows besides what its checks look at. */
  parts?: readonly Part[];
  /** Files of the page that are asked for, where a check looks at them. */
  mostFiles?: number;
  report?: (progress: Progress<PageView>) => void;
  /** Where the view reports in its own way. */
  onVisit?: (news: VisitNews) => void;
}

interface CheckedPage extends Gathered {
  verdicts: Verdict[];
  view: PageView;
}

/**
 * Gathers what is known of a page and judges it. What can be judged from the page alone is reported before its site is asked.
 *
 * @throws ToolError when nothing answered, or may not be asked.
 */
export async function checkPage(address: string, options: CheckOptions): Promise<CheckedPage> {
  const { http, browser, rendered, signal, parts = [], mostFiles, report } = options;
  const onVisit = options.onVisit ?? (report && visitProgress(report));
  const checks = rendered ? options.checks : options.checks.filter(({ group }) => group !== 'rendered');
  const wanted = new Set([...parts, ...checks.flatMap(({ looksAt }) => looksAt)]);
  report?.({ share: 0.1, stage: 'Reading the page' });
  let fromPage: Verdict[] = [];
  const onPage = (page: Gathered) => {
    fromPage = judge(checks, page);
    const partial = { ...viewOf(address, page, fromPage), unrendered: null };
    report?.({ share: 0.5, stage: 'Checking its site', partial });
  };
  const gathered = await gatherPage(address, {
    ...{ http, signal, parts: wanted, onPage },
    ...(rendered && { browser, ...(onVisit && { onVisit }) }),
    ...(mostFiles !== undefined && { mostFiles }),
  });
  const verdicts = judge(checks, gathered, fromPage);
  const view = viewOf(address, gathered, verdicts);
  return {
    ...gathered,
    verdicts,
    view: { ...view, unrendered: rendered ? null : await unrendered(gathered.facts, browser) },
  };
}

function viewOf(
  address: string,
  { facts, note }: Gathered,
  verdicts: readonly Verdict[],
): Omit<PageView, 'unrendered'> {
  const { url = address, status = 0 } = facts.answer ?? {};
  return {
    requestedUrl: address,
    outOfSearch: outOfSearch(verdicts),
    ...{ url, status, note: note ?? null },
    score: pointsOf(scoreOf(verdicts)),
    findings: findingsOf(verdicts),
  };
}

/** The view with what visits to other addresses found, which counts as what the page's own checks found. */
export function withVisits({ view, verdicts }: CheckedPage, visits: readonly Finding[]): PageView {
  const findings = [...visits, ...view.findings].sort((a, b) => gravity[a.severity] - gravity[b.severity]);
  return { ...view, score: pointsOf(scoreOf(verdicts, visits)), findings };
}

function pointsOf(value: number | null): PageView['score'] {
  return value === null ? null : { value, of: 100, word: wordFor(value), formula: scoreFormula };
}

/** The scores of the groups as a chart of bars. */
export function groupBars(verdicts: readonly Verdict[]) {
  return groupScores(verdicts).flatMap(({ title, score, passed, failed }) =>
    score === null ? [] : [{ name: title, value: score, note: `of 100; ${passed} of ${passed + failed} passed` }],
  );
}

function wordFor(score: number): string {
  if (score >= 90) return 'very good';
  if (score >= 75) return 'good';
  return score >= 50 ? 'can be better' : 'needs work';
}
