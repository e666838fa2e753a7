import { once } from '../once.ts';
import { type Language, languages } from './languages.data.ts';

/** As much of a text as is read for its language, in UTF-16 code units from three places. */
const SAMPLE = 4_000;
/** Letters below which nothing is said. */
const FEWEST_LETTERS = 12;
/** Words below which a script that several languages share says nothing. */
const FEWEST_WORDS = 6;
/** Different telling words that a text has at least. */
const FEWEST_TELLING = 2;
/** What of a text's words must be telling ones of the language. In running prose it is a quarter to a half. */
const LOWEST_SHARE = 0.12;
/** How far the best language must lead the next, as a factor. */
const LEAD = 1.25;
/** Share of letters that the language does not have, above which it is another: names and quotations bring a few. */
const FOREIGN_LETTERS = 0.006;
/** Letters of a text from which on a language's own letters must be among them. */
const OWN_LETTERS_AMONG = 60;
/** Different words up to which names can hide the language. */
const SHORT = 50;
const WORDS = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu;
/** Share of a text's letters that its main script must have. */
const MAIN_SCRIPT = 0.6;

const scripts: ReadonlyMap<Language['script'], RegExp> = new Map([
  ['Latin', /\p{sc=Latin}/gu],
  ['Cyrillic', /\p{sc=Cyrillic}/gu],
  ['Greek', /\p{sc=Greek}/gu],
  ['Arabic', /\p{sc=Arabic}/gu],
  ['Hebrew', /\p{sc=Hebrew}/gu],
  ['Devanagari', /\p{sc=Devanagari}/gu],
  ['Han', /\p{sc=Han}/gu],
  ['Kana', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['Hangul', /\p{sc=Hangul}/gu],
  ['Thai', /\p{sc=Thai}/gu],
]);

/**
 * The language of a text, of those that have stop words: by its script, the letters it has no use for, and the share of
 * its commonest words. `undefined` when the text is too short, mixed, or in a language that is not known.
 */
export function detectLanguage(text: string): Language | undefined {
  const sample = sampleOf(text).toLowerCase().replaceAll('’', "'");
  const script = mainScript(sample);
  if (script === undefined) return undefined;
  const candidates = languages.filter((language) => language.script === script);
  const [only] = candidates;
  if (candidates.length === 1 && only && !only.telling) return hasForeignLetters(sample, only) ? undefined : only;
  return byTellingWords(sample, candidates);
}

/**
 * The language that a text is in instead of `code`, for tools that refuse it. A short text is given the benefit of the doubt where few
 * words speak for the other language, or some for `code`: names make it look foreign.
 */
export function otherLanguage(text: string, code: Language['code']): Language | undefined {
  const found = detectLanguage(text);
  const asked = languageOf(code);
  if (!found || found.code === code) return undefined;
  const words = new Set(text.slice(0, SAMPLE).toLowerCase().match(WORDS));
  if (words.size > SHORT || !found.telling || !asked?.telling) return found;
  const [others, own] = [found.telling.split(' '), asked.telling.split(' ')];
  const against = others.filter((word) => words.has(word) && !own.includes(word));
  const inFavour = own.filter((word) => words.has(word) && !others.includes(word));
  return against.length <= FEWEST_TELLING || inFavour.length >= FEWEST_TELLING ? undefined : found;
}

/**
 * What is said of a text that is given the benefit of the doubt, as a full sentence; `done` is what was done with it: "checked".
 * `undefined` where nothing speaks against `code`, and where `otherLanguage` does not let it pass.
 */
export function noteOnDoubt(text: string, code: Language['code'], done: string): string | undefined {
  const found = detectLanguage(text);
  if (!found || found.code === code || otherLanguage(text, code)) return undefined;
  return `The text is short and looks like ${found.name}. It was ${done} as ${languageOf(code)?.name}.`;
}

/** A language by its code. */
export function languageOf(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}

/** The beginning may be a table of contents, the end a licence in another language. */
function sampleOf(text: string): string {
  if (text.length <= 3 * SAMPLE) return text;
  const middle = Math.floor((text.length - SAMPLE) / 2);
  return `${text.slice(0, SAMPLE)} ${text.slice(middle, middle + SAMPLE)} ${text.slice(-SAMPLE)}`;
}

function mainScript(sample: string): Language['script'] | undefined {
  const total = count(sample, /\p{L}/gu);
  if (total < FEWEST_LETTERS) return undefined;
  const shares = new Map([...scripts].map(([script, letters]) => [script, count(sample, letters) / total]));
  const share = (script: Language['script']) => shares.get(script) ?? 0;
  // Japanese mixes three scripts, and the kana among them are its own.
  if (share('Kana') > 0.1 && share('Kana') + share('Han') > MAIN_SCRIPT) return 'Kana';
  return [...shares].find(([, part]) => part >= MAIN_SCRIPT)?.[0];
}

function byTellingWords(sample: string, candidates: readonly Language[]): Language | undefined {
  const words = sample.match(WORDS) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  const shareOf = tellingShares(words);
  const scored = candidates
    .filter((language) => !hasForeignLetters(sample, language) && hasOwnLetters(sample, language))
    .map((language) => ({ language, share: shareOf(language) }))
    .sort((one, other) => other.share - one.share);
  const [best, next] = scored;
  if (!best || best.share < LOWEST_SHARE) return undefined;
  return next && best.share < next.share * LEAD ? undefined : best.language;
}

interface Telling {
  languages: readonly Language[];
  /** A word that several languages tell by counts for each of them by its part only. */
  weight: number;
}

const tellingWords = once((): ReadonlyMap<string, Telling> => {
  const found = new Map<string, Language[]>();
  for (const language of languages) {
    for (const word of new Set((language.telling ?? '').split(' '))) {
      found.set(word, [...(found.get(word) ?? []), language]);
    }
  }
  return new Map([...found].map(([word, own]) => [word, { languages: own, weight: 1 / Math.sqrt(own.length) }]));
});

/** The share of a text's words by which a language is told. */
function tellingShares(words: readonly string[]): (language: Language) => number {
  const sums = new Map<Language, { sum: number; words: Set<string> }>();
  for (const word of words) {
    const telling = tellingWords().get(word);
    for (const language of telling?.languages ?? []) {
      const own = sums.get(language) ?? { sum: 0, words: new Set() };
      own.sum += telling?.weight ?? 0;
      own.words.add(word);
      sums.set(language, own);
    }
  }
  return (language) => {
    const own = sums.get(language);
    // One word that comes again and again is a term of the text.
    return own && own.words.size >= FEWEST_TELLING ? own.sum / words.length : 0;
  };
}

function hasForeignLetters(sample: string, language: Language): boolean {
  const all = count(sample, /\p{L}/gu);
  const pattern = foreignPattern(language);
  const strange = pattern ? count(language.foreign ? sample : sample.normalize('NFC'), pattern) : 0;
  return strange > Math.max(1, all * FOREIGN_LETTERS);
}

const foreignPatterns = new Map<Language, RegExp | undefined>();

function foreignPattern(language: Language): RegExp | undefined {
  if (foreignPatterns.has(language)) return foreignPatterns.get(language);
  const { script, letters, foreign } = language;
  const latin = script === 'Latin' ? new RegExp(`(?![a-z${letters ?? ''}])\\p{sc=Latin}`, 'gu') : undefined;
  const pattern = foreign ? new RegExp(`[${foreign}]`, 'gu') : latin;
  foreignPatterns.set(language, pattern);
  return pattern;
}

function hasOwnLetters(sample: string, { own }: Language): boolean {
  if (!own || count(sample, /\p{L}/gu) < OWN_LETTERS_AMONG) return true;
  return new RegExp(`[${own}]`, 'u').test(sample);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
