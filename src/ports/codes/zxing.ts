import type { Codes, GreyPicture } from './port.ts';

/** Codes in one picture, at most. */
const MOST = 50;
/** Lines across the bars of a photo that must say the same. With two, as ZXing has it, some were taken for others whose check digits fit. */
const LINES = 3;

/** ZXing, compiled from its program, which is fetched with the first picture and stays as long as its thread. */
export function zxingCodes(fetchProgram: () => Promise<ArrayBuffer>): Codes {
  let started: ReturnType<typeof start> | undefined;
  return {
    async read(picture, { formats = [], isMade = false, isLive = false } = {}) {
      started ??= start(fetchProgram);
      // What could not be fetched is fetched again for the next picture.
      started.catch(() => {
        started = undefined;
      });
      const { readBarcodes, READABLE_BARCODE_FORMATS } = await started;
      const found = await readBarcodes(inColours(picture), {
        formats: READABLE_BARCODE_FORMATS.filter((each) => formats.includes(each)),
        textMode: 'Plain',
        maxNumberOfSymbols: MOST,
        ...(isMade
          ? { tryRotate: false, tryDownscale: false }
          : { tryDenoise: !isLive, tryInvert: !isLive, minLineCount: LINES }),
        // Two or five digits beside the code, as journals and books have.
        eanAddOnSymbol: 'Read',
      });
      return found
        .filter((code) => isMade || isReal(code))
        .map(({ format, text, bytes, position, isInverted, isMirrored, extra, ...rest }) => {
          const { ECLevel = '', Version = '' } = JSON.parse(extra || '{}');
          const { topLeft, topRight, bottomRight, bottomLeft } = position;
          return {
            ...{ format, text, isInverted, isMirrored, errorLevel: String(ECLevel), version: String(Version) },
            // A copy: the reader's memory is used again.
            bytes: bytes.slice(),
            corners: [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => ({ x, y })),
            ...(rest.sequenceSize > 0 && { part: { number: rest.sequenceIndex + 1, of: rest.sequenceSize } }),
          };
        });
    },
  };
}

/**
 * An EAN-13 that lies at an angle is also taken for a UPC-E that begins with 1: 33 of 377 that were drawn at 12 to 37 degrees. No product
 * has such a code, as only numbers that begin with 0 are written as UPC-E (GS1 General Specifications, 2.1.3.3).
 */
function isReal({ format, text }: { format: string; text: string }): boolean {
  return format !== 'UPCE' || !text.startsWith('01');
}

async function start(fetchProgram: () => Promise<ArrayBuffer>) {
  const [zxing, wasmBinary] = await Promise.all([import('zxing-wasm/reader'), fetchProgram()]);
  await zxing.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return zxing;
}

function inColours({ pixels, width, height }: GreyPicture) {
  const data = new Uint8ClampedArray(pixels.length * 4);
  for (let at = 0; at < pixels.length; at += 1) {
    data.fill(pixels[at] ?? 0, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { data, width, height, colorSpace: 'srgb' as const };
}
