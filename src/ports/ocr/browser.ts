import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { TemporaryFiles } from '#ports/files/port';
import { NotHere } from '#ports/images/engine';
import { bytesAt } from '#ports/images/wasm/bytes-at';
import english from '../../../.generated/eng.traineddata?url';
import { decodedGrey } from './decode.ts';
import { NEEDED_BYTES } from './needed-bytes.ts';
import type { Ocr } from './port.ts';
import { readPage } from './read-page.ts';
import { createReadingMeter } from './reading-meter.ts';
import { type Engine, openEngine } from './tesseract-core.ts';

const MAX_PIXELS = 50_000_000;
const NEVER = Number.POSITIVE_INFINITY;

let tell: (share: number, stage?: 'loading') => void = () => {};
const meter = createReadingMeter((share) => tell(share));
/** As long as the worker lives: it takes a second, and some hundred megabytes. */
let engine: Promise<Engine> | undefined;

/**
 * Reads pictures in this very worker, whose owner ends it, without limits of time. What reads is fetched at the first reading, from our
 * own server, and stays in the browser. The engine of pictures has been chosen before.
 */
export function ocrInBrowser(files: Pick<TemporaryFiles, 'read'>): Ocr {
  return {
    languages: async () => ['eng'],
    async read(source, { language, onProgress = () => undefined }) {
      if (language !== 'eng') throw new NotHere('Only English is read in your browser here.');
      tell = onProgress;
      engine ??= open();
      const opened = await engine.catch((cause: unknown) => {
        engine = undefined;
        throw cause;
      });
      const grey = await decodedGrey(await files.read(source), MAX_PIXELS);
      meter.start();
      try {
        return readPage(grey, { engine: opened, patience: NEVER, limit: NEVER });
      } catch (cause) {
        // What it leaves behind is no engine any more.
        engine = undefined;
        throw new NotHere('Your browser does not have enough memory to read this picture.', { cause });
      }
    },
  };
}

async function open(): Promise<Engine> {
  const [compiled, data] = await fetched();
  try {
    return await openEngine({ core: await WebAssembly.compile(compiled), code: 'eng', data }, meter.within);
  } catch (cause) {
    throw new NotHere('Your browser cannot run what reads pictures: it is too old, or short of memory.', { cause });
  }
}

/** Both files, told as one share of the bytes that they have when they are there. */
async function fetched(): Promise<[core: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>]> {
  let bytes = 0;
  const onBytes = (more: number) => {
    bytes += more;
    tell(Math.min(1, bytes / (NEEDED_BYTES.core + NEEDED_BYTES.english)), 'loading');
  };
  onBytes(0);
  try {
    return await Promise.all([bytesAt(core, onBytes), bytesAt(english, onBytes)]);
  } catch (cause) {
    throw new NotHere('What reads pictures could not be loaded in your browser.', { cause });
  }
}
