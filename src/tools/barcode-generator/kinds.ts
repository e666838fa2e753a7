/** What is said of a kind of barcode. `bcid` is its name in the library that draws it. */
interface Barcode {
  name: string;
  bcid: string;
  /** What a reader calls it; absent where ours does not know it. */
  reads?: readonly string[];
  /** How many digits it has with its check digit, where that is GS1's. */
  digits?: number;
  /** What stands before the digits for the library. */
  before?: string;
  /** Whether signs that check it belong to it, which the library adds when asked. */
  hasCheck?: boolean;
  /** Whether it is of squares, and its bars have no height. */
  isMatrix?: boolean;
  /** Whether it holds GS1 data: numbers in parentheses say what follows. */
  isGs1?: boolean;
  help: string;
}

const GS1 = 'GS1 data with its identifiers in parentheses: (01)09501101530003(17)261231.';

export const barcodes = {
  ean13: {
    name: 'EAN-13',
    bcid: 'ean13',
    reads: ['EAN13'],
    digits: 13,
    help: '12 digits, or 13 with the check digit.',
  },
  ean8: { name: 'EAN-8', bcid: 'ean8', reads: ['EAN8'], digits: 8, help: '7 digits, or 8 with the check digit.' },
  upca: {
    name: 'UPC-A',
    bcid: 'upca',
    reads: ['UPCA', 'EAN13'],
    digits: 12,
    help: '11 digits, or 12 with the check digit.',
  },
  upce: {
    name: 'UPC-E',
    bcid: 'upce',
    reads: ['UPCE'],
    digits: 8,
    help: '7 digits that begin with 0 or 1, or 8 with the check digit.',
  },
  isbn: {
    name: 'ISBN',
    bcid: 'ean13',
    reads: ['EAN13'],
    digits: 13,
    help: '13 digits, or the 10 of older books, with or without hyphens.',
  },
  code128: {
    name: 'Code 128',
    bcid: 'code128',
    reads: ['Code128'],
    help: 'Letters without accents, digits and signs.',
  },
  code39: {
    name: 'Code 39',
    bcid: 'code39',
    reads: ['Code39Std'],
    help: 'Capital letters, digits, spaces and - . $ / + %.',
  },
  code93: {
    name: 'Code 93',
    bcid: 'code93',
    hasCheck: true,
    reads: ['Code93'],
    help: 'Capital letters, digits, spaces and - . $ / + %.',
  },
  codabar: {
    name: 'Codabar',
    bcid: 'rationalizedCodabar',
    reads: ['Codabar'],
    help: 'Digits and - $ : / . + between two of A, B, C and D: A1234B.',
  },
  itf: {
    name: 'Interleaved 2 of 5',
    bcid: 'interleaved2of5',
    reads: ['ITF', 'ITF14'],
    help: 'Digits; an odd number of them gets a 0 before it.',
  },
  itf14: {
    name: 'ITF-14',
    bcid: 'itf14',
    reads: ['ITF', 'ITF14'],
    digits: 14,
    help: '13 digits, or 14 with the check digit.',
  },
  gs1128: { name: 'GS1-128', bcid: 'gs1-128', reads: ['Code128'], isGs1: true, help: GS1 },
  sscc: {
    name: 'SSCC-18',
    bcid: 'sscc18',
    reads: ['Code128'],
    digits: 18,
    before: '(00)',
    isGs1: true,
    help: '17 digits, or 18 with the check digit.',
  },
  databar: {
    name: 'GS1 DataBar',
    bcid: 'databaromni',
    reads: ['DataBar', 'DataBarOmni'],
    digits: 14,
    before: '(01)',
    isGs1: true,
    help: '13 digits, or 14 with the check digit.',
  },
  databarlimited: {
    name: 'GS1 DataBar Limited',
    bcid: 'databarlimited',
    reads: ['DataBarLtd'],
    digits: 14,
    before: '(01)',
    isGs1: true,
    help: '13 digits that begin with 0 or 1, or 14 with the check digit.',
  },
  databarexpanded: {
    name: 'GS1 DataBar Expanded',
    bcid: 'databarexpanded',
    reads: ['DataBarExp'],
    isGs1: true,
    help: GS1,
  },
  datamatrix: { name: 'Data Matrix', bcid: 'datamatrix', reads: ['DataMatrix'], isMatrix: true, help: 'Any text.' },
  gs1datamatrix: {
    name: 'GS1 Data Matrix',
    bcid: 'gs1datamatrix',
    reads: ['DataMatrix'],
    isMatrix: true,
    isGs1: true,
    help: GS1,
  },
  pdf417: { name: 'PDF417', bcid: 'pdf417', reads: ['PDF417'], isMatrix: true, help: 'Any text.' },
  micropdf417: {
    name: 'MicroPDF417',
    bcid: 'micropdf417',
    reads: ['MicroPDF417'],
    isMatrix: true,
    help: 'A short text.',
  },
  aztec: { name: 'Aztec', bcid: 'azteccode', reads: ['Aztec', 'AztecCode'], isMatrix: true, help: 'Any text.' },
  microqr: {
    name: 'Micro QR',
    bcid: 'microqrcode',
    reads: ['MicroQRCode'],
    isMatrix: true,
    help: 'Up to 35 digits or 21 letters.',
  },
  maxicode: { name: 'MaxiCode', bcid: 'maxicode', reads: ['MaxiCode'], isMatrix: true, help: 'A short text.' },
  telepen: {
    name: 'Telepen',
    bcid: 'telepen',
    reads: ['Telepen', 'TelepenAlpha'],
    help: 'Letters without accents, digits and signs.',
  },
  code11: { name: 'Code 11', bcid: 'code11', help: 'Digits and hyphens.' },
  msi: { name: 'MSI', bcid: 'msi', help: 'Digits.' },
  pharmacode: { name: 'Pharmacode', bcid: 'pharmacode', help: 'A number from 3 to 131070.' },
} as const satisfies Readonly<Record<string, Barcode>>;

export type BarcodeKind = keyof typeof barcodes;
export const barcodeOf = (kind: BarcodeKind): Barcode => barcodes[kind];

/** The kinds, as a schema takes them. */
export const barcodeKinds = Object.keys(barcodes).filter((kind): kind is BarcodeKind => kind in barcodes);
