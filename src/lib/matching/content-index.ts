import type { PreparedText } from './prepare.ts';

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
