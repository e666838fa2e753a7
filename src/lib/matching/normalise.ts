import { lookAlikes } from './look-alikes.data.ts';

/** What is before a word: only space, a pause inside a sentence, the end of a sentence, or of a paragraph. */
type Break = 0 | 1 | 2 | 3;

/** A word as it is compared, with its place in the original text in UTF-16 code units. */
export interface Word {
  text: string;
  start: number;
  end: number;
  before: Break;
}

/** A word written so that a plain comparison misses it: with letters of another script, or with characters that are not seen. */
export interface Disguise {
  start: number;
  end: number;
  kind: 'look-alike' | 'invisible';
}

interface NormalisedText {
  words: readonly Word[];
  disguises: readonly Disguise[];
}

const latinOf = new Map(
  lookAlikes.flatMap((line) => line.split(' ')).map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
);

const UNSEEN =
  '\\u00AD\\u034F\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFE00-\\uFE0F\\uFEFF';
const LETTER = '\\p{L}\\p{N}\\p{M}\\u24B6-\\u24E9';
/** Scripts that put no space between words. */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
// Letters, with marks that are not seen, apostrophes, a hyphen at a line's end, or the comma of a number inside. A run is
// bounded: longer ones are no words, and comparing them whole would find nothing.
const RUN = new RegExp(
  `[${LETTER}](?:[${LETTER}${UNSEEN}]|['’ʼ＇](?=[${LETTER}])|[-‐]\\r?\\n[ \\t]*(?=\\p{Ll})|(?<=\\p{Nd})[.,](?=\\p{Nd})){0,255}`,
  'gu',
);
const PART = new RegExp(`[${UNSPACED}${UNSEEN}\\p{M}]+|[^${UNSPACED}]+`, 'gu');
const hasUnspaced = new RegExp(`[${UNSPACED}]`, 'u');
const unseen = new RegExp(`[${UNSEEN}]`, 'gu');
// A soft hyphen is also set by honest word processors, and joiners have their use outside Latin.
const hidden = /[A-Za-z][\u034F\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]+(?=[A-Za-z])/;
const fancy = /[\u24B6-\u24E9\u2102-\u2149\u{1D400}-\u{1D7FF}]/u;
const fullWidth = /[\uFF21-\uFF3A\uFF41-\uFF5A]/;
const foreign = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}ɑɩʏᴏᴄᴠᴡᴢꜱɴʀʜʟʙɪʋᴀᴅᴇᴋᴍᴘᴛᴜı]/u;
const abbreviations = new Set(
  'dr mr mrs ms prof st vs fig figs eq no nos eg ie cf al etc vol pp approx inc ltd jr sr ca rev gen'.split(' '),
);
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The words of a text as they are compared: small letters without accents, in one Unicode form, without marks that are not seen,
 * joined over line ends, with Latin letters in the place of those that only look like them.
 */
export function normalise(text: string): NormalisedText {
  const words: Word[] = [];
  const disguises: Disguise[] = [];
  const suspects: number[] = [];
  const isUnspacedText = hasUnspaced.test(text.slice(0, 20_000));
  let hasMixedWords = false;
  let end = 0;
  for (const run of text.matchAll(RUN)) {
    for (const part of partsOf(run[0], run.index)) {
      const before = words.length === 0 ? 3 : breakBetween(text.slice(end, part.start), words.at(-1), text, part.start);
      const read = readWord(part.text, isUnspacedText);
      end = part.start + part.text.length;
      if (read.text === '') continue;
      if (read.disguise) disguises.push({ start: part.start, end, kind: read.disguise });
      if (read.isMixed) hasMixedWords = true;
      if (read.isSuspect) suspects.push(words.length);
      words.push({ text: read.text, start: part.start, end, before });
    }
  }
  // Where some words mix scripts, those wholly of look-alikes are meant as Latin too.
  if (hasMixedWords) {
    for (const index of suspects) {
      const word = words[index];
      if (!word) continue;
      words[index] = { ...word, text: plain(toLatin(text.slice(word.start, word.end))) };
      disguises.push({ start: word.start, end: word.end, kind: 'look-alike' });
    }
    disguises.sort((a, b) => a.start - b.start);
  }
  return { words, disguises };
}

function* partsOf(run: string, start: number): Generator<{ text: string; start: number }, void> {
  if (!hasUnspaced.test(run)) {
    yield { text: run, start };
    return;
  }
  for (const part of run.matchAll(PART)) {
    if (!hasUnspaced.test(part[0])) yield { text: part[0], start: start + part.index };
    else {
      for (const { segment, index } of segmenter.segment(part[0]))
        yield { text: segment, start: start + part.index + index };
    }
  }
}

interface ReadWord {
  text: string;
  disguise?: Disguise['kind'];
  isMixed: boolean;
  isSuspect: boolean;
}

const plainAscii = /^[A-Za-z\d]+$/;

function readWord(raw: string, isUnspacedText: boolean): ReadWord {
  if (plainAscii.test(raw)) return { text: raw.toLowerCase(), isMixed: false, isSuspect: false };
  const shown = raw.replace(unseen, '');
  const isMixed = foreign.test(shown) && /[A-Za-z]/.test(shown.normalize('NFKD'));
  const latin = isMixed ? toLatin(shown) : shown;
  const isSuspect = !isMixed && foreign.test(shown) && [...shown].every((letter) => latinOf.has(letter));
  const isFancy = fancy.test(shown) || (!isUnspacedText && fullWidth.test(shown));
  const isDisguised = isFancy || (isMixed && latin !== shown);
  const isHidden = hidden.test(raw);
  return {
    text: plain(latin),
    ...(isDisguised ? { disguise: 'look-alike' as const } : isHidden ? { disguise: 'invisible' as const } : {}),
    isMixed: isMixed && latin !== shown,
    isSuspect,
  };
}

function toLatin(word: string): string {
  return [...word].map((letter) => latinOf.get(letter) ?? letter).join('');
}

/** One form for all ways to write a word. */
function plain(word: string): string {
  const joined = word
    .replace(unseen, '')
    .replace(/[-‐]\r?\n[ \t]*/g, '')
    .replace(/['’ʼ＇]s$/i, '');
  const even = joined.normalize('NFKD').toLowerCase();
  const latin = /[a-z]/.test(even) ? even.replace(/\p{M}/gu, '') : even.normalize('NFKC');
  return latin.replace(/['’ʼ＇]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
}

function breakBetween(gap: string, last: Word | undefined, text: string, next: number): Break {
  if (gap === ' ' || gap === '') return 0;
  if (/\n[ \t\r]*\n/.test(gap)) return 3;
  if (/[。！？｡]/.test(gap)) return 2;
  if (/[!?…]/.test(gap)) return 2;
  if (/\.[^\w\s.)\]"”’]*[\s)\]"”’]/.test(gap)) {
    const isShort = last !== undefined && (abbreviations.has(last.text) || /^[a-z]$/.test(last.text));
    const isName = /\p{Lu}|\p{N}/u.test(text.slice(next, next + 2));
    return isName && !isShort ? 2 : 1;
  }
  return /[,;:()–—،、，；：]|\s[-]\s/.test(gap) ? 1 : 0;
}
