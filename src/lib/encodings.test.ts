import { describe, expect, it } from 'vitest';
import { decodeBytes, encodeBytes, encodings } from './encodings.ts';

const utf8 = new TextEncoder();

describe('encodings', () => {
  it.each([
    // RFC 4648, section 10.
    ['base64', '', ''],
    ['base64', 'f', 'Zg=='],
    ['base64', 'fo', 'Zm8='],
    ['base64', 'foo', 'Zm9v'],
    ['base64', 'foob', 'Zm9vYg=='],
    ['base64', 'fooba', 'Zm9vYmE='],
    ['base64', 'foobar', 'Zm9vYmFy'],
    ['base32', '', ''],
    ['base32', 'f', 'MY======'],
    ['base32', 'fo', 'MZXQ===='],
    ['base32', 'foo', 'MZXW6==='],
    ['base32', 'foob', 'MZXW6YQ='],
    ['base32', 'fooba', 'MZXW6YTB'],
    ['base32', 'foobar', 'MZXW6YTBOI======'],
    ['hex', '', ''],
    ['hex', 'f', '66'],
    ['hex', 'fo', '666f'],
    ['hex', 'foo', '666f6f'],
    ['hex', 'foob', '666f6f62'],
    ['hex', 'fooba', '666f6f6261'],
    ['hex', 'foobar', '666f6f626172'],
    // draft-msporny-base58, section 5.
    ['base58', 'Hello World!', '2NEpo7TZRRrLZSi2U'],
    [
      'base58',
      'The quick brown fox jumps over the lazy dog.',
      'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
    ],
  ] as const)('write %s of %j as others do, and read it', (encoding, text, written) => {
    expect(encodeBytes(utf8.encode(text), encoding)).toBe(written);
    expect(decodeBytes(written, encoding)).toEqual({ bytes: utf8.encode(text) });
  });

  it.each(encodings)('give back all bytes in %s, of any length', (encoding) => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + length) % 256);
      expect(decodeBytes(encodeBytes(bytes, encoding, length % 2 === 0), encoding)).toEqual({ bytes });
    }
  });

  it.each([
    ['base64', '  Zm9v\r\nYmFy\t', 'foobar'],
    ['base64', 'Zg', 'f'],
    ['base64', 'Zh==', 'f'],
    ['base64', '-_-_', Uint8Array.from([0xfb, 0xff, 0xbf])],
    ['base64url', '+/+/', Uint8Array.from([0xfb, 0xff, 0xbf])],
    ['base32', 'mzxw 6ytb oi', 'foobar'],
    ['hex', '66 6F 6f', 'foo'],
  ] as const)('read %s as people write it: %j', (encoding, text, meant) => {
    expect(decodeBytes(text, encoding)).toEqual({ bytes: typeof meant === 'string' ? utf8.encode(meant) : meant });
  });

  it.each([
    ['base64', 'Zm9v\nYm*y', 7, '“*” is no'],
    ['base64', '-_+/', 2, 'Two alphabets'],
    ['base64url', '+/-_', 2, 'Two alphabets'],
    ['base64', 'ab+c\nd_ef', 6, 'Two alphabets'],
    ['base64', 'Zm9vZ', 5, 'middle of a byte'],
    ['base64', 'Zg==Zg==', 2, 'equals sign before the end'],
    ['base64', 'Zm🙂v', 2, '“🙂” is no'],
    ['base64', 'Zm8= =', 3, 'There are 2 equals signs at the end instead of 1.'],
    ['base64', 'Zm9v=', 4, 'where none belong'],
    ['base64', 'Zm9v\u00a0', 4, 'U+00A0 is no'],
    ['base32', 'MZXQ==', 4, 'There are 2 equals signs at the end instead of 4.'],
    ['hex', '66=', 2, 'equals sign'],
    ['base32', 'MZXW1', 4, '“1” is no'],
    ['base32', 'MZX', 3, 'middle of a byte'],
    ['hex', 'abc', 3, 'middle of a byte'],
    ['base58', '2NEp0', 4, '“0” is no'],
  ] as const)('say where %s %j is wrong', (encoding, text, at, message) => {
    expect(decodeBytes(text, encoding)).toMatchObject({ fault: { at, message: expect.stringContaining(message) } });
  });
});

/** Source: web-platform-tests, fetch/data-urls/resources/base64.json, which holds browsers to forgiving-base64 decode. */
describe('Base64 as browsers read it', () => {
  const space = '\t\n\f\r ';

  it.each([
    ['', []],
    ['abcd', [105, 183, 29]],
    [' abcd', [105, 183, 29]],
    ['abcd ', [105, 183, 29]],
    ['ab', [105]],
    ['abc', [105, 183]],
    ['ab==', [105]],
    ['abc=', [105, 183]],
    ['ab\tcd', [105, 183, 29]],
    ['ab\ncd', [105, 183, 29]],
    ['ab\fcd', [105, 183, 29]],
    ['ab\rcd', [105, 183, 29]],
    ['ab cd', [105, 183, 29]],
    [`ab${space}cd`, [105, 183, 29]],
    [` ${space}ab${space}cd${space}`, [105, 183, 29]],
    [`ab${space}=${space}=${space}`, [105]],
    ['/A', [252]],
    ['//A', [255, 240]],
    ['///A', [255, 255, 192]],
    ['A/', [3]],
    ['AA/', [0, 15]],
    ['AAA/', [0, 0, 63]],
  ])('is %j: %j', (text, bytes) => {
    expect(decodeBytes(text, 'base64')).toEqual({ bytes: Uint8Array.from(bytes) });
  });

  it.each([
    ...[' abcd===', 'abcd=== ', 'abcd ===', 'a', 'abcde', '𐀀', '=', '==', '===', '====', '=====', 'a=', 'a==', 'a==='],
    ...['a====', 'a=====', 'ab=', 'ab===', 'ab====', 'ab=====', 'abc==', 'abc===', 'abc====', 'abc=====', 'abcd='],
    ...['abcd==', 'abcd===', 'abcd====', 'abcd=====', 'abcde=', 'abcde==', 'abcde===', 'abcde====', 'abcde====='],
    ...['=a', '=a=', 'a=b', 'a=b=', 'ab=c', 'ab=c=', 'abc=d', 'abc=d=', 'ab\u00a0cd', 'A', '////A', '/', 'AAAA/'],
    ...['\0nonsense', 'abcd\0nonsense'],
  ])('is not %j', (text) => {
    expect(decodeBytes(text, 'base64')).toHaveProperty('fault');
  });
});
