import type { Gathered, Missing, PageFacts } from '#lib/page/facts';
import { type CheckGroup, checkGroups, type Found, type NamedCheck, type Severity } from './check.ts';
import type { Finding } from './shapes.ts';

/** What a check said of a page. */
export interface Verdict {
  check: NamedCheck;
  outcome: 'found' | 'passed' | 'does-not-apply' | 'could-not-tell';
  found: readonly Found[];
  /** Why it could not tell. */
  reason: string;
}

/** Asks every check whose facts are known, or known to be missing; the others are left out. */
export function judge(checks: readonly NamedCheck[], { facts, missing }: Gathered): Verdict[] {
  return checks.flatMap((check) => {
    const lacking = check.looksAt.filter((part) => facts[part] === undefined).map((part) => missing[part]);
    if (lacking.length === 0) return isComplete(facts, check) ? [verdictOf(check, facts)] : [];
    if (lacking.includes(undefined)) return [];
    return [
      missingVerdict(
        check,
        lacking.filter((each) => each !== undefined),
      ),
    ];
  });
}

function isComplete(facts: Partial<PageFacts>, { looksAt }: NamedCheck): facts is PageFacts {
  return looksAt.every((part) => facts[part] !== undefined);
}

function missingVerdict(check: NamedCheck, lacking: readonly Missing[]): Verdict {
  const unknown = lacking.find(({ because }) => because === 'could-not-tell') ?? lacking[0];
  return { check, outcome: unknown?.because ?? 'could-not-tell', found: [], reason: unknown?.reason ?? '' };
}

function verdictOf(check: NamedCheck, facts: PageFacts): Verdict {
  const judgement = check.judge(facts);
  if (judgement === 'does-not-apply') return { check, outcome: judgement, found: [], reason: '' };
  if (judgement === 'passed') return { check, outcome: 'passed', found: [], reason: '' };
  if ('couldNotTell' in judgement) {
    return { check, outcome: 'could-not-tell', found: [], reason: judgement.couldNotTell };
  }
  if (judgement.length === 0) return { check, outcome: 'passed', found: [], reason: '' };
  const { words, code, tool } = check.fixOf(facts);
  const fix = { words, ...(code !== undefined && { code }), ...(tool && { tool }) };
  return {
    check,
    outcome: 'found',
    found: judgement.map((each) => ({ ...each, fix: { ...fix, ...each.fix } })),
    reason: '',
  };
}

/** Places of one finding that are told, and UTF-16 units of each, and of the sentence. */
const MOST_PLACES = 100;
const LONGEST_PLACE = 300;
const LONGEST_DETAIL = 600;
/** UTF-16 units of lines to copy, and of what a tool is filled in with. */
const LONGEST_FIX = 20_000;

const gravity: Record<Finding['severity'], number> = { error: 0, warning: 1, advice: 2, unknown: 3, passed: 4 };

/** The verdicts as a page draws them, each said once, the gravest first; what does not apply is left out. */
export function findingsOf(verdicts: readonly Verdict[]): Finding[] {
  const findings = verdicts.flatMap(({ check, outcome, found }): Finding[] => {
    const { title, why, source } = check;
    if (outcome === 'passed') return [{ severity: 'passed', title, detail: '', why, source }];
    return found.map((each) => findingOf(check, each));
  });
  const all = [...findings, ...unknownFindings(verdicts.filter(({ outcome }) => outcome === 'could-not-tell'))];
  const different = new Map(all.map((finding) => [`${finding.severity} ${finding.title} ${finding.detail}`, finding]));
  return [...different.values()].sort((a, b) => gravity[a.severity] - gravity[b.severity]);
}

/** Checks that could not tell for the same reason are told together. */
function unknownFindings(verdicts: readonly Verdict[]): Finding[] {
  return [...Map.groupBy(verdicts, ({ reason }) => reason)].map(([reason, group]) => {
    const titles = group.map(({ check }) => check.title);
    const [first = ''] = titles;
    return titles.length === 1
      ? { severity: 'unknown', title: first, detail: reason }
      : { severity: 'unknown', title: `${titles.length} checks could not be made`, detail: reason, where: titles };
  });
}

/** What a check found, as a page draws it. */
export function findingOf({ failed, severity, why, source }: NamedCheck, each: Found): Finding {
  return {
    severity: each.severity ?? severity,
    title: each.title ?? failed,
    detail: shortened(each.detail, LONGEST_DETAIL),
    ...(each.where && each.where.length > 0 && { where: placesOf(each.where) }),
    ...{ why, source },
    ...(each.fix?.words !== undefined && { fix: boundedFix({ ...each.fix, words: each.fix.words }) }),
  };
}

/** A page may hold a title of a megabyte: then there is nothing to copy, and nothing to fill in. */
function boundedFix({ words, code = '', tool }: NonNullable<Finding['fix']>): NonNullable<Finding['fix']> {
  return {
    words,
    ...(code !== '' && code.length <= LONGEST_FIX && { code }),
    ...(tool && JSON.stringify(tool).length <= LONGEST_FIX && { tool }),
  };
}

function placesOf(where: readonly string[]): string[] {
  return [...new Set(where)].slice(0, MOST_PLACES).map((place) => shortened(place, LONGEST_PLACE));
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

const weights: Record<Severity, number> = { error: 5, warning: 3, advice: 1 };

export const scoreFormula =
  'Each check that applies has a weight: 5 for an error, 3 for a warning, 1 for advice. The score is the share of that weight that passed.';

interface GroupScore {
  group: CheckGroup;
  title: string;
  /** 0 to 100; null when nothing could be judged. */
  score: number | null;
  passed: number;
  failed: number;
}

/** The share of weight that passed, 0 to 100, of checks that found or passed. A check with findings weighs by its gravest. */
export function scoreOf(verdicts: readonly Verdict[]): number | null {
  let passed = 0;
  let all = 0;
  for (const { check, outcome, found } of verdicts) {
    if (outcome !== 'found' && outcome !== 'passed') continue;
    const weight = Math.max(
      weights[check.severity],
      ...found.map(({ severity = check.severity }) => weights[severity]),
    );
    all += weight;
    if (outcome === 'passed') passed += weight;
  }
  return all === 0 ? null : Math.round((100 * passed) / all);
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
