import { asThrown } from '#workers/messages';
import type { Images } from '../../src/ports/images/port.ts';
import { imagesInBrowser } from '../../src/ports/images/wasm/images.ts';

/** The port of pictures in a worker, for tests: one call a message. */

interface ImagesCall {
  id: number;
  method: keyof Images;
  content: Uint8Array;
  options: object;
}

const images = imagesInBrowser({ maxPixels: 50_000_000, maxFrames: 500, maxInputBytes: 25 << 20, timeout: 20_000 });

self.onmessage = async ({ data: { id, method, content, options } }: MessageEvent<ImagesCall>) => {
  const call = images[method] as (content: Uint8Array, options?: object) => Promise<object>;
  const begun = performance.now();
  try {
    const isPlain = ['inspect', 'read', 'metadata', 'codes'].includes(method);
    const answer = await (isPlain ? call(content) : call(content, options));
    self.postMessage({ id, answer, took: performance.now() - begun });
  } catch (error) {
    self.postMessage({ id, thrown: asThrown(error) });
  }
};
