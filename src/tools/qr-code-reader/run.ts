import type { Run } from '#kit/define-tool';
import { own } from '#lib/own';
import { readContent } from './read-content.ts';
import type tool from './tool.ts';

/** What people call the formats whose names say little. */
const NAMES: Readonly<Record<string, string>> = {
  QRCode: 'QR code',
  QRCodeModel1: 'QR code, model 1',
  QRCodeModel2: 'QR code',
  MicroQRCode: 'Micro QR code',
  RMQRCode: 'rMQR code',
  AztecCode: 'Aztec code',
  AztecRune: 'Aztec rune',
  DataMatrix: 'Data Matrix',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code39Std: 'Code 39',
  Code39Ext: 'Code 39, extended',
  ITF: 'Interleaved 2 of 5',
  ITF14: 'ITF-14',
  DataBarOmni: 'GS1 DataBar',
  DataBarStk: 'GS1 DataBar, stacked',
  DataBarStkOmni: 'GS1 DataBar, stacked',
  DataBarLtd: 'GS1 DataBar Limited',
  DataBarExp: 'GS1 DataBar Expanded',
  DataBarExpStk: 'GS1 DataBar Expanded, stacked',
};
const NOTHING =
  'No code was found. Crop the picture to the code, keep a light border around it, and avoid blur, glare and a steep angle.';

const run: Run<typeof tool> = async ({ imageUrl }, { http, images }, { signal }) => {
  const original = await http.download({ url: imageUrl.trim(), accept: ['image/*'], signal });
  const { codes, source } = await images.codes(original, signal);
  const read = codes.map(({ format, text, errorLevel, part, isInverted, isMirrored }) => {
    const { kind, details, warnings } = readContent(text, format);
    return {
      format: own(NAMES, format) ?? format.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' '),
      ...{ kind, text },
      details: [
        ...details,
        ...(/^[LMQH]$/.test(errorLevel) ? [{ name: 'Error correction', value: errorLevel }] : []),
        ...(part ? [{ name: 'Part', value: `${part.number} of ${part.of}` }] : []),
      ],
      warnings: [
        ...warnings,
        ...(isInverted ? ['The code is light on dark, which many scanners cannot read.'] : []),
        ...(isMirrored ? ['The code is mirrored, which many scanners cannot read.'] : []),
      ],
    };
  });
  return {
    codes: read,
    count: read.length,
    text: read.map(({ text }) => text).join('\n\n'),
    note: read.length === 0 ? NOTHING : null,
    width: source.width,
    height: source.height,
  };
};

export default run;
