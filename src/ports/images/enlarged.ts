import { ToolError } from '#kit/tool-error';
import { doubledTile, REACH } from './double-tile.ts';
import { type ImageLimits, readHeader } from './header.ts';
import { refuseWrongOptions, writtenFormat } from './options.ts';
import { pixelsChanged } from './pixels-changed.ts';
import type { EnlargeOptions, TransformedImage } from './port.ts';
import { type Strip, uprightTurn } from './turn.ts';

/** Pixels of a tile's side that are made of one go: memory is that of a tile, and of the picture. */
const TILE = 192;

/** Pixels that the net may look at where time is short: about three seconds for each million. */
const MOST_IN_TIME = 3_000_000;

/** A picture with twice or four times as many pixels a side, as the port says. */
export async function enlarged(
  content: Uint8Array,
  options: EnlargeOptions,
  limits: ImageLimits,
): Promise<TransformedImage<Uint8Array>> {
  const { times, background = '#ffffff', signal, onProgress = () => undefined } = options;
  refuseWrongOptions(options);
  const header = await readHeader(content, limits);
  signal?.throwIfAborted();
  const { info, metadata } = header;
  const steps = Math.log2(times);
  if (steps !== 1 && steps !== 2) throw new ToolError('invalid-input', 'A picture is made 2 or 4 times as large.');
  const looked = info.width * info.height * info.frames * (steps === 1 ? 1 : 5);
  if (Number.isFinite(limits.timeout) && looked > MOST_IN_TIME) throw tooLarge(times, steps);
  const size = { width: info.width * times, height: info.height * times };
  const turn = uprightTurn(metadata.orientation);
  const format = options.format ?? writtenFormat(info.format, metadata.hasAlpha);
  // Fewer colours are seen more, the larger a picture is.
  const quality = format === 'png' ? 100 : options.quality;
  return pixelsChanged(header, { turn, size, limits, format, quality, background, signal }, (strip) => {
    let done = 0;
    const onPixels = (pixels: number) => {
      done += pixels;
      onProgress(Math.min(1, done / looked));
    };
    const once = doubledStrip(strip, onPixels);
    return steps === 1 ? once : doubledStrip(once, onPixels);
  });
}

function tooLarge(times: number, steps: number): ToolError {
  const most = MOST_IN_TIME / (steps === 1 ? 1 : 5);
  const bound = `Pictures of up to ${most.toLocaleString('en-US')} pixels can be made ${times} times as large on the server.`;
  return new ToolError('too-large', `${bound} A browser takes larger ones: choose the file itself on the page.`);
}

/** Every frame twice as wide and as high. */
export function doubledStrip(strip: Strip, onPixels: (pixels: number) => void): Strip {
  const { width, height, frames } = strip;
  const isClear = strip.data.some((value, at) => at % 4 === 3 && value < 255);
  const made = { data: new Uint8Array(strip.data.length * 4), width: width * 2, height: height * 2, frames };
  for (let frame = 0; frame < frames; frame += 1) {
    for (let top = 0; top < height; top += TILE) {
      for (let left = 0; left < width; left += TILE) {
        const tile = { left, top, right: Math.min(width, left + TILE), bottom: Math.min(height, top + TILE) };
        doubleInto(made, { strip, frame, tile, isClear });
        onPixels((tile.right - left) * (tile.bottom - top));
      }
    }
  }
  return made;
}

interface Box {
  left: number;
  top: number;
  /** Behind its last pixel. */
  right: number;
  bottom: number;
}

interface TileWork {
  strip: Strip;
  frame: number;
  tile: Box;
  /** Whether anything is transparent: colours then count by how much of them is seen, and what is seen is made by itself. */
  isClear: boolean;
}

function doubleInto(made: Strip, { strip, frame, tile, isClear }: TileWork): void {
  const { width, height } = strip;
  // With the pixels around it that its own are made of; beyond the picture those of its edge go on, or the net would see an edge there.
  const [left, top] = [tile.left - REACH, tile.top - REACH];
  const [across, down] = [tile.right + REACH - left, tile.bottom + REACH - top];
  const colours = { data: new Float32Array(across * down * 3), width: across, height: down };
  const seen = isClear ? { ...colours, data: new Float32Array(across * down * 3) } : undefined;
  let at = 0;
  for (let row = 0; row < down; row += 1) {
    const line = frame * height + within(top + row, height);
    for (let column = 0; column < across; column += 1) {
      const from = (line * width + within(left + column, width)) * 4;
      const opacity = (strip.data[from + 3] ?? 0) / 255;
      for (let colour = 0; colour < 3; colour += 1) {
        colours.data[at] = ((strip.data[from + colour] ?? 0) / 255) * opacity;
        if (seen) seen.data[at] = opacity;
        at += 1;
      }
    }
  }
  const doubled = doubledTile(colours);
  const opacities = seen && doubledTile(seen);
  for (let row = tile.top * 2; row < tile.bottom * 2; row += 1) {
    let to = ((frame * made.height + row) * made.width + tile.left * 2) * 4;
    let from = ((row - top * 2) * doubled.width + (tile.left - left) * 2) * 3;
    for (let column = tile.left * 2; column < tile.right * 2; column += 1) {
      // Of three colours alike, which the net treats a little differently.
      const opacity = opacities ? (opacities.data[from + 1] ?? 0) : 1;
      const by = opacity > 0 ? 255 / Math.min(1, opacity) : 0;
      made.data[to] = bounded((doubled.data[from] ?? 0) * by);
      made.data[to + 1] = bounded((doubled.data[from + 1] ?? 0) * by);
      made.data[to + 2] = bounded((doubled.data[from + 2] ?? 0) * by);
      made.data[to + 3] = bounded(opacity * 255);
      to += 4;
      from += 3;
    }
  }
}

const within = (place: number, length: number) => Math.min(length - 1, Math.max(0, place));
const bounded = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
