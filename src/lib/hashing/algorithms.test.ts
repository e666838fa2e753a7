import { createHmac, createHash as nodeHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AlgorithmName } from './algorithm-names.ts';
import { createHash } from './algorithms.ts';

const utf8 = new TextEncoder();

function hashOf(
  name: AlgorithmName,
  bytes: Uint8Array,
  { key, pieces = 1 }: { key?: Uint8Array; pieces?: number } = {},
) {
  const hash = createHash(name, key);
  const size = Math.ceil(bytes.length / pieces) || 1;
  for (let at = 0; at < bytes.length; at += size) hash?.update(bytes.subarray(at, at + size));
  return hash && Buffer.from(hash.digest()).toString('hex');
}

/** Names that Node's OpenSSL has for them. */
const known = [
  ...(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha512-256', 'ripemd160'] as const),
  ...(['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512', 'blake2b', 'blake2s'] as const),
];
const openssl: Readonly<Record<string, string>> = { blake2b: 'blake2b512', blake2s: 'blake2s256' };

describe('createHash', () => {
  it.each([
    ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['ripemd160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
    ['blake3', 'abc', '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85'],
    ['crc32', '123456789', 'cbf43926'],
    ['crc32', '', '00000000'],
    // python-xxhash's own examples, and the reference program.
    ['xxh32', 'Nobody inspects the spammish repetition', 'e2293b2f'],
    ['xxh64', 'Nobody inspects the spammish repetition', 'fbcea83c8a378bf1'],
    ['xxh32', '', '02cc5d05'],
    ['xxh32', 'a', '550d7456'],
    ['xxh64', '', 'ef46db3751d8e999'],
    ['xxh64', 'a', 'd24ec4f1a98c6e5b'],
    ['xxh64', 'abc', '44bc2cf5ad770999'],
  ] as const)('gives %s of %j as it is published', (name, text, hash) => {
    expect(hashOf(name, utf8.encode(text))).toBe(hash);
  });

  it.each(known)('gives %s as OpenSSL does, in pieces too', (name) => {
    for (const length of [0, 1, 63, 64, 65, 127, 128, 129, 1_000]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
      const expected = nodeHash(openssl[name] ?? name)
        .update(bytes)
        .digest('hex');
      expect(hashOf(name, bytes)).toBe(expected);
      expect(hashOf(name, bytes, { pieces: 7 })).toBe(expected);
    }
  });

  it.each(['crc32', 'xxh32', 'xxh64', 'blake3'] as const)('gives %s alike, however the bytes come', (name) => {
    const bytes = Uint8Array.from({ length: 1_013 }, (_, at) => (at * 89) % 256);
    for (const pieces of [2, 3, 31, 1_013]) expect(hashOf(name, bytes, { pieces })).toBe(hashOf(name, bytes));
  });

  it('mixes in a key by HMAC', () => {
    const [key, data] = [utf8.encode('Jefe'), utf8.encode('what do ya want for nothing?')];
    // RFC 4231 and RFC 2202, second test case.
    expect(hashOf('sha256', data, { key })).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
    expect(hashOf('md5', data, { key })).toBe('750c783e6ab0b503eaa86e310a5db738');
    const long = new Uint8Array(200).fill(7);
    expect(hashOf('sha3-256', data, { key: long })).toBe(createHmac('sha3-256', long).update(data).digest('hex'));
    expect(hashOf('crc32', data, { key })).toBeUndefined();
  });
});
