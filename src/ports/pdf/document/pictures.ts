import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { readJpegHeader } from '#ports/images/wasm/jpeg-header';
import { plainRows, type RowShape, summedRows } from './rows.ts';
import { type Unpacked, unpacked } from './unpack.ts';
import { arrayAt, nameAt, numberAt, rawAt, valueAt } from './values.ts';

/** A picture whose pixels can be told for certain: grey or of three colours, eight bits each. */
export interface PlainPicture {
  width: number;
  height: number;
  parts: 1 | 3;
  /** Pixels, or a JPEG. */
  content: { rows: Uint8Array } | { jpeg: Uint8Array };
  /** Whether it must stay as large as it is: what masks it has been reckoned into its colours. */
  isFixed: boolean;
}

/** Pixels of a picture: the bytes that they unpack to are a few times as many. */
const MOST_PIXELS = 50_000_000;

export const isPicture = (object: PDFObject): object is PDFStream =>
  object instanceof PDFStream && nameAt(object.dict, 'Subtype') === 'Image';

/** Pictures that mask others by their grey: what they hold is no colour. */
export function masksIn(all: ReadonlyMap<PDFRef, PDFObject>): Set<PDFRef> {
  const masks = [...all.values()].flatMap(
    (object) => (isPicture(object) ? rawAt(object.dict, 'SMask') : undefined) ?? [],
  );
  return new Set(masks.filter((mask) => mask instanceof PDFRef));
}

/** @returns nothing for other kinds, such as print colours, palettes, faxes and stencils, and for what is said of it in a way that is not met. */
export function plainPicture(stream: PDFStream): PlainPicture | undefined {
  const { dict } = stream;
  const [width = 0, height = 0] = [numberAt(dict, 'Width'), numberAt(dict, 'Height')];
  const parts = partsOf(dict);
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!isSize || width * height > MOST_PIXELS || !parts || !isUsual(dict, parts)) return undefined;
  const rowBytes = width * parts;
  const found = unpacked(stream, (rowBytes + 1) * height * 2 + (64 << 20));
  if (!found) return undefined;
  const mask = valueAt(dict, 'SMask');
  const isFixed = dict.has(PDFName.of('Matte')) || (mask instanceof PDFStream && mask.dict.has(PDFName.of('Matte')));
  const picture = { width, height, parts, isFixed };
  if (found.filter === 'DCTDecode') {
    const isMeant = !found.params && isJpegOf(found.bytes, picture);
    return isMeant ? { ...picture, content: { jpeg: found.bytes } } : undefined;
  }
  const rows = found.filter ? undefined : rowsOf(found, { rowBytes, height, step: parts });
  return rows && { ...picture, content: { rows } };
}

/** Values of a pixel, for spaces whose values mean light directly. */
function partsOf(dict: PDFDict): 1 | 3 | undefined {
  const space = valueAt(dict, 'ColorSpace');
  if (space instanceof PDFName) {
    const name = space.decodeText();
    return name === 'DeviceRGB' ? 3 : name === 'DeviceGray' ? 1 : undefined;
  }
  if (!(space instanceof PDFArray)) return undefined;
  const [kind, profile] = [
    space.size() > 0 ? space.lookup(0) : undefined,
    space.size() > 1 ? space.lookup(1) : undefined,
  ];
  const name = kind instanceof PDFName ? kind.decodeText() : '';
  if (name === 'CalRGB') return 3;
  if (name === 'CalGray') return 1;
  const count = name === 'ICCBased' && profile instanceof PDFStream ? numberAt(profile.dict, 'N') : undefined;
  return count === 1 || count === 3 ? count : undefined;
}

/** Whether a JPEG is what is said of it. */
function isJpegOf(
  jpeg: Uint8Array,
  { width, height, parts }: Pick<PlainPicture, 'width' | 'height' | 'parts'>,
): boolean {
  try {
    const header = readJpegHeader(jpeg);
    return header.width === width && header.height === height && header.space === (parts === 1 ? 'b-w' : 'srgb');
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isUsual(dict: PDFDict, parts: number): boolean {
  const decode = arrayAt(dict, 'Decode')?.asArray().map(String).join(' ');
  const isPlain = decode === undefined || decode === Array.from({ length: parts }, () => '0 1').join(' ');
  const isStencil = valueAt(dict, 'ImageMask')?.toString() === 'true';
  // Colours that are left out would not be the same colours afterwards.
  const isKeyed = arrayAt(dict, 'Mask') !== undefined;
  const depth = numberAt(dict, 'BitsPerComponent') ?? 8;
  return (
    isPlain &&
    !isStencil &&
    !isKeyed &&
    depth === 8 &&
    !numberAt(dict, 'SMaskInData') &&
    !dict.has(PDFName.of('Alternates'))
  );
}

function rowsOf({ bytes, predictor }: Unpacked, shape: RowShape): Uint8Array | undefined {
  const { rowBytes, height, step } = shape;
  const kind = numberAt(predictor, 'Predictor') ?? 1;
  const isFiltered = kind >= 10;
  if (bytes.length < (rowBytes + (isFiltered ? 1 : 0)) * height) return undefined;
  if (kind === 1) return bytes.subarray(0, rowBytes * height);
  const isSame =
    (numberAt(predictor, 'Colors') ?? 1) === step &&
    (numberAt(predictor, 'BitsPerComponent') ?? 8) === 8 &&
    (numberAt(predictor, 'Columns') ?? 1) * step === rowBytes;
  if (!isSame) return undefined;
  return isFiltered ? plainRows(bytes, shape) : kind === 2 ? summedRows(bytes, shape) : undefined;
}
