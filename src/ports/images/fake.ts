import { ToolError } from '#kit/tool-error';
import type { TemporaryFiles } from '#ports/files/port';
import { geometryOf } from './geometry.ts';
import { mediaTypes } from './media-types.ts';
import { cleaned, toldMetadata } from './metadata/told.ts';
import { refuseWrongOptions, WRONG_BYTES, writtenFormat } from './options.ts';
import { overFiles } from './over-files.ts';
import type { Pictures } from './pictures.ts';
import type { ImageFormat, ImageInfo, PixelFormat } from './port.ts';
import { formatOf, SVG_REFUSED } from './refusals.ts';

const MAX_INPUT_BYTES = 25 * 1024 * 1024;

/** @param files where the pictures are. */
export function createFakeImages(files: TemporaryFiles): Pictures {
  return overFiles(pretended, files);
}

/**
 * Pictures without a codec. Format and size are read from the bytes; "compressing" cuts the file short, the shorter the
 * lower the quality, so the result is the same every time but shows nothing. What is transformed has the header of its new format
 * and size, where that is said in a fixed place.
 */
const pretended: Pictures<Uint8Array> = {
  async inspect(content, signal) {
    refuseAborted(signal);
    return infoOf(content);
  },
  async focus(content, signal) {
    refuseAborted(signal);
    return { source: infoOf(content), x: 0.5, y: 0.5 };
  },
  async read(content, signal) {
    refuseAborted(signal);
    return { source: infoOf(content), content };
  },
  async compress(content, { quality: asked, format: wanted, signal }) {
    refuseAborted(signal);
    const source = infoOf(content);
    const { width, height } = source;
    if (source.format === 'svg') throw new ToolError('unsupported', SVG_REFUSED);
    const quality = asked === 'same-look' ? 85 : asked;
    const format = wanted === 'smallest' ? 'avif' : (wanted ?? writtenFormat(source.format));
    const header = format === source.format ? new Uint8Array() : headerOf(format, width, height);
    const rest = content.subarray(0, Math.ceil(content.length * (0.1 + quality / 125)) - header.length);
    return {
      ...{ content: Buffer.concat([header, rest]), format, type: mediaTypes[format], width, height },
      ...{ source, kept: false, quality },
    };
  },
  async fit(content, options) {
    refuseAborted(options.signal);
    refuseWrongOptions(options);
    if (!Number.isInteger(options.bytes) || options.bytes < 1) throw new ToolError('invalid-input', WRONG_BYTES);
    const source = infoOf(content);
    const { width, height } = source;
    const format = options.format ?? writtenFormat(source.format);
    const kept = content.length <= options.bytes && format === source.format;
    const header = headerOf(format, width, height);
    const length = Math.max(header.length, options.bytes);
    const written = kept ? content : Buffer.concat([header, content]).subarray(0, length);
    const met = written.length <= options.bytes;
    const quality = kept ? 100 : 80;
    return { content: written, format, type: mediaTypes[format], width, height, source, met, kept, quality };
  },
  async colours(content, { count, signal }) {
    refuseAborted(signal);
    const source = infoOf(content);
    const colours = [
      { red: 250, green: 240, blue: 230, share: 0.75 },
      { red: 0, green: 128, blue: 96, share: 0.25 },
    ];
    return { source, colours: colours.slice(0, count), transparent: 0 };
  },
  async codes(content, signal) {
    refuseAborted(signal);
    return { source: infoOf(content), codes: [] };
  },
  async overlay(content, _, { format, quality, signal }) {
    return pretended.transform(content, {
      ...(format && { format }),
      ...(quality && { quality }),
      ...(signal && { signal }),
    });
  },
  async enlarge(content, { times, onProgress, ...options }) {
    const { width } = infoOf(content);
    return pretended.transform(content, {
      ...options,
      resize: { width: width * times, fit: 'stretch', enlarge: true },
    });
  },
  async cutOut(content, { colour, onProgress, ...options }) {
    return pretended.transform(content, options);
  },
  async turn(content, options) {
    const { way, angle, corners, ...rest } = options;
    const image = await pretended.transform(content, rest);
    return { ...image, how: 'encoded', trimmed: { left: 0, top: 0 } };
  },
  // What a file says beside its picture takes no codec.
  async describe(content, signal) {
    refuseAborted(signal);
    return toldMetadata(content, { maxInputBytes: MAX_INPUT_BYTES });
  },
  async clean(content, options) {
    refuseAborted(options.signal);
    return cleaned(content, options, { maxInputBytes: MAX_INPUT_BYTES });
  },
  async compare([one, other], { fit, signal }) {
    refuseAborted(signal);
    const sources = [infoOf(one), infoOf(other)] as const;
    const isSame = one.length === other.length && one.every((byte, at) => byte === other[at]);
    const { width, height } = fit === 'scale' ? sources[0] : sources[sources[0].width < sources[1].width ? 0 : 1];
    const figures = isSame
      ? { ssim: 1, ssimulacra2: 100, psnr: null, changed: 0, largest: 0, box: null }
      : { ssim: 0.9, ssimulacra2: 60, psnr: 30, changed: 1, largest: 20, box: { x: 0, y: 0, width, height } };
    const made = { content: headerOf('png', width, height), format: 'png', type: 'image/png', width, height } as const;
    return { ...made, ...figures, sources };
  },
  async animate(contents, { format, longest, signal }) {
    refuseAborted(signal);
    const sources = contents.map(infoOf);
    const [{ width, height } = { width: 1, height: 1 }] = sources;
    const scale = Math.min(1, longest / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const written = Buffer.concat([headerOf(format, size.width, size.height), contents[0].subarray(0, 1_000)]);
    return { content: written, format, type: mediaTypes[format], ...size, sources };
  },
  async transform(content, options) {
    refuseAborted(options.signal);
    refuseWrongOptions(options);
    const source = infoOf(content);
    const format = options.format ?? writtenFormat(source.format);
    const { width, height } = geometryOf(source, options).result;
    const rest = content.subarray(0, Math.ceil(content.length * (0.1 + (options.quality ?? 80) / 125)));
    const written = Buffer.concat([headerOf(format, width, height), rest]);
    return { content: written, format, type: mediaTypes[format], width, height, source };
  },
};

function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
}

function infoOf(content: Uint8Array): ImageInfo {
  const format = formatOf(content, MAX_INPUT_BYTES);
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [width, height] = sizeOf(format, view);
  return { format, width, height, frames: 1 };
}

/** Width and height of the formats whose headers say them in a fixed place; 1 x 1 for the others. */
function sizeOf(format: ImageFormat, view: DataView): [number, number] {
  if (format === 'png' && view.byteLength >= 24) return [view.getUint32(16), view.getUint32(20)];
  if (format === 'gif' && view.byteLength >= 10) return [view.getUint16(6, true), view.getUint16(8, true)];
  if (format === 'jpeg') return jpegSize(view);
  return [1, 1];
}

function jpegSize(view: DataView): [number, number] {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + view.getUint16(at + 2);
  }
  return [1, 1];
}

/** The first bytes of a file, as far as `sizeOf` and the telling of formats read them. */
function headerOf(format: PixelFormat, width: number, height: number): Buffer {
  const header = Buffer.alloc(24);
  switch (format) {
    case 'png':
      header.write('\x89PNG\r\n\x1a\n', 'latin1');
      header.writeUInt32BE(width, 16);
      header.writeUInt32BE(height, 20);
      return header;
    case 'gif':
      header.write('GIF89a', 'latin1');
      header.writeUInt16LE(width, 6);
      header.writeUInt16LE(height, 8);
      return header;
    case 'jpeg':
      header.write('\xff\xd8\xff\xc0\0\x11\x08', 'latin1');
      header.writeUInt16BE(height, 7);
      header.writeUInt16BE(width, 9);
      return header;
    case 'webp':
      header.write('RIFF\0\0\0\0WEBP', 'latin1');
      return header;
    case 'avif':
      header.write('\0\0\0\x18ftypavif\0\0\0\0avif', 'latin1');
      return header;
    case 'tiff':
      header.write('II*\0', 'latin1');
      return header;
  }
}
