import { PDFName, PDFNumber, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { openPicture } from '#ports/images/engine';
import { readJpegHeader } from '#ports/images/wasm/jpeg-header';
import { deflated, deflatedSoon } from './deflate.ts';
import { bareJpeg } from './jpeg.ts';
import type { PlainPicture } from './pictures.ts';
import { filteredRows, type RowShape } from './rows.ts';

interface Recoding {
  /** Pixels an inch at most, as it is placed. */
  dpi: number;
  /** Of JPEGs that are written, 1 to 100. */
  quality: number;
  /** Whether there is time for the encoder's best. */
  isThorough: boolean;
}

interface Asked extends Recoding {
  /** In points; absent where it is not known how large it is drawn. */
  placed: { width: number; height: number } | undefined;
  isMask: boolean;
}

/** A picture is made smaller where it has this many times the pixels along its sides that are asked for: each time costs sharpness. */
const WORTH = 1.25;
/** What another encoding must be of the bytes before, as it costs a little each time. */
const ENOUGH = 0.9;
/** Share of pixels equal to their neighbours from which on a picture is a drawing, which JPEG spoils. */
const DRAWN = 0.8;

/** The picture with fewer pixels or less exact ones; nothing where that is not much shorter than `most` bytes. */
export async function recoded(stream: PDFStream, picture: PlainPicture, asked: Asked): Promise<PDFStream | undefined> {
  const { parts, content } = picture;
  const size = sizeFor(picture, asked);
  const isSmaller = size.width < picture.width;
  const most = stream.getContentsSize() * ENOUGH;
  const isDrawn = 'rows' in content && (asked.isMask || isGraphic(content.rows, parts));
  // What is a JPEG already loses more by another one than it saves, where that is not asked to be much coarser.
  if (!isSmaller && isDrawn) return undefined;
  const opened = 'rows' in content ? openRows(picture, content.rows) : openPicture(bareJpeg(content.jpeg));
  const resized = isSmaller ? opened.resize({ ...size, fit: 'fill' }) : opened;
  const shaped = resized.toColourspace(parts === 1 ? 'b-w' : 'srgb');
  if (isDrawn) {
    const { data, info } = await shaped.raw().toBuffer({ resolveWithObject: true });
    if (info.channels !== parts) return undefined;
    const packed = await packedRows(stream, { ...size, parts, rows: data });
    return packed.getContentsSize() < most ? packed : undefined;
  }
  const jpeg = await shaped.jpeg(jpegOptions(picture, asked)).toBuffer();
  if (jpeg.length >= most || readJpegHeader(jpeg).space !== (parts === 1 ? 'b-w' : 'srgb')) return undefined;
  return replaced(stream, { ...size, contents: bareJpeg(jpeg), filter: 'DCTDecode' });
}

function sizeFor({ width, height, isFixed }: PlainPicture, { dpi, placed }: Asked) {
  const points = dpi / 72;
  const factor = placed ? Math.max((placed.width * points) / width, (placed.height * points) / height) : 1;
  if (isFixed || factor * WORTH > 1 || factor <= 0) return { width, height };
  return { width: Math.max(1, Math.ceil(width * factor)), height: Math.max(1, Math.ceil(height * factor)) };
}

function jpegOptions({ content }: PlainPicture, { quality, isThorough }: Asked) {
  const isHalved = 'jpeg' in content && readJpegHeader(content.jpeg).chromaSubsampling !== '4:4:4';
  const usual = { quality, chromaSubsampling: quality >= 90 && !isHalved ? '4:4:4' : '4:2:0' };
  return isThorough ? { ...usual, mozjpeg: true } : { ...usual, trellisQuantisation: false, optimiseScans: true };
}

function openRows({ width, height, parts }: PlainPicture, rows: Uint8Array) {
  return openPicture(rows, { raw: { width, height, channels: parts }, limitInputPixels: false });
}

function isGraphic(rows: Uint8Array, parts: number): boolean {
  const pixels = Math.floor(rows.length / parts);
  const step = Math.max(1, Math.floor(pixels / 65_536));
  let [equal, seen] = [0, 0];
  for (let pixel = 1; pixel < pixels; pixel += step) {
    const at = pixel * parts;
    let isEqual = true;
    for (let part = 0; part < parts; part += 1) isEqual &&= rows[at + part] === rows[at + part - parts];
    if (isEqual) equal += 1;
    seen += 1;
  }
  return equal >= DRAWN * seen;
}

interface Rows {
  width: number;
  height: number;
  parts: 1 | 3;
  rows: Uint8Array;
}

/** Pixels packed without loss, each row as the filter that suits it best leaves it, or as it is. */
export async function packedRows(stream: PDFStream, { width, height, parts, rows }: Rows): Promise<PDFStream> {
  const shape = { rowBytes: width * parts, height, step: parts };
  const isFiltered = isShorterFiltered(rows, shape);
  const contents = await deflatedSoon(isFiltered ? filteredRows(rows, shape) : rows);
  const made = replaced(stream, { width, height, contents, filter: 'FlateDecode' });
  if (!isFiltered) return made;
  const said = { Predictor: 15, Colors: parts, BitsPerComponent: 8, Columns: width };
  made.dict.set(PDFName.of('DecodeParms'), stream.dict.context.obj(said));
  return made;
}

/** Bytes of the rows in the middle that stand for all. */
const TRIED = 128 << 10;

function isShorterFiltered(rows: Uint8Array, shape: RowShape): boolean {
  const height = Math.min(shape.height, Math.ceil(TRIED / shape.rowBytes));
  const start = ((shape.height - height) >> 1) * shape.rowBytes;
  const band = rows.subarray(start, start + height * shape.rowBytes);
  return deflated(filteredRows(band, { ...shape, height })).length < deflated(band).length;
}

interface Replacement {
  width: number;
  height: number;
  contents: Uint8Array;
  filter: string;
}

function replaced({ dict }: PDFStream, { width, height, contents, filter }: Replacement): PDFStream {
  const said = dict.clone();
  for (const name of ['DecodeParms', 'DP', 'Length']) said.delete(PDFName.of(name));
  said.set(PDFName.of('Width'), PDFNumber.of(width));
  said.set(PDFName.of('Height'), PDFNumber.of(height));
  said.set(PDFName.of('Filter'), PDFName.of(filter));
  return PDFRawStream.of(said, contents);
}
