import type { AvifOptions, JpegOptions, WebpOptions } from './engine.ts';
import type { FitTask, Fitted } from './fit-task.ts';
import { sampleOf } from './pixel-data.ts';
import { type Found, searchSize } from './size-search.ts';

export type LossyFormat = 'jpeg' | 'webp' | 'avif';

/** What an encoder is told beside the quality. */
type Way = Pick<JpegOptions, 'quantisationTable' | 'trellisQuantisation' | 'chromaSubsampling' | 'optimiseScans'> &
  Pick<WebpOptions, 'smartSubsample'> &
  Pick<AvifOptions, 'effort'>;

const USUAL: Way = {};
/** For very large pictures: half the time, for 3 to 10 percent of the bytes. */
const QUICK: Way = { optimiseScans: false };
const QUICK_FROM_PIXELS = 20_000_000;
/** JPEG's table 3, the usual one, favours what the eye sees first; table 1 is even, and keeps grain and fine texture. */
const EVEN: Way = { quantisationTable: 1 };
/** Other ways to spend the same bytes, worth a look in any case. */
const OTHER_WAYS: Record<LossyFormat, Way[]> = {
  jpeg: [EVEN, { ...EVEN, trellisQuantisation: false }],
  webp: [],
  avif: [],
};
/** Ways that are tried where steps of quality leave bytes unused. */
const FILLING_WAYS: Record<LossyFormat, Way[]> = {
  jpeg: [{ trellisQuantisation: false }, { quantisationTable: 2 }],
  webp: [{ smartSubsample: true }, { effort: 6 }, { effort: 3 }],
  avif: [{ effort: 1 }, { chromaSubsampling: '4:4:4' }],
};
const FULL_COLOUR: Way = { ...EVEN, chromaSubsampling: '4:4:4' };

/** The quality that is always worth its bytes: where it does not fit, the picture is made smaller first. */
const LEAST_QUALITY: Record<LossyFormat, number> = { jpeg: 10, webp: 4, avif: 10 };
/** Quality above which nothing was ever gained by smaller dimensions. */
const NO_SMALLER_ABOVE: Record<LossyFormat, number> = { jpeg: 40, webp: 25, avif: 35 };
/** From here on the full resolution of colours is worth a try. */
const FULL_COLOUR_FROM = 88;
/** Growth of the logarithm of the size with quality. */
const SLOPE: Record<LossyFormat, number> = { jpeg: 0.027, webp: 0.022, avif: 0.035 };
/** Ratio of one size to the next that is tried, along each side. */
const SMALLER = 0.8;
/** Quality that the best size is found near, where dimensions have to give way at all. */
const MIDDLE_QUALITY: Record<LossyFormat, number> = { jpeg: 30, webp: 22, avif: 30 };
/** How a side may grow, at the same bytes, with quality: its power. */
const SIDE_POWER: Record<LossyFormat, number> = { jpeg: 0.5, webp: 0.35, avif: 0.45 };
/** Pixels of the sample that a large picture's quality is estimated on. */
const SAMPLE_PIXELS = 1_500_000;
/** Share of the target below which another way of writing is looked for. */
const ENOUGH = 0.94;
/** What a waste of bytes weighs against likeness. */
const WASTE = 0.1;

interface Attempt extends Fitted {
  score: number;
  scale: number;
  options: Way;
}

/** The best quality within the bytes; smaller dimensions where they look better than less quality. */
export async function fitLossy(task: FitTask, format: LossyFormat): Promise<Fitted> {
  const { bytes } = task;
  const sized = await bestSize(task, format);
  if (!sized.within) return { ...sized.last, content: sized.smallest };
  let best = sized.within;
  const isFine = format === 'jpeg' && best.quality >= FULL_COLOUR_FROM;
  for (const options of [...OTHER_WAYS[format], ...(isFine ? [FULL_COLOUR] : [])])
    best = await inAnotherWay(best, options);
  for (const options of FILLING_WAYS[format]) if (isWasteful(best, bytes)) best = await inAnotherWay(best, options);
  return isWasteful(best, bytes) && !task.isOver() ? better(best, await filledUp(task, format, best)) : best;

  async function inAnotherWay(before: Attempt, options: Way): Promise<Attempt> {
    if (isWasteful(before, bytes) ? task.isOver() : task.isSpent()) return before;
    const isOtherTable = options.quantisationTable !== before.options.quantisationTable;
    const start = isOtherTable ? qualityOfTable(before.quality, options) : before.quality;
    const { within } = await attempt({ task, format, scale: before.scale, start, options, effort: 'other' });
    return better(before, within);
  }
}

/** The quality at which the even table makes about as many bytes as the usual one; or the other way round. */
function qualityOfTable(quality: number, { quantisationTable }: Way): number {
  if (quantisationTable !== EVEN.quantisationTable) return quality;
  return quality < 70 ? quality * 0.7 : 100 - (100 - quality) * 1.8;
}

/**
 * The size that looks best, at the usual way of writing. The likeness rises and falls once along the sizes, but is nearly level
 * at the large end: so the search begins where the best is by experience, and climbs from there.
 */
async function bestSize(task: FitTask, format: LossyFormat): Promise<Outcome> {
  const { bytes } = task;
  const [middle, power] = [MIDDLE_QUALITY[format], SIDE_POWER[format]];
  const start = await likelyQuality(task, format);
  const full = await attempt({ task, format, scale: 1, start });
  const { within } = full;
  if (within && (within.quality > NO_SMALLER_ABOVE[format] || task.isSpent())) return full;
  const room = Math.sqrt(bytes / full.smallest.length);
  let scale = within
    ? Math.min(SMALLER, (within.quality / middle) ** power)
    : room * (LEAST_QUALITY[format] / middle) ** power;
  let centre = await attempt({ task, format, scale, start: middle, effort: 'rough' });
  while (!centre.within) {
    if (task.isSmallest(scale)) return centre;
    scale *= Math.min(SMALLER, Math.sqrt(bytes / centre.smallest.length));
    centre = await attempt({ task, format, scale, start: LEAST_QUALITY[format] });
  }
  const found = await climbed({ task, format, from: centre.within });
  const best = within ? better(within, found) : found;
  return { ...centre, within: best };
}

/** Where to begin: of small pictures by the bits there are for each pixel, of large ones by what a sample needs. */
async function likelyQuality(task: FitTask, format: LossyFormat): Promise<number> {
  const { bytes, picture } = task;
  const pixels = picture.width * picture.height;
  const guess = Math.min(90, Math.max(8, 60 + 20 * Math.log((bytes * 8) / pixels / 0.6)));
  if (pixels <= 2 * SAMPLE_PIXELS) return guess;
  const sample = sampleOf(picture, SAMPLE_PIXELS);
  const share = (sample.width * sample.height) / pixels;
  const { within } = await searchSize({
    ...{ from: 1, to: 100, step: 1, slope: SLOPE[format], bytes: bytes * share, start: guess, near: 0.97, tries: 6 },
    encode: async (quality) => ({ content: await task.encode(sample, encoderOf(format, quality, usualWay(task))) }),
  });
  return within?.setting ?? 1;
}

function usualWay({ picture: { width, height } }: FitTask): Way {
  return width * height > QUICK_FROM_PIXELS ? QUICK : USUAL;
}

/** The best among sizes that lie next to each other: downwards while that is better, else upwards. */
async function climbed({ task, format, from }: { task: FitTask; format: LossyFormat; from: Attempt }) {
  let best = from;
  for (const factor of [SMALLER, 1 / SMALLER]) {
    while (!task.isSpent() && best.scale * factor < 0.95) {
      const [scale, start] = [best.scale * factor, best.quality / factor ** (1 / SIDE_POWER[format])];
      const { within } = await attempt({ task, format, scale, start, effort: 'rough' });
      if (!within || within.score <= best.score) break;
      best = within;
    }
    if (best !== from) break;
  }
  return best;
}

function isWasteful({ content }: Fitted, bytes: number): boolean {
  return content.length < ENOUGH * bytes;
}

function better(one: Attempt, other: Attempt | undefined): Attempt {
  return other && other.score > one.score ? other : one;
}

interface Trial {
  task: FitTask;
  format: LossyFormat;
  scale: number;
  start: number;
  options?: Way;
  /** How near to the bytes the search goes, and in how many tries. */
  effort?: keyof typeof EFFORTS;
}

const EFFORTS = {
  full: { near: 0.985, tries: 7 },
  other: { near: 0.98, tries: 5 },
  rough: { near: 0.955, tries: 5 },
};

interface Outcome {
  within: Attempt | undefined;
  smallest: Uint8Array;
  last: Attempt;
}

/** The best quality within the bytes at one size. */
async function attempt({ task, format, scale, start, effort = 'full', ...trial }: Trial): Promise<Outcome> {
  const picture = await task.pictureAt(scale);
  const options = trial.options ?? (scale === 1 ? usualWay(task) : USUAL);
  const from = scale === 1 ? 1 : LEAST_QUALITY[format];
  const { within, beyond } = await searchSize({
    ...{ from, to: 100, step: 1, slope: SLOPE[format], bytes: task.bytes },
    ...{ start, ...EFFORTS[effort], isOver: task.isOver },
    encode: async (quality) => ({ content: await task.encode(picture, encoderOf(format, quality, options)) }),
  });
  const judged = async ({ setting, encoded }: Found<{ content: Uint8Array }>, isWithin: boolean): Promise<Attempt> => ({
    ...{ ...encoded, width: picture.width, height: picture.height, quality: setting, scale, options },
    score: isWithin ? await scoreOf(task, encoded.content) : 0,
  });
  const found = within ?? beyond;
  if (!found) throw new RangeError('A search without a single try');
  const last = await judged(found, within !== undefined);
  return { within: within && last, smallest: last.content, last };
}

async function scoreOf(task: FitTask, content: Uint8Array): Promise<number> {
  const waste = content.length < ENOUGH * task.bytes ? WASTE : 0;
  return (await task.likeness(content)) - waste;
}

/** One more step of quality on slightly fewer pixels: steps of quality can be coarse, dimensions are fine. */
async function filledUp(task: FitTask, format: LossyFormat, best: Attempt): Promise<Attempt | undefined> {
  const quality = Math.min(100, best.quality + 1);
  const { within } = await searchSize({
    ...{ from: Math.log(best.scale * 0.7), to: Math.log(best.scale), step: 0.004, slope: 1.7, bytes: task.bytes },
    ...{ start: Math.log(best.scale * 0.98), near: 0.96, tries: 5 },
    encode: async (logarithm) => {
      const picture = await task.pictureAt(Math.exp(logarithm));
      const content = await task.encode(picture, encoderOf(format, quality, best.options));
      return { content, width: picture.width, height: picture.height };
    },
  });
  if (!within) return undefined;
  const { encoded, setting } = within;
  const score = await scoreOf(task, encoded.content);
  return { ...encoded, quality, score, scale: Math.exp(setting), options: best.options };
}

function encoderOf(format: LossyFormat, quality: number, way: Way): Parameters<FitTask['encode']>[1] {
  switch (format) {
    case 'jpeg':
      return (image) => image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0', ...way });
    case 'webp':
      return (image) => image.webp({ quality, effort: 4, ...way });
    case 'avif':
      return (image) => image.avif({ quality, effort: 0, chromaSubsampling: '4:2:0', ...way });
  }
}
