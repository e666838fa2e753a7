import { sniffImage } from '#lib/sniff-image';
import { NotHere, type OpenOptions, type Picture, type PictureHeader, type RawPicture } from '../engine.ts';
import { isTurned, uprightTurn } from '../turn.ts';
import * as codecs from './codecs.ts';
import { inSrgb } from './colour.ts';
import { decodeGif, encodeGif } from './gif.ts';
import { readPictureHeader } from './headers.ts';
import { withKept } from './keep-metadata.ts';
import { toldOfMemory } from './memory.ts';
import { encodePng } from './png.ts';
import {
  channelsOf,
  cut,
  extended,
  flattened,
  greyed,
  opaque,
  packed,
  type Raster,
  turned,
  unpacked,
} from './raster.ts';
import { resampled } from './resample.ts';
import { drawnPicture } from './svg.ts';
import { decodeTiff, encodeTiff } from './tiff.ts';

/** What a file says of its pixels: what they mean, and what is kept on request. */
type SaidOfPixels = Pick<PictureHeader, 'icc' | 'exif' | 'xmp' | 'space'>;

interface OpenHere extends OpenOptions {
  /** Of `raw`, where they are from a file. */
  said?: SaidOfPixels;
}

type Step = (raster: Raster) => Raster | Promise<Raster>;

/** A picture in the browser: WebAssembly decodes, resamples and encodes it. */
export function openPictureHere(content: Uint8Array, options: OpenHere = {}): Picture {
  const steps: Step[] = [];
  let header: Promise<PictureHeader> | undefined;
  let encode: ((raster: Raster) => Promise<Uint8Array> | Uint8Array) | undefined;
  let isInLight = false;
  let isDeep = false;
  const kept = { exif: false, xmp: false };
  const headerOf = () => {
    header ??= options.raw
      ? Promise.resolve(rawHeader(options.raw, options.said))
      : readPictureHeader(content, options.density);
    return header;
  };

  const then = (step: Step) => {
    steps.push(step);
    return picture;
  };
  const into = (encoder: NonNullable<typeof encode>) => {
    encode = encoder;
    return picture;
  };

  async function made(): Promise<Raster> {
    let raster = await (options.raw
      ? fromRaw(content, options.raw, options.said)
      : decode(content, await headerOf(), options));
    for (const step of steps) raster = await step(raster);
    return raster;
  }

  async function file(raster: Raster): Promise<Uint8Array> {
    if (!encode) return packed(raster);
    if (isDeep) throw new NotHere('Pictures of 16 bits per channel cannot be written in the browser here.');
    const written = await encode(raster);
    return kept.exif || kept.xmp ? withKept(written, await headerOf()) : written;
  }

  function toBuffer(): Promise<Uint8Array>;
  function toBuffer(asked: { resolveWithObject: true }): Promise<RawPicture>;
  async function toBuffer(asked?: { resolveWithObject: true }): Promise<Uint8Array | RawPicture> {
    let raster: Raster | undefined;
    try {
      raster = await made();
      const data = await file(raster);
      const { width, height, frames } = raster;
      return asked ? { data, info: { width, height: height * frames, channels: channelsOf(raster) } } : data;
    } catch (error) {
      throw toldOfMemory(error, { isDecoded: raster !== undefined, pixels: await pixelsOf(headerOf()) });
    }
  }

  const picture: Picture = {
    metadata: headerOf,
    autoOrient: () =>
      then(async (raster) => {
        const turn = uprightTurn((await headerOf()).orientation);
        return isTurned(turn) ? { ...turned(raster, turn), isWholeJpeg: false } : raster;
      }),
    extract: (part) => then((raster) => cut(raster, part)),
    resize: (size) => {
      const asked = { ...size, isInLight };
      return then((raster) => resampled(raster, { ...asked, isHalved: raster.isWholeJpeg === true }));
    },
    flip: (isDone = true) => then((raster) => turned(raster, { rotate: 0, mirrorX: false, mirrorY: isDone })),
    flop: (isDone = true) => then((raster) => turned(raster, { rotate: 0, mirrorX: isDone, mirrorY: false })),
    rotate: (degrees) =>
      then((raster) => turned(raster, { rotate: rightAngle(degrees), mirrorX: false, mirrorY: false })),
    extend: (margins) => then((raster) => extended(raster, margins)),
    flatten: ({ background }) => then((raster) => flattened(raster, background)),
    ensureAlpha: () => then((raster) => ({ ...raster, hasAlpha: true })),
    removeAlpha: () => then(opaque),
    pipelineColourspace: (space) => {
      isInLight = space === 'scrgb';
      return picture;
    },
    toColourspace: (space) => {
      isDeep = space.endsWith('16');
      return then((raster) => (space === 'b-w' || space === 'grey16' ? greyed(raster) : { ...raster, isGrey: false }));
    },
    keepExif: () => {
      kept.exif = true;
      return picture;
    },
    keepXmp: () => {
      kept.xmp = true;
      return picture;
    },
    // A worker is ended from outside.
    timeout: () => picture,
    raw: () => picture,
    jpeg: (asked) => into((raster) => codecs.encodeJpeg(raster, asked)),
    png: (asked) => into((raster) => encodePng(raster, asked)),
    webp: (asked) => into(async (raster) => codecs.encodeWebp(raster, { ...(await timesOf()), ...asked })),
    gif: (asked) => into(async (raster) => encodeGif(raster, { ...(await timesOf()), ...asked })),
    avif: (asked) => into((raster) => codecs.encodeAvif(raster, asked)),
    tiff: ({ compression, quality }) =>
      into((raster) => {
        if (compression !== 'jpeg' || quality === undefined) return encodeTiff(raster);
        throw new NotHere('A TIFF with JPEG compression cannot be written in the browser here.');
      }),
    toBuffer,
  };
  return picture;

  /** Animations are played as before. */
  async function timesOf() {
    const { delay, loop } = await headerOf();
    return { ...(delay && { delay }), ...(loop !== undefined && { loop }) };
  }
}

type RawOptions = NonNullable<OpenOptions['raw']>;

function rawHeader({ width, height, channels }: RawOptions, said: SaidOfPixels = {}): PictureHeader {
  const known = { width, height, autoOrient: { width, height }, hasAlpha: channels % 2 === 0 };
  return { ...known, space: 'srgb', depth: 'uchar', ...said };
}

function fromRaw(content: Uint8Array, raw: RawOptions, said: SaidOfPixels = {}): Raster {
  const { width, height, channels, pageHeight = height } = raw;
  const data = unpacked(content, channels);
  const size = { width, height: pageHeight, frames: height / pageHeight };
  return inItsColours({ data, ...size, hasAlpha: channels % 2 === 0, isGrey: channels < 3 }, said);
}

/** Brought to sRGB, and taken for grey where the file says so. */
function inItsColours(raster: Raster, { icc, space }: SaidOfPixels): Raster {
  const isGrey = raster.isGrey || space === 'b-w' || space === 'grey16';
  return { ...(icc ? inSrgb(raster, icc) : raster), isGrey };
}

async function decode(
  content: Uint8Array,
  header: PictureHeader,
  { pages = 1, density }: OpenOptions,
): Promise<Raster> {
  const { space, hasAlpha = false } = header;
  if (space === 'cmyk') throw new NotHere('Pictures in the colors of print (CMYK) cannot be read in the browser here.');
  return inItsColours(
    {
      ...(await decodedBy(content, { hasAlpha, pages, density, pixels: header.width * header.height })),
      isGrey: false,
    },
    header,
  );
}

interface DecodeQuestion {
  hasAlpha: boolean;
  /** How many frames, and pixels of each. */
  pages: number;
  pixels: number;
  /** Of a drawing. */
  density: number | undefined;
}

function decodedBy(content: Uint8Array, question: DecodeQuestion): Promise<Raster> {
  switch (sniffImage(content)) {
    case 'jpeg':
      return codecs.decodeJpeg(content, question.pixels);
    case 'png':
      return codecs.decodePng(content, question.hasAlpha);
    case 'webp':
      return codecs.decodeWebp(content, question);
    case 'avif':
      return codecs.decodeAvif(content, question.hasAlpha);
    case 'svg':
      return drawnPicture(content, question.density);
    case 'gif':
      return decodeGif(content, question.pages);
    default:
      return decodeTiff(content);
  }
}

async function pixelsOf(header: Promise<PictureHeader>): Promise<number> {
  const { width, height, pages = 1 } = await header;
  return width * height * pages;
}

function rightAngle(degrees: number): 0 | 90 | 180 | 270 {
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}
