import { joined } from '#lib/joined-bytes';
import type { AvifOptions, JpegOptions, WebpOptions } from '../engine.ts';
import { NotHere } from '../engine.ts';
import { lowered } from '../lossy.ts';
import { viewOf } from '../metadata/bytes.ts';
import { webpChunks } from '../metadata/webp.ts';
import { composed } from './animation.ts';
import type { Raster } from './raster.ts';
import { little24, webpFrames, writtenChunk, writtenWebp } from './webp-chunks.ts';

/** A frame as codecs have it. */
interface Decoded {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A codec that could not be fetched or started, as apart from a picture that it refuses. */
export async function loaded<T>(codec: Promise<T>): Promise<T> {
  try {
    return await codec;
  } catch (cause) {
    throw new NotHere('The decoder for this picture could not be loaded in your browser.', { cause });
  }
}

/** Copied only where it must be: of a large picture, a copy is a lot. */
function bytesIn(content: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = content;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? buffer : new Uint8Array(content).buffer;
}

function asRaster({ data, width, height }: Decoded, hasAlpha: boolean): Raster {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return { data: bytes, width, height, frames: 1, hasAlpha, isGrey: false };
}

function clamped({ data, width, height }: Raster): ImageData {
  return new ImageData(new Uint8ClampedArray(bytesIn(data.subarray(0, width * height * 4))), width, height);
}

/** Pixels from which on a decoder is not kept: WebAssembly gives no memory back. */
const LARGE = 16_000_000;

export async function decodeJpeg(content: Uint8Array, pixels: number): Promise<Raster> {
  refuseUnended(content);
  const decoded = await (pixels > LARGE ? decodeLargeJpeg(content) : decodeUsualJpeg(content));
  return { ...asRaster(decoded, false), isWholeJpeg: true };
}

async function decodeUsualJpeg(content: Uint8Array): Promise<Decoded> {
  const { default: decode } = await loaded(import('@jsquash/jpeg/decode.js'));
  return decode(bytesIn(content));
}

/** By a decoder of its own, which goes with what it took. */
async function decodeLargeJpeg(content: Uint8Array): Promise<Decoded> {
  const { default: start } = await loaded(import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js'));
  const codec = await loaded(start({ noInitialRun: true }));
  const decoded = codec.decode(bytesIn(content), false);
  if (!decoded) throw new RangeError('A JPEG that cannot be decoded');
  return decoded;
}

/** The decoder fills up a JPEG that is cut short with grey. */
function refuseUnended(content: Uint8Array): void {
  for (let at = content.lastIndexOf(0xd9); at > 0; at = content.lastIndexOf(0xd9, at - 1)) {
    if (content[at - 1] === 0xff) return;
  }
  throw new RangeError('A JPEG without an end');
}

export async function decodePng(content: Uint8Array, hasAlpha: boolean): Promise<Raster> {
  const { default: decode } = await loaded(import('@jsquash/png/decode.js'));
  return asRaster(await decode(bytesIn(content)), hasAlpha);
}

export async function decodeAvif(content: Uint8Array, hasAlpha: boolean): Promise<Raster> {
  const { default: decode } = await loaded(import('@jsquash/avif/decode.js'));
  const decoded = await decode(bytesIn(content));
  if (!decoded) throw new RangeError('An AVIF that cannot be decoded');
  return asRaster(decoded, hasAlpha);
}

export async function decodeWebp(content: Uint8Array, question: { hasAlpha: boolean; pages: number }): Promise<Raster> {
  const { default: decode } = await loaded(import('@jsquash/webp/decode.js'));
  const chunks = webpChunks(content);
  const frames = webpFrames(chunks);
  if (frames.length === 0) return asRaster(await decode(bytesIn(content)), question.hasAlpha);
  const canvas = viewOf(chunks[0]?.data ?? new Uint8Array());
  const [width, height] = [1 + (canvas.getUint32(3, true) >>> 8), 1 + (canvas.getUint32(6, true) >>> 8)];
  return composed({ width, height }, question.pages < 0 ? frames.length : 1, async (at) => {
    const frame = frames[at];
    if (!frame) throw new RangeError('A frame that is not there');
    const { data } = await decode(bytesIn(frame.picture));
    return { ...frame, pixels: new Uint8Array(data.buffer), after: frame.isCleared ? 'cleared' : 'stays' };
  });
}

/** Steps of quality by which colours are coarser than light: the eye sees them less (ADR 10). The best stays the best. */
const COARSER_COLOUR = 17;

/** With all that MozJPEG does, whatever the size: the time is the visitor's own. */
export async function encodeJpeg(raster: Raster, options: JpegOptions): Promise<Uint8Array> {
  const { default: encode } = await loaded(import('@jsquash/jpeg/encode.js'));
  const { quality = 80, quantisationTable } = options;
  const isProgressive = options.optimiseScans !== false;
  const made = await encode(clamped(raster), {
    ...{ quality, progressive: isProgressive, baseline: !isProgressive },
    ...{ color_space: raster.isGrey ? 1 : 3, quant_table: quantisationTable ?? 3 },
    ...{ separate_chroma_quality: quantisationTable === undefined, chroma_quality: lowered(quality, COARSER_COLOUR) },
    // Without any round of it, the encoder writes a broken file where there is one scan alone.
    ...(options.trellisQuantisation === false && isProgressive && { trellis_loops: 0 }),
    ...{ auto_subsample: false, chroma_subsample: options.chromaSubsampling === '4:4:4' ? 1 : 2 },
  });
  return new Uint8Array(made);
}

export async function encodeWebp(raster: Raster, options: WebpOptions): Promise<Uint8Array> {
  if (raster.frames === 1) return encodeStill(raster, options);
  const { width, height, frames, data } = raster;
  const bytes = width * height * 4;
  const parts: Uint8Array[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const still = { ...raster, data: data.subarray(frame * bytes, (frame + 1) * bytes), frames: 1 };
    const file = await encodeStill(still, options);
    const place = joined([little24(0), little24(0), little24(width - 1), little24(height - 1)]);
    // Each frame is whole, and takes the place of the last.
    const head = joined([place, little24(options.delay?.[frame] ?? 100), Uint8Array.of(2)]);
    const pictures = webpChunks(file).filter(({ type }) => type === 'ALPH' || type === 'VP8 ' || type === 'VP8L');
    parts.push(writtenChunk('ANMF', joined([head, ...pictures.map((part) => writtenChunk(part.type, part.data))])));
  }
  const loop = options.loop ?? 0;
  return writtenWebp([
    writtenChunk('VP8X', joined([Uint8Array.of(0x12, 0, 0, 0), little24(width - 1), little24(height - 1)])),
    writtenChunk('ANIM', Uint8Array.of(255, 255, 255, 255, loop & 255, loop >> 8)),
    ...parts,
  ]);
}

async function encodeStill(raster: Raster, options: WebpOptions): Promise<Uint8Array> {
  const { default: encode } = await loaded(import('@jsquash/webp/encode.js'));
  const { quality = 80, effort = 4, lossless, nearLossless, smartSubsample } = options;
  const isLossless = lossless || nearLossless;
  // What a server takes as its usual pains is not all there is, and the time is the visitor's own.
  const method = effort === 4 ? 6 : effort;
  const made = await encode(clamped(raster), {
    ...{ quality: isLossless ? 75 : quality, method, use_sharp_yuv: smartSubsample ? 1 : 0 },
    ...(isLossless && { lossless: 1, near_lossless: nearLossless ? quality : 100 }),
  });
  return new Uint8Array(made);
}

export async function encodeAvif(raster: Raster, options: AvifOptions): Promise<Uint8Array> {
  // The package's own way in would also fetch an encoder of several threads, which wants a page that is isolated.
  const [{ default: start }, { defaultOptions }] = await loaded(
    Promise.all([import('@jsquash/avif/codec/enc/avif_enc.js'), import('@jsquash/avif/meta.js')]),
  );
  const codec = await loaded(start({ noInitialRun: true }));
  const { data, width, height } = clamped(raster);
  const made = codec.encode(data, width, height, {
    ...{ ...defaultOptions, quality: options.quality ?? 50, speed: 9 - (options.effort ?? 4) },
    subsample: options.chromaSubsampling === '4:2:0' ? 1 : 3,
  });
  if (!made) throw new RangeError('An AVIF that cannot be encoded');
  return new Uint8Array(made);
}

/** Pixels up to which a PNG is packed as tightly as possible, and up to which at all: a megapixel takes about a second, or half of one. */
const MAX_TIGHT_PNG = 4_000_000;
const MAX_PACKED_PNG = 12_000_000;

/** The same picture in fewer bytes, where the packer is there and has the memory: else as it was. */
export async function packedPng(file: Uint8Array, pixels: number): Promise<Uint8Array> {
  if (pixels > MAX_PACKED_PNG) return file;
  try {
    // The package's own way in would also fetch a packer of several threads, which wants a page that is isolated.
    const { default: start, optimise } = await import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js');
    await start();
    return optimise(file, pixels > MAX_TIGHT_PNG ? 1 : 2, false, false);
  } catch (error) {
    console.warn(error);
    return file;
  }
}
