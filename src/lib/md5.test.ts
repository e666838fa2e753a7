import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMd5, md5 } from './md5.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Bytes without a short period, the same in every run. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 16;
  });
}

describe('md5', () => {
  // RFC 1321, appendix A.5.
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('answers the vector of RFC 1321 for %j', (text, hash) => {
    expect(md5(utf8(text))).toBe(hash);
  });

  it.each([55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129])('is right around block borders: %i bytes', (length) => {
    const bytes = noise(length);
    expect(md5(bytes)).toBe(createHash('md5').update(bytes).digest('hex'));
  });

  it('hashes 1 MB', () => {
    expect(md5(utf8('a'.repeat(1_000_000)))).toBe('7707d6ae4e027c70eea2a935c2296f21');
  });

  it('hashes the UTF-8 bytes of text in any script', () => {
    const text = 'Привет, 世界! 👋🏽';
    expect(md5(utf8(text))).toBe(createHash('md5').update(text, 'utf8').digest('hex'));
  });

  it('hashes half a surrogate pair as the replacement character', () => {
    expect(md5(utf8('\ud83d'))).toBe(md5(utf8('\ufffd')));
  });
});

describe('createMd5', () => {
  it.each([1, 7, 63, 64, 65, 1000, 100_000])('answers the same for pieces of %i bytes as for the whole', (size) => {
    const bytes = noise(20_011);
    const hash = createMd5();
    for (let at = 0; at < bytes.length; at += size) hash.update(bytes.subarray(at, at + size));
    expect(hash.digest()).toBe(md5(bytes));
  });

  it('lets the caller reuse the buffer of a piece', () => {
    const buffer = utf8('abc');
    const hash = createMd5();
    hash.update(buffer);
    buffer.fill(0);
    expect(hash.digest()).toBe('900150983cd24fb0d6963f7d28e17f72');
  });

  it('answers for no data at all', () => {
    expect(createMd5().digest()).toBe('d41d8cd98f00b204e9800998ecf8427e');
  });

  it('refuses to go on after the digest', () => {
    const hash = createMd5();
    hash.digest();
    expect(() => hash.update(utf8('a'))).toThrow();
    expect(() => hash.digest()).toThrow();
  });
});
