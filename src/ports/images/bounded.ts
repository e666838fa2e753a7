import { createByteBudget } from '#kit/byte-budget';
import { createGate, type Gate } from '#kit/gate';
import type { ImageLimits } from './header.ts';
import type { Images } from './port.ts';
import { formatOf, timedOut } from './refusals.ts';

export interface ImagesOptions extends Partial<ImageLimits> {
  /** Pictures worked on at once. */
  concurrency?: number;
  /** Pictures that may wait beyond those. */
  queue?: number;
}

export type ImageBounds = Required<ImagesOptions>;

const DEFAULTS: ImageBounds = {
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

/** What bounds the work of either adapter: how much is done at once, how much waits, and for how long. */
export function boundedImages(options: ImagesOptions, unbounded: (limits: ImageLimits) => Images): Images {
  const limits = { ...DEFAULTS, ...options };
  const images = unbounded(limits);
  const encoding = createGate({ ...limits, busy: BUSY });
  // A header is read in milliseconds, so that one at a time is enough, and none waits for a picture.
  const looking = createGate({ concurrency: 1, queue: limits.queue * 4, busy: BUSY });
  const held = createByteBudget(limits.maxInputBytes * HELD_AT_ONCE, BUSY);

  /** A place among those that work, room for the bytes, and an end to the time. */
  async function bounded<T>(
    content: Uint8Array,
    { signal, gate = encoding }: { signal?: AbortSignal | undefined; gate?: Gate },
    work: (ended: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // What needs no decoding to refuse does not wait for a place.
    formatOf(content, limits.maxInputBytes);
    held.take(content.byteLength);
    const deadline = new AbortController();
    const ended = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const running = gate.run(async () => {
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
    inspect: (content, signal) =>
      bounded(content, { signal, gate: looking }, (ended) => images.inspect(content, ended)),
    compress: (content, options) =>
      bounded(content, options, (signal) => images.compress(content, { ...options, signal })),
    fit: (content, options) => bounded(content, options, (signal) => images.fit(content, { ...options, signal })),
    transform: (content, options) =>
      bounded(content, options, (signal) => images.transform(content, { ...options, signal })),
  };
}
