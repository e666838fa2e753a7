export const documentFormats = ['text', 'markdown', 'html'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** What a passage is in its document. */
export const passageKinds = ['heading', 'paragraph', 'item', 'cell'] as const;
export type PassageKind = (typeof passageKinds)[number];

/**
 * A piece of a passage, in the order of the source.
 *
 * - `text` reads as it is written; `spelled` reads as another character: an escape, an entity.
 * - `break` reads as a space: a line break within a paragraph, a run of white space in HTML.
 * - `unit` reads as one word that nothing may change: code, an image.
 * - `open` and `close` are around words and read as nothing: emphasis, a link, an inline element.
 * - `point` is at a place and reads as nothing: a footnote's number, a comment.
 * - `stuck` is markup that nobody can move: the sentence around it stays as it is.
 */
export interface Run {
  kind: 'text' | 'spelled' | 'break' | 'unit' | 'open' | 'close' | 'point' | 'stuck';
  /** UTF-16 units of the document. */
  start: number;
  end: number;
  /** What a reader sees of it; of a unit, nothing. */
  reads: string;
  /** The same number for an `open` and its `close`. */
  pair?: number;
  /** The words between an `open` and its `close` must stay: the text of a link. */
  isExact?: boolean;
}

/** A stretch of prose in a document, or a heading. */
export interface Passage {
  kind: PassageKind;
  runs: readonly Run[];
}

/** Lines of a document that belong together, without what is around them in the source. */
export interface Lines {
  kind: PassageKind;
  /** Ranges of UTF-16 units: what lies between two of them reads as a space. */
  lines: readonly { start: number; end: number }[];
}

/** A run of text; nothing where it is empty. */
export function textRun(document: string, start: number, end: number): Run[] {
  return end > start ? [{ kind: 'text', start, end, reads: document.slice(start, end) }] : [];
}
