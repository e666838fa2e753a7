// CommonJS, that would find its WebAssembly beside itself. Of its builds the one with plain vector instructions runs on every
// processor of the last fifteen years, and the newer ones are no faster here.
import open from 'tesseract.js-core/tesseract-core-simd-lstm.js';

/**
 * Tesseract's `ETEXT_DESC` (include/tesseract/ocrclass.h): zeroes mean that nobody listens, and at this place is the moment at
 * which reading stops, in nanoseconds of the clock that `performance.now` shows. The JavaScript side has no function for it.
 */
const MONITOR = { bytes: 64, end: 24 };

/** Milliseconds: later moments than this are never. */
const LATEST = 1e10;

/** The neural reader alone: the older one is not in this build. */
const NEURAL = 1;

/** How the picture's parts are found. */
const pageModes = {
  /** Columns, paragraphs and pictures are told apart. */
  automatic: '3',
  /** One block of lines across the whole width: receipts, tables. */
  block: '6',
  /** Bits of text anywhere: screenshots, signs. */
  sparse: '11',
} as const;

export type PageMode = keyof typeof pageModes;

export interface Reading {
  /** Tesseract's table of tab separated values. */
  table: string;
  /** Whether the time was up before everything was read: the table has the lines until then. */
  isCut: boolean;
}

export interface Engine {
  /** Takes a picture of one byte a pixel, 0 black to 255 white. */
  show(picture: { pixels: Uint8Array; width: number; height: number }): void;
  /** Reads the picture shown last, until the moment `end` of `performance.now` at most. */
  read(mode: PageMode, end: number): Reading;
}

interface EngineParts {
  /** Tesseract, compiled. */
  core: WebAssembly.Module;
  /** Of the language, without compression. */
  code: string;
  data: Uint8Array;
}

/**
 * @param onProgress Told how much of one reading is done, 0 to 1.
 * @throws Error when the language's data is none.
 */
export async function openEngine(
  { core, ...language }: EngineParts,
  onProgress: (share: number) => void,
): Promise<Engine> {
  const silent = () => undefined;
  const TesseractProgress = (percent: number) => onProgress(percent / 100);
  let memory: WebAssembly.Memory | undefined;
  const module = await open({
    ...{ print: silent, printErr: silent, TesseractProgress },
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(core, imports).then((instance) => {
        memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
        done(instance);
      });
    },
  });
  const dataFile = `${language.code}.traineddata`;
  module.FS.writeFile(dataFile, language.data);
  const api = new module.TessBaseAPI();
  if (api.Init(null, language.code, NEURAL) !== 0) throw new Error(`The data for "${language.code}" cannot be used.`);
  module.FS.unlink(dataFile);
  // Letters are brought to about the size they have in scans of this resolution.
  api.SetVariable('user_defined_dpi', '300');
  const monitor = module._malloc(MONITOR.bytes);
  const stopAt = (end: number) => {
    if (!memory) throw new Error('The reader has no memory.');
    new Uint8Array(memory.buffer, monitor, MONITOR.bytes).fill(0);
    new DataView(memory.buffer, monitor).setBigInt64(
      MONITOR.end,
      BigInt(Math.round(Math.min(end, LATEST) * 1e6)),
      true,
    );
  };
  let shown = new Uint8Array();
  return {
    show({ pixels, width, height }) {
      const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
      shown = new Uint8Array(header.length + pixels.length);
      shown.set(header);
      shown.set(pixels, header.length);
    },
    read(mode, end) {
      module.FS.writeFile('/input', shown);
      api.SetVariable('tessedit_pageseg_mode', pageModes[mode]);
      try {
        if (api.SetImageFile(1, 0) !== 0) throw new Error('The prepared picture was not taken.');
        stopAt(end);
        const isCut = api.Recognize(monitor) !== 0;
        if (isCut && performance.now() < end) throw new Error('The prepared picture was not read.');
        return { table: api.GetTSVText(0), isCut };
      } finally {
        api.Clear();
        module.FS.unlink('/input');
      }
    },
  };
}
