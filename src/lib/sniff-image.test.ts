import { describe, expect, it } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const text = (value: string) => new TextEncoder().encode(value);
const latin1 = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

describe('sniffImage', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['gif', 'GIF89a'],
    ['gif', 'GIF87a'],
    ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
    ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1miafavif'],
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['tiff', 'II*\0'],
    ['tiff', 'MM\0*'],
    ['tiff', 'II+\0'],
    ['bmp', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'],
    ['bmp', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x18\0\0\0'],
    ['ico', '\0\0\x02\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0'],
    ['ico', '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0'],
  ])('knows %s by its first bytes', (format, magic) => {
    expect(sniffImage(latin1(magic))).toBe(format);
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF  <?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>',
    '<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
  ])('knows an SVG drawing: %s', (drawing) => {
    expect(sniffImage(text(drawing))).toBe('svg');
  });

  it.each([
    '',
    'B',
    'BM, that is how this text begins',
    '<!doctype html><svg></svg>',
    '<html><body><svg></svg></body></html>',
    '<svgfoo>',
    '<!-- no end <svg>',
    '<?xml version="1.0"?><rss></rss>',
    'plain words about <svg> ',
    '\0\0\0\x18ftypisom\0\0\0\0mp41',
    '\0\0\x01\0\0\0',
    'RIFF\0\0\0\0WAVE',
  ])('says nothing of %j', (content) => {
    expect(sniffImage(text(content))).toBeUndefined();
  });

  it('bears every truncation of a signature', () => {
    const avif = latin1('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf');
    for (let length = 0; length < 12; length += 1) expect(sniffImage(avif.subarray(0, length))).toBeUndefined();
    expect(sniffImage(avif.subarray(0, 12))).toBe('avif');
  });
});
