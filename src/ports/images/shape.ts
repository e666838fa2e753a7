import { openPicture, type Picture } from './engine.ts';
import { cutToShape, type Geometry, type Size } from './geometry.ts';
import type { TransformOptions } from './port.ts';
import { decoded } from './refusals.ts';
import { askedTurn, isTurned, type Strip, type Turn, turnedStrip, uprightTurn } from './turn.ts';

export interface Shaping {
  geometry: Geometry;
  options: TransformOptions;
  /** `#rrggbb`, for padding. */
  background: string;
  frames: number;
  /** EXIF orientation of the source. */
  orientation: number | undefined;
  /** Milliseconds that each step may take. */
  timeout: number;
}

/** A picture, opened, on its way through cropping, turning and resizing. */
export async function shapedAs(image: Picture, shaping: Shaping): Promise<Picture> {
  return shaping.frames === 1 ? shapedPicture(image, shaping) : shapedAnimation(image, shaping);
}

function shapedPicture(image: Picture, { geometry, options, background }: Shaping): Picture {
  const { rotate, mirrorX, mirrorY } = askedTurn(options);
  const isSideways = rotate === 90 || rotate === 270;
  // The library cuts after it has turned, but scales before.
  const used = isSideways ? cutToShape(geometry, true) : geometry;
  const isCropped = options.crop !== undefined || used !== geometry;
  const scaled = resized(isCropped ? cropped(image.autoOrient(), used) : image.autoOrient(), used, isSideways);
  // The library mirrors before it turns, so that on a picture turned on its side the directions swap.
  const turned = scaled.flop(isSideways ? mirrorY : mirrorX).flip(isSideways ? mirrorX : mirrorY);
  return padded(rotate === 0 ? turned : turned.rotate(rotate), geometry, background);
}

async function shapedAnimation(image: Picture, shaping: Shaping): Promise<Picture> {
  const { geometry, options, background, orientation } = shaping;
  const upright = await turnedAnimation(image, uprightTurn(orientation), shaping);
  const turn = askedTurn(options);
  const isSideways = turn.rotate === 90 || turn.rotate === 270;
  const used = cutToShape(geometry, isSideways);
  const scaled = resized(cropped(upright, used), used, isSideways);
  return padded(await turnedAnimation(scaled, turn, shaping), geometry, background);
}

async function turnedAnimation(image: Picture, turn: Turn, { frames, timeout }: Shaping): Promise<Picture> {
  if (!isTurned(turn)) return image;
  const raw = image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await decoded(raw, timeout);
  return openedStrip(turnedStrip({ data, width: info.width, height: info.height / frames, frames }, turn));
}

function openedStrip({ data, width, height, frames }: Strip): Picture {
  const raw = { width, height: height * frames, channels: 4 as const, pageHeight: height };
  return openPicture(data, { raw, limitInputPixels: false });
}

function cropped(image: Picture, { crop }: Geometry): Picture {
  return image.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
}

/** Before turning, so that a picture that will lie on its side is scaled with its sides swapped. */
function resized(image: Picture, { crop, scaled, covers }: Geometry, isSideways: boolean): Picture {
  const to = isSideways ? swapped(scaled) : scaled;
  if (to.width === crop.width && to.height === crop.height) return image;
  return image.resize({ ...to, fit: covers ? 'cover' : 'fill' });
}

function swapped({ width, height }: Size): Size {
  return { width: height, height: width };
}

function padded(image: Picture, { scaled, result }: Geometry, background: string): Picture {
  const [across, down] = [result.width - scaled.width, result.height - scaled.height];
  if (across === 0 && down === 0) return image;
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)];
  return image.extend({ left, top, right: across - left, bottom: down - top, background });
}
