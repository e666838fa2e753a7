import { describe, expect, it } from 'vitest';
import { columnReader } from './columns.ts';

describe('columnReader', () => {
  it('reads quoted cells, with signs and quotation marks in them', () => {
    const read = columnReader(['1,"Smith, ""Ann""",Paris'], 2, 'auto');
    expect(read('1,"Smith, ""Ann""",Paris')).toBe('Smith, "Ann"');
  });

  it.each([
    ['a;b,c', ';'],
    ['a\tb,c', 'tab'],
    ['a|b', 'pipe'],
  ])('finds the sign of %j', (row) => {
    expect(columnReader([row], 1, 'auto')(row)).toBe('a');
  });

  it('is empty where a row has no such column', () => {
    expect(columnReader(['a,b'], 3, 'comma')('a,b')).toBe('');
  });

  it('takes several spaces as one', () => {
    expect(columnReader([], 2, 'space')('a    b c')).toBe('b');
  });

  it('ends with a quotation mark that is never closed', () => {
    expect(columnReader([], 1, 'comma')('"a,b')).toBe('"a,b');
  });
});
