import { stripAtAngle } from './at-angle.ts';
import { type Header, type ImageLimits, readHeader } from './header.ts';
import { refuseWrongOptions } from './options.ts';
import { pixelsChanged } from './pixels-changed.ts';
import type { OverlayOptions, TransformedImage } from './port.ts';
import { decoded } from './refusals.ts';
import { isTurned, type Strip, turnedStrip, uprightTurn } from './turn.ts';

/** Tiles of a picture at most: more would be a pattern without a picture. */
const MOST_TILES = 10_000;

/** A picture with another one over it, as the port says. */
export async function overlaid(
  content: Uint8Array,
  layer: Uint8Array | string,
  { limits, ...options }: OverlayOptions & { limits: ImageLimits },
): Promise<TransformedImage<Uint8Array>> {
  refuseWrongOptions(options);
  const { format, quality, background = '#ffffff', signal } = options;
  const header = await readHeader(content, limits);
  const { width, height } = header.info;
  const above = await readHeader(typeof layer === 'string' ? new TextEncoder().encode(layer) : layer, limits);
  const turn = uprightTurn(header.metadata.orientation);
  const size = { width, height };
  // What is laid over is there before the picture is decoded, so that both are not in the way of each other.
  const strip = await layerFor(size, above, options);
  signal?.throwIfAborted();
  const places = placesOf(size, strip, options);
  return pixelsChanged(header, { turn, size, limits, format, quality, background, signal }, (below) => {
    for (let frame = 0; frame < below.frames; frame += 1)
      for (const place of places) lay(strip, { ...below, frame, ...place, opacity: options.opacity });
    return below;
  });
}

interface Size {
  width: number;
  height: number;
}

/** What is laid over, in its size and at its angle. */
async function layerFor(
  picture: Size,
  { info, metadata, open, timeout }: Header,
  options: OverlayOptions,
): Promise<Strip> {
  const asked = (picture.width * options.width) / info.width;
  const by = Math.min(asked, picture.height / info.height);
  const [width, height] = [info.width, info.height].map((side) => Math.max(1, Math.round(side * by)));
  const opened =
    info.format === 'svg'
      ? open('first', Math.min(1000, Math.max(1 / Math.min(info.width, info.height), by)))
      : open('first');
  const isSideways = (metadata.orientation ?? 1) > 4;
  const stored = isSideways ? { width: height ?? 1, height: width ?? 1 } : { width: width ?? 1, height: height ?? 1 };
  const raw = opened
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ ...stored, fit: 'fill' })
    .raw();
  const { data, info: read } = await decoded(raw.toBuffer({ resolveWithObject: true }), timeout);
  const strip = { data, width: read.width, height: read.height, frames: 1 };
  const turn = uprightTurn(metadata.orientation);
  return atAnyAngle(isTurned(turn) ? turnedStrip(strip, turn) : strip, options.angle);
}

/** Quarter turns by moving pixels, and the rest of the angle by working them out. */
function atAnyAngle(strip: Strip, angle: number): Strip {
  const quarters = Math.round(angle / 90);
  const rest = angle - quarters * 90;
  const rotate = ([0, 90, 180, 270] as const)[((quarters % 4) + 4) % 4] ?? 0;
  const turned = rotate === 0 ? strip : turnedStrip(strip, { rotate, mirrorX: false, mirrorY: false });
  return rest === 0 ? turned : stripAtAngle(turned, { angle: rest, corners: 'fill' });
}

interface At {
  left: number;
  top: number;
}

/** Places by how far they are from the left and the top: 0, the middle, or 1. */
const SHARES = { left: 0, top: 0, right: 1, bottom: 1 } as const;

function placesOf(picture: Size, layer: Size, { place, margin, width }: OverlayOptions): At[] {
  const gap = Math.round(margin * Math.min(picture.width, picture.height));
  if (place === 'tiled') return tiles(picture, layer, Math.max(gap, Math.ceil(picture.width * width * 0.1)));
  const words = place.split('-');
  const along = (names: readonly (keyof typeof SHARES)[], room: number) => {
    const named = names.find((name) => words.includes(name));
    if (named === undefined) return Math.round(room / 2);
    // An edge that has no room for the margin has as much of it as there is.
    const kept = Math.min(gap, Math.max(0, room / 2));
    return Math.round(SHARES[named] === 0 ? kept : room - kept);
  };
  const left = along(['left', 'right'], picture.width - layer.width);
  return [{ left, top: along(['top', 'bottom'], picture.height - layer.height) }];
}

/** All over the picture from its middle on, each second row moved by half a tile. */
function tiles(picture: Size, layer: Size, gap: number): At[] {
  let [across, down] = [layer.width + gap, layer.height + gap];
  const most = (picture.width / across + 2) * (picture.height / down + 2);
  if (most > MOST_TILES)
    [across, down] = [across, down].map((step) => step * Math.sqrt(most / MOST_TILES)) as [number, number];
  const rows = Math.ceil(picture.height / down / 2);
  const columns = Math.ceil(picture.width / across / 2) + 1;
  const places: At[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    const shift = row % 2 === 0 ? 0 : across / 2;
    for (let column = -columns; column <= columns; column += 1) {
      const left = Math.round((picture.width - layer.width) / 2 + column * across + shift);
      places.push({ left, top: Math.round((picture.height - layer.height) / 2 + row * down) });
    }
  }
  return places;
}

interface Below extends Strip, At {
  frame: number;
  opacity: number;
}

/** One picture over another, as far as it lies on it. */
function lay(layer: Strip, { data, width, height, frame, left, top, opacity }: Below): void {
  const [first, last] = [Math.max(0, -left), Math.min(layer.width, width - left)];
  for (let row = Math.max(0, -top); row < Math.min(layer.height, height - top); row += 1) {
    let from = (row * layer.width + first) * 4;
    let to = ((frame * height + top + row) * width + left + first) * 4;
    for (let column = first; column < last; column += 1, from += 4, to += 4) {
      const share = ((layer.data[from + 3] ?? 0) / 255) * opacity;
      if (share === 0) continue;
      const kept = ((data[to + 3] ?? 0) / 255) * (1 - share);
      const all = share + kept;
      for (let channel = 0; channel < 3; channel += 1)
        data[to + channel] = Math.round(
          ((layer.data[from + channel] ?? 0) * share + (data[to + channel] ?? 0) * kept) / all,
        );
      data[to + 3] = Math.round(all * 255);
    }
  }
}
