import { oneVisitor, type Visitors } from '#calls/visitors';
import type { ImageLimits } from './header.ts';
import type { Pictures } from './pictures.ts';
import { refuseTooManyBytes, tookTooLong } from './refusals.ts';

export interface ImagesOptions extends Partial<ImageLimits> {
  /** Pictures worked on at once. */
  concurrency?: number;
  /** Pictures that may wait beyond those. */
  queue?: number;
  visitors?: Visitors;
}

type ImageBounds = Required<ImagesOptions>;

const DEFAULTS: ImageBounds = {
  maxPixels: 50_000_000,
  maxFrames: 500,
  maxInputBytes: 25 * 1024 * 1024,
  concurrency: 2,
  queue: 32,
  timeout: 20_000,
  visitors: oneVisitor,
};

const BUSY = 'Too many images are being processed right now. Please try again in a few seconds.';

/** Pictures of the largest size that may be held while they wait; of smaller ones as many as the queue takes. */
const HELD_AT_ONCE = 10;

/** What bounds the work of either adapter: how much is done at once, how much waits, and for how long. */
export function boundedImages<Content>(
  options: ImagesOptions,
  bytesOf: (content: Content) => number,
  unbounded: (limits: ImageLimits) => Pictures<Content>,
): Pictures<Content> {
  const { visitors, concurrency, queue, ...limits } = { ...DEFAULTS, ...options };
  const images = unbounded(limits);
  const limit = { time: limits.timeout, late: tookTooLong(limits.timeout) };
  const shares = visitors.share('pictures', { capacity: concurrency, queue, busy: BUSY });
  const capacity = limits.maxInputBytes * HELD_AT_ONCE;
  const held = visitors.share('bytes of pictures', { capacity, share: capacity / 2, busy: BUSY });

  /** Room for the bytes, and a place among those that work. */
  async function bounded<T>(
    contents: readonly Content[],
    { signal, isNext }: { signal?: AbortSignal | undefined; isNext?: boolean },
    work: (ended: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const sizes = contents.map(bytesOf);
    for (const bytes of sizes) refuseTooManyBytes(bytes, limits.maxInputBytes);
    const bytes = sizes.reduce((sum, each) => sum + each, 0);
    const visitor = visitors.current();
    const release = held.take(visitor, bytes);
    // What is made is there for the whole run, which is longer than its job.
    const job = (ended: AbortSignal) => work(signal ? AbortSignal.any([signal, ended]) : ended);
    return shares.run(visitor, job, { signal, isNext, limit }).finally(release);
  }

  return {
    inspect: (content, signal) =>
      bounded([content], { signal, isNext: true }, (ended) => images.inspect(content, ended)),
    focus: (content, signal) => bounded([content], { signal }, (ended) => images.focus(content, ended)),
    read: (content, signal) => bounded([content], { signal, isNext: true }, (ended) => images.read(content, ended)),
    compress: (content, options) =>
      bounded([content], options, (signal) => images.compress(content, { ...options, signal })),
    fit: (content, options) => bounded([content], options, (signal) => images.fit(content, { ...options, signal })),
    transform: (content, options) =>
      bounded([content], options, (signal) => images.transform(content, { ...options, signal })),
    overlay: (content, layer, options) => {
      if (typeof layer !== 'string') refuseTooManyBytes(bytesOf(layer), limits.maxInputBytes);
      return bounded([content], options, (signal) => images.overlay(content, layer, { ...options, signal }));
    },
    enlarge: (content, options) =>
      bounded([content], options, (signal) => images.enlarge(content, { ...options, signal })),
    cutOut: (content, options) =>
      bounded([content], options, (signal) => images.cutOut(content, { ...options, signal })),
    turn: (content, options) => bounded([content], options, (signal) => images.turn(content, { ...options, signal })),
    colours: (content, options) =>
      bounded([content], options, (signal) => images.colours(content, { ...options, signal })),
    describe: (content, signal) => bounded([content], { signal }, (ended) => images.describe(content, ended)),
    clean: (content, options) => bounded([content], options, (signal) => images.clean(content, { ...options, signal })),
    codes: (content, signal) => bounded([content], { signal }, (ended) => images.codes(content, ended)),
    compare: (pair, options) => bounded(pair, options, (signal) => images.compare(pair, { ...options, signal })),
    animate: (contents, options) =>
      bounded(contents, options, (signal) => images.animate(contents, { ...options, signal })),
  };
}
