import type { PageFacts } from '#lib/page/facts';
import { type Gathered, htmlParts, type Missing } from '#lib/page/gathered';
import { type Place, placesOf } from '#lib/page/places';
import type { Found, NamedCheck } from './check.ts';
import type { Finding } from './shapes.ts';

/** What was found, with its places in words. */
interface FoundThere extends Found {
  where: readonly string[];
}

/** What a check said of a page. */
export interface Verdict {
  check: NamedCheck;
  outcome: 'found' | 'passed' | 'does-not-apply' | 'could-not-tell';
  found: readonly FoundThere[];
  /** Why it could not tell. */
  reason: string;
}

/**
 * Asks every check whose facts are known, or known to be missing; the others are left out.
 *
 * @param known What was said when less was known of the page: that stays.
 */
export function judge(
  checks: readonly NamedCheck[],
  { facts, missing }: Gathered,
  known: readonly Verdict[] = [],
): Verdict[] {
  const places = placesOf(facts);
  const said = new Map(known.map((verdict) => [verdict.check, verdict]));
  const verdicts = checks.flatMap((check): Verdict[] => {
    const before = said.get(check);
    if (before) return [before];
    const lacking = check.looksAt.filter((part) => facts[part] === undefined).map((part) => missing[part]);
    if (lacking.length === 0) return isComplete(facts, check) ? [verdictOf(check, facts, places)] : [];
    if (lacking.includes(undefined)) return [];
    return [
      missingVerdict(
        check,
        lacking.filter((each) => each !== undefined),
      ),
    ];
  });
  return verdicts.filter(({ check, found }) => !check.isAside || found.some((each) => isFatal(check, each)));
}

function isFatal(check: Pick<NamedCheck, 'severity'>, { severity = check.severity }: Pick<Found, 'severity'>): boolean {
  return severity === 'fatal';
}

const OUT_OF_SEARCH = 'This page cannot appear in search';

/** In one sentence, that the page cannot appear in search and why; nothing where it can. */
export function outOfSearch(verdicts: readonly Verdict[]): string | null {
  const [first] = verdicts.flatMap(({ check, found }) => found.filter((each) => isFatal(check, each)));
  if (!first) return null;
  const why = first.detail.replace(/^(?:The|There|It|A|An|No)\b/, (word) => word.toLowerCase());
  return `${OUT_OF_SEARCH}: ${why}`;
}

function isComplete(facts: Partial<PageFacts>, { looksAt }: NamedCheck): facts is PageFacts {
  return looksAt.every((part) => facts[part] !== undefined);
}

function missingVerdict(check: NamedCheck, lacking: readonly Missing[]): Verdict {
  const unknown = lacking.find(({ because }) => because === 'could-not-tell') ?? lacking[0];
  return { check, outcome: unknown?.because ?? 'could-not-tell', found: [], reason: unknown?.reason ?? '' };
}

function verdictOf(check: NamedCheck, facts: PageFacts, places: ReturnType<typeof placesOf>): Verdict {
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
    found: judgement.map((each) => ({
      ...each,
      where: shownPlaces(each.where ?? [], places.say) ?? [belongs(check, facts, places)],
      fix: { ...fix, ...each.fix },
    })),
    reason: '',
  };
}

/** Each place once; nothing when there is none. */
function shownPlaces(where: readonly Place[], say: (place: Place) => string): string[] | undefined {
  if (where.length === 0) return undefined;
  const shown = where.slice(0, MOST_PLACES).map((place) => shortened(say(place), LONGEST_PLACE));
  return [...new Set(shown)];
}

/** Where what is missing belongs, by what the check looks at. */
function belongs({ looksAt, group }: NamedCheck, facts: PageFacts, places: ReturnType<typeof placesOf>): string {
  if (looksAt.includes('robots')) return shortened(facts.robots.url, LONGEST_PLACE);
  const isInHtml = htmlParts.some((part) => looksAt.includes(part));
  if (!isInHtml || group === 'security') return shortened(`Headers of ${facts.answer.url}`, LONGEST_PLACE);
  return looksAt.includes('head') && group !== 'content' ? places.inHead() : places.inBody();
}

/** Places of one finding that are told, and UTF-16 units of each, and of the sentence. */
const MOST_PLACES = 100;
const LONGEST_PLACE = 300;
const LONGEST_DETAIL = 600;
/** UTF-16 units of lines to copy, and of what a tool is filled in with. */
const LONGEST_FIX = 20_000;

/** The order of findings. */
export const gravity: Readonly<Record<Finding['severity'], number>> = {
  ...{ fatal: -1, error: 0, warning: 1, advice: 2, unknown: 3, passed: 4 },
};

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
export function findingOf({ failed, severity, why, source }: NamedCheck, each: FoundThere): Finding {
  return {
    severity: each.severity ?? severity,
    title: each.title ?? failed,
    detail: shortened(each.detail, LONGEST_DETAIL),
    ...(each.where.length > 0 && { where: [...each.where] }),
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

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
