/** How the first page of a TIFF stores its pixels, by the numbers of the TIFF 6.0 specification. */
export interface TiffLayout {
  /** Of each channel. */
  bits: readonly number[];
  compression: number;
  /** What the channels mean: 2 is RGB, 5 CMYK, 6 YCbCr, 8 to 10 are kinds of Lab. */
  photometric: number;
  /** 1 is a whole number, 2 one with a sign, 3 a floating-point number. */
  sampleFormat: number;
  hasSeparatePlanes: boolean;
  hasTiles: boolean;
}

const Tag = {
  bits: 258,
  compression: 259,
  photometric: 262,
  samples: 277,
  planes: 284,
  tileWidth: 322,
  sampleFormat: 339,
} as const;
const lookedFor: ReadonlySet<number> = new Set(Object.values(Tag));

/** Fields and channels that are looked at; real pages have some twenty fields and at most five channels. */
const MOST_FIELDS = 1000;
const MOST_SAMPLES = 16;
/** Bytes of a value, by the number of its type; other types hold nothing that is looked for. */
const TYPE_BYTES: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4 };

/**
 * Reads the fields of the first page, of classic TIFF and BigTIFF.
 *
 * @throws RangeError when the fields lie beyond the end of the file.
 */
export function readTiffLayout(bytes: Uint8Array): TiffLayout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  const isBig = view.getUint16(2, little) === 43;
  const place = (at: number) => (isBig ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little));
  const [fieldBytes, countBytes, inline] = isBig ? [20, 8, 8] : [12, 2, 4];
  const start = place(isBig ? 8 : 4);
  const fields = Math.min(MOST_FIELDS, isBig ? place(start) : view.getUint16(start, little));

  const found = new Map<number, number[]>();
  for (let index = 0; index < fields; index += 1) {
    const at = start + countBytes + index * fieldBytes;
    const tag = view.getUint16(at, little);
    const each = TYPE_BYTES[view.getUint16(at + 2, little)];
    if (each === undefined || !lookedFor.has(tag)) continue;
    const count = place(at + 4);
    const valueAt = at + 4 + inline;
    const from = count * each > inline ? place(valueAt) : valueAt;
    const value = (offset: number) => {
      if (each === 1) return view.getUint8(offset);
      return each === 2 ? view.getUint16(offset, little) : view.getUint32(offset, little);
    };
    found.set(
      tag,
      Array.from({ length: Math.min(count, MOST_SAMPLES) }, (_, one) => value(from + one * each)),
    );
  }
  const first = (tag: number, usual: number) => found.get(tag)?.[0] ?? usual;
  return {
    bits: (found.get(Tag.bits) ?? [1]).slice(0, first(Tag.samples, 1)),
    compression: first(Tag.compression, 1),
    photometric: first(Tag.photometric, 1),
    sampleFormat: first(Tag.sampleFormat, 1),
    hasSeparatePlanes: first(Tag.planes, 1) === 2 && first(Tag.samples, 1) > 1,
    hasTiles: found.has(Tag.tileWidth),
  };
}
