import sharp from 'sharp';

/** Format and size of a picture or a drawing. */
export function lookAt(picture: Uint8Array | string) {
  return sharp(Buffer.from(picture)).metadata();
}

/** Pixels from the edges to what is drawn on white. */
export async function marginsOf(picture: Uint8Array) {
  const { width, height } = await lookAt(picture);
  const trimmed = sharp(picture).trim({ background: '#ffffff', threshold: 20 });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: width - left - info.width, bottom: height - top - info.height };
}
