import sharp from 'sharp';
import { engineHere } from '#ports/ocr/engine-here';
import { english } from '#ports/ocr/languages';
import { textOf, wordsIn } from '#ports/ocr/page-text';

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
  const engine = await engineHere(english, () => undefined);
  return async (content) => {
    const raw = sharp(content).greyscale().removeAlpha().raw();
    const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true });
    engine.show({ pixels, width: info.width, height: info.height });
    return textOf(wordsIn(engine.read('automatic', Number.POSITIVE_INFINITY).table)).text;
  };
}
