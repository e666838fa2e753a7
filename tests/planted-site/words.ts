/** Words that are made up, by chance that is the same for the same seed. */
export interface Words {
  /** A whole number below `most`. */
  number(most: number): number;
  /** Each is given once. */
  name(): string;
  title(): string;
  sentence(words: number): string;
  /** Paragraphs, one a line. */
  text(words: number): string;
  /** So many of a list, each once. */
  some<T>(list: readonly T[], count: number): T[];
  mix<T>(list: T[]): void;
}

const syllables = 'ta ro mi len sa dor ka bel ni var to gra pe lum so fen ri mal vo ter hu zan el bri'.split(' ');

export function createWords(seed: number): Words {
  let state = (seed * 2_654_435_769 + 1) >>> 0;
  /** mulberry32. */
  const chance = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (most: number) => Math.floor(chance() * most);
  const syllable = () => syllables[number(syllables.length)] ?? '';
  const vocabulary = Array.from({ length: 500 }, () => syllable() + syllable() + (chance() < 0.4 ? syllable() : ''));
  const word = () => vocabulary[number(vocabulary.length)] ?? '';
  const given = new Set<string>();
  const once = (make: () => string): string => {
    const made = make();
    if (given.has(made)) return once(make);
    given.add(made);
    return made;
  };
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const several = (count: number) => Array.from({ length: count }, word).join(' ');
  const sentence = (count: number) => `${capital(several(count))}.`;
  const mix = <T>(list: T[]) => {
    for (let at = list.length - 1; at > 0; at -= 1) {
      const other = number(at + 1);
      const [one, two] = [list[at], list[other]];
      if (one !== undefined && two !== undefined) [list[at], list[other]] = [two, one];
    }
  };
  return {
    ...{ number, mix },
    name: () => once(() => `${word()}-${word()}`),
    title: () => once(() => capital(several(3 + number(3)))),
    sentence: (count) => once(() => sentence(count)),
    text: (count) =>
      Array.from({ length: Math.ceil(count / 50) }, () =>
        Array.from({ length: 5 }, () => sentence(8 + number(5))).join(' '),
      ).join('\n'),
    some(list, count) {
      const copy = [...list];
      mix(copy);
      return copy.slice(0, count);
    },
  };
}
