import { openPicture } from './engine.ts';
import { geometryOf, type Size } from './geometry.ts';
import { type Header, type ImageLimits, readHeader } from './header.ts';
import type { PixelData } from './pixel-data.ts';
import type { CompareOptions, Comparison, CropBox } from './port.ts';
import { decoded } from './refusals.ts';
import { shapedAs } from './shape.ts';
import { meanSsim } from './ssim.ts';
import { ssimulacra2 } from './ssimulacra2.ts';

/** Pixels up to which pictures are compared as they are: the measures take about a second for each million. */
const MOST_PIXELS = 2_000_000;

/** Where nothing differs, a quarter of the picture's dark is left; what differs is drawn over it in this colour. */
const FADED = 0.25;
const MARK = [214, 0, 108] as const;

/** Two pictures measured against each other, and what differs as a picture. */
export async function compared(
  pair: readonly [Uint8Array, Uint8Array],
  { fit, strength, signal }: CompareOptions,
  limits: ImageLimits,
): Promise<Comparison<Uint8Array>> {
  const [one, other] = [await readHeader(pair[0], limits), await readHeader(pair[1], limits)];
  const used = fit === 'overlap' ? overlapOf(one.info, other.info) : one.info;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (used.width * used.height)));
  const size = { width: scaled(used.width, scale), height: scaled(used.height, scale) };
  const crop = fit === 'overlap' ? { x: 0, y: 0, width: used.width, height: used.height } : undefined;
  const [first, second] = [await pixelsOf(one, size, crop), await pixelsOf(other, size, crop)];
  signal?.throwIfAborted();
  const { drawn, ...counts } = differenceOf(first, second, strength);
  signal?.throwIfAborted();
  // What is the same scores by definition, and need not be measured pixel by pixel.
  const isSame = counts.changed === 0;
  const shortest = Math.min(size.width, size.height);
  const sameAbove = (fewest: number, score: number) => (shortest >= fewest ? score : null);
  const raw = { ...size, channels: 3 as const };
  const png = openPicture(drawn, { raw, limitInputPixels: false }).png({ compressionLevel: 6 });
  return {
    ...{ sources: [one.info, other.info], ...size, ...counts },
    ssim: isSame ? sameAbove(11, 1) : meanSsim(first, second),
    ssimulacra2: isSame ? sameAbove(8, 100) : ssimulacra2(first, second),
    ...{ content: await decoded(png.toBuffer(), one.timeout), format: 'png', type: 'image/png' },
  };
}

const scaled = (side: number, scale: number) => Math.max(1, Math.round(side * scale));

function overlapOf(one: Size, other: Size): Size {
  return { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) };
}

/** On white, as RGB. */
async function pixelsOf(
  { info, metadata, open, timeout }: Header,
  size: Size,
  crop: CropBox | undefined,
): Promise<PixelData> {
  const isSame = !crop && size.width === info.width && size.height === info.height;
  const resize = { ...size, fit: 'stretch', enlarge: true } as const;
  const options = { ...(crop && { crop }), ...(!isSame && { resize }) };
  const shaping = { geometry: geometryOf(info, options), options, background: '#ffffff', frames: 1 };
  const shaped = await shapedAs(open('first'), { ...shaping, orientation: metadata.orientation, timeout });
  const raw = shaped.flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha().raw();
  const { data, info: made } = await decoded(raw.toBuffer({ resolveWithObject: true }), timeout);
  return { data, ...made };
}

function differenceOf(one: PixelData, other: PixelData, strength: number) {
  const { width, height } = one;
  const drawn = new Uint8Array(width * height * 3);
  let [changed, largest, squares] = [0, 0, 0];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at += 1) {
    const [from, to] = [at * one.channels, at * other.channels];
    let most = 0;
    let sum = 0;
    for (let part = 0; part < 3; part += 1) {
      const value = one.data[from + (one.channels < 3 ? 0 : part)] ?? 0;
      const away = Math.abs(value - (other.data[to + (other.channels < 3 ? 0 : part)] ?? 0));
      if (away > most) most = away;
      squares += away * away;
      sum += value;
    }
    const faded = 255 - (255 - sum / 3) * FADED;
    const share = Math.min(1, (most * strength) / 255);
    for (let part = 0; part < 3; part += 1) drawn[at * 3 + part] = faded + ((MARK[part] ?? 0) - faded) * share;
    if (most === 0) continue;
    changed += 1;
    if (most > largest) largest = most;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const box = changed === 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const error = squares / (width * height * 3);
  const psnr = error === 0 ? null : 10 * Math.log10(255 ** 2 / error);
  return { drawn, changed: changed / (width * height), largest, box, psnr };
}
