import type { ContentIndex } from './content-index.ts';
import type { PreparedText, Unit } from './prepare.ts';

/** A word of meaning that is in the source as well, or one like it. */
export interface Match {
  /** Place in the text, counted in words of meaning from the unit's start. */
  at: number;
  /** Place in the source, counted in words of meaning. */
  place: number;
  /** 1 for the same family, less for a synonym. */
  likeness: number;
}

export interface Likeness {
  /** The natural logarithm of the odds that one comes from the other, where both are as likely as not to begin with. */
  odds: number;
  /** Share of the unit's weight that is told by words in common which bear each other out, 0 to 1. */
  score: number;
  /** Share of the unit's weight in common, borne out or not, 0 to 1. */
  shared: number;
  /** Where the words in common are in the source; the end is the word after the last. */
  sourceFrom: number;
  sourceTo: number;
}

interface Question {
  text: PreparedText;
  source: PreparedText;
  index: ContentIndex;
  /** The words of meaning of the text that are judged, and what each has in common with the source. */
  from: number;
  to: number;
  matches: readonly Match[][];
  /** The words of the source that are looked at. */
  within: Unit;
}

/** How far apart neighbours may be, in words of meaning, to bear each other out. */
const NEAR = 3;
/** How far apart in the source two neighbours of the text are still a pair. */
const PAIR = 2;
/** What a word in common counts for that no neighbour bears out. */
const ALONE = 0.35;
/** Of a regression over answers whose origin is known; docs/adr has how it was made, and bench/matching.ts what it gives. */
const WEIGHTS = {
  base: -6.5,
  borneOut: 1.4,
  shared: 3.2,
  amount: 3.5,
  density: 2.1,
  pairs: 1.2,
  synonyms: -1.6,
  length: -0.7,
};

/** How much a part of a text and a part of a source have in common; `undefined` when it is nothing. */
export function judge({ text, source, index, from, to, matches, within }: Question): Likeness | undefined {
  const start = source.contentBefore[within.from] ?? 0;
  const end = source.contentBefore[within.to] ?? 0;
  const chosen = assign(matches, start, end);
  let [borneOut, common, total, words, pairs, synonyms] = [0, 0, 0, 0, 0, 0];
  let first = end;
  let last = start;
  for (let at = 0; at < to - from; at += 1) {
    const match = chosen[at];
    if (!match) {
      total += text.families[text.content[from + at] ?? -1]?.weight ?? 0;
      continue;
    }
    const weight = index.weights[match.place] ?? 0;
    const next = chosen[at + 1];
    total += weight;
    common += weight * match.likeness;
    borneOut += weight * match.likeness * (isBorneOut(match, chosen) ? 1 : ALONE);
    words += 1;
    if (match.likeness < 1) synonyms += 1;
    if (next && Math.abs(next.place - match.place) <= PAIR) pairs += 1;
    first = Math.min(first, match.place);
    last = Math.max(last, match.place);
  }
  if (total === 0 || borneOut === 0) return undefined;
  const odds =
    WEIGHTS.base +
    WEIGHTS.borneOut * (borneOut / total) +
    WEIGHTS.shared * (common / total) +
    WEIGHTS.amount * Math.log(1 + borneOut) +
    WEIGHTS.density * (words / (last + 1 - first)) +
    WEIGHTS.pairs * (pairs / Math.max(1, to - from - 1)) +
    WEIGHTS.synonyms * (synonyms / words) +
    WEIGHTS.length * Math.log(to - from);
  return {
    odds,
    score: borneOut / total,
    shared: common / total,
    sourceFrom: source.content[first] ?? within.from,
    sourceTo: (source.content[last] ?? within.from) + 1,
  };
}

/** Whether another word in common is near it in both texts. */
function isBorneOut(match: Match, chosen: readonly (Match | undefined)[]): boolean {
  return chosen.some(
    (other) =>
      other !== undefined &&
      other !== match &&
      Math.abs(other.at - match.at) <= NEAR &&
      Math.abs(other.place - match.place) <= NEAR + 1,
  );
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
