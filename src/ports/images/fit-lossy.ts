import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp';
import type { FitTask, Fitted } from './fit-task.ts';
import { type Found, searchSize } from './size-search.ts';

export type LossyFormat = 'jpeg' | 'webp' | 'avif';

/** What an encoder is told beside the quality. */
type Way = Pick<JpegOptions, 'quantisationTable' | 'trellisQuantisation' | 'chromaSubsampling'> &
  Pick<WebpOptions, 'smartSubsample'> &
  Pick<AvifOptions, 'effort'>;

const USUAL: Way = {};
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
const NO_SMALLER_ABOVE: Record<LossyFormat, number> = { jpeg: 22, webp: 15, avif: 20 };
/** From here on the full resolution of colours is worth a try. */
const FULL_COLOUR_FROM = 88;
/** Growth of the logarithm of the size with quality. */
const SLOPE: Record<LossyFormat, number> = { jpeg: 0.027, webp: 0.022, avif: 0.035 };
/** Ratio of one size to the next that is tried, along each side. */
const SMALLER = 0.8;
const MOST_SIZES = 6;
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
  const least = LEAST_QUALITY[format];
  let scale = 1;
  let start = 60;
  let best: Attempt | undefined;
  const first = await attempt({ task, format, scale, start });
  best = first.within;
  if (!best) {
    const smallest = first.smallest.length;
    scale = Math.min(SMALLER, Math.sqrt(bytes / smallest));
    start = least;
  }
  for (let turn = 1; turn < MOST_SIZES || !best; turn += 1) {
    if (best) {
      if (best.quality > NO_SMALLER_ABOVE[format] || task.isSpent()) break;
      scale = best.scale * SMALLER;
      start = best.quality * 1.5;
    }
    const smaller = await attempt({ task, format, scale, start });
    if (!smaller.within) {
      if (task.isSmallest(scale)) return { ...smaller.last, content: smaller.smallest };
      scale *= Math.min(SMALLER, Math.sqrt(bytes / smaller.smallest.length));
    } else if (best && smaller.within.score <= best.score) break;
    else best = smaller.within;
  }
  const isFine = format === 'jpeg' && best.quality >= FULL_COLOUR_FROM;
  for (const options of [...OTHER_WAYS[format], ...(isFine ? [FULL_COLOUR] : [])])
    best = await inAnotherWay(best, options);
  for (const options of FILLING_WAYS[format]) if (isWasteful(best, bytes)) best = await inAnotherWay(best, options);
  return isWasteful(best, bytes) && !task.isSpent() ? better(best, await filledUp(task, format, best)) : best;

  async function inAnotherWay(before: Attempt, options: Way): Promise<Attempt> {
    if (task.isSpent()) return before;
    const start = before.quality - ('quantisationTable' in options && before.options === USUAL ? 15 : 0);
    const { within } = await attempt({ task, format, scale: before.scale, start, options });
    return better(before, within);
  }
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
}

interface Outcome {
  within: Attempt | undefined;
  smallest: Uint8Array;
  last: Attempt;
}

/** The best quality within the bytes at one size. */
async function attempt({ task, format, scale, start, options = USUAL }: Trial): Promise<Outcome> {
  const picture = await task.pictureAt(scale);
  const from = scale === 1 ? 1 : LEAST_QUALITY[format];
  const isFirst = options === USUAL;
  const { within, beyond } = await searchSize({
    ...{ from, to: 100, step: 1, slope: SLOPE[format], bytes: task.bytes },
    ...{ start, near: isFirst ? 0.985 : 0.98, tries: isFirst ? 7 : 5 },
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
