/** White space that a browser draws as one space; a no-break space separates words as well. */
const SPACES = /[ \t\n\f\r\u00a0]+/g;

/** Text that is in one block of a page, as it is drawn: runs of white space are one space, and none at its ends. */
export interface TextBuffer {
  add(text: string): void;
  /** Text whose white space counts. */
  addKept(text: string): void;
  /** A line's end or the border of a cell. */
  addBreak(mark: '\n' | '\t'): void;
  /** Whether nothing but white space came. */
  isEmpty(): boolean;
  /** The text so far; the buffer is empty afterwards. */
  take(): string;
}

export function createTextBuffer(): TextBuffer {
  let pieces: string[] = [];
  // White space at the start of a line is dropped, as after other white space.
  let endsWithSpace = true;
  let isEmpty = true;
  const push = (piece: string) => {
    pieces.push(piece);
    isEmpty = false;
  };
  return {
    add(text) {
      // A soft hyphen would split the word it is in.
      const drawn = (text.includes('\u00ad') ? text.replaceAll('\u00ad', '') : text).replace(SPACES, ' ');
      const piece = endsWithSpace && drawn.startsWith(' ') ? drawn.slice(1) : drawn;
      if (piece === '') return;
      endsWithSpace = piece.endsWith(' ');
      push(piece);
    },
    addKept(text) {
      if (text === '') return;
      pieces.push(text);
      if (/\S/.test(text)) isEmpty = false;
      endsWithSpace = false;
    },
    addBreak(mark) {
      if (isEmpty) return;
      endsWithSpace = true;
      pieces.push(mark);
    },
    isEmpty: () => isEmpty,
    take() {
      const text = pieces.join('');
      pieces = [];
      endsWithSpace = true;
      isEmpty = true;
      return text.replace(/ (?=[\n\t])/g, '').trim();
    },
  };
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** No character before Thai is wide: most texts are settled by a look. */
const MAYBE_WIDE = /[\u0e00-\uffff]/;

/** How much a text says, about in letters of a European language: a character of a dense script counts for three. */
export function textWeight(text: string): number {
  if (!MAYBE_WIDE.test(text)) return text.length;
  let wide = 0;
  for (const _ of text.matchAll(WIDE)) wide += 1;
  return text.length + 2 * wide;
}
