import type { Cleaned } from './rules.ts';
import { replacing } from './signs.ts';

export function withSingleSpaces(text: string): Cleaned {
  return replacing(text, /(?<=[^\n ]) {2,}/g, () => ' ');
}

/** Changes each line by itself. */
function byLine(text: string, change: (line: string) => string): Cleaned {
  let changes = 0;
  const lines = text.split('\n').map((line) => {
    const changed = change(line);
    if (changed !== line) changes += 1;
    return changed;
  });
  return { text: lines.join('\n'), changes };
}

export function withoutEdges(text: string): Cleaned {
  return byLine(text, (line) => line.trim());
}

/** At most as many empty lines between two others; none at the beginning and the end. */
export function withEmptyLines(text: string, most: 0 | 1): Cleaned {
  const lines = text.split('\n');
  const kept: string[] = [];
  let empty = 0;
  for (const line of lines) {
    if (line.trim() !== '') {
      if (kept.length > 0) for (let count = Math.min(empty, most); count > 0; count -= 1) kept.push('');
      kept.push(line);
      empty = 0;
    } else empty += 1;
  }
  const end = text.endsWith('\n') && kept.length > 0 ? '\n' : '';
  return { text: kept.join('\n') + end, changes: lines.length - kept.length - (end ? 1 : 0) };
}

const ITEM = /^\s*(?:[-*•◦▪–]|\p{Nd}{1,3}[.)])\s/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，]$/u;

/** Joins the lines of each paragraph, as texts copied from a PDF need it: words cut by a hyphen become one. */
export function withWholeParagraphs(text: string): Cleaned {
  const pieces: string[] = [];
  let changes = 0;
  let before: string | undefined;
  for (const line of text.split('\n')) {
    if (before === undefined) pieces.push(line);
    else if (before.trim() === '' || line.trim() === '' || ITEM.test(line)) pieces.push('\n', line);
    else {
      changes += 1;
      const last = (pieces.pop() ?? '').trimEnd();
      const next = line.trimStart();
      const isCut = /\p{L}[-\u00ad\u2010]$/u.test(last.slice(-3)) && /^\p{Ll}/u.test(next);
      pieces.push(isCut ? last.slice(0, -1) : last, isCut || UNSPACED.test(last.slice(-2)) ? '' : ' ', next);
    }
    before = line;
  }
  return { text: pieces.join(''), changes };
}

/** One line; between Chinese and Japanese ones without a space. */
export function withoutBreaks(text: string): Cleaned {
  const lines = text.trim().split('\n');
  const pieces: string[] = [];
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '')) {
    const last = pieces.at(-1);
    if (last !== undefined && !UNSPACED.test(last.slice(-2))) pieces.push(' ');
    pieces.push(line);
  }
  return { text: pieces.join(''), changes: lines.length - 1 };
}
