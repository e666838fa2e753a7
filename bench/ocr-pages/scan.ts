import sharp from 'sharp';
import type { Grey } from '#ports/ocr/prepare/grey';
import { randomly } from './sheet.ts';

export const scanners = ['flatbed', 'threshold', 'thin paper', 'fold', 'copier', 'phone'] as const;
type Scanner = (typeof scanners)[number];

/** A printed page as a scanner, a copier or a phone above the desk gives it. */
export async function scanned(page: Grey, scanner: Scanner, seed: number): Promise<Buffer> {
  const random = randomly(seed * 7 + 1);
  const { width, height } = page;
  const paper = 236 + random() * 14;
  const ink = 25 + random() * 40;
  const through = scanner === 'thin paper' ? 0.16 + random() * 0.1 : scanner === 'copier' ? 0.06 : 0;
  const behind =
    through > 0
      ? await sharp(Buffer.from(page.pixels), raw(page)).flop().blur(2.2).toColourspace('b-w').raw().toBuffer()
      : undefined;
  const folds = scanner === 'fold' ? [height * (0.3 + random() * 0.1), height * (0.62 + random() * 0.1)] : [];
  const slope = scanner === 'phone' ? 0.4 : scanner === 'copier' ? 0.12 : 0.03;
  const angle = random() * Math.PI * 2;
  const printed = new Uint8Array(page.pixels.length);
  for (let y = 0; y < height; y += 1) {
    const shadow = folds.reduce((light, at) => light * foldLight(y - at, height), 1);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = (page.pixels[at] ?? 255) / 255;
      const shine = behind ? 1 - through * (1 - (behind[at] ?? 255) / 255) : 1;
      const along = (x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle);
      printed[at] = Math.min(255, (ink + (paper - ink) * value) * shine * shadow * (1 - slope / 2 + slope * along));
    }
  }
  const skew = (random() * 2 - 1) * (scanner === 'phone' ? 2 : 3);
  const ground = Math.round(paper * (1 - slope / 2));
  const lens = { threshold: 0.6, phone: 1, copier: 0.9, flatbed: 0.5, fold: 0.6, 'thin paper': 0.6 }[scanner];
  const level = sharp(printed, raw(page))
    .rotate(skew, { background: { r: ground, g: ground, b: ground } })
    .blur(lens);
  const { data, info } = await level.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const grain = { threshold: 14, phone: 9, copier: 12, flatbed: 3, fold: 5, 'thin paper': 4 }[scanner];
  const limit = 150 + random() * 25;
  const made = new Uint8Array(info.width * info.height);
  for (let at = 0; at < made.length; at += 1) {
    const noisy = (data[at * info.channels] ?? 0) + grain * 1.7 * (random() + random() + random() + random() - 2);
    made[at] = scanner === 'threshold' ? (noisy > limit ? 255 : 0) : Math.max(0, Math.min(255, noisy));
  }
  const picture = sharp(made, raw(info)).toColourspace('b-w');
  if (scanner === 'threshold') return picture.png().toBuffer();
  return picture.jpeg({ quality: Math.round(45 + random() * 40) }).toBuffer();
}

/** A dark crease with a soft shadow on one side. */
function foldLight(distance: number, height: number): number {
  if (Math.abs(distance) < 2) return 0.62;
  const share = distance / (height * 0.06);
  return share < 0 || share > 1 ? 1 : 0.78 + 0.22 * share;
}

export const raw = ({ width, height }: { width: number; height: number }) => ({
  raw: { width, height, channels: 1 as const },
});
