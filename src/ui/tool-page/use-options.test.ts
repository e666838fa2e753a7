import { describe, expect, it } from 'vitest';
import { readOptions } from './use-options.tsx';

const spec = { defaults: { type: 'upper', length: '3' }, allowed: { type: ['upper', 'lower'] } };

describe('options in an address', () => {
  it('are those that are given, and the others as they are', () => {
    expect(readOptions(spec, '?type=lower')).toEqual({ type: 'lower', length: '3' });
  });

  it.each([
    ['', 'nothing'],
    ['?type=sideways', 'a value that is not allowed'],
    ['?other=1&__proto__=x', 'names that are none'],
    [`?length=${'9'.repeat(1_001)}`, 'a value that is too long'],
  ])('are the defaults for %s (%s)', (search) => {
    expect(readOptions(spec, search)).toEqual(spec.defaults);
  });
});
