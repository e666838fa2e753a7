/** A fault in a JSON text: its place and length in UTF-16 units, and a sentence for people. */
export class JsonError extends Error {
  readonly at: number;
  readonly length: number;

  constructor(at: number, message: string, length = 1) {
    super(message);
    this.at = at;
    this.length = length;
  }
}

const WORD = /[\p{L}\p{N}_$.+-]{1,40}|./uy;
const HEX = /[0-9a-fA-F]{4}/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The word or sign at a place, as people would point at it. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

export function quoted(word: string): string {
  return word === '"' ? "'\"'" : `"${word}"`;
}

/**
 * Where the string that begins at `start` ends.
 *
 * @throws JsonError when it has no end, or holds what a string may not.
 */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) {
      at = endOfEscape(text, at) - 1;
    } else if (code === 0x0a || code === 0x0d) {
      const message = 'Expected a closing quotation mark on this line. A line break inside a string is written \\n.';
      throw new JsonError(start, message, at - start);
    } else if (code < 0x20) {
      const name = code.toString(16).padStart(4, '0');
      throw new JsonError(at, `A control character inside a string is written ${code === 9 ? '\\t' : `\\u${name}`}.`);
    }
  }
  throw new JsonError(start, 'Expected a closing quotation mark, but the text ends.');
}

function endOfEscape(text: string, at: number): number {
  const sign = text[at + 1] ?? '';
  if (sign !== '' && '"\\/bfnrt'.includes(sign)) return at + 2;
  HEX.lastIndex = at + 2;
  if (sign === 'u' && HEX.test(text)) return at + 6;
  const message =
    sign === 'u'
      ? 'Expected four hexadecimal digits after \\u.'
      : `\\${sign} means nothing in JSON. A backslash is written \\\\.`;
  throw new JsonError(at, message, 2);
}
