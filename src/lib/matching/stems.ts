import { singularOf } from '#lib/english/nouns';
import { irregularBase } from '#lib/english/verbs';

/** Endings that make another word of the same family, the longest first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:isation|ization|ising|izing|ised|ized|iser|izer|ises|izes|ise|ize)$/, ''],
  [/(?:ability|ibility)$/, ''],
  [/(?:ically|ical|ics|ic)$/, ''],
  [/(?:fulness|lessness|iveness|ousness)$/, ''],
  [/(?:ation|ition|ution)s?$/, ''],
  [/(?:ements?|ments?)$/, ''],
  [/(?:ances?|ences?|ancy|ency|ants?|ents?)$/, ''],
  [/(?:ively|ative|itive|ive)$/, ''],
  [/(?:ously|ous)$/, ''],
  [/(?:fully|ful|less|ness|able|ible|ably|ibly)$/, ''],
  [/(?:ions?|ity|ities|ally|al|ary|ory|isms?|ists?)$/, ''],
  [/(?:ly|ies|ied|ing|ed|ers?|ors?|es|s|e|y)$/, ''],
];
const SHORTEST = 3;

/**
 * The family of an English word, as letters that need not be a word: `developed`, `developing` and `development` have the same.
 * Words of other languages lose less, and the same forms always lose the same.
 */
export function stemOf(word: string): string {
  if (word.length <= SHORTEST || !/^[a-z]+$/.test(word)) return irregularBase(word) ?? word;
  const base = irregularBase(word);
  const single = base ?? singularOf(word);
  let stem = single;
  for (const [ending, instead] of endings) {
    const shorter = stem.replace(ending, instead);
    if (shorter === stem || shorter.length < SHORTEST || !/[aeiouy]/.test(shorter)) continue;
    stem = shorter;
    break;
  }
  if (stem !== single && /(?:e|y|i)$/.test(stem) && stem.length > SHORTEST + 1) stem = stem.slice(0, -1);
  return /([bdfgkmnprtvz])\1$/.test(stem) && stem.length > SHORTEST ? stem.slice(0, -1) : stem;
}
