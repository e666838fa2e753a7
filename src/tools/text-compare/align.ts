import { diffArrays } from 'diff';

/** What a comparison may still cost, in steps of Myers' algorithm: some 200 ns each. */
export interface Effort {
  left: number;
  /** Whether something was passed over, so that more is shown as changed than had to be. */
  isRough: boolean;
}

/** Edits that are looked for at once: steps grow with their square. */
const MOST_EDITS = 800;
const DEEPEST = 8;

interface Range {
  from: number;
  to: number;
  otherFrom: number;
  otherTo: number;
  depth: number;
}

/**
 * For each item of `before` its partner in `after`, or -1: the longest common subsequence, by Myers. Where that would take too long,
 * what is there only once in both divides the rest (as "patience" does), and `effort.isRough` is set where even that is too much.
 */
export function align(before: readonly number[], after: readonly number[], effort: Effort): Int32Array {
  const partners = new Int32Array(before.length).fill(-1);
  const open: Range[] = [{ from: 0, to: before.length, otherFrom: 0, otherTo: after.length, depth: 0 }];
  for (let range = open.pop(); range; range = open.pop()) {
    const rest = withoutEnds(before, after, range, partners);
    if (rest.from === rest.to || rest.otherFrom === rest.otherTo) continue;
    const places = placesIn(before, after, rest);
    if (byMyers(before, after, { range: rest, places, partners, effort })) continue;
    const anchors = rest.depth < DEEPEST ? anchorsOf(places) : [];
    if (anchors.length === 0) effort.isRough = true;
    else for (const part of between(anchors, rest, partners)) open.push(part);
  }
  return partners;
}

function withoutEnds(before: readonly number[], after: readonly number[], range: Range, partners: Int32Array): Range {
  let { from, to, otherFrom, otherTo } = range;
  for (; from < to && otherFrom < otherTo && before[from] === after[otherFrom]; from += 1, otherFrom += 1) {
    partners[from] = otherFrom;
  }
  while (from < to && otherFrom < otherTo && before[to - 1] === after[otherTo - 1]) {
    to -= 1;
    otherTo -= 1;
    partners[to] = otherTo;
  }
  return { from, to, otherFrom, otherTo, depth: range.depth };
}

/** Where an item is, in both. */
interface Places {
  times: number;
  at: number;
  otherTimes: number;
  otherAt: number;
}

function placesIn(before: readonly number[], after: readonly number[], range: Range): Map<number, Places> {
  const places = new Map<number, Places>();
  const placeOf = (item: number) => {
    const known = places.get(item) ?? { times: 0, at: 0, otherTimes: 0, otherAt: 0 };
    places.set(item, known);
    return known;
  };
  for (let at = range.from; at < range.to; at += 1) {
    const place = placeOf(before[at] ?? 0);
    place.times += 1;
    place.at = at;
  }
  for (let at = range.otherFrom; at < range.otherTo; at += 1) {
    const place = placeOf(after[at] ?? 0);
    place.otherTimes += 1;
    place.otherAt = at;
  }
  return places;
}

interface Search {
  range: Range;
  places: ReadonlyMap<number, Places>;
  partners: Int32Array;
  effort: Effort;
}

/** What is in one of both only has no partner, and costs nothing: two wholly different texts are compared at once. */
function byMyers(before: readonly number[], after: readonly number[], search: Search): boolean {
  const { range, places, partners, effort } = search;
  const isShared = (item: number) => {
    const place = places.get(item);
    return place !== undefined && place.times > 0 && place.otherTimes > 0;
  };
  const left = indexes(range.from, range.to).filter((at) => isShared(before[at] ?? 0));
  const right = indexes(range.otherFrom, range.otherTo).filter((at) => isShared(after[at] ?? 0));
  if (left.length === 0) return true;
  const maxEditLength = Math.floor(Math.min(MOST_EDITS, Math.sqrt(2 * Math.max(0, effort.left))));
  const changes = diffArrays(
    left.map((at) => before[at]),
    right.map((at) => after[at]),
    { maxEditLength },
  );
  if (!changes) {
    effort.left -= maxEditLength ** 2 / 2;
    return false;
  }
  let [one, other, edits] = [0, 0, 0];
  for (const { added, removed, count } of changes) {
    if (added || removed) edits += count;
    else for (let at = 0; at < count; at += 1) partners[left[one + at] ?? 0] = right[other + at] ?? -1;
    if (!added) one += count;
    if (!removed) other += count;
  }
  effort.left -= edits ** 2 / 2;
  return true;
}

function indexes(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** The longest row of items that are there once in both, in the same order. */
function anchorsOf(places: ReadonlyMap<number, Places>): Places[] {
  const single = [...places.values()]
    .filter(({ times, otherTimes }) => times === 1 && otherTimes === 1)
    .sort((a, b) => a.at - b.at);
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, { otherAt }] of single.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((single[ends[middle] ?? 0]?.otherAt ?? 0) < otherAt) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const row: Places[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const place = single[index];
    if (place) row.push(place);
  }
  return row.reverse();
}

function between(anchors: readonly Places[], range: Range, partners: Int32Array): Range[] {
  const ranges: Range[] = [];
  let { from, otherFrom } = range;
  for (const { at, otherAt } of anchors) {
    partners[at] = otherAt;
    ranges.push({ from, to: at, otherFrom, otherTo: otherAt, depth: range.depth + 1 });
    [from, otherFrom] = [at + 1, otherAt + 1];
  }
  ranges.push({ ...range, from, otherFrom, depth: range.depth + 1 });
  // The last is looked at first: what is left of the effort goes to the beginning of the texts.
  return ranges.reverse();
}
