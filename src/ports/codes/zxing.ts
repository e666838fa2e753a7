import type { Codes, GreyPicture } from './port.ts';

/** Codes in one picture, at most. */
const MOST = 50;

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
        ...(isMade ? { tryRotate: false, tryDownscale: false } : { tryDenoise: !isLive, tryInvert: !isLive }),
        // Two or five digits beside the code, as journals and books have.
        eanAddOnSymbol: 'Read',
      });
      return found.map(({ format, text, bytes, position, isInverted, isMirrored, extra, ...rest }) => {
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
