import { describe, expect, it } from 'vitest';
import { smsParts } from './sms.ts';

describe('smsParts', () => {
  it.each([
    ['', 0, 160],
    ['a'.repeat(160), 1, 0],
    ['a'.repeat(161), 2, 145],
    ['a'.repeat(306), 2, 0],
    ['a'.repeat(307), 3, 152],
    ['€'.repeat(80), 1, 0],
    ['я'.repeat(70), 1, 0],
    ['я'.repeat(71), 2, 63],
    ['😀'.repeat(35), 1, 0],
  ])('of %s are %i with %i left', (text, parts, left) => expect(smsParts(text)).toMatchObject({ parts, left }));

  it('are more where a character of two places would be divided', () => {
    // 153 septets hold 76 euro signs, and one place is empty.
    expect(smsParts('€'.repeat(81))).toMatchObject({ used: 162, parts: 2, left: 153 - 10 });
    // 67 units hold 33 emoji.
    expect(smsParts('😀'.repeat(66))).toMatchObject({ used: 132, parts: 2, left: 1 });
    expect(smsParts('😀'.repeat(67))).toMatchObject({ parts: 3 });
  });

  it('name what is not in the alphabet', () => {
    expect(smsParts('Don’t “stop”')).toMatchObject({ isGsm: false, foreign: ['’', '“', '”'] });
    expect(smsParts('Ünal, £5 [x] ~€').isGsm).toBe(true);
    expect(smsParts('ç').isGsm).toBe(false);
  });
});
