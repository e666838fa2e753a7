import { createCrc32 } from '#lib/hashing/crc32';
import { big32, fromLatin, joined, latin } from './bytes.ts';

const XMP_NAME = 'XML:com.adobe.xmp';

/** Length, type, data and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([fromLatin(type), data]);
  const checksum = createCrc32();
  checksum.update(named);
  return joined([big32(data.length), named, checksum.digest()]);
}

/** The chunk of text that holds XMP, which is neither packed nor translated (XMP specification, part 3, 1.1.5). */
export function xmpChunk(xmp: Uint8Array): Uint8Array {
  return pngChunk('iTXt', joined([fromLatin(`${XMP_NAME}\0\0\0\0\0`), xmp]));
}

/** The XMP in the data of a chunk of text; `undefined` where it holds none, or packed. */
export function xmpInChunk(data: Uint8Array): Uint8Array | undefined {
  const isXmp = latin(data, 0, XMP_NAME.length) === XMP_NAME && data[XMP_NAME.length + 1] === 0;
  if (!isXmp) return undefined;
  // Behind the name, two bytes on packing, a language and the name in that language.
  const start = data.indexOf(0, data.indexOf(0, XMP_NAME.length + 3) + 1) + 1;
  return start > 0 ? data.subarray(start) : undefined;
}
