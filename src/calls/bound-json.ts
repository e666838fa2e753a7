import { ToolError } from '#kit/tool-error';

/** Levels of lists and members in each other. No tool takes ten, and data is copied from thread to thread by recursion. */
const MOST_LEVELS = 100;
/** Items and members. Two megabytes can hold a million of them, which take 200 ms to read and to copy. */
const MOST_PARTS = 50_000;
/** Members, each of which costs as much as ten items: no tool takes half as many. */
const MOST_MEMBERS = 10_000;

const TOO_DEEP = 'The input is nested too deeply to be read.';
const TOO_MANY = `The input has more than ${MOST_PARTS.toLocaleString('en')} parts.`;
const TOO_MANY_MEMBERS = `The input has more than ${MOST_MEMBERS.toLocaleString('en')} members.`;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
/** Square and curly ones differ in one bit. */
const OPENING = 0x5b;
const CLOSING = 0x5d;
const WITHOUT_CURL = ~0x20;

/**
 * Bounds what a JSON text is made of before anybody reads it; texts in it may be as long as they are.
 *
 * @throws ToolError `too-large` or `invalid-input`.
 */
export function boundJson(json: string): void {
  let parts = 0;
  let members = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
    } else if (code === COMMA) {
      parts += 1;
    } else if (code === COLON) {
      members += 1;
    } else if ((code & WITHOUT_CURL) === OPENING) {
      parts += 1;
      depth += 1;
    } else if ((code & WITHOUT_CURL) === CLOSING) {
      depth -= 1;
    }
    if (depth > MOST_LEVELS) throw new ToolError('invalid-input', TOO_DEEP);
    if (members > MOST_MEMBERS) throw new ToolError('too-large', TOO_MANY_MEMBERS);
    if (parts > MOST_PARTS) throw new ToolError('too-large', TOO_MANY);
  }
}

/** Where the text that begins at `start` ends: at its quotation mark, before which stands an even number of backslashes. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}
