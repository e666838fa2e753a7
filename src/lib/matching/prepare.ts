import { markCommonPhrases } from './common-phrases.ts';
import { type Disguise, normalise, type Word } from './normalise.ts';
import type { Family, Vocabulary } from './vocabulary.ts';

/** A stretch of words that is judged as a whole: a sentence, or a clause of a long one. `to` is the word after it. */
export interface Unit {
  from: number;
  to: number;
}

/** A text made ready to be compared with others that share its vocabulary. */
export interface PreparedText {
  words: readonly Word[];
  disguises: readonly Disguise[];
  /** By the index of the word. */
  wordIds: Int32Array;
  families: readonly Family[];
  /** 1 for words of phrases that everybody uses. */
  common: Uint8Array;
  /** Indices of the words that carry meaning, and of each word the number of such before it. */
  content: Int32Array;
  contentBefore: Int32Array;
  units: readonly Unit[];
}

const LONGEST_UNIT = 32;
const SHORTEST_CLAUSE = 10;

/** Reads a text for a comparison. */
export function prepare(text: string, vocabulary: Vocabulary): PreparedText {
  const { words, disguises } = normalise(text);
  const wordIds = new Int32Array(words.length);
  const families: Family[] = [];
  const contentBefore = new Int32Array(words.length + 1);
  const content: number[] = [];
  for (const [index, word] of words.entries()) {
    wordIds[index] = vocabulary.wordId(word.text);
    const family = vocabulary.family(word.text);
    families.push(family);
    contentBefore[index] = content.length;
    if (!family.isFunction) content.push(index);
  }
  contentBefore[words.length] = content.length;
  const common = markCommonPhrases(words);
  return {
    words,
    disguises,
    wordIds,
    families,
    common,
    content: Int32Array.from(content),
    contentBefore,
    units: unitsOf(words),
  };
}

function unitsOf(words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index += 1) {
    const before = words[index]?.before ?? 3;
    if (before < 2 && index - from < 400) continue;
    addClauses({ from, to: index }, words, units);
    from = index;
  }
  return units;
}

/** A long sentence falls apart at its pauses, or anywhere when it has none. */
function addClauses(sentence: Unit, words: readonly Word[], units: Unit[]): void {
  let from = sentence.from;
  while (sentence.to - from > LONGEST_UNIT) {
    let cut = from + LONGEST_UNIT;
    for (let index = from + SHORTEST_CLAUSE; index < cut; index += 1)
      if (words[index]?.before === 1 && index > from + LONGEST_UNIT / 2) cut = index;
    if (sentence.to - cut < SHORTEST_CLAUSE) break;
    units.push({ from, to: cut });
    from = cut;
  }
  if (sentence.to > from) units.push({ from, to: sentence.to });
}
