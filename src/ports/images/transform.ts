import { ToolError } from '#kit/tool-error';
import { sniffImage } from '#lib/sniff-image';
import { openPicture, type Picture } from './engine.ts';
import { type Geometry, geometryOf, refuseTooLarge } from './geometry.ts';
import { type Header, type ImageLimits, MAX_DRAWN_PIXELS, readHeader } from './header.ts';
import { withMain } from './heic/pictures.ts';
import { mediaTypes } from './media-types.ts';
import { refuseWrongOptions, writtenFormat } from './options.ts';
import type { ImageFormat, TransformedImage, TransformOptions } from './port.ts';
import { decoded, understood } from './refusals.ts';
import { type Shaping, shapedAs } from './shape.ts';
import { written } from './write.ts';

/** Formats that hold animations which are read as such. */
const ANIMATED = new Set<ImageFormat>(['gif', 'webp']);

/** What pictures of screens are stored in; others are brought to sRGB first. */
const LINEAR = new Set(['srgb', 'b-w']);

/**
 * A picture cropped, turned, resized and written in another format, as the port says.
 *
 * @throws ToolError as the port says.
 */
export async function transformed(
  given: Uint8Array,
  options: TransformOptions,
  limits: ImageLimits,
): Promise<TransformedImage<Uint8Array>> {
  refuseWrongOptions(options);
  const { quality, background = '#ffffff', keepMetadata = false, frame, signal } = options;
  const isOther = frame !== undefined && frame > 1;
  const content = isOther && sniffImage(given) === 'heic' ? understood(() => withMain(given, frame)) : given;
  const header = await readHeader(content, limits);
  const { info, metadata, open, timeout } = header;
  const format = options.format ?? writtenFormat(info.format, metadata.hasAlpha);
  const geometry = geometryOf(info, options);
  const isFilm = info.frames > 1 && ANIMATED.has(info.format);
  const isAnimated = isFilm && ANIMATED.has(format) && frame === undefined;
  const frames = isAnimated ? info.frames : 1;
  refuseTooLarge(geometry.result, format, Math.floor(limits.maxPixels / frames));
  signal?.throwIfAborted();

  const { opened, used } =
    info.format === 'svg' && options.crop
      ? await partOfDrawing(header, geometry)
      : isOther && isFilm
        ? { opened: await frameOf(header, frame), used: geometry }
        : { opened: open(isAnimated ? 'all' : 'first'), used: geometry };
  const shaping = { geometry: used, options, background, frames, orientation: metadata.orientation, timeout };
  const isLit = frames === 1 && !keepMetadata && isBetterInLight(header, used);
  const image = await (isLit ? shapedInLight : shapedAs)(opened, shaping);
  signal?.throwIfAborted();
  const animation = isAnimated ? { delay: metadata.delay ?? [], loop: metadata.loop ?? 0 } : {};
  const size = geometry.result;
  const sourcePixels = info.width * info.height;
  const writing = { format, quality, background, keepMetadata, size, sourcePixels, animation, timeout };
  const encoded = await written(image, writing);
  return {
    ...{ content: encoded, format, type: mediaTypes[format], ...size, source: info },
    ...(info.frames > frames && { frame: isOther && isFilm ? frame : 1 }),
  };
}

/** A frame of an animation by itself. */
async function frameOf({ info, open, timeout }: Header, frame: number): Promise<Picture> {
  if (frame > info.frames) {
    throw new ToolError('invalid-input', `The animation has ${info.frames.toLocaleString('en')} frames.`);
  }
  const all = open('all').toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data, info: raw } = await decoded(all, timeout);
  const { width } = raw;
  const height = raw.height / info.frames;
  const bytes = width * height * 4;
  const pixels = data.subarray((frame - 1) * bytes, frame * bytes);
  return openPicture(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

/**
 * Fine black and white lines together give as much light as a light grey, not as a middle one. A JPEG is shrunk while it is
 * decoded instead, which takes a third of the time, and photographs show no difference.
 */
function isBetterInLight({ info, metadata }: Header, { crop, scaled }: Geometry): boolean {
  const isShrunk = scaled.width * scaled.height < crop.width * crop.height;
  const isPlain = metadata.icc === undefined && (metadata.space === undefined || LINEAR.has(metadata.space));
  return isShrunk && isPlain && info.format !== 'jpeg';
}

/** Shaped in linear light, and settled: what comes after, such as a background, reckons in sRGB. */
async function shapedInLight(image: Picture, shaping: Shaping): Promise<Picture> {
  const shaped = await shapedAs(image.pipelineColourspace('scrgb').toColourspace('srgb'), shaping);
  const { data, info } = await decoded(shaped.raw().toBuffer({ resolveWithObject: true }), shaping.timeout);
  const { width, height, channels } = info;
  return openPicture(data, { raw: { width, height, channels }, limitInputPixels: false });
}

/** A drawing is drawn as large as the part that is used asks for, instead of being enlarged as pixels. */
async function partOfDrawing(
  { info, open, timeout }: Header,
  geometry: Geometry,
): Promise<{ opened: Picture; used: Geometry }> {
  const { crop, scaled } = geometry;
  const asked = Math.max(scaled.width, scaled.height) / Math.min(crop.width, crop.height);
  const most = Math.sqrt(MAX_DRAWN_PIXELS / (info.width * info.height));
  const opened = open('first', Math.max(1, Math.min(asked, most)));
  const drawn = await decoded(opened.metadata(), timeout);
  const [across, down] = [drawn.width / info.width, drawn.height / info.height];
  const [x, y] = [Math.floor(crop.x * across), Math.floor(crop.y * down)];
  const width = Math.max(1, Math.min(drawn.width - x, Math.round(crop.width * across)));
  const height = Math.max(1, Math.min(drawn.height - y, Math.round(crop.height * down)));
  return { opened, used: { ...geometry, crop: { x, y, width, height } } };
}
