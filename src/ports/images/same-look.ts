import { openPicture, type Picture } from './engine.ts';
import type { LossyFormat } from './fit-lossy.ts';
import { type Look, lookOf } from './look.ts';
import { graphicWebpOptions, jpegOptions, MAX_TRIED_PIXELS, webpOptions } from './lossy.ts';
import type { PixelData } from './pixel-data.ts';
import { decoded } from './refusals.ts';
import { isGraphic, sampleOf } from './sample.ts';

/** Closeness of a look at which hardly anybody tells two pictures apart, side by side at full size. */
const SAME_LOOK = 0.975;
/** Quality within which the same look is searched: below, flaws show that the measure overlooks; above, it sees more than the eye. */
const RANGE: Record<LossyFormat, readonly [number, number]> = { jpeg: [65, 92], webp: [65, 94], avif: [45, 82] };
/** Closeness of colour below which the colours of a JPEG keep their full resolution, as red text on blue needs it. */
const COLOUR_KEPT = 0.96;
/** Encodes of a look for each format. */
const MOST_TRIES = 5;
/** Looks whose file is longer than the shortest by more than this are not tried on the whole picture. */
const NEARLY_SHORTEST = 1.15;
/** Pixels above which only the shortest is: there each encode takes seconds. */
const MAX_COMPARED_PIXELS = 8_000_000;

interface SameLookQuestion {
  picture: PixelData;
  formats: readonly LossyFormat[];
  /** As close to the picture as a JPEG of this quality; without it, so close that it looks the same. */
  quality: number | undefined;
  /** Milliseconds that each step may take. */
  timeout: number;
  signal: AbortSignal;
}

interface SeenEncoder {
  format: LossyFormat;
  quality: number;
  encoder: Picture;
}

/** The formats that may be the shortest at one closeness, each with the least quality that reaches it; tried on parts of the picture. */
export async function encodersOfSameLook(question: SameLookQuestion): Promise<SeenEncoder[]> {
  const { picture, formats, quality, timeout, signal } = question;
  const look = lookOf(picture, timeout);
  const target = quality === undefined ? SAME_LOOK : await closenessOfJpeg(look, { ...question, quality });
  const plans: Plan[] = [];
  for (const format of formats) {
    signal.throwIfAborted();
    plans.push(await planned(look, { ...question, format, target }));
  }
  const pixels = picture.width * picture.height;
  const shortest = Math.min(...plans.map(({ bytes }) => bytes));
  const most = pixels > MAX_COMPARED_PIXELS ? shortest : shortest * NEARLY_SHORTEST;
  const found = plans
    .filter(({ bytes }) => bytes <= most)
    .map((plan) => ({ ...plan, encoder: encoderOf(opened(picture, plan.format), { ...plan, pixels }) }));
  if (!formats.includes('webp') || pixels > MAX_TRIED_PIXELS) return found;
  const open = () => opened(picture, 'webp');
  if (!isGraphic(await sampleOf(open, { picture, timeout }))) return found;
  const graphicQuality = quality ?? 80;
  return [...found, { format: 'webp', quality: 100, encoder: open().webp(graphicWebpOptions(graphicQuality)) }];
}

/** Grey stays grey; a JPEG is on white. */
function opened({ data, width, height, channels }: PixelData, format: LossyFormat): Picture {
  const image = openPicture(data, { raw: { width, height, channels }, limitInputPixels: false });
  const flat = format === 'jpeg' && channels % 2 === 0 ? image.flatten({ background: '#ffffff' }) : image;
  return flat.toColourspace(channels < 3 ? 'b-w' : 'srgb');
}

interface Plan {
  format: LossyFormat;
  quality: number;
  isFullColour: boolean;
  /** Of the look. */
  bytes: number;
}

interface PlanQuestion extends SameLookQuestion {
  format: LossyFormat;
  target: number;
}

/** The least quality that reaches the target, halving what is left of the range with each try. */
async function planned(look: Look, { picture, format, target, quality, timeout, signal }: PlanQuestion): Promise<Plan> {
  let [least, most] = quality === undefined ? RANGE[format] : [1, 100];
  // With the settings that the whole picture will have.
  const pixels = picture.width * picture.height;
  const attempt = (quality: number, isFullColour: boolean) =>
    decoded(encoderOf(look.open(), { format, quality, isFullColour, pixels }).toBuffer(), timeout);
  const isFullColour = format === 'jpeg' && (await needsFullColour(look, attempt));
  let best: Uint8Array | undefined;
  for (let turn = 0; turn < MOST_TRIES && least < most; turn += 1) {
    signal.throwIfAborted();
    const tried = Math.floor((least + most) / 2);
    const content = await attempt(tried, isFullColour);
    const { all } = await look.closeness(content);
    if (all >= target) [most, best] = [tried, content];
    else least = tried + 1;
  }
  best ??= await attempt(most, isFullColour);
  return { format, quality: most, isFullColour, bytes: best.length };
}

async function needsFullColour(
  look: Look,
  attempt: (quality: number, isFullColour: boolean) => Promise<Uint8Array>,
): Promise<boolean> {
  const { colour } = await look.closeness(await attempt(95, false));
  return colour < COLOUR_KEPT;
}

async function closenessOfJpeg(
  look: Look,
  { picture, quality, timeout }: Pick<SameLookQuestion, 'picture' | 'timeout'> & { quality: number },
): Promise<number> {
  const pixels = picture.width * picture.height;
  const image = look.open().jpeg(jpegOptions({ quality, pixels, isFullColour: quality >= 90 }));
  return (await look.closeness(await decoded(image.toBuffer(), timeout))).all;
}

type EncoderQuestion = Pick<Plan, 'format' | 'quality' | 'isFullColour'> & { pixels: number };

function encoderOf(image: Picture, { format, quality, isFullColour, pixels }: EncoderQuestion): Picture {
  switch (format) {
    case 'jpeg':
      return image.jpeg(jpegOptions({ quality, pixels, isFullColour }));
    case 'webp':
      return image.webp(webpOptions({ quality, pixels }));
    case 'avif':
      return image.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' });
  }
}
