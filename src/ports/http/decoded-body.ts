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
  /** Takes room for so many bytes of a body that is being read, and returns what gives it back. @throws ToolError `busy`. */
  hold: (bytes: number) => () => void;
  signal: AbortSignal;
}

interface ReadBody {
  body: Uint8Array;
  /** Bytes before the coding was undone. */
  encodedBytes: number;
}

/**
 * Reads a body to its end and undoes its coding, in bounded space: neither what travels nor what it unfolds to may pass
 * `maxBytes`, and reading stops there and then.
 *
 * @throws ToolError `too-large`, `busy`, or `unsupported` when the coding is unknown or several are nested, or `upstream-failed`
 * when it comes in crumbs.
 */
export async function readDecoded(body: Readable, options: BodyOptions): Promise<ReadBody> {
  const reading: Reading = { held: [], travelled: 0 };
  try {
    const decoded = await readInto(reading, body, options);
    return { body: decoded, encodedBytes: reading.travelled };
  } finally {
    for (const release of reading.held) release();
  }
}

interface Reading {
  /** What gives back the room that the body takes. */
  held: (() => void)[];
  travelled: number;
}

async function readInto(
  reading: Reading,
  body: Readable,
  { host, coding, maxBytes, hold, signal }: BodyOptions,
): Promise<Uint8Array> {
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      reading.travelled += chunk.byteLength;
      yield chunk;
    }
  };
  const bounded = (source: AsyncIterable<Buffer>) => takeAtMost(source, { host, maxBytes });
  let kept = Buffer.alloc(0);
  let length = 0;
  // One growing buffer: a list of chunks would take a hundred times the bytes when a server sends them one by one.
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      const needed = length + chunk.byteLength;
      if (needed > kept.byteLength) {
        const size = grownSize(needed, maxBytes);
        reading.held.push(hold(size - kept.byteLength));
        kept = Buffer.concat([kept], size);
      }
      kept.set(chunk, length);
      length = needed;
    }
  };
  const name = coding.trim().toLowerCase();
  if (name === '' || name === 'identity') {
    await pipeline(body, counted, bounded, collect, { signal });
  } else {
    const first: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
    const head = await first.next();
    if (head.done) return new Uint8Array();
    const decoder = decoderOf(name, head.value);
    if (!decoder) {
      body.destroy();
      throw new ToolError('unsupported', `${host} sent its answer in a coding that is not understood here.`);
    }
    await pipeline(rejoin(head.value, first), counted, bounded, decoder, bounded, collect, { signal });
  }
  return kept.subarray(0, length);
}

function grownSize(needed: number, maxBytes: number): number {
  return Math.max(needed, Math.min(needed * 2, maxBytes), Math.min(FIRST_SIZE, maxBytes));
}

async function* takeAtMost(source: AsyncIterable<Buffer>, { host, maxBytes }: { host: string; maxBytes: number }) {
  let total = 0;
  let pieces = 0;
  for await (const chunk of source) {
    total += chunk.byteLength;
    pieces += 1;
    if (pieces > MAX_PIECES)
      throw new ToolError('upstream-failed', `${host} sent its answer in too many small pieces.`);
    if (total > maxBytes) throw tooLarge(host, maxBytes);
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
