import { type CheckGroup, checkGroups, type Severity } from './check.ts';
import type { Verdict } from './judge.ts';
import type { Finding } from './shapes.ts';

const weights: Readonly<Record<Severity, number>> = { fatal: 5, error: 5, warning: 3, advice: 1 };

/** Points of a page at most with a finding of each severity; docs/score.md has the reasons. */
const caps: Readonly<Record<Severity, number>> = { fatal: 25, error: 89, warning: 100, advice: 100 };

export const scoreFormula =
  'Each check that applies has a weight: 5 for an error, 3 for a warning, 1 for advice. The score is the share of that weight that passed. A page with an error gets at most 89, with a serious one less, and a page kept out of search at most 25.';

/** Groups about something else than search: a login page does well to stay out of it, and its cookies may be as they should be. */
const besidesSearch: ReadonlySet<CheckGroup> = new Set(['security', 'speed']);

interface GroupScore {
  group: CheckGroup;
  title: string;
  /** 0 to 100; null when nothing could be judged. */
  score: number | null;
  passed: number;
  failed: number;
}

/**
 * The share of weight that passed, 0 to 100, of checks that found or passed, and at most what the gravest finding allows. A check with
 * findings weighs by its gravest. `visits` is what a view found at other addresses, which weighs by its severity.
 */
export function scoreOf(
  verdicts: readonly Verdict[],
  visits: readonly Pick<Finding, 'severity'>[] = [],
): number | null {
  const own = verdicts.filter(({ check }) => !check.isAside);
  // What only a browser shows is about the topic of the view.
  const groups = new Set(own.map(({ check }) => check.group).filter((group) => group !== 'rendered'));
  let passed = 0;
  let all = 0;
  for (const { check, outcome, found } of own) {
    if (outcome !== 'found' && outcome !== 'passed') continue;
    const weight = Math.max(
      weights[check.severity],
      ...found.map(({ severity = check.severity }) => weights[severity]),
    );
    all += weight;
    if (outcome === 'passed') passed += weight;
  }
  for (const { severity } of visits) {
    if (severity === 'unknown') continue;
    const weight = severity === 'passed' ? weights.warning : weights[severity];
    all += weight;
    if (severity === 'passed') passed += weight;
  }
  const most = Math.min(
    ...verdicts.flatMap((verdict) => capsOf(verdict, groups)),
    ...visits.map(({ severity }) => (severity === 'passed' || severity === 'unknown' ? 100 : caps[severity])),
  );
  // Nothing is known of a page that cannot be read, but that nobody finds it.
  if (all === 0) return most <= caps.fatal ? 0 : null;
  return Math.min(Math.round((100 * passed) / all), most);
}

/** Points at most, by each finding. */
function capsOf({ check, found }: Verdict, groups: ReadonlySet<CheckGroup>): number[] {
  const isElsewhere = check.isAside && [...groups].every((group) => besidesSearch.has(group));
  return found.map((each) => {
    const { severity = check.severity, most = check.most, mostOfGroup = check.mostOfGroup } = each;
    return Math.min(
      most ?? 100,
      isElsewhere ? 100 : caps[severity],
      groups.size === 1 && !check.isAside ? (mostOfGroup ?? 100) : 100,
    );
  });
}

export function groupScores(verdicts: readonly Verdict[]): GroupScore[] {
  const groups: GroupScore[] = [];
  for (const [group, title] of Object.entries(checkGroups)) {
    if (!isGroup(group)) continue;
    const own = verdicts.filter(({ check }) => check.group === group);
    const passed = own.filter(({ outcome }) => outcome === 'passed').length;
    const failed = own.filter(({ outcome }) => outcome === 'found').length;
    if (own.length > 0) groups.push({ group, title, score: scoreOf(own), passed, failed });
  }
  return groups;
}

function isGroup(name: string): name is CheckGroup {
  return Object.hasOwn(checkGroups, name);
}
