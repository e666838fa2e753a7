import { irregularPlurals, uncountable } from './irregular-nouns.data.ts';
import { withS } from './verbs.ts';

const plurals = new Map(irregularPlurals.map((line) => line.split(' ')).map(([one = '', many = '']) => [one, many]));
const singulars = new Map([...plurals].map(([one, many]) => [many, one]));
const massNouns = new Set(uncountable);

/** Nouns that have no plural: `information`. */
export function isUncountable(noun: string): boolean {
  return massNouns.has(noun);
}

/** The plural of a noun; of a phrase, that of its last word, or of the one before `of`: `points of view`. */
export function pluralOf(noun: string): string {
  const of = noun.indexOf(' of ');
  if (of > 0) return pluralOf(noun.slice(0, of)) + noun.slice(of);
  const space = noun.lastIndexOf(' ');
  if (space > 0) return noun.slice(0, space + 1) + pluralOf(noun.slice(space + 1));
  const irregular = plurals.get(noun);
  if (irregular !== undefined) return irregular;
  if (massNouns.has(noun)) return noun;
  if (/[^aeiou]o$/.test(noun))
    return `${noun}${/(?:hero|echo|potato|tomato|veto|torpedo|embargo)$/.test(noun) ? 'es' : 's'}`;
  return noun.endsWith('sis') ? `${noun.slice(0, -2)}es` : withS(noun);
}

/** Words in -s that are no plurals. */
const SINGULARS = new Set(
  'gas lens bias canvas atlas alias chaos cosmos ethos christmas pancreas perhaps news series species always texas kansas'.split(
    ' ',
  ),
);

/** The singular of a plural, as far as rules tell. */
export function singularOf(noun: string): string {
  const irregular = singulars.get(noun);
  if (irregular !== undefined) return irregular;
  if (/(?:ics|us|is)$/.test(noun) || SINGULARS.has(noun)) return noun;
  if (/[^aeiou]ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh|o)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}
