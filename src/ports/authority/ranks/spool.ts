import { closeSync, fdatasyncSync, ftruncateSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

/** Rows are parted by the highest byte of their hash. */
export const PARTS = 256;
/** Words of a row: hash, high and low, and two ranks. */
const WORDS = 4;
const ROW_BYTES = WORDS * 4;
/** Rows of a chunk: 16 MB. */
const CHUNK_ROWS = 1 << 20;
const HEAD_BYTES = 256;
const MAGIC = 0x52414e4b;
/** Head of a chunk: magic, nothing, bad lines, bytes of text, and where the parts begin. */
const infoBytes = 24 + (PARTS + 1) * 4;

/** How far a reading had come. */
interface SpoolState {
  rows: number;
  badLines: number;
  /** Bytes of the text, unpacked, whose lines are in here. */
  textBytes: number;
}

export interface Spool {
  readonly state: Readonly<SpoolState>;
  /** Takes a row up. `true` when the chunk is full and must be flushed at the end of this line. */
  add(hash: Uint32Array, first: number, second: number): boolean;
  /** Writes what was taken up, safe from a power cut. */
  flush(state: Pick<SpoolState, 'badLines' | 'textBytes'>): void;
  /** The rows of a part, in the order in which they came, four words each. */
  part(index: number): Uint32Array;
  close(): void;
  remove(): void;
}

interface Chunk {
  at: number;
  /** Row at which each part begins, and at the end the number of rows. */
  starts: Uint32Array;
}

/**
 * Rows on the disk between reading and sorting them, in chunks that are written whole. What an interrupted import wrote is
 * found again when `identity` is the same, and else thrown away.
 */
export function openSpool(path: string, identity: string): Spool {
  closeSync(openSync(path, 'a', 0o600));
  const file = openSync(path, 'r+');
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(identity.slice(0, HEAD_BYTES - 1), 'latin1');
  const found = Buffer.alloc(HEAD_BYTES);
  const isSame = readSync(file, found, 0, HEAD_BYTES, 0) === HEAD_BYTES && found.equals(head);
  const state: SpoolState = { rows: 0, badLines: 0, textBytes: 0 };
  const chunks: Chunk[] = [];
  let end = HEAD_BYTES;
  if (isSame) takeUpChunks();
  else writeSync(file, head, 0, HEAD_BYTES, 0);
  // What a killed process had not finished.
  ftruncateSync(file, end);

  const rows = new Uint32Array(CHUNK_ROWS * WORDS);
  const sorted = new Uint32Array(CHUNK_ROWS * WORDS);
  let count = 0;

  function takeUpChunks(): void {
    const info = Buffer.alloc(infoBytes);
    while (readSync(file, info, 0, infoBytes, end) === infoBytes && info.readUInt32LE(0) === MAGIC) {
      const starts = new Uint32Array(PARTS + 1);
      for (let part = 0; part <= PARTS; part += 1) starts[part] = info.readUInt32LE(24 + part * 4);
      const size = (starts[PARTS] ?? 0) * ROW_BYTES;
      const last = Buffer.alloc(1);
      if (size > 0 && readSync(file, last, 0, 1, end + infoBytes + size - 1) === 0) return;
      chunks.push({ at: end + infoBytes, starts });
      state.rows += starts[PARTS] ?? 0;
      state.badLines = info.readDoubleLE(8);
      state.textBytes = info.readDoubleLE(16);
      end += infoBytes + size;
    }
  }

  function partStarts(): Uint32Array {
    const starts = new Uint32Array(PARTS + 1);
    for (let row = 0; row < count; row += 1) {
      const part = (rows[row * WORDS] ?? 0) >>> 24;
      starts[part + 1] = (starts[part + 1] ?? 0) + 1;
    }
    for (let part = 0; part < PARTS; part += 1) starts[part + 1] = (starts[part + 1] ?? 0) + (starts[part] ?? 0);
    return starts;
  }

  return {
    state,
    add(hash, first, second) {
      const at = count * WORDS;
      rows[at] = hash[0] ?? 0;
      rows[at + 1] = hash[1] ?? 0;
      rows[at + 2] = first;
      rows[at + 3] = second;
      count += 1;
      return count === CHUNK_ROWS;
    },
    flush({ badLines, textBytes }) {
      const starts = partStarts();
      const next = starts.slice();
      for (let row = 0; row < count; row += 1) {
        const part = (rows[row * WORDS] ?? 0) >>> 24;
        const to = next[part] ?? 0;
        next[part] = to + 1;
        copyRow(rows, row, sorted, to);
      }
      const info = Buffer.alloc(infoBytes);
      info.writeUInt32LE(MAGIC, 0);
      info.writeDoubleLE(badLines, 8);
      info.writeDoubleLE(textBytes, 16);
      for (const [part, start] of starts.entries()) info.writeUInt32LE(start, 24 + part * 4);
      // The rows first: a chunk without its head is not there.
      writeSync(file, new Uint8Array(sorted.buffer, 0, count * ROW_BYTES), 0, count * ROW_BYTES, end + infoBytes);
      fdatasyncSync(file);
      writeSync(file, info, 0, infoBytes, end);
      fdatasyncSync(file);
      chunks.push({ at: end + infoBytes, starts });
      end += infoBytes + count * ROW_BYTES;
      Object.assign(state, { rows: state.rows + count, badLines, textBytes });
      count = 0;
    },
    part(index) {
      const sizes = chunks.map(({ starts }) => (starts[index + 1] ?? 0) - (starts[index] ?? 0));
      const result = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0) * WORDS);
      let at = 0;
      chunks.forEach((chunk, each) => {
        const bytes = (sizes[each] ?? 0) * ROW_BYTES;
        const into = new Uint8Array(result.buffer, at, bytes);
        readSync(file, into, 0, bytes, chunk.at + (chunk.starts[index] ?? 0) * ROW_BYTES);
        at += bytes;
      });
      return result;
    },
    close: () => closeSync(file),
    remove() {
      closeSync(file);
      rmSync(path);
    },
  };
}

/** Word by word: for four of them that is quicker than a view and a copy. */
export function copyRow(from: Uint32Array, row: number, to: Uint32Array, at: number): void {
  for (let word = 0; word < WORDS; word += 1) to[at * WORDS + word] = from[row * WORDS + word] ?? 0;
}
