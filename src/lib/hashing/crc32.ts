import type { GrowingHash } from './hash-file.ts';

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as ZIP, gzip and PNG have it (ISO 3309): 4 bytes, the highest first. */
export function createCrc32(): GrowingHash<Uint8Array> {
  let state = 0xffffffff;
  return {
    update(bytes) {
      let value = state;
      for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
      state = value;
    },
    digest() {
      const value = ~state;
      return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
    },
  };
}
