import { describe, expect, it } from 'vitest';
import { compareHash } from './compare-hash.ts';

const hash = '9e107d9d372bb6826bd81d3542a419d6';

describe('compareHash', () => {
  it.each([
    ['the hash itself', hash],
    ['upper case', '9E107D9D372BB6826BD81D3542A419D6'],
    ['white space around', ` \n${hash}\t`],
    ['a line of a checksum list', `${hash} *archive.zip`],
    ['the BSD form', `MD5 (archive.zip) = ${hash}`],
    ['one of several lines', `d41d8cd98f00b204e9800998ecf8427e  empty\n${hash}  archive.zip`],
  ])('finds %s', (_, expected) => {
    expect(compareHash(hash, expected)).toBe('same');
  });

  it('tells another hash', () => {
    expect(compareHash(hash, 'd41d8cd98f00b204e9800998ecf8427e')).toBe('different');
  });

  it.each([
    ['a shorter one', hash.slice(1)],
    ['a SHA-256', `${hash}${hash}`],
    ['words', 'not a hash at all'],
    ['letters that are not hexadecimal', hash.replace('9', 'g')],
  ])('does not take %s for an MD5 hash', (_, expected) => {
    expect(compareHash(hash, expected)).toBe('not-md5');
  });
});
