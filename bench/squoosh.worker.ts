import decode from '@jsquash/jpeg/decode.js';
import encode from '@jsquash/jpeg/encode.js';
import resize from '@jsquash/resize';
import { zipSync } from 'fflate';

/** Squoosh's codecs with Squoosh's settings, one picture after the other in a worker, as Squoosh has them. */

export interface SquooshOrder {
  files: readonly File[];
  size?: { width: number; height: number };
  quality: number;
}

async function worked({ files, size, quality }: SquooshOrder): Promise<Uint8Array> {
  const made: Record<string, Uint8Array> = {};
  for (const file of files) {
    const picture = await decode(await file.arrayBuffer());
    const sized = size ? await resize(picture, size) : picture;
    made[file.name] = new Uint8Array(await encode(sized, { quality }));
  }
  const [only] = Object.values(made);
  return files.length === 1 && only ? only : zipSync(made, { level: 0 });
}

self.onmessage = async ({ data }: MessageEvent<SquooshOrder>) => {
  const content = await worked(data);
  self.postMessage(content.length);
};
