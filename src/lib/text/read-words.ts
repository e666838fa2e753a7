import {
  characterClasses,
  JOINING,
  LINE_END,
  MARK,
  OTHER_STOP,
  SPACE,
  STOP,
  UNSPACED,
  WORD,
} from './character-classes.ts';
import { unspacedWords } from './unspaced-words.ts';
import { wordEdges } from './word-edges.ts';

/** Anything longer is a link or data, and a list of words is no place for it. In UTF-16 code units. */
const LONGEST_WORD = 100;
/** Punctuation is looked for around stretches up to this length, so that ten million signs in a row hold up nobody. */
const LONGEST_STRETCH = 1000;

/** What is told of a text, in its order. */
interface WordListener {
  /** A word in small letters, without the punctuation around it, and where it begins. Unspaced ones were found by dictionary. */
  onWord: (word: string, isUnspaced: boolean, at: number) => void;
  /** A stretch between spaces that is no word to list: a lone dash, a very long link. */
  onOther: () => void;
  /** A sentence or a line ends. */
  onEnd: () => void;
}

/**
 * Reads the words of a text: stretches between white space, and in scripts without spaces the words of a dictionary.
 * `locale` is for the few languages with small letters of their own.
 */
export function readWords(text: string, listener: WordListener, locale?: string): void {
  const classes = characterClasses();
  for (let at = 0; at < text.length; at++) {
    const from = at;
    let seen = 0;
    for (; at < text.length; at++) {
      const kind = classes[text.charCodeAt(at)] ?? 0;
      if (kind & SPACE) break;
      seen |= kind;
    }
    if (at > from) {
      const stretch: Stretch = { text, from, to: at, seen, locale };
      if (seen & UNSPACED) readUnspaced(stretch, listener);
      else readSpaced(stretch, listener);
    }
    if (at < text.length && (classes[text.charCodeAt(at)] ?? 0) & LINE_END) listener.onEnd();
  }
  listener.onEnd();
}

interface Stretch {
  text: string;
  from: number;
  to: number;
  /** The classes of its characters. */
  seen: number;
  locale: string | undefined;
}

function readSpaced({ text, from, to, seen, locale }: Stretch, { onWord, onOther, onEnd }: WordListener): void {
  // Letters beyond the basic plane are known by their halves, which join.
  if (to - from > LONGEST_STRETCH || !(seen & (WORD | JOINING))) {
    onOther();
    if (seen & (STOP | OTHER_STOP)) onEnd();
    return;
  }
  const [start, end] = wordEdges(text, from, to);
  if (end === start || end - start > LONGEST_WORD) onOther();
  else onWord(comparable(text.slice(start, end), seen, locale), false, start);
  if (seen & (STOP | OTHER_STOP) && holdsStop(text, end, to)) onEnd();
}

/** A run of Chinese, Japanese, Thai…: sentences end within it, as nothing else parts them. */
function readUnspaced({ text, from, to, seen, locale }: Stretch, listener: WordListener): void {
  const classes = characterClasses();
  let start = from;
  for (let at = from; at <= to; at++) {
    const isEnd = at === to || (classes[text.charCodeAt(at)] ?? 0) & OTHER_STOP;
    if (!isEnd) continue;
    for (const { word, at: begin } of unspacedWords(text, start, at)) {
      if (word.length > LONGEST_WORD) listener.onOther();
      else listener.onWord(comparable(word, seen, locale), true, begin);
    }
    if (at < to) listener.onEnd();
    start = at + 1;
  }
  if (seen & STOP && holdsStop(text, to - 1, to)) listener.onEnd();
}

function holdsStop(text: string, from: number, to: number): boolean {
  const classes = characterClasses();
  for (let at = from; at < to; at++) if ((classes[text.charCodeAt(at)] ?? 0) & (STOP | OTHER_STOP)) return true;
  return false;
}

/** One spelling for what readers take for the same word. */
function comparable(word: string, seen: number, locale: string | undefined): string {
  const small = locale ? word.toLocaleLowerCase(locale) : word.toLowerCase();
  const plain = small.includes('’') ? small.replaceAll('’', "'") : small;
  const whole = seen & JOINING ? plain.replaceAll('\u00ad', '') : plain;
  return seen & MARK ? whole.normalize('NFC') : whole;
}
