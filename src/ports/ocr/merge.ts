import { meanConfidence, type PlacedWord } from './page-text.ts';

/** Of the smaller of two words: from here on both are the same place in the picture. */
const SAME_PLACE = 0.3;
/** Text that only the other reading has is taken from this confidence on. */
const SURE = 75;
/** By how much the letters of the other reading must be surer, all together, to take the place of a line. */
const CLEARLY = 1.04;
/** Confidence of a word that says nothing. */
const UNSURE = 40;

interface Group {
  base: string[];
  other: string[];
}

/** For comparing readings of one place: much text, surely read. */
export function scoreOf(words: readonly PlacedWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - 50), 0);
}

/**
 * A reading in which lines that another reading of the same picture has clearly better are that one's, and text that it has
 * alone and surely is added. Places are those of one picture in both; the order is that of `base`.
 */
export function merged(base: readonly PlacedWord[], other: readonly PlacedWord[]): PlacedWord[] {
  const lines = { base: Map.groupBy(base, ({ line }) => line), other: Map.groupBy(other, ({ line }) => line) };
  const groupOf = groups(base, other);
  const wordsOf = (which: 'base' | 'other', names: readonly string[]) =>
    names.flatMap((name) => lines[which].get(name) ?? []);
  const taken = new Map<Group, PlacedWord[]>();
  const added = new Map<string | undefined, PlacedWord[]>();
  let before: string | undefined;
  for (const [name, words] of lines.other) {
    const group = groupOf.other.get(name);
    if (!group || group.base.length === 0) {
      if (meanConfidence(words) >= SURE && words.some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))) {
        added.set(before, [...(added.get(before) ?? []), ...named(words)]);
      }
      continue;
    }
    before = group.base.at(-1);
    if (taken.has(group)) continue;
    const [those, these] = [wordsOf('base', group.base), wordsOf('other', group.other)];
    const isBetter = sureLetters(these) > sureLetters(those) * CLEARLY;
    taken.set(group, isBetter ? named(these, those[0]?.paragraph) : []);
  }
  const made: PlacedWord[] = [...(added.get(undefined) ?? [])];
  const placed = new Set<Group>();
  for (const [name, words] of lines.base) {
    const group = groupOf.base.get(name);
    const instead = group && taken.get(group);
    if (!group || !instead?.length) made.push(...words);
    else if (!placed.has(group)) {
      placed.add(group);
      made.push(...instead);
    }
    made.push(...(added.get(name) ?? []));
  }
  return made;
}

/** Lines of another reading beside those of this one, whose numbers mean other lines. */
function named(words: readonly PlacedWord[], paragraph?: string): PlacedWord[] {
  return words.map((word) => ({
    ...word,
    line: `+${word.line}`,
    paragraph: paragraph ?? `+${word.paragraph}`,
  }));
}

/** Lines that are in the same places: one of a reading, and one or more of the other that it runs through. */
function groups(base: readonly PlacedWord[], other: readonly PlacedWord[]) {
  const found = { base: new Map<string, Group>(), other: new Map<string, Group>() };
  const rows = Map.groupBy(base, (word) => bandOf(word.top + word.height / 2));
  const join = (one: string, two: string) => {
    const [first, second] = [found.base.get(one), found.other.get(two)];
    if (first && first === second) return;
    const whole: Group = {
      base: [...(first?.base ?? [one]), ...(second?.base ?? [])],
      other: [...(first?.other ?? []), ...(second?.other ?? [two])],
    };
    for (const name of whole.base) found.base.set(name, whole);
    for (const name of whole.other) found.other.set(name, whole);
  };
  for (const word of other) {
    const from = bandOf(word.top) - 1;
    for (let band = from; band <= bandOf(word.top + word.height) + 1; band += 1) {
      for (const one of rows.get(band) ?? []) if (isSamePlace(one, word)) join(one.line, word.line);
    }
  }
  return found;
}

const BAND = 64;
const bandOf = (y: number) => Math.floor(y / BAND);

function isSamePlace(one: PlacedWord, two: PlacedWord): boolean {
  const wide = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const high = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  if (wide <= 0 || high <= 0) return false;
  return wide * high > SAME_PLACE * Math.min(one.width * one.height, two.width * two.height);
}

/** Letters by how likely they are right: a word that is not understood does not speak against the others of its line. */
function sureLetters(words: readonly PlacedWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - UNSURE), 0);
}
