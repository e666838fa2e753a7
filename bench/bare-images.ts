import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

// The least that can be done for the same pictures: the image library in a loop, with its defaults at quality 80.
// Started by bench/images-http.ts, which says what to do for how long and reads how many it were.

export interface BareWork {
  kind: 'resize' | 'convert' | 'compress';
  file: string;
  /** Milliseconds. */
  duration: number;
  parallel: number;
}

const QUALITY = 80;
// As the site does: several pictures at once, each on one thread.
sharp.concurrency(1);
sharp.cache(false);

const jpeg = (image: Sharp) => image.jpeg({ quality: QUALITY });

const made: Record<BareWork['kind'], (content: Buffer) => Sharp> = {
  resize: (content) => jpeg(sharp(content).autoOrient().resize({ width: 800, height: 600, fit: 'fill' })),
  convert: (content) => jpeg(sharp(content).autoOrient().flatten({ background: '#ffffff' })),
  compress: (content) => jpeg(sharp(content).autoOrient()),
};

process.on('message', ({ kind, file, duration, parallel }: BareWork) => {
  worked({ kind, file, duration, parallel }).then(
    (count) => process.send?.(count),
    (error: unknown) => {
      throw error;
    },
  );
});

async function worked({ kind, file, duration, parallel }: BareWork): Promise<number> {
  const content = await readFile(file);
  const end = performance.now() + duration;
  let count = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await made[kind](content).toBuffer();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, loop));
  return count;
}
