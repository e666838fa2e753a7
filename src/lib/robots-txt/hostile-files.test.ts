import { describe, expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { decide } from './decide.ts';
import { parseRobotsTxt } from './parse.ts';

describe('hostile files', () => {
  const address = `/${'a'.repeat(8_000)}`;

  it.each([
    ['many stars', `/${'*a'.repeat(8_000)}*b`, 1],
    ['stars that fit nowhere', '*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b$', 10_000],
    ['long pieces', `*${'a'.repeat(4_000)}b`, 100],
    ['long pieces that fail at their first letter', `*b${'a'.repeat(4_000)}`, 100],
    ['short rules', '*b', 40_000],
  ])('decides in good time: %s', async (_, path, times) => {
    const robots = `user-agent: *\n${`disallow: ${path}\n`.repeat(times)}`;
    const deciding = () =>
      expect(decide(parseRobotsTxt(robots), { userAgent: 'FooBot', url: address }).allowed).toBe(true);
    expect(await ownTime(deciding)).toBeLessThan(1_500);
  });

  it('reads ten million characters of anything in good time', async () => {
    for (const text of ['a', ' ', '\n', ':', '#', 'é', '\0']) {
      expect(await ownTime(() => parseRobotsTxt(text.repeat(10_000_000)))).toBeLessThan(2_000);
    }
  });
});
