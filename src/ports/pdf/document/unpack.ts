import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { Unzlib } from 'fflate';
import { joined } from '#lib/joined-bytes';
import { numberAt, valueAt } from './values.ts';

/** Bytes of a stream without what packs bytes of any kind; what is left are filters for pictures, and how rows lie. */
export interface Unpacked {
  bytes: Uint8Array;
  /** The filter that is left, such as `DCTDecode`, with what is said of it. */
  filter?: string;
  params?: PDFDict;
  /** How the bytes of a row are told from their neighbours: what goes on being said beside a filter that packs. */
  predictor?: PDFDict;
}

const FULL = new Map<string, string>([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['A85', 'ASCII85Decode'],
  ['AHx', 'ASCIIHexDecode'],
  ['RL', 'RunLengthDecode'],
  ['DCT', 'DCTDecode'],
]);
const PACKING: ReadonlySet<string> = new Set([
  ...['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode'],
]);

interface Filter {
  name: string;
  params: PDFDict | undefined;
}

/** The filters of a stream in their order; nothing where they are said in a way that cannot be. */
function filtersOf({ dict }: PDFStream): Filter[] | undefined {
  const value = valueAt(dict, 'Filter');
  if (value === undefined) return [];
  const given = valueAt(dict, 'DecodeParms') ?? valueAt(dict, 'DP');
  const names = value instanceof PDFArray ? value.asArray().map((_, at) => value.lookup(at)) : [value];
  const filters = names.map((name, at) => {
    const params = given instanceof PDFArray ? given.lookup(at) : at === 0 ? given : undefined;
    return { name: nameOf(name), params: params instanceof PDFDict ? params : undefined };
  });
  return filters.every(({ name }) => name !== '') ? filters : undefined;
}

function nameOf(value: unknown): string {
  const name = value instanceof PDFName ? value.decodeText() : '';
  return FULL.get(name) ?? name;
}

/** @returns nothing for more bytes than `most`, broken ones, and filters in a row that is not met. */
export function unpacked(stream: PDFStream, most: number): Unpacked | undefined {
  const filters = filtersOf(stream);
  if (!filters) return undefined;
  let bytes = stream.getContents();
  let predictor: PDFDict | undefined;
  for (const [at, { name, params }] of filters.entries()) {
    const isLast = at === filters.length - 1;
    if (!PACKING.has(name)) return isLast ? { bytes, filter: name, ...(params && { params }) } : undefined;
    if ((numberAt(params, 'Predictor') ?? 1) > 1) {
      if (!isLast) return undefined;
      predictor = params;
    }
    const plain =
      name === 'FlateDecode'
        ? inflated(bytes, most)
        : decoded(bytes, { name, params, context: stream.dict.context }, most);
    if (!plain) return undefined;
    bytes = plain;
  }
  return { bytes, ...(predictor && { predictor }) };
}

/** Bytes at a time: each can become a thousand times as many. */
const PIECE = 16_384;

function inflated(packed: Uint8Array, most: number): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = new Unzlib((piece) => {
    length += piece.length;
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) {
      reader.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
      if (length > most) return undefined;
    }
  } catch {
    // Readers make what they can of a broken one, each in its way.
    return undefined;
  }
  return joined(pieces);
}

function decoded(
  packed: Uint8Array,
  { name, params, context }: Filter & { context: PDFContext },
  most: number,
): Uint8Array | undefined {
  const said = PDFDict.withContext(context);
  said.set(PDFName.of('Filter'), PDFName.of(name));
  if (params) said.set(PDFName.of('DecodeParms'), params);
  try {
    const bytes = decodePDFRawStream(PDFRawStream.of(said, packed)).getBytes(most + 1);
    return bytes.length > most ? undefined : new Uint8Array(bytes);
  } catch {
    return undefined;
  }
}
