import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { ToolError } from '#kit/tool-error';
import { tooLarge } from './guarded-get.ts';

/** The codings asked for and understood. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** RFC 9659: a window over 8 MB need not be supported; the library's own limit lets one answer take 128 MB of memory. */
const ZSTD_WINDOW_LOG = 23;

const FIRST_SIZE = 64 * 1024;

/** A body sent byte by byte costs microseconds a byte; 20 MB in pieces of 200 bytes pass, a flood of crumbs does not. */
const MAX_PIECES = 100_000;

export interface BodyOptions {
  host: string;
  /** Value of `Content-Encoding`. */
  coding: string;
  maxBytes: number;
  signal: AbortSignal;
}

interface Taken<T> {
  taken: T;
  /** Bytes before the coding was undone. */
  encodedBytes: number;
}

/** What becomes of a body, whose pieces come decoded. */
type Take<T> = (decoded: AsyncIterable<Uint8Array>) => Promise<T>;

/**
 * Reads a body to its end and undoes its coding, in bounded space: neither what travels nor what it unfolds to may pass
 * `maxBytes`, and reading stops there and then.
 *
 * @throws ToolError `too-large`, or `unsupported` when the coding is unknown or several are nested, or `upstream-failed` when it comes
 * in crumbs; and what `take` throws.
 */
export async function takeDecoded<T>(body: Readable, options: BodyOptions, take: Take<T>): Promise<Taken<T>> {
  const { host, coding, maxBytes, signal } = options;
  let encodedBytes = 0;
  const bounded = (source: AsyncIterable<Buffer>) => takeAtMost(source, { host, maxBytes });
  const counted = (source: AsyncIterable<Buffer>) =>
    takeAtMost(source, {
      host,
      maxBytes,
      onTaken: (bytes) => {
        encodedBytes = bytes;
      },
    });
  const name = coding.trim().toLowerCase();
  if (name === '' || name === 'identity') {
    try {
      return { taken: await take(counted(body)), encodedBytes };
    } finally {
      // Where it was not read to its end, nobody else hears what becomes of it.
      body.on('error', () => {}).destroy();
    }
  }
  const first: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  const head = await first.next();
  if (head.done) return { taken: await take(nothing()), encodedBytes };
  const decoder = decoderOf(name, head.value);
  if (!decoder) {
    body.destroy();
    throw new ToolError('unsupported', `${host} sent its answer in a coding that is not understood here.`);
  }
  const taken = await pipeline(rejoin(head.value, first), counted, decoder, bounded, take, { signal });
  return { taken, encodedBytes };
}

/**
 * The whole body in memory of its own, which can be handed on, for `takeDecoded`.
 *
 * @param hold takes room for so many bytes of a body that is being read, and returns what gives it back.
 * @throws ToolError `busy` when there is none.
 */
export async function collected(
  decoded: AsyncIterable<Uint8Array>,
  { maxBytes, hold }: { maxBytes: number; hold: (bytes: number) => () => void },
): Promise<Uint8Array> {
  const held: (() => void)[] = [];
  let kept = new Uint8Array();
  let length = 0;
  try {
    // One growing buffer: a list of chunks would take a hundred times the bytes when a server sends them one by one.
    for await (const chunk of decoded) {
      const needed = length + chunk.byteLength;
      if (needed > kept.byteLength) {
        const size = grownSize(needed, maxBytes);
        held.push(hold(size - kept.byteLength));
        const larger = new Uint8Array(size);
        larger.set(kept.subarray(0, length));
        kept = larger;
      }
      kept.set(chunk, length);
      length = needed;
    }
    return kept.subarray(0, length);
  } finally {
    for (const release of held) release();
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function grownSize(needed: number, maxBytes: number): number {
  return Math.max(needed, Math.min(needed * 2, maxBytes), Math.min(FIRST_SIZE, maxBytes));
}

interface Bound {
  host: string;
  maxBytes: number;
  /** Called with the bytes so far. */
  onTaken?: (bytes: number) => void;
}

async function* takeAtMost(source: AsyncIterable<Buffer>, { host, maxBytes, onTaken }: Bound) {
  let total = 0;
  let pieces = 0;
  for await (const chunk of source) {
    total += chunk.byteLength;
    pieces += 1;
    if (pieces > MAX_PIECES)
      throw new ToolError('upstream-failed', `${host} sent its answer in too many small pieces.`);
    if (total > maxBytes) throw tooLarge(host, maxBytes);
    onTaken?.(total);
    yield chunk;
  }
}

async function* rejoin(head: Buffer, rest: AsyncIterator<Buffer>) {
  try {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

// One coding only: a small body in nested codings may unfold to gigabytes in between and to nothing at the end.
function decoderOf(name: string, head: Buffer): Transform | undefined {
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'br') return createBrotliDecompress();
  if (name === 'zstd') return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
  // Some servers send "deflate" without the zlib header that the word stands for (RFC 9110, section 8.4.1.2).
  if (name === 'deflate') return (head.readUInt8() & 0x0f) === 8 ? createInflate() : createInflateRaw();
  return undefined;
}
