import type { HtmlPiece } from '#lib/html/html-piece';

/** What Markdown writes with signs that must touch a word. */
const MARKED: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'i', 'em', 'del', 's', 'strike']);

type Opening = Extract<HtmlPiece, { kind: 'open' }>;

const isMarked = (piece: HtmlPiece) => (piece.kind === 'open' || piece.kind === 'close') && MARKED.has(piece.name);
const isBreak = (piece: HtmlPiece) => piece.kind === 'open' && piece.name === 'br';

/** The same with white space and line breaks at the edges of bold, italics and links outside them, where Markdown can have them. */
export function withSpacesOutside(pieces: readonly HtmlPiece[]): HtmlPiece[] {
  const made: HtmlPiece[] = [];
  /** What was opened and has no content yet. */
  let opened: Opening[] = [];
  /** White space that may turn out to be the end of what is open. */
  let edge: HtmlPiece[] = [];
  const add = (...more: HtmlPiece[]) => {
    for (const list of [edge, opened, more]) for (const piece of list) made.push(piece);
    edge = [];
    opened = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'open' && MARKED.has(piece.name)) opened.push(piece);
    else if (isBreak(piece)) edge.push(piece);
    else if (piece.kind === 'text' && !piece.isRaw) {
      const { text } = piece;
      const inner = text.trim();
      const start = text.length - text.trimStart().length;
      const put = (part: string) => (part === '' ? [] : [{ ...piece, text: part }]);
      edge.push(...put(text.slice(0, start)));
      if (inner === '') continue;
      add({ ...piece, text: inner });
      edge = put(text.slice(start + inner.length));
    } else if (isMarked(piece)) {
      // What holds nothing is closed where it was opened, before or behind white space alike.
      for (const each of opened) made.push(each);
      opened = [];
      made.push(piece);
    } else add(piece);
  }
  add();
  return made;
}

interface MarkdownNode {
  type: string;
  spread?: boolean | null;
  children?: MarkdownNode[];
}

/** Sets items apart by blank lines only in lists where one has more than a text and lists below it. */
export function tightenLists(tree: MarkdownNode): void {
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { children = [] } = node;
    for (const child of children) waiting.push(child);
    if (node.type !== 'list') continue;
    for (const item of children) item.spread = item.children?.slice(1).some(({ type }) => type !== 'list') ?? false;
    node.spread = children.some(({ spread }) => spread);
  }
}
