import { describe, expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { decide } from './decide.ts';
import { parseRobotsTxt, READ_BYTES } from './parse.ts';

/** Five thousand letters of which every five are found once. */
const scattered = Array.from({ length: 1_250 }, (_, index) => `c${index.toString(16).padStart(3, '0')}`).join('');

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

  it.each([
    ['a part that nearly fits', 'a'.repeat(19_900), (index: number) => `*${'a'.repeat(index % 7)}b`],
    [
      'parts far from each other',
      `${scattered}${'a'.repeat(9_900)}${scattered}`,
      (index: number) => {
        const part = scattered.slice(index % 4_900, (index % 4_900) + 5);
        return `*${part}*${part}*z`;
      },
    ],
    ['parts that fit everywhere', 'ab'.repeat(9_950), (index: number) => `*${'ab'.repeat(index % 4)}*a*c`],
    ['letters that are encoded', '日'.repeat(19_900), (index: number) => `*%97%A5${'%E6%97%A5'.repeat(index % 2)}x`],
  ])('compares all rules of a file with 20,000 letters in less than a second: %s', async (_, path, rule) => {
    const rules = Array.from({ length: 33_000 }, (_, index) => `allow:${rule(index)}\n`).join('');
    const robots = parseRobotsTxt(`user-agent: *\n${rules.slice(0, rules.lastIndexOf('\n', READ_BYTES - 20))}`);
    const deciding = () => decide(robots, { userAgent: 'FooBot', url: `/${path}` });
    expect(deciding().because).toBe('no-rule');
    expect(await ownTime(deciding)).toBeLessThan(1_000);
  });

  it('reads ten million characters of anything in good time', async () => {
    for (const text of ['a', ' ', '\n', ':', '#', 'é', '\0']) {
      expect(await ownTime(() => parseRobotsTxt(text.repeat(10_000_000)))).toBeLessThan(2_000);
    }
  });
});
