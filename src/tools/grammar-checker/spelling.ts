import { editDistance } from '#lib/edit-distance';
import { freePrefixes, massNouns, phraseWords } from './opinions.data.ts';
import type { WordList } from './word-list.ts';

/** Letters of a word of which two may differ. */
const LONG = 7;
/** Of so many letters one may differ: a term is like no other word. */
const ALIKE = 2.5;
/** Letters of a word that is like some other one by chance. */
const SHORT = 5;
/** Letters of a word that is like none, and too long to be a name of something in another language. */
const UNLIKE = 10;
/** Letters that are a word's own behind a prefix. */
const OWN = 4;
/** Letters that a rare word has of its own behind a prefix. */
const RARE_OWN = 7;
/** What speaks against a suggestion for each class of words that is commoner, in edits. */
const RARER = 0.25;
const AMERICAN =
  /\b(?:un)?(?:color|favor|labor|honor|neighbor|behavior|flavor|harbor|humor|center|theater|fiber|defense|gray)/gi;
const BRITISH =
  /\b(?:un)?(?:colour|favour|labour|honour|neighbour|behaviour|flavour|harbour|humour|centre|theatre|fibre|defence|grey)/gi;
const DOUBLED = /(.)\1/g;
/** What is no letter of an English word. */
const FOREIGN = /[^a-z'’-]/;
/** A single word in quotation marks is spoken of, and often made up. */
const [OPENS, CLOSES] = [/["'“‘]$/, /^["'”’]/];
/** A hyphen before it makes a word a part of a term. */
const PART = /\p{L}-$/u;

interface Found {
  word: string;
  /** The text just before and after it. */
  before: string;
  after: string;
  suggestions: readonly string[];
}

/** Whether a word that the dictionary lacks is a slip of another one, and not a term or a word of another language. */
export function isMisspelt({ word, before, after, suggestions }: Found, list: WordList): boolean {
  const lower = word.toLowerCase();
  if (OPENS.test(before) && CLOSES.test(after)) return false;
  if (FOREIGN.test(lower) || phraseWords.has(lower)) return false;
  if (isMassPlural(lower)) return true;
  if (list.isRare(lower)) return false;
  if (PART.test(before) && lower.length <= LONG && !isSlipOf(lower, suggestions, { list, mostRank: 2 })) return false;
  const near = suggestions
    .map((suggestion) => ({ edits: editDistance(lower, suggestion.toLowerCase()), rank: rankIn(list, suggestion) }))
    .filter(({ edits }) => edits <= lower.length / ALIKE);
  if (near.length === 0) {
    return suggestions.length === 0 && word.length >= UNLIKE && word === lower && !hasPrefix(lower, list);
  }
  if (near.some(({ edits, rank }) => edits <= 1 && rank === 1)) return true;
  if (!/[aeiouy]/.test(lower)) return false;
  if (/['’]/.test(lower)) return near.some(({ edits }) => edits <= 2);
  if (lower.length <= SHORT) return near.some(({ edits, rank }) => (edits <= 1 && rank <= 3) || rank === 1);
  return near.some(({ edits, rank }) => edits <= (rank <= 2 ? 2 : 1)) || !hasPrefix(lower, list);
}

/** Whether one edit makes a word one of the commoner ones. */
export function isSlipOf(
  word: string,
  suggestions: readonly string[],
  { list, mostRank }: { list: WordList; mostRank: number },
): boolean {
  return suggestions.some((other) => {
    const isNear = editDistance(word.toLowerCase(), other.toLowerCase()) <= 1;
    return isNear && rankIn(list, other) <= mostRank;
  });
}

/** Whether more words of a text are spelt as in America than as in Britain, of those that show it. */
export function isAmerican(text: string): boolean {
  return (text.match(AMERICAN)?.length ?? 0) > (text.match(BRITISH)?.length ?? 0);
}

/** Whether a word is spelt as in Britain, where the linter knows the American way. */
export function isOfOtherCountry(word: string, suggestions: readonly string[], { rankOf }: WordList): boolean {
  const lower = word.toLowerCase();
  // The common words are those of both countries.
  if (rankOf(lower) <= 3) return !isMassPlural(lower);
  const american = lower
    .replace(/our(?=s?$|ed$|ing$|able$|ably$|ful|less|ly$|ers?$|ite|hood)/, 'or')
    .replace(/(?<=[iy])s(?=e(?:[drs]|rs)?$|ing|able|ation)/, 'z')
    .replace(/ll(?=ed$|ing$|ers?$)/, 'l')
    .replace(/^(an|arch|di|encyclop|f|h|man|medi|orthop|p)?[ao]e(?=[a-z]{3})/, '$1e');
  return american !== lower && suggestions.some((suggestion) => suggestion.toLowerCase() === american);
}

/** "informations", "advices". */
function isMassPlural(word: string): boolean {
  return word.endsWith('s') && massNouns.has(word.slice(0, -1));
}

/** Whether a word is a known one with a prefix. */
function hasPrefix(word: string, { rankOf, isRare }: WordList): boolean {
  return freePrefixes.some((prefix) => {
    const rest = word.slice(prefix.length);
    const isKnown = (rest.length >= OWN && rankOf(rest) <= 3) || (rest.length >= RARE_OWN && isRare(rest));
    return isKnown && word.startsWith(prefix);
  });
}

/** Suggestions in the order of likely slips, commoner words first. */
export function byLikeness(word: string, suggestions: readonly string[], list: WordList): string[] {
  return suggestions
    .map((suggestion) => ({ suggestion, weight: weightOf(word, suggestion, list) }))
    .sort((one, other) => one.weight - other.weight)
    .map(({ suggestion }) => suggestion);
}

/** Whether a misspelt word has several near neighbours: what is meant can be any of them. */
export function isAmbiguous(word: string, suggestions: readonly string[]): boolean {
  const [near = Number.POSITIVE_INFINITY, ...others] = suggestions.map((suggestion) => slips(word, suggestion));
  return near > (word.length < LONG ? 1 : 2) || others.some((other) => other <= near);
}

function weightOf(word: string, suggestion: string, list: WordList): number {
  return slips(word, suggestion) + rankIn(list, suggestion) * RARER;
}

function rankIn({ rankOf }: WordList, suggestion: string): number {
  return rankOf(suggestion.toLowerCase());
}

/** Edits between words; letters that changed places or are doubled, and the spelling of another country, count half. */
function slips(word: string, other: string): number {
  const [one, two] = [word.toLowerCase(), other.toLowerCase()];
  const edits = editDistance(one, two);
  const isSlip = sorted(one) === sorted(two) || inOneCountry(one) === inOneCountry(two);
  return isSlip ? edits / 2 : edits;
}

/** A word as it may be spelt in America, with no letter twice; comparable, not correct. */
function inOneCountry(word: string): string {
  return word
    .replace(/our/g, 'or')
    .replace(/s(?=[aei])/g, 'z')
    .replace(/c(?=e)/g, 'z')
    .replace(/[ao]e/g, 'e')
    .replace(/re$/, 'er')
    .replace(/grey/, 'gray')
    .replace(DOUBLED, '$1');
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
