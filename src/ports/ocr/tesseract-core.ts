import { createRequire } from 'node:module';

/** What we use of Tesseract's C++ interface, as compiled to WebAssembly. */
export interface TesseractApi {
  /** 0 when it went well. */
  Init(dataPath: string | null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Takes the picture from the file `/input`; 0 when it went well. */
  SetImageFile(orientation: number, angle: number): number;
  /** 0 when it went well. */
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
}

interface TesseractModule {
  TessBaseAPI: new () => TesseractApi;
  FS: {
    writeFile(path: string, content: Uint8Array): void;
    unlink(path: string): void;
  };
}

type OpenModule = (hooks: {
  print: (line: string) => void;
  printErr: (line: string) => void;
  TesseractProgress: (percent: number) => void;
}) => Promise<TesseractModule>;

// The package has no types and is CommonJS that finds its WebAssembly beside itself. Of its builds the one with plain
// vector instructions runs on every processor of the last fifteen years, and the newer ones are no faster here.
const open: OpenModule = createRequire(import.meta.url)('tesseract.js-core/tesseract-core-simd-lstm.js');

/** The neural reader alone: the older one is not in this build. */
const NEURAL = 1;

/** How the picture's parts are found. */
export const pageModes = {
  /** Columns, paragraphs and pictures are told apart. */
  automatic: '3',
  /** One block of lines across the whole width: receipts, tables. */
  block: '6',
  /** Bits of text anywhere: screenshots, signs. */
  sparse: '11',
} as const;

export type PageMode = keyof typeof pageModes;

export interface Engine {
  /** Takes a picture of one byte a pixel, 0 black to 255 white. */
  show(picture: { pixels: Uint8Array; width: number; height: number }): void;
  /** Reads the picture shown last, and gives Tesseract's table of tab separated values. */
  read(mode: PageMode): string;
}

/**
 * @param onProgress Told how much of one reading is done, 0 to 1.
 * @throws Error when the language's data is none.
 */
export async function openEngine(
  language: { code: string; data: Uint8Array },
  onProgress: (share: number) => void,
): Promise<Engine> {
  const silent = () => undefined;
  const TesseractProgress = (percent: number) => onProgress(percent / 100);
  const module = await open({ print: silent, printErr: silent, TesseractProgress });
  const dataFile = `${language.code}.traineddata`;
  module.FS.writeFile(dataFile, language.data);
  const api = new module.TessBaseAPI();
  if (api.Init(null, language.code, NEURAL) !== 0) throw new Error(`The data for "${language.code}" cannot be used.`);
  module.FS.unlink(dataFile);
  // Letters are brought to about the size they have in scans of this resolution.
  api.SetVariable('user_defined_dpi', '300');
  let shown = new Uint8Array();
  return {
    show({ pixels, width, height }) {
      const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
      shown = new Uint8Array(header.length + pixels.length);
      shown.set(header);
      shown.set(pixels, header.length);
    },
    read(mode) {
      module.FS.writeFile('/input', shown);
      api.SetVariable('tessedit_pageseg_mode', pageModes[mode]);
      try {
        if (api.SetImageFile(1, 0) !== 0) throw new Error('The prepared picture was not taken.');
        if (api.Recognize(null) !== 0) throw new Error('The prepared picture was not read.');
        return api.GetTSVText(0);
      } finally {
        api.Clear();
        module.FS.unlink('/input');
      }
    },
  };
}
