import { everyCheck } from '#checks/every';
import type { NamedCheck } from '#kit/check';
import type { Run, ToolOutput } from '#kit/define-tool';
import { judge, type Verdict } from '#kit/judge';
import { scoreOf } from '#kit/score';
import { type Gathered, htmlParts } from '#lib/page/gathered';
import { detectLanguage } from '#lib/stop-words/detect-language';
import { loadStopWords } from '#lib/stop-words/load-stop-words';
import { gatherPage, requirePage } from '#lookups/gather-page';
import { visitProgress } from '#lookups/visit-progress';
import { factorsOf } from './factors.ts';
import type tool from './tool.ts';
import { wordGaps } from './word-gaps.ts';

type Output = ToolOutput<typeof tool>;

/** Checks of the page itself: those that ask the rest of its site would take both sites' time. */
const pageChecks = everyCheck.filter(({ looksAt }) => !looksAt.includes('site') && !looksAt.includes('robots'));

const run: Run<typeof tool> = async ({ first, second, rendered }, { http, browser }, { signal, report }) => {
  report({ share: 0.1, stage: 'Reading both pages' });
  const options = { http, signal, ...(rendered && { browser, onVisit: visitProgress(report) }) };
  const [here, there] = await Promise.all([first, second].map((url) => readPage(url, options)));
  if (!here || !there) throw new Error('Two pages were asked for.');
  const factors = compared(here, there);
  const common = await commonWords(`${here.page.text.main} ${there.page.text.main}`);
  return {
    firstScore: scoreOf(here.verdicts),
    secondScore: scoreOf(there.verdicts),
    different: factors.filter(({ same }) => same === 'different').length,
    factors,
    checks: betterChecks(here.verdicts, there.verdicts),
    words: wordGaps(here.page.text.main, there.page.text.main, common),
  };
};

export default run;

async function readPage(url: string, options: Omit<Parameters<typeof gatherPage>[1], 'parts'>) {
  const gathered: Gathered = await gatherPage(url, { ...options, parts: new Set(htmlParts) });
  const checks = options.browser ? pageChecks : pageChecks.filter(({ group }) => group !== 'rendered');
  return { page: requirePage(gathered), verdicts: judge(checks, gathered) };
}

type Read = Awaited<ReturnType<typeof readPage>>;

function compared({ page: first }: Read, { page: second }: Read): Output['factors'] {
  const others = factorsOf(second);
  return factorsOf(first).map(({ group, factor, value }, index) => {
    const other = others[index]?.value ?? '';
    return { group, factor, first: value, second: other, same: value === other ? 'same' : 'different' };
  });
}

/** Checks that one page passes and the other does not. */
function betterChecks(first: readonly Verdict[], second: readonly Verdict[]): Output['checks'] {
  const others = new Map(second.map((verdict) => [verdict.check.id, verdict]));
  return first.flatMap((here): Output['checks'] => {
    const there = others.get(here.check.id);
    const outcomes = [here.outcome, there?.outcome];
    if (!there || !outcomes.includes('passed') || !outcomes.includes('found')) return [];
    const better = here.outcome === 'passed' ? 'first' : 'second';
    return [{ better, check: here.check.title, first: inWords(here), second: inWords(there) }];
  });
}

function inWords({ outcome, found, check }: Verdict): string {
  return outcome === 'passed' ? 'Passed' : (found[0]?.detail ?? failedOf(check)).slice(0, 300);
}

function failedOf({ failed }: NamedCheck): string {
  return failed;
}

async function commonWords(text: string): Promise<ReadonlySet<string>> {
  const language = detectLanguage(text.slice(0, 20_000));
  return language ? loadStopWords(language.code) : new Set();
}
