import { PDFName, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { readJpegHeader } from '#ports/images/wasm/jpeg-header';
import { deflatedSoon } from './deflate.ts';
import { shorterJpeg } from './jpeg.ts';
import { isPicture, plainPicture } from './pictures.ts';
import { packedRows } from './recode.ts';
import { type Unpacked, unpacked } from './unpack.ts';
import { nameAt } from './values.ts';

/** Bytes that streams unpack to, and pixels of JPEGs that are coded anew: time is short where somebody waits, and shorter on a server. */
const MOST_UNPACKED = 192 << 20;
const MOST_PIXELS = 40_000_000;

interface Repacked {
  stream: PDFStream;
  /** Whether it is a JPEG that was coded anew. */
  isJpeg: boolean;
}

/** Packs streams without losing anything of them, as long as there is time for more. */
export function createRepacking() {
  let [bytes, pixels] = [MOST_UNPACKED, MOST_PIXELS];
  let isComplete = true;

  /** @returns nothing where it would not be shorter. */
  async function repacked(stream: PDFStream): Promise<Repacked | undefined> {
    // What archives of documents look for must be readable without unpacking.
    if (nameAt(stream.dict, 'Type') === 'Metadata') return undefined;
    const found = bytes > 0 ? unpacked(stream, bytes) : undefined;
    if (!found) {
      isComplete &&= bytes > 0;
      return undefined;
    }
    bytes -= found.bytes.length;
    const jpeg = found.filter === 'DCTDecode' ? jpegOf(found.bytes) : undefined;
    const whole = await withFilter(stream, { ...found, ...(jpeg && { bytes: jpeg }) });
    const ways = [whole, ...(await rowsOf(stream, found))];
    const best = ways.reduce((least, way) => (way.getContentsSize() < least.getContentsSize() ? way : least), stream);
    return best === stream ? undefined : { stream: best, isJpeg: jpeg !== undefined };
  }

  function jpegOf(jpeg: Uint8Array): Uint8Array | undefined {
    const size = pixelsOf(jpeg);
    if (size > pixels) {
      isComplete = false;
      return undefined;
    }
    pixels -= size;
    const shorter = shorterJpeg(jpeg);
    return shorter && shorter.length < jpeg.length ? shorter : undefined;
  }

  return { repacked, isComplete: () => isComplete };
}

/** By its own header, which a document may contradict. */
function pixelsOf(jpeg: Uint8Array): number {
  try {
    const { width, height } = readJpegHeader(jpeg);
    return width * height;
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

async function rowsOf(stream: PDFStream, { filter }: Unpacked): Promise<PDFStream[]> {
  const picture = isPicture(stream) && !filter ? plainPicture(stream) : undefined;
  return picture && 'rows' in picture.content
    ? [await packedRows(stream, { ...picture, rows: picture.content.rows })]
    : [];
}

/** With the filter that is left, and packed where there is none. */
async function withFilter({ dict }: PDFStream, { bytes, filter, params, predictor }: Unpacked): Promise<PDFStream> {
  const said = dict.clone();
  for (const name of ['Filter', 'DecodeParms', 'DP', 'Length']) said.delete(PDFName.of(name));
  const packed = filter ? bytes : await deflatedSoon(bytes);
  const isWorth = filter !== undefined || predictor !== undefined || packed.length < bytes.length;
  const name = filter ?? (isWorth ? 'FlateDecode' : undefined);
  if (name) said.set(PDFName.of('Filter'), PDFName.of(name));
  const more = filter ? params : predictor;
  if (more) said.set(PDFName.of('DecodeParms'), more);
  return PDFRawStream.of(said, isWorth ? packed : bytes);
}
