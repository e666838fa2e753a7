import sharp from 'sharp';
import { createByteBudget } from '#kit/byte-budget';
import { createGate } from '#kit/gate';
import { compressed } from './compress.ts';
import { fitted } from './fit.ts';
import { type ImageLimits, readHeader } from './header.ts';
import type { Images } from './port.ts';
import { formatOf, timedOut } from './refusals.ts';
import { transformed } from './transform.ts';

export interface ImagesOptions extends Partial<ImageLimits> {
  /** Pictures worked on at once. */
  concurrency?: number;
  /** Pictures that may wait beyond those. */
  queue?: number;
}

const DEFAULTS: Required<ImagesOptions> = {
  maxPixels: 50_000_000,
  maxFrames: 500,
  maxInputBytes: 25 * 1024 * 1024,
  concurrency: 2,
  queue: 32,
  timeout: 20_000,
};

const BUSY = 'Too many images are being worked on right now. Please try again in a few seconds.';

/** Pictures of the largest size that may be held while they wait; of smaller ones as many as the queue takes. */
const HELD_AT_ONCE = 10;

/** Pictures through libvips. Its settings are per process: nothing cached from one picture to the next, one thread for each. */
export function createImages(options: ImagesOptions = {}): Images {
  const limits = { ...DEFAULTS, ...options };
  // Measured on two cores: two pictures at once with one thread each get a third more done than with two threads each.
  sharp.concurrency(1);
  sharp.cache(false);
  const encoding = createGate({ ...limits, busy: BUSY });
  const looking = createGate({ concurrency: limits.concurrency, queue: limits.queue * 4, busy: BUSY });
  const held = createByteBudget(limits.maxInputBytes * HELD_AT_ONCE, BUSY);

  /** A place among those that encode, room for the bytes, and an end to the time. */
  async function encodingWork<T>(
    content: Uint8Array,
    signal: AbortSignal | undefined,
    work: (ended: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // What needs no decoding to refuse does not wait for a place.
    formatOf(content, limits.maxInputBytes);
    held.take(content.byteLength);
    const deadline = new AbortController();
    const ended = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const running = encoding.run(async () => {
      const timer = setTimeout(() => deadline.abort(timedOut(limits.timeout)), limits.timeout);
      try {
        return await work(ended);
      } finally {
        clearTimeout(timer);
      }
    }, ended);
    return running.finally(() => held.give(content.byteLength));
  }

  return {
    async inspect(content, signal) {
      formatOf(content, limits.maxInputBytes);
      const { info } = await looking.run(() => readHeader(content, limits), signal);
      return info;
    },

    async compress(content, options) {
      return encodingWork(content, options.signal, (ended) =>
        compressed(content, { ...options, signal: ended }, limits),
      );
    },

    async fit(content, options) {
      return encodingWork(content, options.signal, (ended) => fitted(content, { ...options, signal: ended }, limits));
    },

    async transform(content, options) {
      return encodingWork(content, options.signal, (ended) =>
        transformed(content, { ...options, signal: ended }, limits),
      );
    },
  };
}
