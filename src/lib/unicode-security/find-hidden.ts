import { HIDDEN, hiddenKind, type Verdict } from './hidden-kinds.ts';

export interface Found extends Verdict {
  character: string;
  /** Place in UTF-16 units. */
  at: number;
  /** What is in its place when the text is cleaned. */
  clean: string;
}

/** Verdicts that are kept: a text has few that differ. */
const MOST_KEPT = 10_000;

/** England's, Scotland's and other flags are written with tags. */
const FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/uy;

/** Characters that are not seen, or that turn the direction, and do not belong where they stand. */
export function findHidden(text: string): Found[] {
  const found: Found[] = [];
  const judged = new Map<string, Verdict | null>();
  let flagEnd = 0;
  for (const { 0: character, index: at } of text.matchAll(HIDDEN)) {
    const before = pointBefore(text, at);
    if (before === '\u{1f3f4}') {
      FLAG.lastIndex = at - 2;
      if (FLAG.test(text)) flagEnd = FLAG.lastIndex;
    }
    if (at < flagEnd) continue;
    const after = String.fromCodePoint(text.codePointAt(at + character.length) ?? 0);
    const place = before + character + after;
    const verdict = judged.get(place) ?? hiddenKind(character, { before, after });
    if (judged.size < MOST_KEPT) judged.set(place, verdict);
    if (verdict) found.push({ ...verdict, character, at, clean: cleanFor(character, verdict) });
  }
  return found;
}

function pointBefore(text: string, at: number): string {
  if (at === 0) return '';
  const unit = text.charCodeAt(at - 1);
  const isPair = unit >= 0xdc00 && unit < 0xe000 && at > 1;
  return isPair ? text.slice(at - 2, at) : text.slice(at - 1, at);
}

function cleanFor(character: string, { kind }: Verdict): string {
  if (kind === 'space') return ' ';
  if (/[\u2028\u2029\u0085\v\f]/.test(character)) return '\n';
  if (/\p{Cs}/u.test(character)) return '\ufffd';
  return kind === 'broken' ? character : '';
}

/** The texts that tags and selectors spell, as far as they can be read. */
export function hiddenMessage(found: readonly Found[]): string {
  const codes = found.filter(({ kind }) => kind === 'message').map(({ character }) => character.codePointAt(0) ?? 0);
  const tags = codes
    .filter((code) => code > 0xe001f && code < 0xe007f)
    .map((code) => String.fromCharCode(code - 0xe0000));
  // Each selector is a byte: the first 16 from U+FE00 on, the others from U+E0100 on.
  const bytes = codes
    .filter((code) => code < 0xfe10 || code > 0xe00ff)
    .map((code) => (code < 0xfe10 ? code - 0xfe00 : code - 0xe0100 + 16));
  const spelled = new TextDecoder().decode(Uint8Array.from(bytes)).replace(/[\ufffd\p{Cc}]/gu, '');
  return [tags.join(''), spelled].filter((message) => message !== '').join('\n');
}
