import { abbreviations } from './abbreviations.data.ts';
import { characterClasses, LINE_END, OTHER_STOP, SPACE, STOP, UNSPACED, WORD } from './character-classes.ts';

/** A stretch of a text, in UTF-16 units; `to` is the unit after the last. */
export interface Sentence {
  from: number;
  to: number;
  /** Whether a mark ends it: headings and items of lists have none. */
  isStopped: boolean;
  /** Whether it is the first of a paragraph. */
  isFirst: boolean;
}

/** UTF-16 units of a line that breaks where the paper ended: the sentence goes on in the next. */
const WRAPPED_FROM = 45;
const WRAPPED_TO = 120;
/** UTF-16 units in which an abbreviation is looked for. */
const LONGEST_ABBREVIATION = 8;

const known = new Set(abbreviations.flatMap((line) => line.split(' ')));
const LAST_WORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u;
const CLOSERS = new Set('"\'”’»«)]}」』）】›');
const OPENERS = new Set('"\'“‘«»([{„‚‹¿¡「『（【');
const ELLIPSIS = '…'.charCodeAt(0);
const SEMICOLON = ';'.charCodeAt(0);
/** German writes ordinal numbers with a full stop: "am 3. Oktober". */
const AFTER_ORDINAL = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jahrhundert|Auflage|Klasse)/;
const LIST_MARK = /^(?:[-*+•·–—]|\d{1,3}[.)])\s/;

/**
 * The sentences of a text in any script, one after the other. They end with a full stop of their script, not after abbreviations,
 * initials and decimals, and at the end of a paragraph; a line that was broken for its length goes on. Takes time that grows with
 * the text.
 */
export function* sentencesOf(text: string): Generator<Sentence, void> {
  const classes = characterClasses();
  const classAt = (at: number) => classes[text.charCodeAt(at)] ?? 0;
  let start = -1;
  let lineStart = 0;
  let hasWord = false;
  let isFirst = true;
  for (let at = 0; at < text.length; at++) {
    const kind = classAt(at);
    if (kind & LINE_END) {
      const next = nextVisible(text, at);
      const isParagraph = next.lines > 1 || next.at === text.length;
      const line = { from: lineStart, to: at };
      if (start >= 0 && hasWord && (isParagraph || !goesOn(text, line, next.at))) {
        yield { from: start, to: trimmed(text, start, at), isStopped: false, isFirst };
        start = -1;
        isFirst = true;
      }
      if (isParagraph) isFirst = true;
      lineStart = next.at;
      at = next.at - 1;
      continue;
    }
    if (kind & SPACE) continue;
    if (start < 0) {
      start = at;
      hasWord = false;
    }
    // Letters beyond the basic plane are known by their halves.
    if (kind & WORD || (text.charCodeAt(at) & 0xf800) === 0xd800) hasWord = true;
    if (!isStop(text, at, kind)) continue;
    const { end, isOther } = stopRun(text, at);
    const isEnd = hasWord && (isOther || endsSentence(text, at, end));
    at = end - 1;
    if (!isEnd) continue;
    yield { from: start, to: end, isStopped: true, isFirst };
    start = -1;
    isFirst = false;
  }
  if (start >= 0 && hasWord) yield { from: start, to: trimmed(text, start, text.length), isStopped: false, isFirst };
}

function isStop(text: string, at: number, kind: number): boolean {
  if (kind & (STOP | OTHER_STOP)) return true;
  const unit = text.charCodeAt(at);
  if (unit === ELLIPSIS) return true;
  // Greek asks with what looks like a semicolon.
  return unit === SEMICOLON && /\p{sc=Greek}/u.test(text[at - 1] ?? '');
}

/** The marks at `at` and the quotation marks and brackets that close after them. */
function stopRun(text: string, at: number): { end: number; isOther: boolean } {
  const classes = characterClasses();
  let end = at;
  let isOther = false;
  for (; end < text.length; end++) {
    const kind = classes[text.charCodeAt(end)] ?? 0;
    if (!isStop(text, end, kind)) break;
    if (kind & OTHER_STOP) isOther = true;
  }
  while (end < text.length && CLOSERS.has(text[end] ?? '')) end++;
  return { end, isOther };
}

function endsSentence(text: string, at: number, end: number): boolean {
  if (end === text.length) return true;
  const classes = characterClasses();
  const after = classes[text.charCodeAt(end)] ?? 0;
  if (!(after & SPACE)) return (after & UNSPACED) !== 0;
  const next = nextVisible(text, end);
  if (next.at === text.length || next.lines > 1) return true;
  let begin = next.at;
  while (begin < next.at + 4 && OPENERS.has(text[begin] ?? '')) begin++;
  if (/^\p{Ll}/u.test(text.slice(begin, begin + 2))) return false;
  return text[at] !== '.' || end > at + 1 || !isAbbreviated(text, at, begin);
}

/** Whether the single full stop at `index` ends no sentence; `next` is where the text goes on. */
function isAbbreviated(text: string, index: number, next: number): boolean {
  const [word = ''] = LAST_WORD.exec(text.slice(Math.max(0, index - LONGEST_ABBREVIATION), index)) ?? [];
  if (known.has(word) || /^\p{L}$/u.test(word)) return true;
  if (!/^\d{1,2}$/.test(word)) return false;
  const isLineStart = /(?:^|[\n\r])[ \t]*$/.test(text.slice(Math.max(0, index - word.length - 4), index - word.length));
  return isLineStart || AFTER_ORDINAL.test(text.slice(next, next + 12));
}

/** Whether the sentence of a line goes on in the next, which begins at `next`. */
function goesOn(text: string, line: { from: number; to: number }, next: number): boolean {
  const begin = text.slice(next, next + 6);
  if (LIST_MARK.test(begin)) return false;
  if (/^\p{Ll}/u.test(begin)) return true;
  const length = line.to - line.from;
  const last = characterClasses()[text.charCodeAt(line.to - 1)] ?? 0;
  return length >= WRAPPED_FROM && length <= WRAPPED_TO && !(last & UNSPACED);
}

/** The first unit from `from` on that is no white space, or the text's end, and how many lines end before it. */
function nextVisible(text: string, from: number): { at: number; lines: number } {
  const classes = characterClasses();
  let lines = 0;
  let at = from;
  for (; at < text.length; at++) {
    const kind = classes[text.charCodeAt(at)] ?? 0;
    if (!(kind & SPACE)) break;
    if (kind & LINE_END && !(text[at] === '\n' && text[at - 1] === '\r')) lines++;
  }
  return { at, lines };
}

function trimmed(text: string, from: number, to: number): number {
  const classes = characterClasses();
  let end = to;
  while (end > from && (classes[text.charCodeAt(end - 1)] ?? 0) & SPACE) end--;
  return end;
}
