import jsQR from 'jsqr';
import sharp from 'sharp';

/** The text in a picture as jsQR reads it, which shares no code with ZXing; `undefined` where it finds none. */
export async function readByJsQr(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return read ? new TextDecoder().decode(Uint8Array.from(read.binaryData)) : undefined;
}

/** An SVG as librsvg draws it, as a PNG. */
export async function drawnByLibrsvg(svg: string, width: number): Promise<Uint8Array> {
  return new Uint8Array(await sharp(Buffer.from(svg)).resize(width).png().toBuffer());
}
