import { ToolError } from '#kit/tool-error';
import { boundJson } from './bound-json.ts';

/** What arrives in pieces; it flows once somebody listens. */
interface Arriving {
  on(event: 'data', listener: (piece: Uint8Array) => void): unknown;
  on(event: 'end' | 'error', listener: (error?: Error) => void): unknown;
}

type Collected<T> = (error: Error | null, body?: T) => void;

interface CollectOptions {
  /** Bytes of the largest body. */
  limit: number;
  /** Bytes that were announced, if any were. */
  declared: string | undefined;
  /** What the sender of a larger one reads, as a full sentence. */
  tooLarge: string;
}

/** Bytes for which there is room at first where nothing was announced. */
const FIRST_ROOM = 16 * 1024;

const characters = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Gathers a body. It takes what it has in bytes, twice at most, in however many pieces it comes: a piece of one byte is an object of
 * a hundred. `done` is called with a ToolError `too-large` as soon as that is known.
 */
export function collectBody(
  source: Arriving,
  { limit, declared, tooLarge }: CollectOptions,
  done: Collected<Uint8Array>,
): void {
  const most = Math.min(limit, Number(declared ?? limit));
  // Room for all that was announced takes memory only as it is filled.
  let body = new Uint8Array(declared === undefined ? Math.min(most, FIRST_ROOM) : most);
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
      const larger = new Uint8Array(Math.max(needed, Math.min(most, 2 * body.length)));
      larger.set(body.subarray(0, length));
      body = larger;
    }
    body.set(piece, length);
    length = needed;
  });
  source.on('end', () => end(null));
  source.on('error', (error) => end(error ?? new Error('The body broke off.')));
}

/** Gathers a body as the text that it should be JSON of, bounded before anybody reads it. */
export function collectJson(source: Arriving, options: CollectOptions, done: Collected<string>): void {
  collectBody(source, options, (error, body) => {
    if (error) return done(error);
    const text = characters.decode(body);
    try {
      boundJson(text);
    } catch (fault) {
      return done(fault instanceof Error ? fault : new Error('The body could not be looked at.'));
    }
    done(null, text);
  });
}
