import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { encodeBytes } from '#lib/encodings';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('base64-converter', tool, run);
const convert = (input: object) => execute(entry, input);
const utf8 = new TextEncoder();

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

  it('decodes what is percent-encoded in a data URL', async () => {
    expect(await convert({ text: 'data:;base64,Zm8%3D', action: 'decode' })).toMatchObject({ text: 'fo' });
    expect(await convert({ text: 'data:;base64,Z%6Dm*', action: 'decode' })).toMatchObject({ fault: { column: 14 } });
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
