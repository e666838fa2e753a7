import { singularOf } from '../english/nouns.ts';
import { irregularBase } from '../english/verbs.ts';
import { detectLanguage, otherLanguage } from '../stop-words/detect-language.ts';
import type { Mode } from './choices.ts';
import { closedWords } from './closed-words.data.ts';
import { wordsOf } from './difference.ts';
import type { Lexicon } from './lexicon.ts';
import { type ReadSentence, readParagraph } from './read.ts';
import { rewriteSentence } from './rewrite-sentence.ts';
import type { Rule } from './syntax/rule.ts';

export interface TextOptions {
  mode: Mode;
  /** 0 to 100: how much is changed. */
  strength: number;
  /** Another one gives another version; the same one the same. */
  seed: number;
  /** Words and phrases that stay as they are. */
  locked: readonly string[];
  /** Whether a term becomes the same words wherever it is said in other words. */
  isConsistent?: boolean | undefined;
  lexicon: Lexicon;
  rules: readonly Rule[];
}

/** A sentence of the text, or a line that is none. */
interface Piece {
  /** What is before it: spaces and line breaks. */
  space: string;
  source: string;
  /** In other words; as it was where no way was sure, or where it is not English. */
  text: string;
  /** Further ways to say it, without the one in `text`. */
  alternatives: readonly string[];
  /** Share of words that are others or are elsewhere, 0 to 1. */
  changed: number;
  /** Why it stayed as it was: `language` is another one, `unsure` means that no way held. */
  kept?: 'language' | 'unsure';
}

/** Ways that are offered besides the first. */
const MOST_ALTERNATIVES = 4;
/** Words from which on a line must have words of English among them. */
const ENOUGH_WORDS = 6;
/** Share of words such as "the" and "of" that English prose has at least; a third is usual. */
const LEAST_COMMON = 0.12;
/** Common words that no other language has, and their share from which on nothing else need be asked. */
const ENGLISH_ONLY = new Set('the of and is was were with that this which has have been from by they not'.split(' '));
const LEAST_ENGLISH = 0.18;
/** A stretch without a space as no prose has it, such as data within an address: the reader would take minutes over it. */
const NO_PROSE = /\S{400}/;
/** Words and marks of the longest sentence that is said anew: the work grows with their square. */
const LONGEST_SENTENCE = 150;
/** UTF-16 units that are read in one go, before anyone can hear how far it is or end it. */
const PORTION = 8_000;

/** A text in other words, sentence by sentence; tells the share that is done whenever it has done one. */
export function* rewriteText(text: string, options: TextOptions): Generator<number, Piece[]> {
  const isCommon = commonIn(options.lexicon);
  const terms = options.isConsistent ? new Map<string, string>() : undefined;
  const pieces: Piece[] = [];
  const lines = text.split(/(?<=\n)/).flatMap(portionsOf);
  let done = 0;
  for (const line of lines) {
    let at = done;
    for (const piece of piecesOf(line, { ...options, isCommon, terms })) {
      pieces.push(piece);
      at += piece.space.length + piece.source.length;
      yield at / text.length;
    }
    done += line.length;
    yield done / Math.max(1, text.length);
  }
  return joined(pieces);
}

/** The text of pieces as it is written. */
export function textOf(pieces: readonly Piece[], choose: (piece: Piece) => string = ({ text }) => text): string {
  return pieces.map((piece) => piece.space + choose(piece)).join('');
}

interface LineOptions extends TextOptions {
  isCommon: (word: string) => boolean;
  terms: Map<string, string> | undefined;
}

function piecesOf(line: string, options: LineOptions): Iterable<Piece> {
  if (NO_PROSE.test(line)) return [whole(line, 'unsure')];
  return isEnglish(line) ? rewrittenLine(line, options) : [whole(line, 'language')];
}

/** A long line in parts, cut where a sentence ends, or else at a space. */
function portionsOf(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > PORTION) {
    const head = rest.slice(0, PORTION);
    const end = Math.max(...['. ', '! ', '? '].map((mark) => head.lastIndexOf(mark) + 2));
    const cut = end > 1 ? end : head.lastIndexOf(' ') + 1 || PORTION;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

function* rewrittenLine(line: string, { isCommon, ...options }: LineOptions): Generator<Piece> {
  const read = readParagraph(line, { locked: options.locked, isCommon });
  let at = 0;
  for (const sentence of read) {
    yield { space: line.slice(at, sentence.start), ...rewritten(sentence, options) };
    at = sentence.start + sentence.text.length;
  }
  if (at < line.length) yield { space: line.slice(at), source: '', text: '', alternatives: [], changed: 0 };
}

function rewritten(
  { tokens, text: source }: ReadSentence,
  options: Omit<LineOptions, 'isCommon'>,
): Omit<Piece, 'space'> {
  const [best, ...others] = tokens.length > LONGEST_SENTENCE ? [] : rewriteSentence(tokens, options);
  if (!best) return { source, text: source, alternatives: [], changed: 0, kept: 'unsure' };
  const alternatives = others.slice(0, MOST_ALTERNATIVES).map(({ text }) => text);
  return { source, text: best.text, alternatives, changed: best.changed };
}

function whole(line: string, kept: 'language' | 'unsure'): Piece {
  const body = line.trim();
  const start = line.indexOf(body);
  const rest = line.slice(start + body.length);
  const piece: Piece = {
    space: line.slice(0, start),
    source: body + rest,
    text: body + rest,
    alternatives: [],
    changed: 0,
  };
  return body === '' ? piece : { ...piece, kept };
}

/** Spaces at the end of a line go to the piece after it. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let space = '';
  for (const piece of pieces) {
    const isSpace = piece.source.trim() === '';
    if (isSpace) space += piece.space + piece.source;
    else {
      result.push({ ...piece, space: space + piece.space });
      space = '';
    }
  }
  if (space !== '') result.push({ space, source: '', text: '', alternatives: [], changed: 0 });
  return result;
}

/** Whether a line can be English: short ones can. */
export function isEnglish(line: string): boolean {
  const words = wordsOf(line);
  if (words.length < ENOUGH_WORDS) return /[a-z]/i.test(line) || words.length === 0;
  if (words.filter((word) => ENGLISH_ONLY.has(word)).length / words.length >= LEAST_ENGLISH) return true;
  const language = detectLanguage(line);
  if (language !== undefined) return language.code === 'en' || otherLanguage(line, 'en') === undefined;
  return words.filter((word) => closedWords.has(word)).length / words.length >= LEAST_COMMON;
}

/** Whether the lexicon knows a word, in one of its forms. */
export function commonIn(lexicon: Lexicon): (word: string) => boolean {
  return (word) => lexicon.has(word) || lexicon.has(singularOf(word)) || lexicon.has(irregularBase(word) ?? '');
}
