import type { Picture } from './engine.ts';
import type { FitTask, Fitted } from './fit-task.ts';
import { losslessPng } from './palette.ts';
import { type Found, searchSize } from './size-search.ts';

/** Pixels up to which a picture is written without loss: larger ones hold a processor for too long. */
const MAX_LOSSLESS_PIXELS = 16_000_000;
const COLOURS = [256, 128, 64, 32, 16, 8, 4, 2];
/** Likeness below which no fewer colours are tried at the same size: then fewer pixels look better. */
const GOOD = 0.9;
/** Colours below which nothing is tried that need not be: likeness is of light alone, and does not miss them. */
const ENOUGH_COLOURS = 16;

type Step = Found<Fitted>;

/** The most colours within the bytes, and smaller dimensions where they look better than fewer colours. */
export async function fitPalette(task: FitTask, format: 'png' | 'gif'): Promise<Fitted> {
  const { picture, bytes } = task;
  const { width, height } = picture;
  if (format === 'png' && width * height <= MAX_LOSSLESS_PIXELS) {
    const content = await task.encode(picture, (image) => image.png(losslessPng(picture)));
    if (content.length <= bytes) return { content, width, height, quality: 100 };
  }
  let best: (Fitted & { score: number }) | undefined;
  let scale = 1;
  let smallest: Fitted | undefined;
  for (const colours of COLOURS) {
    if (best && colours < ENOUGH_COLOURS) break;
    const { within, beyond } = await atColours({ task, format, colours, scale });
    if (!within) {
      smallest = beyond?.encoded ?? smallest;
      continue;
    }
    const { encoded, setting } = within;
    const score = await task.likeness(encoded.content);
    if (task.isSpent()) return best && best.score >= score ? best : encoded;
    // Fewer colours may gain nothing, and still fewer much: text on an even ground needs very few.
    if (best && score <= best.score) continue;
    best = { ...encoded, score };
    scale = Math.exp(setting);
    if (scale === 1 && score > GOOD) break;
  }
  if (best) return best;
  if (!smallest) throw new RangeError('A search without a single try');
  return smallest;
}

interface Trial {
  task: FitTask;
  format: 'png' | 'gif';
  colours: number;
  /** Where to begin. */
  scale: number;
}

function atColours({
  task,
  format,
  colours,
  scale,
}: Trial): Promise<{ within: Step | undefined; beyond: Step | undefined }> {
  const { picture } = task;
  return searchSize({
    ...{ from: Math.log(1 / Math.max(picture.width, picture.height)), to: 0, start: Math.log(scale) },
    ...{ step: 0.002, slope: 1.8, bytes: task.bytes, near: 0.96, tries: 8 },
    encode: async (logarithm) => {
      const scaled = await task.pictureAt(Math.exp(logarithm));
      const content = await task.encode(scaled, paletteEncoder(format, colours));
      const { width, height } = scaled;
      return { content, width, height, quality: Math.min(99, Math.max(1, Math.round(colours / 2.56))) };
    },
  });
}

function paletteEncoder(format: 'png' | 'gif', colours: number): (image: Picture) => Picture {
  // Without dithering: its noise costs up to twice the bytes, which the same picture with more pixels uses better.
  if (format === 'gif') return (image) => image.gif({ colours, effort: 1, dither: 0 });
  return (image) => image.png({ palette: true, colours, effort: 1, dither: 0, compressionLevel: 9 });
}
