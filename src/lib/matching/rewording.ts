import type { ContentIndex } from './content-index.ts';
import { judge, type Likeness, type Match } from './likeness.ts';
import type { PreparedText, Unit } from './prepare.ts';

/** How well a unit of the text is told by a place of the source. */
export interface Reworded extends Likeness {
  unit: Unit;
}

/** Places of one family in a source above which it is its topic, not its wording. */
const MOST_PLACES = 20;
const SYNONYM = 0.8;
/** Words of meaning below which nothing can be said of a unit. */
export const FEWEST_WORDS = 3;
/** Weight in common from which on a unit of the source is looked at, and how many are. */
const LEAST_VOTE = 0.8;
const MOST_LIKELY = 3;
/** Units before and behind the likely one that are looked at together with it: a sentence can be told by several. */
const REACHES = [
  [0, 0],
  [-1, 0],
  [0, 1],
  [-1, 1],
] as const;
/** Odds from which on the units around are not looked at. */
const HOPELESS = -4;

/** The best place in the source for each unit of the text that has one. */
export function findReworded(text: PreparedText, source: PreparedText, index: ContentIndex): Reworded[] {
  const found: Reworded[] = [];
  for (const unit of text.units) {
    const from = text.contentBefore[unit.from] ?? 0;
    const to = text.contentBefore[unit.to] ?? 0;
    if (to - from < FEWEST_WORDS) continue;
    const matches = matchesOf(text, from, to, index);
    let best: Likeness | undefined;
    for (const likely of likelyUnits(matches, index)) {
      for (const [before, behind] of REACHES) {
        const [first, last] = [source.units[likely + before], source.units[likely + behind]];
        if (!first || !last) continue;
        const likeness = judge({ text, source, index, from, to, matches, within: { from: first.from, to: last.to } });
        if (likeness && (!best || likeness.odds > best.odds)) best = likeness;
        // What is far from likely does not become so with its neighbours.
        if (!likeness || likeness.odds < HOPELESS) break;
      }
    }
    if (best) found.push({ ...best, unit });
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

/** The units of the source that share the most with a unit of the text. */
function likelyUnits(matches: readonly Match[][], index: ContentIndex): number[] {
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
  return [...votes]
    .filter(([, vote]) => vote > LEAST_VOTE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_LIKELY)
    .map(([unit]) => unit);
}
