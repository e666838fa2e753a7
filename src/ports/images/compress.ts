import { ToolError } from '#kit/tool-error';
import { encodersFor } from './encoders.ts';
import type { LossyFormat } from './fit-lossy.ts';
import { pixelsOf } from './fit-task.ts';
import { LONGEST_SIDE, refuseTooLarge } from './geometry.ts';
import { type Header, type ImageLimits, readHeader } from './header.ts';
import { mediaTypes } from './media-types.ts';
import { withoutMetadata } from './metadata/strip.ts';
import { writtenFormat } from './options.ts';
import type { PixelData } from './pixel-data.ts';
import type { CompressedImage, CompressOptions, PixelFormat } from './port.ts';
import { formatOf, SVG_REFUSED } from './refusals.ts';
import { encodersOfSameLook } from './same-look.ts';
import { isGraphic, sampleOf } from './sample.ts';
import { smallestOf } from './write.ts';

/** Quality that stands for the same look where there is nothing to search with: animations, GIF and TIFF. */
const HARDLY_SEEN = 90;

/**
 * A picture with fewer bytes, as the port says.
 *
 * @throws ToolError as the port says.
 */
export async function compressed(
  content: Uint8Array,
  { quality, format: asked, signal }: CompressOptions & { signal: AbortSignal },
  limits: ImageLimits,
): Promise<CompressedImage<Uint8Array>> {
  if (formatOf(content, limits.maxInputBytes) === 'svg') throw new ToolError('unsupported', SVG_REFUSED);
  const header = await readHeader(content, limits);
  const { info: source } = header;
  const { format, width, height } = source;
  const own = writtenFormat(format, header.metadata.hasAlpha);
  const original = { format: own, type: mediaTypes[own], width, height, source, kept: true, quality: 100 };
  const stripped = strippedOf(content, header);
  if (cannotBeEncoded(header)) {
    if (stripped) return { ...original, content: stripped };
    throw new ToolError('unsupported', 'Several pages that are stored sideways cannot be written here.');
  }
  signal.throwIfAborted();
  const made = await encoded(content, { header, asked: asked ?? own, quality, signal, limits });
  if (stripped !== undefined && stripped.length <= made.content.length) return { ...original, content: stripped };
  return { ...made, type: mediaTypes[made.format], width, height, source, kept: false };
}

interface Question {
  header: Header;
  asked: PixelFormat | 'smallest';
  quality: CompressOptions['quality'];
  signal: AbortSignal;
  limits: ImageLimits;
}

interface Encoded {
  content: Uint8Array;
  format: PixelFormat;
  quality: number;
}

async function encoded(content: Uint8Array, question: Question): Promise<Encoded> {
  const { header, asked, quality, signal, limits } = question;
  const { info } = header;
  const own = writtenFormat(info.format, header.metadata.hasAlpha);
  const timeout = header.timeout;
  const byNumber = async (format: PixelFormat): Promise<Encoded> => {
    const number = quality === 'same-look' ? sameLookOf(format) : quality;
    const encoders = await encodersFor(content, { header, format, quality: number });
    signal.throwIfAborted();
    return { content: await smallestOf(encoders, timeout), format, quality: number ?? 100 };
  };
  if (info.frames > 1) {
    const formats = framedFormats(own, asked);
    const made: Encoded[] = [];
    for (const format of formats) made.push(await byNumber(format));
    return shortest(made);
  }
  if (asked !== 'smallest') refuseTooLarge(info, asked, limits.maxPixels);
  const isSearched = asked === 'smallest' || (quality === 'same-look' && isLossy(asked));
  if (!isSearched) return byNumber(asked);

  const picture = await uprightPixels(header);
  const formats = asked === 'smallest' ? await candidates(header, picture) : [asked];
  const number = quality === 'same-look' ? undefined : quality;
  const lossy = formats.filter(isLossy);
  const found = await encodersOfSameLook({ picture, formats: lossy, quality: number, timeout, signal });
  const made: Encoded[] = [];
  for (const { encoder, ...plan } of found) {
    signal.throwIfAborted();
    made.push({ content: await smallestOf([encoder], timeout), format: plan.format, quality: plan.quality });
  }
  if (formats.includes('png')) made.push(await byNumber('png'));
  return shortest(made);
}

/** Without a number, a PNG gets a palette only where nothing of it is seen. */
function sameLookOf(format: PixelFormat): number | undefined {
  return format === 'png' ? undefined : HARDLY_SEEN;
}

function shortest(made: readonly Encoded[]): Encoded {
  return made.reduce((best, one) => (one.content.length < best.content.length ? one : best));
}

function isLossy(format: PixelFormat): format is LossyFormat {
  return format === 'jpeg' || format === 'webp' || format === 'avif';
}

/** Frames stay together: only GIF and WebP can take each other's. */
function framedFormats(own: PixelFormat, asked: PixelFormat | 'smallest'): PixelFormat[] {
  const isAnimation = own === 'gif' || own === 'webp';
  if (!isAnimation) return [own];
  if (asked === 'smallest') return own === 'gif' ? ['gif', 'webp'] : ['webp'];
  return [asked === 'gif' || asked === 'webp' ? asked : own];
}

async function candidates({ open, timeout }: Header, picture: PixelData): Promise<PixelFormat[]> {
  const isTransparent = picture.channels % 2 === 0;
  const isFlat = isGraphic(await sampleOf(() => open('first'), { picture, timeout }));
  const formats: PixelFormat[] = isTransparent ? ['webp', 'avif', 'png'] : ['jpeg', 'webp', 'avif'];
  if (isFlat && !isTransparent) formats.push('png');
  return formats.filter((format) => Math.max(picture.width, picture.height) <= LONGEST_SIDE[format]);
}

/** Eight bits a sample; an alpha channel in which nothing is transparent is left out. */
async function uprightPixels({ open, metadata, timeout }: Header): Promise<PixelData> {
  const isGrey = metadata.space === 'b-w' || metadata.space === 'grey16';
  const upright = () =>
    open('first')
      .autoOrient()
      .toColourspace(isGrey ? 'b-w' : 'srgb');
  const picture = await pixelsOf(upright(), { hasAlpha: metadata.hasAlpha === true, timeout });
  const { data, channels } = picture;
  if (channels % 2 === 1) return picture;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return picture;
  return pixelsOf(upright(), { hasAlpha: false, timeout });
}

/** libvips reads the first frame of an animated PNG alone, and turns frames as one long strip. */
function cannotBeEncoded({ info, metadata }: Header): boolean {
  const isTurned = (metadata.orientation ?? 1) > 1;
  return info.frames > 1 && (info.format === 'png' || isTurned);
}

function strippedOf(content: Uint8Array, { info, metadata }: Header): Uint8Array | undefined {
  const blocks = [metadata.exif, metadata.xmp, metadata.iptc].filter((block) => block !== undefined);
  return withoutMetadata(content, { format: info.format, orientation: metadata.orientation ?? 1, blocks });
}
