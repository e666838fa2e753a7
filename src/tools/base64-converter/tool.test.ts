import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { decodeBytes, encodeBytes, encodings } from './encodings.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('base64-converter', tool, run);
const convert = (input: object) => execute(entry, input);
const utf8 = new TextEncoder();

describe('encodings', () => {
  it.each([
    // RFC 4648, section 10.
    ['base64', '', ''],
    ['base64', 'f', 'Zg=='],
    ['base64', 'fo', 'Zm8='],
    ['base64', 'foobar', 'Zm9vYmFy'],
    ['base32', 'f', 'MY======'],
    ['base32', 'fooba', 'MZXW6YTB'],
    ['base32', 'foobar', 'MZXW6YTBOI======'],
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
    ['base32', 'MZXW1', 4, '“1” is no'],
    ['base32', 'MZX', 3, 'middle of a byte'],
    ['hex', 'abc', 3, 'middle of a byte'],
    ['base58', '2NEp0', 4, '“0” is no'],
  ] as const)('say where %s %j is wrong', (encoding, text, at, message) => {
    expect(decodeBytes(text, encoding)).toEqual({ fault: { at, message: expect.stringContaining(message) } });
  });
});

describe('base64-converter', () => {
  it('takes a file', async () => {
    const file = encodeBytes(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'base64');
    expect(await convert({ file, dataUrl: true })).toMatchObject({ text: `data:image/png;base64,${file}`, bytes: 8 });
    expect(await convert({ text: '89504e470d0a1a0a', encoding: 'hex', action: 'decode' })).toMatchObject({
      file: { name: 'decoded.png', type: 'image/png', base64: file },
    });
  });

  it('decodes a file that holds Base64', async () => {
    const file = encodeBytes(utf8.encode('Zm9v\n'), 'base64');
    expect(await convert({ file, action: 'decode' })).toMatchObject({ text: 'foo' });
  });

  it('breaks lines as e-mail and PEM do', async () => {
    const { text } = await convert({ text: 'a'.repeat(120), lineLength: '76' });
    expect(
      String(text)
        .split('\n')
        .map((line) => line.length),
    ).toEqual([76, 76, 8]);
    expect(await convert({ text: String(text), action: 'decode' })).toMatchObject({ text: 'a'.repeat(120) });
  });

  it('decodes data URLs without Base64', async () => {
    expect(await convert({ text: 'data:text/html,%3Cb%3Ea b', action: 'decode' })).toMatchObject({
      text: '<b>a b',
      type: 'text/html',
    });
  });

  it('names the lines that are none', async () => {
    const { text, faults } = await convert({ text: 'Zm9v\n!\nYmFy', action: 'decode', lines: true });
    expect(text).toBe('foo\n\nbar');
    expect(faults).toMatchObject([{ title: 'Line 2, column 1' }]);
  });

  it('refuses Base58 of what is long', async () => {
    await expect(convert({ text: 'a'.repeat(1_001), encoding: 'base58' })).rejects.toMatchObject({ code: 'too-large' });
    expect(await convert({ text: 'a'.repeat(1_001), encoding: 'base58', action: 'decode' })).toMatchObject({
      fault: { line: 1 },
    });
  });
});
