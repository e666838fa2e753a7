import type { PreparedText, Unit } from './prepare.ts';
import { FEWEST_WORDS, type Reworded } from './rewording.ts';

/** A unit of the text that comes from the source, and from where; ends are the word after the last. */
export interface Paraphrase extends Unit {
  sourceFrom: number;
  sourceTo: number;
}

/** What is known of one unit. */
interface Evidence {
  unit: Unit;
  /** Logarithm of the odds that it comes from the source, by itself. */
  odds: number;
  /** Whether it has next to nothing in common with the source. */
  isOwn: boolean;
  /** Whether most of it is in the source word for word. */
  isVerbatim: boolean;
  /** Where in the source, if anywhere. */
  sourceFrom: number;
  sourceTo: number;
}

/** Where the middle of a unit is, in words. */
interface Place {
  text: number;
  source: number;
  isVerbatim: boolean;
}

/** What it takes, as a logarithm of odds, to go over from one's own to a source. */
const ENTER = 3.2;
/**
 * What the distance of two units in the source says, by how many words it is longer than in the text, up to `below`: who retells
 * goes along with the source, and who knows its topic says the same things in an order of his own.
 */
const STEPS = [
  { below: -30, odds: -1.2 },
  { below: -12, odds: -0.5 },
  { below: 0, odds: 1.1 },
  { below: 7, odds: 2.6 },
  { below: 14, odds: 1.5 },
  { below: 60, odds: 0 },
  { below: 120, odds: -0.4 },
  { below: Number.POSITIVE_INFINITY, odds: -2.2 },
];
/** What it costs to go on from the unit before the last one, as where that is held to be in a wrong place. */
const PASSED_OVER = 1.6;
/** No unit speaks more strongly against a source than this; nor one that has nothing in common with it. */
const LEAST_ODDS = -2.8;
/** Share of its weight in common below which a unit is its author's own, whatever its neighbours are. */
const LEAST_SHARED = 0.15;
/** What it says against a unit when the words of the source that it is like are copied elsewhere in the text already. */
const TAKEN = 3;
/** What it takes to go over from copying to telling in other words, and back. */
const CHANGE = 1.6;
/** Words of the source around what is between two units, and share of a short unit's words that have to be there. */
const BETWEEN = { around: 3, most: 60, share: 0.6 };
/** Odds of a unit that is too short to say anything, and of one that is there nearly word for word. */
const SHORT = -0.3;
const VERBATIM = { share: 0.5, odds: 3 };
/**
 * Who writes about the topic of a source uses its words, too. What the units around share that do not come from it is what
 * the topic brings with it: `usual` of their weight, and the odds of all are by so much lower as it is more.
 */
const TOPIC = { usual: 0.2, above: 5.8, below: 8.4, reach: 8, prior: 60, told: 0.9 };
/** How far around a unit one looks to tell whose it is, and the odds of all of them together that leave that open. */
const AROUND = { reach: 3, fall: 0.5, highest: Number.POSITIVE_INFINITY, odds: -0.6, slope: 1.6 };
/** Where those around have more in common than these odds all together, it takes as much less to go over. */
const AMONG = { reach: 6, fall: 0, highest: 2, odds: -0.35, most: 2 };

/**
 * The units that come from the source, judged together: the most likely way to go to and fro between one's own and the source
 * (Viterbi, 1967). A unit alone has to say much; among others in the order of the source little is enough.
 *
 * @param held Of each word of the text its place in the source, when it is there in a row with others; else -1.
 */
export function findParaphrases(
  text: PreparedText,
  source: PreparedText,
  reworded: readonly Reworded[],
  held: Int32Array,
): Paraphrase[] {
  const byStart = new Map(reworded.map((one) => [one.unit.from, one]));
  const bare = bareOdds(text, byStart);
  const known = { text, byStart, held, bare };
  const evidence = evidenceOf(known);
  const eased = easeOf(known);
  let own = 0;
  let told = Number.NEGATIVE_INFINITY;
  let last: Place | undefined;
  let lastButOne: Place | undefined;
  // Of each unit and state, whether the unit before it was told.
  const cameFrom = evidence.map(({ unit, odds, isOwn, isVerbatim, sourceFrom, sourceTo }, number) => {
    const here =
      sourceFrom < 0 ? undefined : { text: (unit.from + unit.to) / 2, source: (sourceFrom + sourceTo) / 2, isVerbatim };
    const stay = told + (here && last ? Math.max(linkOf(last, here), passing(lastButOne, here)) : 0);
    const enter = own - ENTER + (eased[number] ?? 0);
    const step = { told: stay >= enter, own: told > own };
    own = Math.max(told, own);
    told = isOwn ? Number.NEGATIVE_INFINITY : Math.max(stay, enter) + odds;
    if (here) [last, lastButOne] = [here, last];
    else if (!step.told) [last, lastButOne] = [undefined, undefined];
    return step;
  });
  const found: Paraphrase[] = [];
  let isTold = told > own;
  for (let number = evidence.length - 1; number >= 0; number -= 1) {
    const [step, one] = [cameFrom[number], evidence[number]];
    if (!step || !one) break;
    if (isTold) found.push({ ...one.unit, sourceFrom: one.sourceFrom, sourceTo: one.sourceTo });
    isTold = isTold ? step.told : step.own;
  }
  return placed(withoutLoose(found.reverse(), text, source));
}

/** A unit too short to say anything goes along only where its words are in the source between its neighbours. */
function withoutLoose(found: readonly Paraphrase[], text: PreparedText, source: PreparedText): Paraphrase[] {
  return found.filter((unit, number) => {
    if (unit.sourceFrom >= 0 || !isShort(text, unit)) return true;
    const [before, behind] = [found[number - 1], found[number + 1]];
    if (before?.to !== unit.from || behind?.from !== unit.to) return false;
    const start = Math.max(0, before.sourceTo - BETWEEN.around);
    const within = source.families.slice(start, behind.sourceFrom + BETWEEN.around);
    const known = text.families.slice(unit.from, unit.to).filter((family) => within.includes(family));
    return within.length <= BETWEEN.most && known.length / (unit.to - unit.from) >= BETWEEN.share;
  });
}

function linkOf(last: Place, here: Place): number {
  const further = here.source - last.source - (here.text - last.text);
  const step = STEPS.find(({ below }) => further < below);
  return (step?.odds ?? 0) - (here.isVerbatim === last.isVerbatim ? 0 : CHANGE);
}

function passing(lastButOne: Place | undefined, here: Place): number {
  return lastButOne ? linkOf(lastButOne, here) - PASSED_OVER : Number.NEGATIVE_INFINITY;
}

interface Found {
  text: PreparedText;
  byStart: ReadonlyMap<number, Reworded>;
  held: Int32Array;
  bare: readonly Bare[];
}

function evidenceOf({ text, byStart, held, bare }: Found): Evidence[] {
  const usual = topicAround(text, byStart, bare);
  const takers = new Map<number, number>();
  for (const [at, place] of held.entries()) if (place >= 0) takers.set(place, at);
  return text.units.map((unit, number) => {
    const one = byStart.get(unit.from);
    const places = [...held.subarray(unit.from, unit.to)].filter((place) => place >= 0);
    const isVerbatim = places.length / (unit.to - unit.from) >= VERBATIM.share;
    const alone = isShort(text, unit) ? SHORT : LEAST_ODDS;
    const taken = one ? TAKEN * takenOf(one, takers) : 0;
    const odds = one ? Math.max(LEAST_ODDS, one.odds - costOf(usual[number] ?? TOPIC.usual) - taken) : alone;
    const isOwn = !isVerbatim && !isShort(text, unit) && (one?.shared ?? 0) < LEAST_SHARED;
    if (one && !isVerbatim)
      return { unit, odds, isOwn, isVerbatim, sourceFrom: one.sourceFrom, sourceTo: one.sourceTo };
    const [first, end] = [places[0], places.at(-1)];
    const span =
      first === undefined || end === undefined
        ? { sourceFrom: -1, sourceTo: -1 }
        : { sourceFrom: first, sourceTo: end + 1 };
    return { unit, odds: isVerbatim ? Math.max(odds, VERBATIM.odds) : odds, isOwn, isVerbatim, ...span };
  });
}

/** @param takers Of a place in the source, the word of the text that is copied from it. */
function takenOf({ unit, sourceFrom, sourceTo }: Reworded, takers: ReadonlyMap<number, number>): number {
  let count = 0;
  for (let place = sourceFrom; place < sourceTo; place += 1) {
    const taker = takers.get(place);
    if (taker !== undefined && (taker < unit.from || taker >= unit.to)) count += 1;
  }
  return count / (sourceTo - sourceFrom);
}

function isShort(text: PreparedText, unit: Unit): boolean {
  return (text.contentBefore[unit.to] ?? 0) - (text.contentBefore[unit.from] ?? 0) < FEWEST_WORDS;
}

function costOf(usual: number): number {
  return (usual - TOPIC.usual) * (usual > TOPIC.usual ? TOPIC.above : TOPIC.below);
}

/** Around each unit, the share of weight in common among those that do not come from the source as far as one sees. */
function topicAround(text: PreparedText, byStart: Found['byStart'], bare: readonly Bare[]): Float64Array {
  const count = text.units.length;
  const shared = new Float64Array(count + 1);
  const words = new Float64Array(count + 1);
  for (const [number, unit] of text.units.entries()) {
    const one = byStart.get(unit.from);
    const isOpen = !isShort(text, unit) && (one?.odds ?? LEAST_ODDS) <= TOPIC.told;
    // In a passage that is retold, what each sentence shares by itself is little, and none of it is the topic's.
    const length = isOpen ? (unit.to - unit.from) * chanceOfOwn(number, bare) : 0;
    shared[number + 1] = (shared[number] ?? 0) + (one?.shared ?? 0) * length;
    words[number + 1] = (words[number] ?? 0) + length;
  }
  return Float64Array.from(text.units, (_, number) => {
    const from = Math.max(0, number - TOPIC.reach);
    const to = Math.min(count, number + TOPIC.reach + 1);
    const sum = (shared[to] ?? 0) - (shared[from] ?? 0);
    return (TOPIC.usual * TOPIC.prior + sum) / (TOPIC.prior + (words[to] ?? 0) - (words[from] ?? 0));
  });
}

/** The chance that a unit is its author's own, by what it and those around it have in common with the source; 0 to 1. */
function chanceOfOwn(number: number, bare: readonly Bare[]): number {
  return 1 / (1 + Math.exp(AROUND.slope * (oddsAround(number, bare, AROUND) - AROUND.odds)));
}

/** By how much going over is easier at each unit; those that are copied in part tell nothing about what is retold. */
function easeOf({ text, held, bare }: Found): number[] {
  const isCopied = ({ from, to }: Unit) => held.subarray(from, to).some((place) => place >= 0);
  const retold = text.units.map((unit, number) => (isCopied(unit) ? undefined : bare[number]));
  return retold.map((_, number) => Math.max(0, Math.min(AMONG.most, oddsAround(number, retold, AMONG) - AMONG.odds)));
}

/** The odds of a unit by itself, before anything is known of the topic, and its words; none when it is too short to say anything. */
type Bare = { odds: number; words: number } | undefined;

function bareOdds(text: PreparedText, byStart: Found['byStart']): Bare[] {
  return text.units.map((unit) => {
    if (isShort(text, unit)) return undefined;
    const odds = Math.max(LEAST_ODDS, byStart.get(unit.from)?.odds ?? LEAST_ODDS);
    return { odds, words: unit.to - unit.from };
  });
}

interface Surroundings {
  /** Units before and behind that are looked at, and how much less each further one counts. */
  reach: number;
  fall: number;
  /** No unit counts more than this. */
  highest: number;
}

/** The mean odds of a unit and of those around it, by their length. */
function oddsAround(number: number, bare: readonly Bare[], around: Surroundings): number {
  let sum = 0;
  let weights = 0;
  for (let other = number - around.reach; other <= number + around.reach; other += 1) {
    const one = bare[other];
    if (!one) continue;
    const weight = one.words / (1 + Math.abs(other - number) * around.fall);
    sum += weight * Math.min(around.highest, one.odds);
    weights += weight;
  }
  return weights === 0 ? LEAST_ODDS : sum / weights;
}

/** What has no place of its own is where its neighbour ends. */
function placed(found: readonly Paraphrase[]): Paraphrase[] {
  let end = found.find((one) => one.sourceFrom >= 0)?.sourceFrom ?? 0;
  return found.map((one) => {
    const place = one.sourceFrom >= 0 ? one : { ...one, sourceFrom: Math.max(0, end - 1), sourceTo: end };
    end = Math.max(1, place.sourceTo);
    return place;
  });
}
