import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { textOf, wordsIn } from '#ports/ocr/page-text';
import { openEngine } from '#ports/ocr/tesseract-core';

/** Letters to insert, remove or change, as a share of those that are in the picture. White space counts as one space. */
export function characterErrorRate(wanted: string, read: string): number {
  const [right, got] = [wanted, read].map((text) => text.replace(/\s+/g, ' ').trim());
  if (!right) return got ? 1 : 0;
  return distance(right, got ?? '') / right.length;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The same reader on the picture as it is. */
export async function plainReader(): Promise<(content: Uint8Array) => Promise<string>> {
  const folder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const data = gunzipSync(await readFile(join(folder, '4.0.0_best_int', 'eng.traineddata.gz')));
  const engine = await openEngine({ code: 'eng', data }, () => undefined);
  return async (content) => {
    const raw = sharp(content).greyscale().removeAlpha().raw();
    const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true });
    engine.show({ pixels, width: info.width, height: info.height });
    return textOf(wordsIn(engine.read('automatic', Number.POSITIVE_INFINITY).table)).text;
  };
}
