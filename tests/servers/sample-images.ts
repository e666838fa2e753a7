import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures made for tests: small, and the same every time, apart from what the encoder's version changes. */

interface PhotoOptions {
  width?: number;
  height?: number;
  /** 1 to 100. */
  quality?: number;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
}

/** Soft colours with a little grain, which compress as a photograph does. Deterministic. */
export function photoPixels(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  let seed = 1;
  for (let i = 0; i < pixels.length; i += 1) {
    const x = Math.floor(i / 3) % width;
    const y = Math.floor(i / 3 / width);
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = (seed >>> 24) / 16;
    const wave = Math.sin(x / 23 + (i % 3)) + Math.cos(y / 31 - (i % 3)) + Math.sin((x + y) / 57);
    pixels[i] = Math.max(0, Math.min(255, 120 + wave * 38 + grain));
  }
  return pixels;
}

/** A photograph as a phone writes it: EXIF with a camera, a place (GPS) and, when asked, an orientation. */
export function photoJpeg({ width = 320, height = 240, quality = 92, orientation = 1 }: PhotoOptions = {}) {
  return sharp(photoPixels(width, height), { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'SampleCam', Model: 'One' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 40/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 0/1 5/1' },
    })
    .toBuffer();
}

/** In the colours of print (CMYK), which no decoder in the browser reads. */
export async function printJpeg(): Promise<Buffer> {
  return sharp(await photoJpeg())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
}

/** Four corners of different colours (red, green, blue, white, clockwise from the top left) as seen, stored in a given orientation. */
export async function orientedJpeg(orientation: number): Promise<Buffer> {
  const seen = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#ffffff' } })
    .composite([
      { input: corner('#ff0000'), left: 0, top: 0 },
      { input: corner('#00ff00'), left: 48, top: 0 },
      { input: corner('#0000ff'), left: 48, top: 32 },
    ])
    .png()
    .toBuffer();
  return storedAs(sharp(seen), orientation).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

function corner(background: string) {
  return { create: { width: 48, height: 32, channels: 3 as const, background } };
}

/** The inverse of what each EXIF orientation tells a viewer to do. */
function storedAs(image: Sharp, orientation: number): Sharp {
  const inverse: Record<number, (image: Sharp) => Sharp> = {
    2: (it) => it.flop(),
    3: (it) => it.rotate(180),
    4: (it) => it.flip(),
    5: (it) => it.rotate(270).flop(),
    6: (it) => it.rotate(270),
    7: (it) => it.rotate(90).flop(),
    8: (it) => it.rotate(90),
  };
  return inverse[orientation]?.(image) ?? image;
}

/** A drawing on a transparent ground, as an interface or a logo is. */
export function alphaPng(width = 200, height = 120): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="#2266cc" fill-opacity="0.5"/>
    <rect x="4" y="4" width="${width / 4}" height="${height / 4}" rx="6" fill="#dd3355"/></svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
}

/** Four frames of 40 x 30 pixels that last 100, 200, 300 and 400 ms and play three times. */
export function animatedWebp(): Promise<Buffer> {
  return animation()
    .webp({ quality: 100, delay: [100, 200, 300, 400], loop: 3 })
    .toBuffer();
}

/** The same as a GIF. */
export function animatedGif(): Promise<Buffer> {
  return animation()
    .gif({ delay: [100, 200, 300, 400], loop: 3 })
    .toBuffer();
}

/** Sixty frames of 16 x 12 pixels, which no quality and no size bring below a kilobyte. */
export function longWebp(): Promise<Buffer> {
  const [width, height, frames] = [16, 12, 60];
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(photoPixels(width, raw.height), { raw }).webp({ quality: 90 }).toBuffer();
}

function animation(): Sharp {
  const [width, height, frames] = [40, 30, 4];
  const pixels = photoPixels(width, height * frames);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
}

/** A sound PNG of a few hundred kilobytes that claims, and holds, `side` x `side` black pixels. */
export function bombPng(side = 60_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit of grey a pixel
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflatedZeros(side, Math.ceil(side / 8) + 1))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}

/** `rows` rows of `length` zero bytes as a zlib stream, without ever holding them: one block, repeated. */
function deflatedZeros(rows: number, length: number): Buffer {
  const perBlock = 200;
  const flush = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };
  const block = deflateRawSync(Buffer.alloc(perBlock * length), flush);
  const rest = deflateRawSync(Buffer.alloc((rows % perBlock) * length));
  // Adler-32 of n zero bytes: the first half stays 1, the second counts the bytes.
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(((rows * length) % 65_521) * 65_536 + 1);
  const blocks = Array.from({ length: Math.floor(rows / perBlock) }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, rest, checksum]);
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + named.length);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), 4 + named.length);
  return framed;
}

/** An animated PNG of two frames, 2 x 1 pixels. */
export function animatedPng(): Buffer {
  const uint32 = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()));
  const header = Buffer.concat([uint32(2, 1), Buffer.from([8, 0, 0, 0, 0])]);
  const control = (sequence: number) => Buffer.concat([uint32(sequence, 2, 1, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  const pixels = (value: number) => deflateSync(Buffer.from([0, value, value]));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('acTL', uint32(2, 0)),
    pngChunk('tEXt', Buffer.from('Author\0Somebody', 'latin1')),
    pngChunk('fcTL', control(0)),
    pngChunk('IDAT', pixels(0)),
    pngChunk('fcTL', control(1)),
    pngChunk('fdAT', Buffer.concat([uint32(2), pixels(255)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A photograph whose last third never arrived. */
export async function truncatedJpeg(): Promise<Buffer> {
  const whole = await photoJpeg();
  return whole.subarray(0, Math.floor((whole.length * 2) / 3));
}

export const htmlPage = Buffer.from('<!doctype html><title>A page</title><p>No picture here.</p>');

/** Red, green and blue of one pixel, 0 to 255; of a picture with transparency, its opacity as well. */
export async function pixelAt(content: Uint8Array | undefined, left: number, top: number): Promise<number[]> {
  if (!content) throw new Error('There is no picture.');
  return [...(await sharp(content).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** How bright each pixel is. */
export function greyPixels(content: Uint8Array): Promise<Buffer> {
  return sharp(content).greyscale().raw().toBuffer();
}

/** A PNG with stripes of colours, as wide as is said; half of it transparent where that is asked for. */
export async function stripes(parts: readonly [color: string, width: number][], alpha = false) {
  let left = 0;
  const composite = parts.map(([background, width]) => {
    const input = { create: { width, height: 40, channels: 4 as const, background } };
    left += width;
    return { input, left: left - width, top: 0 };
  });
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const base = sharp({ create: { width: left + (alpha ? left : 0), height: 40, channels: 4, background } });
  return base.composite(composite).png().toBuffer();
}

/** A red ball on a meadow below the sky, 480 by 320. */
export function standingOut(format: 'jpeg' | 'png'): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9cc4e4"/><stop offset="1" stop-color="#dfeaf2"/></linearGradient>
    <radialGradient id="ball" cx=".4" cy=".35"><stop stop-color="#ff7a66"/><stop offset="1" stop-color="#b3200f"/></radialGradient>
    <rect width="480" height="210" fill="url(#sky)"/><rect y="210" width="480" height="110" fill="#7da35e"/>
    <circle cx="240" cy="160" r="90" fill="url(#ball)"/></svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha().toFormat(format).toBuffer();
}
