import { randomFrom } from '#lib/random/seeded';
import { type Source, sources } from './sources.data.ts';

type SourceName = keyof typeof sources;

/** Words of a sentence, and sentences of a paragraph, at least and at most. */
const SENTENCE = { least: 5, most: 15 };
const PARAGRAPH = { least: 4, most: 8 };
const ITEM = { least: 3, most: 8 };
/** Words between commas, at least. */
const APART = 3;

interface Wanted {
  source: SourceName;
  seed: number;
  /** Whether the text begins as its source does. */
  begins: boolean;
}

/** Makes placeholder text of a source's words. The same `Wanted` gives the same text, on every machine. */
export function textMaker({ source, seed, begins }: Wanted) {
  const { opening, words: all, space = ' ', comma = ', ', stop = '.' }: Source = sources[source];
  const words = all.split(' ');
  const random = randomFrom(`${source} ${seed}`);
  const draw = (below: number) => Math.floor(random() * below);
  const between = ({ least, most }: { least: number; most: number }) => least + draw(most - least + 1);
  let isFirst = begins;
  let last = '';
  const word = () => {
    let drawn = words[draw(words.length)] ?? '';
    while (drawn === last) drawn = words[draw(words.length)] ?? '';
    last = drawn;
    return drawn;
  };
  const run = (count: number) => {
    const list = Array.from({ length: count }, word);
    const at = APART + draw(count);
    return at <= count - APART ? list.slice(0, at).join(space) + comma + list.slice(at).join(space) : list.join(space);
  };
  const opened = (text: string) => {
    if (!isFirst) return undefined;
    isFirst = false;
    return text;
  };
  const sentence = () => opened(`${opening}${stop}`) ?? `${capital(run(between(SENTENCE)))}${stop}`;
  return {
    sentence,
    paragraph: () => Array.from({ length: between(PARAGRAPH) }, sentence).join(space),
    item: () => opened(opening) ?? capital(Array.from({ length: between(ITEM) }, word).join(space)),
    /** As many words in a row, without marks. */
    words(count: number) {
      const first = opened(opening);
      const begun = first === undefined ? [] : space === '' ? [first] : first.replaceAll(/[,،]/g, '').split(space);
      const list = begun.slice(0, count);
      while (list.length < count) list.push(word());
      return capital(list.join(space));
    },
  };
}

/** Whole characters: a letter may be two UTF-16 units. */
function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
