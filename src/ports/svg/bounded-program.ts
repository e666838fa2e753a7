/** Pages of 64 KB: 768 MB, which 40 million pixels take a fifth of. */
const MOST_PAGES = 12_288;
const MEMORY_SECTION = 5;

/**
 * A program in WebAssembly that can take no more memory than this: what asks for more is stopped. It says how much it begins with,
 * and is given a limit beside that.
 */
export function boundedProgram(program: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(program);
  let at = 8;
  while (at < bytes.length) {
    const start = at;
    const id = bytes[at];
    const length = readNumber(bytes, at + 1);
    const body = length.next;
    at = body + length.value;
    if (id !== MEMORY_SECTION) continue;
    // One memory, without a limit.
    if (bytes[body] !== 1 || bytes[body + 1] !== 0) break;
    const begin = bytes.subarray(body + 2, at);
    const section = [1, 1, ...begin, ...writtenNumber(MOST_PAGES)];
    const made = new Uint8Array([MEMORY_SECTION, ...writtenNumber(section.length), ...section]);
    const bounded = new Uint8Array(bytes.length - (at - start) + made.length);
    bounded.set(bytes.subarray(0, start));
    bounded.set(made, start);
    bounded.set(bytes.subarray(at), start + made.length);
    return bounded;
  }
  throw new Error('The program has no memory that could be bounded.');
}

/** A number in groups of seven bits, the lowest first. */
function readNumber(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  for (let at = from; ; at += 1) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 127) << (7 * (at - from));
    if (byte < 128) return { value, next: at + 1 };
  }
}

function writtenNumber(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...writtenNumber(value >> 7)];
}
