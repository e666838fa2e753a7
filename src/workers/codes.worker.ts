import { greyOfParts } from '#lib/codes/contrast';
import { codesInBrowser } from '#ports/codes/browser';
import type { CodePicture, SeenCode } from './read-codes.ts';

/** A worker of a page that looks at pictures of a camera, which follow one another. */

async function answer({ pixels, width, height, isLive }: CodePicture): Promise<void> {
  const found = await codesInBrowser.read({ pixels: greyOf(pixels), width, height }, { isLive });
  self.postMessage(found.map(({ format, text, corners }) => ({ format, text, corners })) satisfies SeenCode[]);
}

function greyOf(pixels: CodePicture['pixels']): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = greyOfParts([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]);
  }
  return grey;
}

self.addEventListener('message', ({ data }: MessageEvent<CodePicture>) => {
  // An error here must reach the page as the worker's own does.
  answer(data).catch(reportError);
});
