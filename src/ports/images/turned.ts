import { ToolError } from '#kit/tool-error';
import { sizeAtAngle } from '#lib/picture/at-angle';
import { stripAtAngle } from './at-angle.ts';
import { type Header, type ImageLimits, readHeader } from './header.ts';
import { movedJpeg, taggedJpeg } from './jpeg/turned-jpeg.ts';
import { mediaTypes } from './media-types.ts';
import { refuseWrongOptions } from './options.ts';
import { pixelsChanged } from './pixels-changed.ts';
import type { TransformOptions, TurnedImage, TurnOptions } from './port.ts';
import { transformed } from './transform.ts';
import { afterEachOther, askedTurn, uprightTurn } from './turn.ts';

const ONLY_JPEG = 'Only a JPG has a note of how it lies that programs heed. Choose another way to turn this picture.';
const NOT_AT_ANGLE = 'A note of how a picture lies knows quarter turns alone. Choose another way to straighten it.';
const WRONG_ANGLE = 'The angle must be between -45 and 45 degrees.';
const NOTHING_TRIMMED = { trimmed: { left: 0, top: 0 } };

/** Encoded so that nothing is lost, where the format can. */
const LOSSLESS = 100;

/** A picture turned, as the port says. */
export async function turnedAsAsked(
  content: Uint8Array,
  options: TurnOptions,
  limits: ImageLimits,
): Promise<TurnedImage<Uint8Array>> {
  const { way, angle = 0, keepMetadata = false, signal } = options;
  refuseWrongOptions(options);
  if (!(Math.abs(angle) <= 45)) throw new ToolError('invalid-input', WRONG_ANGLE);
  const header = await readHeader(content, limits);
  signal?.throwIfAborted();
  const { info, metadata } = header;
  if (way === 'tag' && info.format !== 'jpeg') throw new ToolError('invalid-input', ONLY_JPEG);
  if (way === 'tag' && angle !== 0) throw new ToolError('invalid-input', NOT_AT_ANGLE);
  if (angle !== 0) return straightened(header, options, limits);
  const turn = afterEachOther(uprightTurn(metadata.orientation), askedTurn(options));
  const known = { format: 'jpeg', type: mediaTypes.jpeg, source: info } as const;
  if (way === 'tag') {
    const tagged = taggedJpeg(content, { turn, keepMetadata });
    if (!tagged) throw new ToolError('unsupported', 'The parts of this JPG are in no order that is known.');
    return { ...known, content: tagged, ...turnedSize(info, options), how: 'tagged', ...NOTHING_TRIMMED };
  }
  const isMoved = info.format === 'jpeg' && way !== 'encode';
  const moved = isMoved ? movedJpeg(content, { turn, keepMetadata, mayTrim: way === 'trim' }) : {};
  if ('content' in moved) return { ...known, ...moved, how: 'moved' };
  const { rotate, flip, quality, background } = options;
  const asked: TransformOptions = {
    ...(rotate !== undefined && { rotate }),
    ...(flip && { flip }),
    ...qualityFor(info.format, quality),
    ...(background !== undefined && { background }),
    ...{ keepMetadata, ...(signal && { signal }) },
  };
  return { ...(await transformed(content, asked, limits)), how: 'encoded', ...NOTHING_TRIMMED, ...moved };
}

/** Formats that hold pixels as they are do so. */
function qualityFor(format: string, quality: number | undefined): { quality?: number } {
  if (format === 'png' || format === 'bmp' || format === 'ico') return { quality: LOSSLESS };
  return quality === undefined ? {} : { quality };
}

function turnedSize({ width, height }: { width: number; height: number }, { rotate }: TurnOptions) {
  return rotate === 90 || rotate === 270 ? { width: height, height: width } : { width, height };
}

async function straightened(
  header: Header,
  options: TurnOptions,
  limits: ImageLimits,
): Promise<TurnedImage<Uint8Array>> {
  const { angle = 0, corners = 'cut', quality, background = '#ffffff', signal } = options;
  const { info, metadata } = header;
  const turn = afterEachOther(uprightTurn(metadata.orientation), askedTurn(options));
  const size = sizeAtAngle(turnedSize(info, options), angle, corners);
  const working = { turn, size, limits, quality, background, signal };
  const made = await pixelsChanged(header, working, (strip) => stripAtAngle(strip, { angle, corners, background }));
  return { ...made, how: 'encoded', ...NOTHING_TRIMMED };
}
