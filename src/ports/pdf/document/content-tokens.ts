/** An operator of a page's drawing, with the numbers before it and the last name. */
export interface Operation {
  operator: string;
  numbers: readonly number[];
  name: string;
}

const SPACE = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === 32 || (byte >= 9 && byte <= 13) || byte === 0 ? 1 : 0,
);
const ENDS = Uint8Array.from({ length: 256 }, (_, byte) =>
  SPACE[byte] || '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 1 : 0,
);
const [OPEN, CLOSE, BACKSLASH, LESS, MORE, SLASH, PERCENT] = [0x28, 0x29, 0x5c, 0x3c, 0x3e, 0x2f, 0x25] as const;
/** The most numbers that an operator takes is six; long lists are for operators that nobody asks about. */
const MOST_NUMBERS = 6;

/** The operators of a drawing (ISO 32000-1, 7.8.2), as far as it can be read; nothing in it stops the reading. */
export function* operationsIn(bytes: Uint8Array): Generator<Operation> {
  let at = 0;
  let numbers: number[] = [];
  let name = '';
  const { length } = bytes;
  while (at < length) {
    const byte = bytes[at] ?? 0;
    if (SPACE[byte]) at += 1;
    else if (byte === PERCENT) while (at < length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    else if (byte === OPEN) at = behindString(bytes, at);
    else if (byte === LESS && bytes[at + 1] !== LESS) at = behind(bytes, at, MORE);
    else if (byte === SLASH || !ENDS[byte]) {
      const start = at;
      at += 1;
      while (at < length && !ENDS[bytes[at] ?? 0]) at += 1;
      const word = latin(bytes, start, at);
      if (byte === SLASH)
        name = word.slice(1).replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
      else if (isNumeric(byte)) {
        if (numbers.length >= MOST_NUMBERS) numbers.shift();
        numbers.push(Number.parseFloat(word) || 0);
      } else {
        // What is between these is a picture, in bytes of any kind.
        if (word === 'ID') at = behindPicture(bytes, at);
        yield { operator: word, numbers, name };
        numbers = [];
        name = '';
      }
    } else at += 1;
  }
}

const isNumeric = (byte: number) => (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e;

/** Words are short; what is longer is none. */
function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 200)));
}

function behind(bytes: Uint8Array, from: number, end: number): number {
  const found = bytes.indexOf(end, from);
  return found < 0 ? bytes.length : found + 1;
}

function behindString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}

/** Behind the next `EI` between spaces. */
function behindPicture(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x45, from); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    const isWord = bytes[at + 1] === 0x49 && SPACE[bytes[at - 1] ?? 0] && ENDS[bytes[at + 2] ?? 32];
    if (isWord) return at + 2;
  }
  return bytes.length;
}
