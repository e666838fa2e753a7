import type { ToolInput } from '#kit/define-tool';
import { own } from '#lib/own';
import { normalised } from '#lib/text/fold-case';
import { unspacedWords } from '#lib/text/unspaced-words';
import { arabicVowels, ownLetters, signWords } from './letters.data.ts';
import type tool from './tool.ts';

type Options = ToolInput<typeof tool>;

interface Means {
  toAscii: (text: string) => string;
  stopWords: ReadonlySet<string>;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
/** What is inside of words and not seen: soft hyphens, joiners and marks of byte order. */
const UNSEEN = /\u00ad|\u200d|\u2060|\ufeff/g;
/** Fractions in one sign, such as ½. */
const FRACTION = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
/** Languages that write two words with an apostrophe between them: "l'été". */
const ELIDING: ReadonlySet<string> = new Set(['fr', 'it']);

/** Makes a slug of each line; empty where a line has neither letters nor digits. */
export function slugWriter(options: Options, { toAscii, stopWords }: Means): (line: string) => string {
  const { language, separator, longest, letters, signs, keepCase } = options;
  const letterByLetter = replacing(own(ownLetters, language), (word) => word);
  const vowels = replacing(arabicVowels, (word) => word);
  const spelled = replacing(signs ? own(signWords, language) : undefined, (word) => ` ${word} `);
  const known = new Map<string, string>();
  const written = (word: string) => {
    const cased = keepCase ? word : word.toLowerCase();
    if (letters === 'keep') return cased;
    if (/^[0-9A-Za-z]*$/.test(cased)) return cased;
    const inOwn = keepCase ? capitalised(letterByLetter, cased) : letterByLetter(cased);
    // A doubled letter is one in a slug.
    const inAscii = toAscii(/\p{sc=Arabic}/u.test(inOwn) ? vowels(inOwn.replaceAll('\u0651', '')) : inOwn).replace(
      /[^0-9A-Za-z]+/g,
      '',
    );
    return keepCase ? inAscii : inAscii.toLowerCase();
  };
  const writtenOnce = (word: string) => {
    const cached = known.get(word);
    if (cached !== undefined) return cached;
    const fresh = written(word);
    if (known.size < 10_000) known.set(word, fresh);
    return fresh;
  };
  return (line) => {
    const seen = line
      .replace(UNSEEN, '')
      .replace(FRACTION, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', ' ')} `);
    const even = normalised(spelled(seen)).replace(APOSTROPHE, ELIDING.has(language) ? ' ' : '');
    const words = wordsOf(even);
    const telling = words.filter((word) => !stopWords.has(word.toLowerCase()));
    const chosen = (telling.length > 0 ? telling : words).map(writtenOnce).filter((word) => word !== '');
    return joined(chosen, separator, longest);
  };
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { 0: word } of text.matchAll(WORD)) {
    if (UNSPACED.test(word)) for (const each of unspacedWords(word, 0, word.length)) words.push(each.word);
    else words.push(word);
  }
  return words;
}

/** As many words as fit; of a single one that does not, its beginning. */
function joined(words: readonly string[], separator: string, longest: number): string {
  if (longest === 0) return words.join(separator);
  let slug = words[0]?.slice(0, longest) ?? '';
  for (const word of words.slice(1)) {
    if (slug.length + separator.length + word.length > longest) break;
    slug += separator + word;
  }
  return slug;
}

/** Writes letters or signs by a table of pairs. */
function replacing(table: string | undefined, put: (word: string) => string): (text: string) => string {
  if (!table) return (text) => text;
  const parts = table.split(' ');
  const pairs = new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : [])));
  const search = new RegExp([...pairs.keys()].map(RegExp.escape).join('|'), 'gu');
  return (text) => text.replace(search, (found) => put(pairs.get(found) ?? found));
}

/** The same with capital letters: "Äpfel" as "Aepfel". */
function capitalised(own: (text: string) => string, word: string): string {
  return Array.from(word, (letter) => {
    const small = letter.toLowerCase();
    const written = own(small);
    if (letter === small || written === small) return letter === small ? written : letter;
    return written.charAt(0).toUpperCase() + written.slice(1);
  }).join('');
}
