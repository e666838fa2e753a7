import type { Codes } from '#ports/codes/port';
import { type ImageLimits, readHeader } from './header.ts';
import type { PictureCodes } from './port.ts';
import { decoded } from './refusals.ts';

/** Pixels in which codes are looked for at first, and in a larger picture where there are none. */
const LOOKED_AT = [4_000_000, 16_000_000];

/** The codes in a picture, whose transparent parts are white. */
export async function codesIn(content: Uint8Array, reader: Codes, limits: ImageLimits): Promise<PictureCodes> {
  const { info, open, timeout } = await readHeader(content, limits);
  const all = info.width * info.height;
  for (const [place, most] of LOOKED_AT.entries()) {
    if (all <= (LOOKED_AT[place - 1] ?? 0)) break;
    const width = Math.max(1, Math.round(info.width * Math.min(1, Math.sqrt(most / all))));
    const grey = open('first')
      .resize({ width })
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { data, info: made } = await decoded(grey, timeout);
    const step = made.channels;
    const pixels =
      step === 1 ? data : Uint8Array.from({ length: made.width * made.height }, (_, at) => data[at * step] ?? 0);
    const found = await reader.read({ pixels, width: made.width, height: made.height });
    if (found.length === 0) continue;
    const codes = found.map(({ bytes, ...code }) => code);
    return { source: info, codes: codes.toSorted((one, other) => topOf(one) - topOf(other)) };
  }
  return { source: info, codes: [] };
}

function topOf({ corners }: { corners: readonly { y: number }[] }): number {
  return Math.min(...corners.map(({ y }) => y));
}
