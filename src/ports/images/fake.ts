import { ToolError } from '#kit/tool-error';
import { mediaTypes } from './media-types.ts';
import type { ImageFormat, ImageInfo, Images } from './port.ts';
import { formatOf, SVG_REFUSED } from './refusals.ts';

const MAX_INPUT_BYTES = 25 * 1024 * 1024;

/**
 * Pictures without a codec. Format and size are read from the bytes; "compressing" cuts the file short, the shorter the
 * lower the quality, so the result is the same every time but shows nothing.
 */
export function createFakeImages(): Images {
  return {
    async inspect(content, signal) {
      refuseAborted(signal);
      return infoOf(content);
    },
    async compress(content, { quality, signal }) {
      refuseAborted(signal);
      const { format, width, height } = infoOf(content);
      if (format === 'svg') throw new ToolError('unsupported', SVG_REFUSED);
      const length = Math.ceil(content.length * (0.1 + quality / 125));
      return {
        ...{ format, type: mediaTypes[format], width, height },
        content: content.slice(0, length),
        kept: false,
      };
    },
  };
}

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
