import type { PreparedText, Unit } from './prepare.ts';

/** What is known of a source for finding its sentences in other words. */
export interface ContentIndex {
  /** Places (counted in words of meaning) by word family. */
  byFamily: ReadonlyMap<number, readonly number[]>;
  /** Places by group of like meaning. */
  byGroup: ReadonlyMap<number, readonly number[]>;
  /** Weight of each word of meaning: what the source says all the time tells little. */
  weights: Float64Array;
  /** The unit of each word of meaning. */
  unitOf: Int32Array;
}

/** How well a unit of the text is told by a place of the source, 0 to 1. */
export interface Reworded {
  unit: Unit;
  score: number;
  /** Weight of the words in common, and how many they are. */
  weight: number;
  words: number;
  sourceFrom: number;
  sourceTo: number;
}

/** Places of one family in a source above which it is its topic, not its wording. */
const MOST_PLACES = 20;
/** How far apart neighbours may be, in words of meaning, to bear each other out. */
const NEAR = 3;
const SYNONYM = 0.8;
/** What a word in common counts for that no neighbour bears out. */
const ALONE = 0.35;
const TURN = 64;

export function contentIndex(source: PreparedText): ContentIndex {
  const byFamily = new Map<number, number[]>();
  const byGroup = new Map<number, number[]>();
  for (const [place, word] of source.content.entries()) {
    const family = source.families[word];
    if (!family) continue;
    put(byFamily, family.id, place);
    for (const group of family.groups) put(byGroup, group, place);
  }
  const weights = Float64Array.from(source.content, (word) => {
    const family = source.families[word];
    const count = byFamily.get(family?.id ?? -1)?.length ?? 1;
    return (family?.weight ?? 0) / (1 + Math.log(count));
  });
  const unitOf = new Int32Array(source.content.length);
  for (const [number, unit] of source.units.entries())
    unitOf.fill(number, source.contentBefore[unit.from], source.contentBefore[unit.to]);
  return { byFamily, byGroup, weights, unitOf };
}

function put(map: Map<number, number[]>, key: number, place: number): void {
  const places = map.get(key);
  if (places) places.push(place);
  else map.set(key, [place]);
}

interface Match {
  /** Place in the text, counted in words of meaning from the unit's start. */
  at: number;
  place: number;
  likeness: number;
}

/** The best place in the source for each unit of the text that has one. Yields often. */
export function* findReworded(
  text: PreparedText,
  source: PreparedText,
  index: ContentIndex,
): Generator<void, Reworded[]> {
  const found: Reworded[] = [];
  for (const [number, unit] of text.units.entries()) {
    if (number % TURN === 0) yield;
    const from = text.contentBefore[unit.from] ?? 0;
    const to = text.contentBefore[unit.to] ?? 0;
    if (to - from < 3) continue;
    const matches = matchesOf(text, from, to, index);
    const best = bestWindow({ text, source, index, unit, from, to, matches });
    if (best) found.push(best);
  }
  return found;
}

function matchesOf(text: PreparedText, from: number, to: number, index: ContentIndex): Match[][] {
  const matches: Match[][] = [];
  for (let at = from; at < to; at += 1) {
    const word = text.content[at] ?? -1;
    // What everybody says is no evidence.
    const family = text.common[word] ? undefined : text.families[word];
    const own: Match[] = [];
    const same = family ? index.byFamily.get(family.id) : undefined;
    if (same && same.length <= MOST_PLACES * 2)
      for (const place of same) own.push({ at: at - from, place, likeness: 1 });
    for (const group of family?.groups ?? []) {
      const like = index.byGroup.get(group) ?? [];
      if (like.length > MOST_PLACES) continue;
      for (const place of like)
        if (!own.some((match) => match.place === place)) own.push({ at: at - from, place, likeness: SYNONYM });
    }
    matches.push(own);
  }
  return matches;
}

interface Question {
  text: PreparedText;
  source: PreparedText;
  index: ContentIndex;
  unit: Unit;
  from: number;
  to: number;
  matches: readonly Match[][];
}

function bestWindow(question: Question): Reworded | undefined {
  const { index, matches } = question;
  const votes = new Map<number, number>();
  for (const own of matches) {
    const seen = new Set<number>();
    for (const { place, likeness } of own) {
      const unit = index.unitOf[place] ?? 0;
      if (seen.has(unit)) continue;
      seen.add(unit);
      votes.set(unit, (votes.get(unit) ?? 0) + likeness * (index.weights[place] ?? 0));
    }
  }
  const likely = [...votes]
    .filter(([, vote]) => vote > 0.8)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3);
  let best: Reworded | undefined;
  for (const [unit] of likely) {
    for (const [first, last] of [
      [unit, unit],
      [unit - 1, unit],
      [unit, unit + 1],
    ] as const) {
      const judged = judge(question, first, last);
      if (judged && (!best || judged.score > best.score)) best = judged;
    }
  }
  return best;
}

/** What a second sentence of the source takes off: in more words more is found by chance. */
const WIDE = 0.93;

function judge(question: Question, firstUnit: number, lastUnit: number): Reworded | undefined {
  const { text, source, index, unit, from, to, matches } = question;
  const first = source.units[firstUnit];
  const last = source.units[lastUnit];
  if (!first || !last) return undefined;
  const start = source.contentBefore[first.from] ?? 0;
  const end = source.contentBefore[last.to] ?? 0;
  const chosen = assign(matches, start, end);
  let matched = 0;
  let words = 0;
  let total = 0;
  let least = source.words.length;
  let most = 0;
  for (let at = 0; at < to - from; at += 1) {
    const match = chosen[at];
    if (!match) {
      total += text.families[text.content[from + at] ?? -1]?.weight ?? 0;
      continue;
    }
    const weight = index.weights[match.place] ?? 0;
    const isBorneOut = chosen.some(
      (other) =>
        other !== undefined &&
        other !== match &&
        Math.abs(other.at - at) <= NEAR &&
        Math.abs(other.place - match.place) <= NEAR + 1,
    );
    matched += weight * match.likeness * (isBorneOut ? 1 : ALONE);
    total += weight;
    words += 1;
    least = Math.min(least, source.content[match.place] ?? least);
    most = Math.max(most, (source.content[match.place] ?? 0) + 1);
  }
  if (total === 0 || matched === 0) return undefined;
  const share = (matched / total) * (firstUnit === lastUnit ? 1 : WIDE);
  return { unit, score: share, weight: matched, words, sourceFrom: least, sourceTo: most };
}

/** One place for each word and one word for each place, the nearest to its neighbours first. */
function assign(matches: readonly Match[][], start: number, end: number): (Match | undefined)[] {
  const taken = new Set<number>();
  const chosen: (Match | undefined)[] = matches.map(() => undefined);
  for (const wanted of [1, 0]) {
    let before: number | undefined;
    for (const [at, own] of matches.entries()) {
      const done = chosen[at];
      if (done) {
        before = done.place;
        continue;
      }
      let best: Match | undefined;
      for (const match of own) {
        if (match.likeness < wanted || match.place < start || match.place >= end || taken.has(match.place)) continue;
        if (!best || distance(match, before) < distance(best, before)) best = match;
      }
      if (!best) continue;
      taken.add(best.place);
      chosen[at] = best;
      before = best.place;
    }
  }
  return chosen;
}

function distance(match: Match, before: number | undefined): number {
  return (before === undefined ? 0 : Math.abs(match.place - before - 1)) - match.likeness * 4;
}
