import sharp from 'sharp';

/** What a drawing looks like: its pixels. */
export function drawnPixels(svg: Uint8Array | string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).raw().toBuffer();
}
