import sharp from 'sharp';
import { ToolError } from '#kit/tool-error';
import { sniffImage } from '#lib/sniff-image';
import { installedLanguages } from './languages.ts';
import type { Ocr } from './port.ts';
import type { ReadRequest } from './worker-messages.ts';
import { createPool, type PoolOptions } from './worker-pool.ts';

export interface OcrOptions extends Partial<PoolOptions> {
  /** Folder with data of further languages. */
  languagesDirectory?: string;
  /** Pixels of a picture that is decoded at all; the port of images refuses larger ones in words. */
  maxPixels?: number;
  /** Milliseconds after which no further way of reading a picture is begun. */
  patience?: number;
}

export interface OpenOcr extends Ocr {
  /** Ends the threads. */
  close(): Promise<void>;
}

const DEFAULTS = { workers: 2, queue: 16, timeout: 45_000, idle: 300_000, patience: 12_000, maxPixels: 50_000_000 };

/** Pixels that are looked at. A page of A4 at 400 dots an inch has 15 million. */
const SEEN_PIXELS = 12_000_000;
const DECODING_SECONDS = 15;

const NOT_READ = 'That is not an image in a format we can read, such as JPG, PNG or GIF.';
const DAMAGED = 'The image is damaged or incomplete and cannot be read.';
const DECODED = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff']);

/** Tesseract as WebAssembly, in threads of its own: a picture that breaks it breaks its thread and nothing else. */
export function createOcr({ languagesDirectory, ...options }: OcrOptions = {}): OpenOcr {
  const { patience, maxPixels, ...pool } = { ...DEFAULTS, ...options };
  const threads = createPool(pool);
  return {
    async languages() {
      return (await installedLanguages(languagesDirectory)).map(({ code }) => code);
    },

    async read(content, { language: code, signal, onProgress }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      if (!DECODED.has(sniffImage(content) ?? '')) throw new ToolError('unsupported', NOT_READ);
      const installed = await installedLanguages(languagesDirectory);
      const language = installed.find((one) => one.code === code);
      if (!language) {
        const codes = installed.map((one) => one.code).join(', ');
        const message = `The language "${code}" is not installed here. Installed: ${codes}.`;
        throw new ToolError('invalid-input', message, { field: 'language' });
      }
      const prepare = async () => ({ language, patience, ...(await greyOf(content, maxPixels)) });
      const answer = await threads.read(language, prepare, { signal, onProgress });
      if ('read' in answer) return answer.read;
      throw new ToolError('not-configured', `The data for the language "${code}" cannot be used here.`, {
        cause: answer.badLanguage,
      });
    },

    close: () => threads.close(),
  };
}

type Pixels = Pick<ReadRequest, 'pixels' | 'channels' | 'width' | 'height'>;

/** Upright by its own orientation, grey, and no larger than is useful. */
async function greyOf(content: Uint8Array, limitInputPixels: number): Promise<Pixels> {
  try {
    const picture = sharp(content, { failOn: 'error', limitInputPixels });
    const { width, height } = (await picture.metadata()).autoOrient;
    const share = Math.min(1, Math.sqrt(SEEN_PIXELS / (width * height)));
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: Math.max(1, Math.round(width * share)), withoutEnlargement: true })
      .greyscale()
      .timeout({ seconds: DECODING_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      pixels: new Uint8Array(data),
      channels: info.channels,
      width: info.width,
      height: info.height,
    };
  } catch (cause) {
    throw new ToolError('unsupported', DAMAGED, { cause });
  }
}
