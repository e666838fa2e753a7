import { sniffImage } from '#lib/sniff-image';

/** Of a side in pixels: more would only take memory. */
const LONGEST_SIDE = 4096;

/** A picture that may be drawn into a code, or why it may not. */
export function readLogo(bytes: Uint8Array): { type: 'image/png' | 'image/jpeg' } | { fault: string } {
  const format = sniffImage(bytes);
  if (format !== 'png' && format !== 'jpeg') return { fault: 'The logo must be a PNG or JPG.' };
  const sides = format === 'png' ? pngSides(bytes) : jpegSides(bytes);
  if (!sides) return { fault: 'The logo is damaged and cannot be read.' };
  if (Math.max(...sides) > LONGEST_SIDE) return { fault: 'The logo can have up to 4,096 pixels a side.' };
  return { type: `image/${format}` };
}

type Sides = [width: number, height: number];

/** Width and height are the first two numbers of the first chunk. */
function pngSides(bytes: Uint8Array): Sides | undefined {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

/** From segment to segment up to the one that begins a frame (SOF), which has height and width. */
function jpegSides(bytes: Uint8Array): Sides | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return undefined;
}
