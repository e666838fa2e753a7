import { inlineElements, voidElements } from './element-names.ts';
import type { HtmlPiece } from './html-piece.ts';

interface WriteOptions {
  /** `indent`: a line for each block; `line`: all in one; `keep`: white space as it is. */
  layout: 'indent' | 'line' | 'keep';
  indent?: string;
}

/** Elements in which white space counts. */
const preformatted: ReadonlySet<string> = new Set(['pre', 'textarea', 'script', 'style']);
const alsoInline: ReadonlySet<string> = new Set(
  'img br input button select textarea picture svg wbr video audio'.split(' '),
);

/** Pieces as HTML. */
export function writeHtml(pieces: readonly HtmlPiece[], { layout, indent = '  ' }: WriteOptions): string {
  if (layout === 'keep') return pieces.map(pieceAsHtml).join('');
  const isBroken = blocksWithBlocks(pieces);
  const lines: string[] = [];
  const open: { isBlock: boolean; isBroken: boolean }[] = [];
  let line = '';
  // Asked of the line itself it would be copied each time.
  let endsInSpace = true;
  let level = 0;
  let kept = 0;

  const flush = () => {
    if (line.trim() !== '')
      lines.push(layout === 'indent' ? `${indent.repeat(Math.min(level, 50))}${line.trim()}` : line.trim());
    line = '';
    endsInSpace = true;
  };
  for (const [at, piece] of pieces.entries()) {
    const html = pieceAsHtml(piece);
    if (piece.kind === 'text') {
      if (kept > 0 || piece.isRaw) {
        line += html;
      } else {
        const text = html.replaceAll(/[ \t\n\r\f]+/g, ' ');
        line += endsInSpace ? text.replace(/^ /, '') : text;
        if (text !== ' ' || !endsInSpace) endsInSpace = text.endsWith(' ');
      }
    } else if (piece.kind === 'comment') {
      line += html;
    } else if (piece.kind === 'open') {
      const isBlock = !isInline(piece.name) && kept === 0;
      if (isBlock) flush();
      line += html;
      if (voidElements.has(piece.name)) {
        endsInSpace = false;
        if (isBlock) flush();
        continue;
      }
      if (preformatted.has(piece.name)) kept += 1;
      const element = { isBlock, isBroken: isBlock && isBroken.has(at) };
      open.push(element);
      if (element.isBroken) {
        flush();
        level += 1;
      }
    } else {
      const element = open.pop();
      if (preformatted.has(piece.name)) kept -= 1;
      if (element?.isBroken) {
        flush();
        level -= 1;
      } else if (element?.isBlock && kept === 0 && !preformatted.has(piece.name)) {
        line = line.trimEnd();
      }
      line += html;
      if (alsoInline.has(piece.name)) endsInSpace = false;
      if (element?.isBlock) flush();
    }
  }
  flush();
  return lines.join(layout === 'indent' ? '\n' : '');
}

function isInline(name: string): boolean {
  return inlineElements.has(name) || alsoInline.has(name);
}

/** Places of the blocks that hold blocks. */
function blocksWithBlocks(pieces: readonly HtmlPiece[]): ReadonlySet<number> {
  const found = new Set<number>();
  const open: number[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'close') open.pop();
    if (piece.kind !== 'open') continue;
    // One is enough: what is around it was marked when it began.
    const outer = open.at(-1);
    if (outer !== undefined && !isInline(piece.name)) {
      for (let index = open.length - 1; index >= 0 && !found.has(open[index] ?? 0); index -= 1)
        found.add(open[index] ?? 0);
    }
    if (!voidElements.has(piece.name)) open.push(at);
  }
  return found;
}

function pieceAsHtml(piece: HtmlPiece): string {
  if (piece.kind === 'comment') return `<!--${piece.text}-->`;
  if (piece.kind === 'close') return `</${piece.name}>`;
  if (piece.kind === 'text') return piece.isRaw ? piece.text : escapeText(piece.text);
  let tag = `<${piece.name}`;
  for (const [name, value] of piece.attributes) tag += value === '' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`;
  return `${tag}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;');
}

function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\u00A0', '&nbsp;');
}
