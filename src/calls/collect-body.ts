import { ToolError } from '#kit/tool-error';

/** What arrives in pieces; it flows once somebody listens. */
interface Arriving {
  on(event: 'data', listener: (piece: Uint8Array) => void): unknown;
  on(event: 'end' | 'error', listener: (error?: Error) => void): unknown;
}

interface CollectOptions {
  /** Bytes of the largest body. */
  limit: number;
  /** Bytes that were announced, if any were. */
  declared: string | undefined;
  /** What the sender of a larger one reads, as a full sentence. */
  tooLarge: string;
}

/** Bytes for which there is room at first. */
const FIRST_ROOM = 16 * 1024;

/**
 * Gathers a body. It takes what it has in bytes, twice at most, in however many pieces it comes: a piece of one byte is an object of
 * a hundred. `done` is called with a ToolError `too-large` as soon as that is known.
 */
export function collectBody(
  source: Arriving,
  { limit, declared, tooLarge }: CollectOptions,
  done: (error: Error | null, body?: Uint8Array) => void,
): void {
  let body = new Uint8Array(Math.min(limit, FIRST_ROOM));
  let length = 0;
  let isOver = false;
  const end = (error: Error | null): void => {
    if (isOver) return;
    isOver = true;
    if (error) done(error);
    else done(null, body.subarray(0, length));
    body = new Uint8Array();
  };
  if (Number(declared) > limit) end(new ToolError('too-large', tooLarge));
  source.on('data', (piece) => {
    // What comes after the end flows by.
    if (isOver) return;
    const needed = length + piece.length;
    if (needed > limit) return end(new ToolError('too-large', tooLarge));
    if (needed > body.length) {
      const larger = new Uint8Array(Math.min(limit, Math.max(needed, 2 * body.length)));
      larger.set(body.subarray(0, length));
      body = larger;
    }
    body.set(piece, length);
    length = needed;
  });
  source.on('end', () => end(null));
  source.on('error', (error) => end(error ?? new Error('The body broke off.')));
}
