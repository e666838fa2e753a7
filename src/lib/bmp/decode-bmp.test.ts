import { describe, expect, it } from 'vitest';
import {
  BITMAP_SIZE,
  type BitmapOptions,
  bitmap,
  icon,
  iconBitmap,
  runs4,
  runs8,
  runs24,
} from '../../../tests/servers/sample-bitmaps.ts';
import { readBmpHeader } from './bmp-header.ts';
import { type DecodedBmp, decodeBmp, embeddedIn } from './decode-bmp.ts';
import { decodeIconBitmap, largestInIcon } from './read-icon.ts';

/** The four corners, as hexadecimal colours with opacity. */
function corners({ data, width, height }: DecodedBmp): string[] {
  const places = [0, width - 1, (height - 1) * width, height * width - 1];
  return places.map((place) => Buffer.from(data.subarray(place * 4, place * 4 + 4)).toString('hex'));
}

const seen = ['ff0000ff', '00ff00ff', '0000ffff', 'ffffffff'];
const alphaMasks = [0xff0000, 0xff00, 0xff, 0xff000000];

describe('a BMP', () => {
  it.each<[string, BitmapOptions]>([
    ['24 bits', {}],
    ['24 bits, top row first', { isTopDown: true }],
    ['OS/2 1', { header: 12 }],
    ['OS/2 1 with a palette', { header: 12, bits: 4 }],
    ['OS/2 2', { header: 64, bits: 8 }],
    ['OS/2 2 cut to 16 bytes', { header: 16 }],
    ['2 bits', { bits: 2 }],
    ['4 bits', { bits: 4 }],
    ['8 bits', { bits: 8 }],
    ['8 bits, top row first', { bits: 8, isTopDown: true }],
    ['16 bits of 5-5-5', { bits: 16 }],
    ['16 bits of 5-6-5', { bits: 16, masks: [0xf800, 0x7e0, 0x1f] }],
    ['16 bits of 2-3-1', { bits: 16, masks: [0x600, 0x1c0, 0x1] }],
    ['16 bits of 4-4-4-4, version 3', { header: 56, bits: 16, masks: [0xf00, 0xf0, 0xf, 0xf000] }],
    ['32 bits', { bits: 32 }],
    ['32 bits with masks, version 2', { header: 52, bits: 32, masks: [0xff, 0xff00, 0xff0000] }],
    ['32 bits of 10-10-10-2', { header: 108, bits: 32, masks: [0x3ff00000, 0xffc00, 0x3ff, 0xc0000000] }],
    ['32 bits of 12-10-10', { bits: 32, masks: [0xfff00000, 0xffc00, 0x3ff] }],
    ['32 bits with an empty mask of opacity', { header: 124, bits: 32, masks: [0xff0000, 0xff00, 0xff, 0] }],
    ['64 bits', { bits: 64 }],
    ['runs of 8 bits', { bits: 8, compression: 1, pixels: runs8() }],
    ['runs of 4 bits', { bits: 4, compression: 2, pixels: runs4() }],
    ['runs of 24 bits', { header: 64, compression: 4, pixels: runs24() }],
    ['a wrong size of the file and of the pixels', { patch: (file) => file.fill(255, 2, 6).fill(7, 34, 38) }],
    ['a number of colours beyond all bounds', { bits: 8, patch: (file) => file.writeUInt32LE(0xfffffff0, 46) }],
  ])('of %s', (_, options) => {
    const decoded = decodeBmp(bitmap(options));
    expect(decoded).toMatchObject(BITMAP_SIZE);
    expect(corners(decoded)).toEqual(seen);
  });

  it('of 1 bit, with its palette', () => {
    const [left, right] = ['ff0000ff', 'ffffffff'];
    expect(corners(decodeBmp(bitmap({ bits: 1 })))).toEqual([left, right, left, right]);
  });

  it.each<[string, BitmapOptions]>([
    ['version 4', { header: 108, bits: 32, masks: alphaMasks }],
    ['version 5', { header: 124, bits: 32, masks: alphaMasks }],
    ['masks behind the header', { bits: 32, masks: alphaMasks, compression: 6 }],
    ['64 bits', { bits: 64 }],
  ])('with opacity: %s', (_, options) => {
    expect(corners(decodeBmp(bitmap({ ...options, opacity: 0x66 })))).toEqual(['ff000066', ...seen.slice(1)]);
  });

  it('whose pixels are all marked transparent is opaque', () => {
    const pixels = new Uint8Array(10 * 6 * 4).fill(0).map((_, at) => (at % 4 === 3 ? 0 : 90));
    expect(corners(decodeBmp(bitmap({ header: 124, bits: 32, masks: alphaMasks, pixels })))[0]).toBe('5a5a5aff');
  });

  it('without the padding of its last row', () => {
    expect(corners(decodeBmp(bitmap({ bits: 8 }).subarray(0, -2)))).toEqual(seen);
  });

  it.each<[string, BitmapOptions]>([
    ['8 bits', { bits: 8, compression: 1, pixels: Buffer.from([0, 2, 9, 0, 1, 3, 0, 0, 3, 2, 0, 1]) }],
    ['4 bits', { bits: 4, compression: 2, pixels: Buffer.from([0, 2, 9, 0, 1, 0x30, 0, 0, 3, 0x22, 0, 1]) }],
    ['24 bits', { header: 64, compression: 4, pixels: Buffer.from([0, 2, 9, 0, 1, 255, 255, 255, 0, 0, 0, 1]) }],
  ])('whose runs of %s skip pixels and stop early is transparent there', (_, options) => {
    expect(corners(decodeBmp(bitmap(options)))).toEqual(['00000000', '00000000', '00000000', 'ffffffff']);
  });

  it('whose rows of runs end early is transparent from there on', () => {
    const pixels = Buffer.from([10, 2, 0, 0, 4, 3, 0, 0, 10, 1, 0, 0, 0, 3, 1, 2, 3, 0, 0, 0, 0, 0, 10, 0, 0, 1]);
    const { data } = decodeBmp(bitmap({ bits: 8, compression: 1, pixels }));
    const painted = Array.from({ length: 6 }, (_, y) =>
      data.subarray(y * 40, y * 40 + 40).filter((_, at) => at % 4 === 3),
    );
    expect(painted.map((row) => row.filter((opacity) => opacity === 255).length)).toEqual([10, 0, 3, 10, 4, 10]);
  });

  it.each([
    ['16 bits of 5-6-5', 16, [0xf800, 0x7e0, 0x1f]],
    ['16 bits of 1-9-2', 16, [0x8000, 0x7fc0, 0x30]],
    ['32 bits', 32, [0xff0000, 0xff00, 0xff]],
    ['32 bits with a gap behind', 32, [0xff000000, 0xff0000, 0xff00]],
    ['32 bits of 11-11-10', 32, [0xffe00000, 0x1ffc00, 0x3ff]],
    ['32 bits of 7-18-7', 32, [0xfe000000, 0x1ffff80, 0x7f]],
    ['32 bits in two parts each', 32, [0xf0f00000, 0x0f0f0000, 0xf0f]],
  ] as const)('of %s has its colours with its masks in any order', (_, bits, [one, two, three]) => {
    const orders = [
      [one, two, three],
      [one, three, two],
      [two, one, three],
      [two, three, one],
      [three, one, two],
      [three, two, one],
    ];
    for (const masks of orders) {
      for (const header of [40, 52, 56, 108, 124])
        expect(corners(decodeBmp(bitmap({ header, bits, masks })))).toEqual(seen);
    }
  });

  it('that holds a file of its own gives it away', () => {
    const pixels = Buffer.from('\x89PNG and so on', 'latin1');
    const file = bitmap({ bits: 0, compression: 5, pixels });
    expect(Buffer.from(embeddedIn(file, readBmpHeader(file)))).toEqual(pixels);
  });

  it.each<[string, Buffer]>([
    ['a row short', bitmap({ bits: 8 }).subarray(0, -12)],
    ['without pixels', bitmap().subarray(0, 54)],
    ['that ends in its header', bitmap().subarray(0, 30)],
    ['of no width', bitmap({ patch: (file) => file.writeInt32LE(0, 18) })],
    ['of a width below zero', bitmap({ patch: (file) => file.writeInt32LE(-10, 18) })],
    ['of no height', bitmap({ patch: (file) => file.writeInt32LE(0, 22) })],
    ['of 5 bits', bitmap({ patch: (file) => file.writeUInt16LE(5, 28) })],
    ['of 24 bits in runs of 8', bitmap({ compression: 1 })],
    ['of an unknown compression', bitmap({ compression: 77 })],
    ['with masks that are empty', bitmap({ bits: 32, masks: [0, 0, 0] })],
    ['whose pixels begin behind its end', bitmap({ patch: (file) => file.writeUInt32LE(0x7fffffff, 10) })],
    ['whose runs are cut short', bitmap({ bits: 8, compression: 1, pixels: runs8().subarray(0, 40) })],
  ])('%s is refused', (_, file) => {
    expect(() => decodeBmp(file)).toThrow(RangeError);
  });
});

describe('an icon', () => {
  const decoded = (file: Uint8Array) => {
    const picture = largestInIcon(file);
    if (picture.kind === 'png') throw new Error('A bitmap was expected.');
    return decodeIconBitmap(picture.bytes, picture.header);
  };
  const masked = [...seen.slice(0, 3), 'ffffff00'];

  it.each([1, 2] as const)('of type %i shows its bitmap through the mask', (type) => {
    for (const bits of [4, 8, 24])
      expect(corners(decoded(icon([{ content: iconBitmap({ bits }) }], type)))).toEqual(masked);
  });

  it('of 32 bits has the opacity of its pixels, or the mask where they have none', () => {
    const own = iconBitmap({ bits: 32 });
    expect(corners(decoded(icon([{ content: own }])))).toEqual(masked);
    own.fill(0x80, 40 + 3, 40 + 4);
    own.fill(0xff, 40 + 59 * 4 + 3, 40 + 59 * 4 + 4);
    expect(corners(decoded(icon([{ content: own }])))).toEqual(['ff000000', '00ff00ff', '0000ff80', 'ffffff00']);
  });

  it('gives its largest picture, whatever the directory says', () => {
    const png = Buffer.alloc(32);
    png.write('\x89PNG\r\n\x1a\n', 'latin1');
    png.writeUInt32BE(300, 16);
    png.writeUInt32BE(300, 20);
    const picture = largestInIcon(icon([{ content: iconBitmap() }, { content: png }, { content: iconBitmap() }]));
    expect(picture).toEqual({ kind: 'png', bytes: png });
  });

  it.each<[string, Buffer]>([
    ['into its own directory', icon([{ content: iconBitmap(), start: 6 }])],
    ['behind its end', icon([{ content: iconBitmap(), start: 0xfffffff0 }])],
    ['to an icon', icon([{ content: icon([{ content: iconBitmap() }]) }])],
    ['to half a bitmap', icon([{ content: iconBitmap().subarray(0, 100) }])],
  ])('that points %s is refused', (_, file) => {
    expect(() => decoded(file)).toThrow(RangeError);
  });
});
