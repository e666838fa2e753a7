import { ToolError } from '#kit/tool-error';
import { readTiffLayout, type TiffLayout } from '#lib/tiff/read-tiff-layout';
import { understood } from './refusals.ts';

/** Compressions that the library's TIFF reader has: none, the four of fax, LZW, JPEG, Deflate, PackBits, LogLuv, WebP and two old ones. */
const READ_COMPRESSIONS = new Set([1, 2, 3, 4, 5, 7, 8, 32766, 32771, 32773, 32809, 32946, 34676, 34677, 50001]);
const NAMES: Readonly<Record<number, string>> = {
  6: 'old-style JPEG',
  9: 'JBIG',
  10: 'JBIG',
  34661: 'JBIG',
  34712: 'JPEG 2000',
  34887: 'LERC',
  34892: 'lossy raw',
  34925: 'LZMA',
  50000: 'Zstandard',
  50002: 'JPEG XL',
  52546: 'JPEG XL',
};
const READ_BITS = new Set([1, 2, 4, 8, 16, 32]);
const JPEG = 7;
const LOGLUV = [34676, 34677];

const FLOATING = 3;

/**
 * Refuses a valid TIFF of a kind that the library reads wrongly or not at all, which is not the same as damage.
 *
 * @throws ToolError `unsupported`
 */
export function refuseUnreadTiff(content: Uint8Array): void {
  const kind = unreadKind(understood(() => readTiffLayout(content)));
  if (kind === undefined) return;
  const advice = 'Save it as a TIFF with 8-bit RGB colours and LZW or no compression, or as a PNG.';
  throw new ToolError('unsupported', `This TIFF ${kind}, which is not supported. ${advice}`);
}

/** What a page has that cannot be read, as it follows "This TIFF". */
function unreadKind(layout: TiffLayout): string | undefined {
  const { bits, compression, photometric, sampleFormat, hasSeparatePlanes, hasTiles } = layout;
  if (!READ_COMPRESSIONS.has(compression)) {
    return `uses ${NAMES[compression] ?? `an unusual (number ${compression})`} compression`;
  }
  const [depth = 1] = bits;
  if (photometric === 9 || photometric === 10 || (photometric === 8 && depth !== 16)) {
    return 'stores its colours as CIE Lab in an unusual form';
  }
  if (photometric === 32803 || photometric === 34892) return 'is a raw camera picture';
  if (photometric === 4) return 'is a mask without a picture';
  if (photometric === 5 && bits.length > 5) return 'uses more inks than the four of print';
  if (photometric === 6 && compression !== JPEG) return 'stores its colours as YCbCr without JPEG compression';
  if (hasSeparatePlanes && hasTiles) return 'stores its channels apart, in tiles';
  if (LOGLUV.includes(compression)) return undefined;
  if (bits.some((each) => each !== depth)) return 'has channels of different numbers of bits';
  if (!READ_BITS.has(depth) || (depth < 8 && bits.length > 1))
    return `has ${depth} ${depth === 1 ? 'bit' : 'bits'} per channel`;
  if (sampleFormat === FLOATING) return undefined;
  return depth === 32 ? 'has 32-bit whole numbers per channel' : undefined;
}
