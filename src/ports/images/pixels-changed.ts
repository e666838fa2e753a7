import { openPicture } from './engine.ts';
import { refuseTooLarge, type Size } from './geometry.ts';
import type { Header, ImageLimits } from './header.ts';
import { mediaTypes } from './media-types.ts';
import { writtenFormat } from './options.ts';
import type { PixelFormat, TransformedImage } from './port.ts';
import { decoded } from './refusals.ts';
import { type Strip, type Turn, turnedStrip } from './turn.ts';
import { written } from './write.ts';

interface Change {
  /** First: what sets it upright, and more where that is asked for. */
  turn: Turn;
  /** Of the result. */
  size: Size;
  limits: ImageLimits;
  /** The source's own by default. */
  format?: PixelFormat | undefined;
  quality: number | undefined;
  /** `#rrggbb` under what is transparent where the format has no transparency. */
  background: string;
  signal: AbortSignal | undefined;
  /** Whether the first frame is enough. */
  isStill?: boolean;
  /** Whether the result may be transparent; as the source may unless told. */
  isClear?: boolean;
}

/** A picture with its pixels changed, in all frames of an animation that stays one, and written; in sRGB, and without its metadata. */
export async function pixelsChanged(
  { info, metadata, open, timeout }: Header,
  { turn, size, limits, format: asked, quality, background, signal, isStill = false, isClear }: Change,
  change: (strip: Strip) => Strip | Promise<Strip>,
): Promise<TransformedImage<Uint8Array>> {
  const format = asked ?? writtenFormat(info.format, metadata.hasAlpha);
  const mayMove = !isStill && [info.format, format].every((each) => each === 'gif' || each === 'webp');
  const frames = info.frames > 1 && mayMove ? info.frames : 1;
  refuseTooLarge(size, format, Math.floor(limits.maxPixels / frames));
  const opened = open(frames > 1 ? 'all' : 'first')
    .toColourspace('srgb')
    .ensureAlpha();
  const { data, info: read } = await decoded(opened.raw().toBuffer({ resolveWithObject: true }), timeout);
  signal?.throwIfAborted();
  const made = await change(turnedStrip({ data, width: read.width, height: read.height / frames, frames }, turn));
  signal?.throwIfAborted();
  const raw = { width: made.width, height: made.height * frames, channels: 4 as const, pageHeight: made.height };
  const picture = openPicture(made.data, { raw, limitInputPixels: false });
  const animation = frames > 1 ? { delay: metadata.delay ?? [], loop: metadata.loop ?? 0 } : {};
  const encoded = await written((isClear ?? metadata.hasAlpha) ? picture : picture.removeAlpha(), {
    ...{ format, quality, background, keepMetadata: false, size, animation, timeout },
    sourcePixels: info.width * info.height,
  });
  return {
    ...{ content: encoded, format, type: mediaTypes[format], ...size, source: info },
    ...(info.frames > frames && { frame: 1 }),
  };
}
