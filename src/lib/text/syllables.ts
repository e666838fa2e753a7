import { odd } from './syllables.data.ts';

/** In this order: letters that are no vowel of their own go, and vowels that are two syllables are parted by a stroke. */
const steps: readonly (readonly [RegExp, string])[] = [
  // Silent: "quite", "yes", "player", "make", "makes", "moved", but not "little", "centre", "houses", "wanted".
  [/qu/g, 'q'],
  [/^y(?=[aeiou])/, 'j'],
  [/(?<=[aeiou])y(?=[aeiou])/g, 'j'],
  [/(?<=[^aeiouylr][lr])e(?=[sd]?$)/, '|e'],
  [/(?<=[sxzcg]|ch|sh)e(?=s$)/, '|e'],
  [/(?<=[td])e(?=d$)/, '|e'],
  [/(?<=[^aeiou|])e(?=[sd]?$)/, ''],
  // Within a word: "careful", "likely", "statement", "safety", "homework".
  [/(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|ty|ful|fully|less|lessly|ness|ments?)$)/, ''],
  [
    /(?<=^(?:som|ther|wher|for|lif|hom|bas|tim|fir|sid|lik|hous|car|spac|plac|ston|trad|whit|pric))e(?=[bcdfghjklmnpqtvwz].*[aeiouy])/,
    '',
  ],
  // One syllable: "nation", "region", "special", "efficient", "million", "language", "surgeon".
  [/(?<=[tscxg])i(?=ou?[ns])/g, ''],
  [/(?<=[tsc])i(?=al|an(?:s|$)|en[ct])/g, ''],
  [/(?<=ll|[aeiou]n)i(?=on)/g, ''],
  [/(?<=g)[ue](?=[aeio])/g, ''],
  [/i(?=ag)/g, ''],
  // Two: "media", "period", "medium", "earlier", "audience", "carrying", "fluent", "actual", "fluid", "video", "cooperate".
  [/i(?=[aou]|en[ct]|et|(?<!^[^aeiouy]*i)(?:ers?|est)$)/g, 'i|'],
  [/[aeiouy](?=ing)/g, '$&|'],
  [/u(?=[ao]|e[nlt]|id$|ity|iti)|e(?=o)|a(?=ic$|os)|o(?=oper|ordi)|e(?=ali[tz])|y(?=o)/g, '$&|'],
  [/(?<=s|th)(?=ms?$)/, '|e'],
];

const GROUPS = /[aeiouy]+/g;

/** Words that are remembered: a text has most of its words many times. */
const MOST_KNOWN = 20_000;
/** UTF-16 units of a word that is worth remembering. */
const LONGEST_KNOWN = 40;
const counts = new Map<string, number>();

/**
 * Syllables of an English word, by its spelling, and by a list of words that go their own way. Nearly always right or one off; a
 * number counts as one, an abbreviation without vowels as its letters.
 */
export function syllablesIn(word: string): number {
  const known = counts.get(word);
  if (known !== undefined) return known;
  const count = counted(word);
  if (word.length > LONGEST_KNOWN) return count;
  if (counts.size >= MOST_KNOWN) counts.clear();
  counts.set(word, count);
  return count;
}

function counted(word: string): number {
  let sum = 0;
  for (const part of word.split(/[^\p{L}\p{N}'’]+/u)) if (part !== '') sum += syllablesOf(part);
  return sum;
}

function syllablesOf(part: string): number {
  if (/^[B-DF-HJ-NP-TV-Z]{2,}s?$/.test(part)) return part.replace('s', '').length;
  const word = part.toLowerCase().replace(/['’]s$/, '');
  const known = odd.get(word);
  if (known !== undefined) return known;
  // "didn't" has two, "don't" one.
  const isNegated = /[^aeiour]n['’]t$/.test(word);
  let rest = word.replace(/['’]/g, '').normalize('NFD').replace(/\p{M}/gu, '');
  for (const [pattern, by] of steps) rest = rest.replace(pattern, by);
  return Math.max(1, rest.match(GROUPS)?.length ?? 0) + (isNegated ? 1 : 0);
}
