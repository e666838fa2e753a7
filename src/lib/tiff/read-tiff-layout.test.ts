import { describe, expect, it } from 'vitest';
import { tiff } from '../../../tests/servers/sample-tiffs.ts';
import { readTiffLayout } from './read-tiff-layout.ts';

describe('the layout of a TIFF', () => {
  it.each(['little', 'big'] as const)('is read from its first page, %s end first', (byteOrder) => {
    const fields = { 284: 2, 322: 16, 339: 3 };
    expect(
      readTiffLayout(tiff({ byteOrder, bits: 12, samples: 3, compression: 34925, photometric: 8, fields })),
    ).toEqual({
      bits: [12, 12, 12],
      compression: 34925,
      photometric: 8,
      sampleFormat: 3,
      hasSeparatePlanes: true,
      hasTiles: true,
    });
  });

  it('is one bit in one channel where the file does not say', () => {
    const file = tiff({ samples: 1 });
    file.writeUInt16LE(0, 8);
    expect(readTiffLayout(file)).toMatchObject({ bits: [1], compression: 1, photometric: 1, hasTiles: false });
  });

  it('is read from a BigTIFF', () => {
    const file = Buffer.alloc(16 + 8 + 2 * 20 + 8);
    file.write('II\x2b\0\x08', 'latin1');
    file.writeBigUInt64LE(16n, 8);
    file.writeBigUInt64LE(2n, 16);
    const field = (at: number, [tag, ...values]: [tag: number, ...values: number[]]) => {
      file.writeUInt16LE(tag, at);
      file.writeUInt16LE(3, at + 2);
      file.writeBigUInt64LE(BigInt(values.length), at + 4);
      for (const [index, value] of values.entries()) file.writeUInt16LE(value, at + 12 + index * 2);
    };
    field(24, [258, 16, 16, 16]);
    field(44, [277, 3]);
    expect(readTiffLayout(file)).toMatchObject({ bits: [16, 16, 16], compression: 1 });
  });

  it.each([
    ['ends in its fields', tiff().subarray(0, 40)],
    ['has its fields behind its end', Buffer.from('II*\0\xff\xff\xff\x7f', 'latin1')],
    ['ends in its first bytes', Buffer.from('MM\0*', 'latin1')],
  ])('is refused where the file %s', (_, file) => {
    expect(() => readTiffLayout(file)).toThrow(RangeError);
  });
});
