/** Hash functions, by what people call them. */
export const algorithmNames = {
  md5: 'MD5',
  sha1: 'SHA-1',
  sha224: 'SHA-224',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
  'sha512-256': 'SHA-512/256',
  'sha3-224': 'SHA3-224',
  'sha3-256': 'SHA3-256',
  'sha3-384': 'SHA3-384',
  'sha3-512': 'SHA3-512',
  blake2b: 'BLAKE2b-512',
  blake2s: 'BLAKE2s-256',
  blake3: 'BLAKE3',
  ripemd160: 'RIPEMD-160',
  crc32: 'CRC-32',
  xxh32: 'XXH32',
  xxh64: 'XXH64',
} as const;

export type AlgorithmName = keyof typeof algorithmNames;
