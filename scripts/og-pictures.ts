import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawing, type PictureWords } from './og-pictures/drawing.ts';

/** Pictures at work at once: sharp has threads of its own. */
const AT_ONCE = 4;
/** Say another number when the way from drawing to file changes: kept pictures are then drawn anew. */
const ENCODING = 2;

export interface OgPicture extends PictureWords {
  /** File name, without the extension. */
  name: string;
}

/**
 * Draws one PNG of 1200 by 630 pixels each into `folder`. Pictures that did not change since the last build are taken
 * from `cache`, where those of no page are forgotten.
 *
 * @returns how many had to be drawn.
 * @throws Error when two pictures have one name.
 */
export async function drawOgPictures(pictures: readonly OgPicture[], folder: string, cache: string): Promise<number> {
  const names = new Set(pictures.map(({ name }) => name));
  if (names.size < pictures.length)
    throw new Error('Two pages would have one picture: a tool and a post share a name.');
  for (const path of [folder, cache]) mkdirSync(path, { recursive: true });
  const used = new Set<string>();
  let drawn = 0;
  const queue = [...pictures];
  const worker = async () => {
    for (let picture = queue.pop(); picture; picture = queue.pop()) {
      const svg = drawing(picture);
      const kept = `${createHash('sha256').update(`${ENCODING} ${svg}`).digest('hex').slice(0, 32)}.png`;
      used.add(kept);
      if (!existsSync(join(cache, kept))) {
        await draw(svg, join(cache, kept));
        drawn += 1;
      }
      copyFileSync(join(cache, kept), join(folder, `${picture.name}.png`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const name of readdirSync(cache)) if (name.endsWith('.png') && !used.has(name)) rmSync(join(cache, name));
  return drawn;
}

/** Written under another name first: a kept picture is there completely or not at all. */
async function draw(svg: string, path: string): Promise<void> {
  const partial = `${path}.${process.pid}`;
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0, effort: 1 }).toFile(partial);
  renameSync(partial, path);
}
