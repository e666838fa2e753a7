import { inlineElements, voidElements } from '#lib/html/element-names';
import type { HtmlPiece } from '#lib/html/html-piece';
import type { Attributes } from '#lib/html/html-reader';
import { own } from '#lib/own';

interface Wanted {
  links: 'keep' | 'text';
  pictures: boolean;
  /** Address of the page; empty when nobody knows it. */
  base: string;
}

/** Cells that one takes for several, at most. */
const WIDEST = 50;
const LANGUAGE = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w#+-]{1,30})/;

/** Pieces without what is not wanted, with whole addresses, and with languages where Markdown's makers look for them. */
export function forMarkdown(pieces: readonly HtmlPiece[], wanted: Wanted): HtmlPiece[] {
  const made: HtmlPiece[] = [];
  let language: string | undefined;
  let isCodeAdded = false;
  let isLink = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'open') {
      const { name, attributes } = piece;
      const said = LANGUAGE.exec(attributes.get('class') ?? '')?.[1];
      if (name === 'div' || name === 'pre') language = said ?? (name === 'pre' ? language : undefined);
      // An anchor without an address is a place on its page, not a link.
      if (name === 'a')
        isLink = wanted.links === 'keep' && Boolean(attributes.get('href') || (attributes.has('href') && wanted.base));
      if ((name === 'a' && !isLink) || (name === 'img' && !wanted.pictures)) continue;
      if (name === 'code') made.push({ ...piece, attributes: codeAttributes(said ?? language) });
      else made.push({ ...piece, attributes: changed(attributes, wanted.base) });
      const next = pieces[at + 1];
      isCodeAdded ||= name === 'pre' && !(next?.kind === 'open' && next.name === 'code');
      if (name === 'pre' && isCodeAdded)
        made.push({ kind: 'open', name: 'code', attributes: codeAttributes(language) });
    } else if (piece.kind === 'close') {
      if (piece.name === 'a' && !isLink) continue;
      if (piece.name === 'pre') {
        if (isCodeAdded) made.push({ kind: 'close', name: 'code' });
        isCodeAdded = false;
        language = undefined;
      }
      made.push(piece);
    } else {
      made.push(piece);
    }
  }
  return made;
}

function codeAttributes(language: string | undefined): Attributes {
  return new Map(language ? [['class', `language-${language}`]] : []);
}

function changed(attributes: Attributes, base: string): Attributes {
  const kept = new Map(attributes);
  for (const name of ['colspan', 'rowspan']) {
    if (Number(kept.get(name)) > WIDEST) kept.set(name, String(WIDEST));
  }
  for (const name of base === '' ? [] : ['href', 'src']) {
    const address = kept.get(name);
    const whole = address === undefined ? undefined : URL.parse(address, base)?.href;
    if (whole !== undefined) kept.set(name, whole);
  }
  return kept;
}

const alike: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' };
/** Levels of blocks in each other. */
const DEEPEST = 50;

/** Pieces without what says nothing more: bold in bold, a link in a link, and blocks in more blocks than anybody indents. */
export function withoutRepeats(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  const open: { key: string; isKept: boolean }[] = [];
  const inside = new Map<string, number>();
  let depth = 0;
  return pieces.filter((piece) => {
    if (piece.kind === 'open') {
      if (voidElements.has(piece.name)) return true;
      const key = own(alike, piece.name) ?? piece.name;
      const isInline = inlineElements.has(piece.name);
      const isKept = isInline ? !inside.has(key) : depth < DEEPEST;
      open.push({ key, isKept });
      if (isKept && isInline) inside.set(key, open.length);
      if (isKept && !isInline) depth += 1;
      return isKept;
    }
    if (piece.kind !== 'close') return true;
    const closed = open.pop();
    if (!closed?.isKept) return false;
    if (inside.get(closed.key) === open.length + 1) inside.delete(closed.key);
    if (!inlineElements.has(piece.name)) depth -= 1;
    return true;
  });
}

/** How large tables are: cells of the largest when every row is as wide as its widest, and units of the longest cell. */
export function tableSizes(pieces: readonly HtmlPiece[]) {
  let largest = 0;
  let longest = 0;
  let rows = 0;
  let cells = 0;
  let widest = 0;
  let length = 0;
  for (const piece of pieces) {
    if (piece.kind === 'text') length += piece.text.length;
    if (piece.kind !== 'open') continue;
    const { name, attributes } = piece;
    if (name === 'table') {
      rows = 0;
      widest = 0;
    }
    if (name === 'tr') {
      rows += 1;
      cells = 0;
    }
    if (name === 'td' || name === 'th') {
      cells += Math.max(1, Number(attributes.get('colspan')) || 1);
      widest = Math.max(widest, cells);
      length = 0;
    }
    largest = Math.max(largest, rows * widest);
    longest = rows > 0 ? Math.max(longest, length) : longest;
  }
  return { largest, longest };
}
