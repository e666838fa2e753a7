/** UTF-16 code units converted at once: a few milliseconds at most, whatever the conversion. */
const CHUNK = 8_192;
/** How far a line's end is looked for before one between words will do, and that before any place at all. */
const LONGEST_LINE = 2 * CHUNK;

/**
 * A text in pieces that can be converted by themselves: they end with a line where they can, else after white space. Only in
 * some thousand characters without any is a word cut, and never between a letter and its marks.
 */
export function* textChunks(text: string): Generator<string, void> {
  for (let from = 0; from < text.length; ) {
    const to = chunkEnd(text, from);
    yield text.slice(from, to);
    from = to;
  }
}

function chunkEnd(text: string, from: number): number {
  const soon = from + CHUNK;
  if (soon >= text.length) return text.length;
  const limit = Math.min(from + LONGEST_LINE, text.length);
  const near = text.slice(soon, limit);
  const line = near.indexOf('\n');
  if (line >= 0) return soon + line + 1;
  const before = text.slice(from, soon).lastIndexOf('\n');
  if (before >= 0) return from + before + 1;
  if (limit === text.length) return limit;
  const space = near.search(/\s(?=\S)/);
  if (space >= 0) return soon + space + 1;
  return seam(text, limit);
}

const joins = /^[\p{M}\p{Cf}\p{Emoji_Modifier}\p{RI}\u{e0000}-\u{e0fff}\udc00-\udfff]/u;
/** Marks on one letter that are kept together; more are no writing but mischief. */
const MANY_MARKS = 64;

function seam(text: string, at: number): number {
  for (let place = at; place < at + MANY_MARKS; place++) {
    const after = text.slice(place, place + 2);
    const before = text.charCodeAt(place - 1);
    const cutsPair = (before & 0xfc00) === 0xd800;
    // A sigma at the end of a piece would pass for one at the end of a word.
    if (!cutsPair && !joins.test(after) && before !== 0x200d && before !== 0x3a3) return Math.min(place, text.length);
  }
  return at;
}
