import { Unzlib } from 'fflate';
import { createCrc32 } from '#lib/hashing/crc32';
import { joined } from '#lib/joined-bytes';
import { big32, fromLatin, latin } from './bytes.ts';

/** Bytes of a packed text once it is unpacked, and those that are unpacked at once. */
const [MOST_UNPACKED, PIECE] = [4 << 20, 16_384];
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
  return data[XMP_NAME.length + 1] === 0 ? textInChunk(data) : undefined;
}

/** The same of a packed one; `undefined` where it is broken, or longer than any. */
export function unpackedXmp(data: Uint8Array, type: string): Uint8Array | undefined {
  const isNamed = latin(data, 0, XMP_NAME.length) === XMP_NAME && data[XMP_NAME.length] === 0;
  // Some programs take the older form of a packed text.
  const isText = type === 'iTXt' && data[XMP_NAME.length + 1] === 1;
  const packed = isText ? textInChunk(data) : type === 'zTXt' ? data.subarray(XMP_NAME.length + 2) : undefined;
  if (!isNamed || !packed) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const unpack = new Unzlib((part) => {
      length += part.length;
      if (length > MOST_UNPACKED) throw new RangeError('More text than any picture has');
      parts.push(part);
    });
    for (let at = 0; at < packed.length; at += PIECE) {
      unpack.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
  } catch {
    return undefined;
  }
  return joined(parts);
}

function textInChunk(data: Uint8Array): Uint8Array | undefined {
  if (latin(data, 0, XMP_NAME.length) !== XMP_NAME) return undefined;
  // Behind the name, two bytes on packing, a language and the name in that language.
  const start = data.indexOf(0, data.indexOf(0, XMP_NAME.length + 3) + 1) + 1;
  return start > 0 ? data.subarray(start) : undefined;
}
