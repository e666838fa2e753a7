import type { Picture } from './engine.ts';
import type { PixelData } from './pixel-data.ts';
import { decoded } from './refusals.ts';

/** Pixels of the sample that choices are made on. */
const SAMPLE_PIXELS = 65_536;
/** Share of pixels equal to their neighbour in the sample from which on a picture is a graphic: photographs reach half of it. */
const GRAPHIC = 0.8;

interface SampleQuestion {
  picture: { width: number; height: number };
  /** Milliseconds. */
  timeout: number;
}

/** Pixels picked evenly out of a picture, as RGBA. */
export async function sampleOf(open: () => Picture, { picture, timeout }: SampleQuestion): Promise<PixelData> {
  const scale = Math.min(1, Math.sqrt(SAMPLE_PIXELS / (picture.width * picture.height)));
  const width = Math.max(1, Math.round(picture.width * scale));
  // Nearest neighbour: averaging would invent colours that the picture does not have.
  const sampled = open()
    .resize({ width, kernel: 'nearest', fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info, data } = await decoded(sampled, timeout);
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Whether a picture has even areas and sharp edges, as screenshots and logos have. */
export function isGraphic({ data }: PixelData): boolean {
  let equal = 0;
  for (let at = 4; at < data.length; at += 4) {
    const before = at - 4;
    const isEqual = data[at] === data[before] && data[at + 1] === data[before + 1] && data[at + 2] === data[before + 2];
    if (isEqual && data[at + 3] === data[before + 3]) equal += 1;
  }
  return equal >= GRAPHIC * (data.length / 4 - 1);
}
