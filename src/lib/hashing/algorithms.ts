import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { hmac } from '@noble/hashes/hmac.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import type { AlgorithmName } from './algorithm-names.ts';
import { createCrc32 } from './crc32.ts';
import type { GrowingHash } from './hash-file.ts';
import { createXxh32, createXxh64 } from './xxhash.ts';

/** Hashes that a key can be mixed into by HMAC (RFC 2104). */
const withHmac = {
  ...{ md5, sha1, sha224, sha256, sha384, sha512, 'sha512-256': sha512_256 },
  ...{ 'sha3-224': sha3_224, 'sha3-256': sha3_256, 'sha3-384': sha3_384, 'sha3-512': sha3_512, ripemd160 },
} as const;

/** Hashes with ways of their own, or none, to take a key. */
const plain = {
  blake2b: () => blake2b.create(),
  blake2s: () => blake2s.create(),
  blake3: () => blake3.create(),
  crc32: createCrc32,
  xxh32: createXxh32,
  xxh64: createXxh64,
} as const;

/** A hash of bytes that come in pieces; with a key its HMAC. `undefined` where there is no HMAC of it. */
export function createHash(name: AlgorithmName, key?: Uint8Array): GrowingHash<Uint8Array> | undefined {
  if (isPlain(name)) return key ? undefined : plain[name]();
  return key ? hmac.create(withHmac[name], key) : withHmac[name].create();
}

function isPlain(name: AlgorithmName): name is keyof typeof plain {
  return name in plain;
}
