import { stemOf } from './stems.ts';
import { groupsOf, isFunctionWord, isKnownStem } from './synonyms.ts';

/** What a comparison knows of a word family. */
export interface Family {
  id: number;
  groups: readonly number[];
  /** How much it says about where a text comes from, 0 to 1, before its frequency is known. */
  weight: number;
  isFunction: boolean;
}

/** The word families of one comparison, so that texts are compared as numbers. */
export interface Vocabulary {
  wordId(word: string): number;
  family(word: string): Family;
}

const FUNCTION = 0.1;
const COMMON = 0.75;
/** Single letters and digits: the names of variables, the marks of lists. */
const LETTER = 0.25;

export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>();
  const families = new Map<string, Family>();
  const byStem = new Map<string, Family>();
  return {
    wordId(word) {
      const known = ids.get(word);
      if (known !== undefined) return known;
      ids.set(word, ids.size);
      return ids.size - 1;
    },
    family(word) {
      const known = families.get(word);
      if (known) return known;
      const family = familyOf(word, byStem);
      families.set(word, family);
      return family;
    },
  };
}

function familyOf(word: string, byStem: Map<string, Family>): Family {
  const isFunction = isFunctionWord(word);
  // A function word is never the family of a longer word: "being" is not "be".
  const key = isFunction ? `=${word}` : stemOf(word);
  const known = byStem.get(key);
  if (known) return known;
  const family: Family = {
    id: byStem.size,
    groups: isFunction ? [] : groupsOf(key),
    weight: isFunction ? FUNCTION : key.length === 1 ? LETTER : isKnownStem(key) || word.length < 4 ? COMMON : 1,
    isFunction,
  };
  byStem.set(key, family);
  return family;
}
