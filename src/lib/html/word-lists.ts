import type { HtmlPiece } from './html-piece.ts';

/** Levels of lists in Word. */
const DEEPEST = 9;
const IGNORED = /mso-list:\s*ignore/i;
const NUMBERED = /^\s*\(?[0-9a-z]{1,4}[.)]/i;

/** Word copies lists as paragraphs whose style names the level, with the bullet as text: here they become lists. */
export function wordLists(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  const made: HtmlPiece[] = [];
  const lists: string[] = [];
  let isItem = false;

  const closeTo = (level: number) => {
    while (lists.length > level) {
      const name = lists.pop() ?? '';
      made.push({ kind: 'close', name: 'li' }, { kind: 'close', name });
    }
  };
  const beginItem = (level: number, name: 'ol' | 'ul') => {
    closeTo(level);
    if (lists.length === level && lists.at(-1) !== name) closeTo(level - 1);
    if (lists.length === level) made.push({ kind: 'close', name: 'li' });
    while (lists.length < level) {
      made.push(start(name));
      lists.push(name);
      if (lists.length < level) made.push(start('li'));
    }
    made.push(start('li'));
  };

  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) break;
    const level = levelOf(piece);
    if (level !== undefined) {
      const { marker, begin, next } = markerAt(pieces, at + 1);
      beginItem(level, NUMBERED.test(marker) ? 'ol' : 'ul');
      made.push(...pieces.slice(at + 1, begin));
      isItem = true;
      at = next - 1;
    } else if (isItem) {
      if (piece.kind === 'close' && piece.name === 'p') isItem = false;
      else made.push(piece);
    } else {
      const isSpace = piece.kind === 'comment' || (piece.kind === 'text' && piece.text.trim() === '');
      if (lists.length > 0 && isSpace) continue;
      closeTo(0);
      made.push(piece);
    }
  }
  closeTo(0);
  return made;
}

function start(name: string): HtmlPiece {
  return { kind: 'open', name, attributes: new Map() };
}

/** Of a paragraph that is an item of a list, from 1. */
function levelOf(piece: HtmlPiece): number | undefined {
  if (piece.kind !== 'open' || piece.name !== 'p') return undefined;
  const [, level] = /mso-list:[^;]{0,40}level(\d)/i.exec(piece.attributes.get('style') ?? '') ?? [];
  return level === undefined ? undefined : Math.min(DEEPEST, Math.max(1, Number(level)));
}

/** Elements around the bullet that Word writes. */
const MOST_AROUND = 4;

/** The bullet or number that the paragraph begins with, and from where to where it goes. */
function markerAt(pieces: readonly HtmlPiece[], from: number): { marker: string; begin: number; next: number } {
  const near = pieces.slice(from, from + MOST_AROUND);
  const found = near.findIndex((piece) => piece.kind === 'open' && IGNORED.test(piece.attributes.get('style') ?? ''));
  if (found === -1 || near.slice(0, found).some(({ kind }) => kind === 'close' || kind === 'text')) {
    return { marker: '', begin: from, next: from };
  }
  let marker = '';
  let depth = 0;
  let at = from + found;
  for (; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece?.kind === 'open') depth += 1;
    if (piece?.kind === 'close') depth -= 1;
    if (piece?.kind === 'text') marker += piece.text;
    if (depth === 0) break;
  }
  return { marker, begin: from + found, next: at + 1 };
}
