import type { Attributes } from './html-reader.ts';

/** HTML in pieces, well nested; elements without content have no end. */
export type HtmlPiece =
  | { kind: 'open'; name: string; attributes: Attributes }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string; isRaw: boolean }
  | { kind: 'comment'; text: string };
