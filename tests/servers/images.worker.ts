import { asThrown } from '#workers/messages';
import type { Pictures } from '../../src/ports/images/pictures.ts';
import { imagesInBrowser } from '../../src/ports/images/wasm/images.ts';

/** The port of pictures in a worker, for tests: one call a message. */

interface ImagesCall {
  id: number;
  method: keyof Pictures;
  contents: readonly [Uint8Array, ...Uint8Array[]];
  /** With the second picture, where one is laid over. */
  options: { layer?: string };
}

const images = imagesInBrowser({ maxPixels: 50_000_000, maxFrames: 500, maxInputBytes: 25 << 20, timeout: 20_000 });

self.onmessage = async ({ data: { id, method, contents, options } }: MessageEvent<ImagesCall>) => {
  const call = images[method] as (content: Uint8Array | readonly Uint8Array[], ...asked: unknown[]) => Promise<object>;
  const content = method === 'compare' || method === 'animate' ? contents : contents[0];
  const begun = performance.now();
  try {
    const { layer, ...rest } = options;
    const isPlain = ['inspect', 'read', 'focus', 'describe', 'codes'].includes(method);
    const asked = isPlain ? [] : layer === undefined ? [rest] : [layer, rest];
    const answer = await call(content, ...asked);
    self.postMessage({ id, answer, took: performance.now() - begun });
  } catch (error) {
    self.postMessage({ id, thrown: asThrown(error) });
  }
};
