import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Grüße, Привет, 世界 👋';

it.each([
  ['UTF-8', new TextEncoder().encode(text), text],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`), text],
  ['UTF-16, little end first', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')), text],
  ['UTF-16, big end first', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()), text],
  ['the old Western encoding', Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80), 'Grüße €'],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_, bytes, expected) => {
  expect(decodeText(bytes)).toBe(expected);
});

it('does not take a picture for text', () => {
  expect(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d))).toBeUndefined();
});
