import { viewOf } from './bytes.ts';

const ORIENTATION = 0x0112;

/** Where the orientation's value is in an EXIF block, as an offset from its start; `undefined` without one. */
function orientationAt(exif: Uint8Array): { at: number; isLittle: boolean } | undefined {
  const view = viewOf(exif);
  if (exif.length < 14) return undefined;
  const isLittle = view.getUint16(0) === 0x4949;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > exif.length) return undefined;
  const count = view.getUint16(start, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * 12;
    if (at + 12 > exif.length) return undefined;
    if (view.getUint16(at, isLittle) === ORIENTATION) return { at: at + 8, isLittle };
  }
  return undefined;
}

/** EXIF orientation, 1 to 8. */
export function orientationIn(exif: Uint8Array | undefined): number | undefined {
  const place = exif && orientationAt(exif);
  const value = exif && place && viewOf(exif).getUint16(place.at, place.isLittle);
  return value !== undefined && value >= 1 && value <= 8 ? value : undefined;
}

/** The same block saying that the picture lies otherwise, upright by default. */
export function uprightExif(exif: Uint8Array, orientation = 1): Uint8Array {
  const place = orientationAt(exif);
  if (!place) return exif;
  const copy = Uint8Array.from(exif);
  viewOf(copy).setUint16(place.at, orientation, place.isLittle);
  return copy;
}

/** The same block without the small picture in it, which lies as the whole did before. */
export function withoutPreview(exif: Uint8Array): Uint8Array {
  const view = viewOf(exif);
  if (exif.length < 14) return exif;
  const isLittle = view.getUint16(0) === 0x4949;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > exif.length) return exif;
  const end = start + 2 + view.getUint16(start, isLittle) * 12;
  const preview = end + 4 > exif.length ? 0 : view.getUint32(end, isLittle);
  if (preview === 0) return exif;
  const copy = Uint8Array.from(exif);
  viewOf(copy).setUint32(end, 0);
  return copy;
}
