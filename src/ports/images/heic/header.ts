import { ToolError } from '#kit/tool-error';
import type { HeicHeader } from '../engine.ts';
import type { Box } from '../iso/boxes.ts';
import { type Item, type Items, readItems } from '../iso/items.ts';
import { fromLatin, latin, viewOf } from '../metadata/bytes.ts';

/** Deepest nesting of pictures in pictures, as in a grid of turned tiles. */
const DEEPEST = 4;
const CHROMA = ['4:0:0', '4:2:0', '4:2:2', '4:4:4'];
const OTHER_CODING = 'The picture in this HEIC file is not coded in HEVC, and cannot be read here.';
const EXIF_NAME = fromLatin('Exif\0\0');

/**
 * Of the primary picture, as seen: what a HEIC says of turning and cropping is done by its decoder. The orientation in its EXIF data
 * tells the same once more, and is not honoured (ISO/IEC 23008-12, A.2).
 *
 * @throws RangeError for a file that is cut short or broken.
 * @throws ToolError `unsupported` for a picture that is coded in another way than phones do.
 */
export function readHeicHeader(content: Uint8Array): HeicHeader {
  const items = readItems(content);
  const primary = itemOf(items, items.primary);
  const pixels = decodedPixels(items, items.primary, 0);
  const coded = firstCoded(items, items.primary);
  if (coded.type !== 'hvc1') throw new ToolError('unsupported', OTHER_CODING);
  const [width, height] = sizeAsSeen(primary);
  const chroma = chromaOf(coded);
  const said = (kind: (item: Item) => boolean) =>
    [...items.all].find(([, item]) => kind(item) && item.references.get('cdsc')?.includes(items.primary))?.[0];
  const [exif, xmp] = [
    said(({ type }) => type === 'Exif'),
    said(({ type, contentType }) => type === 'mime' && contentType === 'application/rdf+xml'),
  ];
  return {
    ...{ width, height, space: chroma === 0 ? 'b-w' : 'srgb', depth: 'uchar', chromaSubsampling: CHROMA[chroma] },
    hasAlpha: [...items.all.values()].some((item) => isAlphaOf(item, items.primary)),
    icc: profileOf(primary) ?? profileOf(coded),
    exif: exif === undefined ? undefined : exifIn(items.dataOf(exif)),
    xmp: xmp === undefined ? undefined : items.dataOf(xmp),
    decodedPixels: pixels,
  };
}

function itemOf({ all }: Items, id: number | undefined): Item {
  const item = id === undefined ? undefined : all.get(id);
  if (!item) throw new RangeError('A picture that is not there');
  return item;
}

/** The first picture that is coded as such, of those that a picture is put together from. */
function firstCoded(items: Items, id: number): Item {
  const item = itemOf(items, id);
  const [first] = item.references.get('dimg') ?? [];
  return first === undefined ? item : firstCoded(items, first);
}

function decodedPixels(items: Items, id: number, depth: number): number {
  const item = itemOf(items, id);
  const parts = item.references.get('dimg') ?? [];
  if (depth > DEEPEST) throw new RangeError('Pictures in pictures without end');
  const [width, height] = sizeOf(item);
  return parts.reduce((sum, part) => sum + decodedPixels(items, part, depth + 1), width * height);
}

function sizeOf({ properties }: Item): [number, number] {
  const extents = properties.find(({ type }) => type === 'ispe');
  if (!extents) throw new RangeError('A picture without a size');
  const view = viewOf(extents.data);
  return [view.getUint32(4), view.getUint32(8)];
}

function sizeAsSeen(item: Item): [number, number] {
  return item.properties.reduce<[number, number]>((size, property) => changed(size, property), sizeOf(item));
}

function changed([width, height]: [number, number], { type, data }: Box): [number, number] {
  if (type === 'irot') return (data[0] ?? 0) & 1 ? [height, width] : [width, height];
  if (type !== 'clap') return [width, height];
  const view = viewOf(data);
  const [across = 0, down = 0] = [0, 8].map((at) => Math.round(view.getUint32(at) / view.getUint32(at + 4)));
  return [Math.min(width, across), Math.min(height, down)];
}

/** Chroma format, from the decoder's configuration (ISO/IEC 14496-15, 8.3.2). */
function chromaOf({ properties }: Item): number {
  const configuration = properties.find(({ type }) => type === 'hvcC')?.data;
  return (configuration?.[16] ?? 1) & 3;
}

function isAlphaOf({ properties, references }: Item, primary: number): boolean {
  const kind = properties.find(({ type }) => type === 'auxC')?.data;
  const name = kind ? latin(kind, 4, Math.min(kind.length, 128)) : '';
  const isAlpha = name.includes('auxiliary:alpha') || name.startsWith('urn:mpeg:hevc:2015:auxid:1\0');
  return isAlpha && references.get('auxl')?.includes(primary) === true;
}

function profileOf({ properties }: Item): Uint8Array | undefined {
  const isProfile = ({ type, data }: Box) => type === 'colr' && ['prof', 'rICC'].includes(latin(data, 0, 4));
  return properties.find(isProfile)?.data.subarray(4);
}

/** Before the block comes how far away it is, with its name as JPEGs have it in between or not. */
function exifIn(data: Uint8Array): Uint8Array | undefined {
  if (data.length < 12) return undefined;
  const block = data.subarray(4 + viewOf(data).getUint32(0));
  const isNamed = EXIF_NAME.every((byte, at) => block[at] === byte);
  return isNamed ? block.subarray(EXIF_NAME.length) : block;
}
