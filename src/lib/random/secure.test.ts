import { describe, expect, it } from 'vitest';
import { secureDraw, shuffled } from './secure.ts';

describe('secureDraw', () => {
  it('draws each number as often as the others', () => {
    const draw = secureDraw();
    const counts = new Array<number>(7).fill(0);
    for (let times = 0; times < 70_000; times += 1) {
      const drawn = draw(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    // Seven standard deviations around 10,000.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(650);
  });

  it('draws again where the remainder would favour low numbers', () => {
    // 2^32 leaves 1 when divided by 3: the highest number is not used.
    const bytes = new Uint8Array(4_096);
    bytes.set([255, 255, 255, 255, 0, 0, 0, 2]);
    expect(secureDraw(() => bytes)(3)).toBe(2);
  });

  it('draws 0 of one', () => {
    expect(secureDraw()(1)).toBe(0);
  });
});

describe('shuffled', () => {
  it('keeps what there is, in each of the possible orders', () => {
    const draw = secureDraw();
    const seen = new Set(Array.from({ length: 500 }, () => shuffled(['a', 'b', 'c'], draw).join('')));
    expect([...seen].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });
});
