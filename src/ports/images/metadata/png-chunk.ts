import { createCrc32 } from '#lib/hashing/crc32';
import { big32, fromLatin, joined } from './bytes.ts';

/** Length, type, data and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([fromLatin(type), data]);
  const checksum = createCrc32();
  checksum.update(named);
  return joined([big32(data.length), named, checksum.digest()]);
}
