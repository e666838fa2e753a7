import { describe, expect, it } from 'vitest';
import { formatBytes } from './byte-size.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [512, '512 bytes'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [244_122, '238.4 KB'],
    [1_048_524, '1023.9 KB'],
    [1_048_575, '1.0 MB'],
    [1_048_576, '1.0 MB'],
    [20 * 1024 * 1024, '20.0 MB'],
    [3 * 1024 ** 3, '3.0 GB'],
    [5000 * 1024 ** 4, '5000.0 TB'],
  ])('%d as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('refuses what is no size', () => {
    expect(() => formatBytes(-1)).toThrow(RangeError);
    expect(() => formatBytes(Number.NaN)).toThrow(RangeError);
  });
});
