import { ToolError } from '#kit/tool-error';
import type { CropBox, PixelFormat, ResizeOptions, TransformOptions } from './port.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Geometry {
  /** The part of the picture that is used, as seen and before it is turned. */
  crop: CropBox;
  /** What that part is scaled to, turned already. */
  scaled: Size;
  /** Whether that part is scaled until it fills `scaled`, and what is beyond is cut off; otherwise it takes its shape. */
  covers: boolean;
  /** The result; larger than `scaled` where it is padded. */
  result: Size;
}

/** Longest side that a format or its encoder can say, in pixels. */
export const LONGEST_SIDE: Record<PixelFormat, number> = {
  jpeg: 65_500,
  png: 1_000_000,
  webp: 16_383,
  gif: 65_535,
  avif: 16_384,
  tiff: 1_000_000,
};

const thousands = (value: number) => value.toLocaleString('en-US');
const isWhole = (value: number) => Number.isInteger(value) && value >= 1;

/**
 * The sizes along the way of a transformation, from arithmetic alone.
 *
 * @throws ToolError `invalid-input` for a crop outside the picture and for sizes that are no whole numbers above zero.
 */
export function geometryOf(source: Size, { crop, rotate = 0, resize }: TransformOptions): Geometry {
  const used = crop ?? { x: 0, y: 0, width: source.width, height: source.height };
  refuseOutside(used, source);
  const isSideways = rotate === 90 || rotate === 270;
  const turned = isSideways ? { width: used.height, height: used.width } : { width: used.width, height: used.height };
  return { crop: used, ...resized(turned, resize) };
}

/** @throws ToolError `invalid-input` when the result is too large to be made, or to be written in the format. */
export function refuseTooLarge({ width, height }: Size, format: PixelFormat, maxPixels: number): void {
  const size = `${thousands(width)} × ${thousands(height)} pixels`;
  if (width * height > maxPixels) {
    const most = `Up to ${thousands(maxPixels)} pixels in all can be made.`;
    throw new ToolError('invalid-input', `The result would have ${size}. ${most}`);
  }
  const longest = LONGEST_SIDE[format];
  if (Math.max(width, height) <= longest) return;
  const most = `${format.toUpperCase()} images can have ${thousands(longest)} pixels a side.`;
  throw new ToolError('invalid-input', `The result would have ${size}. ${most}`);
}

/** The same with the part that is used cut to the shape of what it fills, around its middle. */
export function cutToShape(geometry: Geometry, isSideways: boolean): Geometry {
  const { crop, scaled, covers } = geometry;
  if (!covers) return geometry;
  const [across, down] = isSideways ? [scaled.height, scaled.width] : [scaled.width, scaled.height];
  const width = Math.min(crop.width, side((crop.height * across) / down));
  const height = Math.min(crop.height, side((crop.width * down) / across));
  const x = crop.x + Math.floor((crop.width - width) / 2);
  const y = crop.y + Math.floor((crop.height - height) / 2);
  return { ...geometry, crop: { x, y, width, height }, covers: false };
}

function refuseOutside({ x, y, width, height }: CropBox, source: Size): void {
  if (!isWhole(width) || !isWhole(height) || !isWhole(x + 1) || !isWhole(y + 1)) {
    throw new ToolError('invalid-input', 'The crop area needs whole numbers, and a width and height of at least 1.');
  }
  if (x + width <= source.width && y + height <= source.height) return;
  const seen = `The image has ${thousands(source.width)} × ${thousands(source.height)} pixels`;
  const end = `${thousands(x + width)} across and ${thousands(y + height)} down`;
  throw new ToolError('invalid-input', `${seen}, and the crop area reaches to ${end}.`);
}

function resized(from: Size, options: ResizeOptions | undefined): Omit<Geometry, 'crop'> {
  const same = { scaled: from, covers: false, result: from };
  if (!options) return same;
  const { width, height, fit, enlarge } = options;
  if (![width, height].every((side) => side === undefined || isWhole(side))) {
    throw new ToolError('invalid-input', 'Width and height must be whole numbers of at least 1.');
  }
  const bounded = (factor: number) => (enlarge ? factor : Math.min(1, factor));
  const inShape = (factor: number) => ({ width: side(from.width * factor), height: side(from.height * factor) });
  if (width === undefined || height === undefined) {
    if (width === undefined && height === undefined) return same;
    const factor = bounded(width === undefined ? (height ?? 1) / from.height : width / from.width);
    // The side that was given comes out as given, whatever rounding says.
    const scaled = {
      ...inShape(factor),
      ...(factor === bounded(Number.POSITIVE_INFINITY) ? {} : exact(width, height)),
    };
    return { scaled, covers: false, result: scaled };
  }
  const [across, down] = [width / from.width, height / from.height];
  if (fit === 'stretch') {
    const scaled = { width: side(from.width * bounded(across)), height: side(from.height * bounded(down)) };
    return { scaled, covers: false, result: scaled };
  }
  if (fit === 'cover') {
    const factor = Math.max(across, down);
    const box =
      enlarge || factor <= 1 ? { width, height } : { width: side(width / factor), height: side(height / factor) };
    return { scaled: box, covers: true, result: box };
  }
  const inside = inShape(bounded(Math.min(across, down)));
  const scaled = { width: Math.min(width, inside.width), height: Math.min(height, inside.height) };
  return { scaled, covers: false, result: fit === 'pad' ? { width, height } : scaled };
}

function exact(width: number | undefined, height: number | undefined): Partial<Size> {
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

function side(value: number): number {
  return Math.max(1, Math.round(value));
}
