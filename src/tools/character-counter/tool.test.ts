import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const count = async (text: string, options: object = {}) =>
  tool.output.parse(await execute(toolEntry('character-counter', tool, run), { text, ...options }));
const used = async (place: string, text: string) => (await count(text)).places.find(({ name }) => name === place)?.used;

it('counts what people see, with and without spaces', async () => {
  expect(await count('é e\u0301\r\n👍🏽 x')).toMatchObject({ characters: 7, noSpaces: 4, words: 3, lines: 2 });
  expect(await count('中文文本')).toMatchObject({ characters: 4, utf8: 12, utf16: 8 });
});

describe('each place counts in its own way', () => {
  it.each([
    ['X post', 'Read https://example.com/a/very/long/address/indeed 🎉', 31],
    ['X post', '日本', 4],
    ['Mastodon post', '@ann@example.social hi', 7],
    ['Bluesky post', '👩‍👩‍👧‍👦', 1],
    // What X's own configuration says of links: 23 each, with a scheme or without.
    ['X post', 'example.com', 23],
    ['X post', 'See www.example.co.uk/a?b=c, and EXAMPLE.org.', 4 + 23 + 6 + 23 + 1],
    ['X post', 'http://a.example/ (docs.example.dev:8080/x)', 23 + 1 + 1 + 23 + 1],
    ['X post', '看example.com吧', 2 + 23 + 2],
    ['X post', 'Node.js, e.g. v1.2 by ann@example.com 3.50', 42],
    ['X post', '@example.com #example.com a..com -.com', 38],
    ['Mastodon post', 'example.com https://example.com', 11 + 1 + 23],
    ['Bluesky post', 'https://example.com/', 11],
    ['Bluesky post', 'https://www.example.com/a/very/long/address?x=1', 'www.example.com/a/very/long/...'.length],
    ['Bluesky post', 'See example.com/short.', 22],
    ['TikTok caption', '🎉', 2],
    ['YouTube title', '🎉', 1],
    ['YouTube description', '🎉é', 6],
    ['Google Ads headline', 'パン ab', 7],
  ])('%s: %s is %i', async (place, text, length) => expect(await used(place, text)).toBe(length));

  it('refuses what is too long, or cuts it', async () => {
    const { places } = await count('a'.repeat(161));
    const fits = Object.fromEntries(places.map((place) => [place.name, place.fits]));
    expect(fits).toMatchObject({ 'X post': 'yes', 'Google result, description': 'cut', 'YouTube title': 'no' });
  });
});

it.each(['Plain words. ', 'e\u0301', '👩‍👩‍👧‍👦', '日本語。', 'я\n', '\u0301'])(
  'counts a megabyte of %j in time',
  async (piece) => {
    const text = piece.repeat(Math.ceil(1e6 / piece.length));
    expect(await ownTime(() => count(text, { perLine: true }))).toBeLessThan(6_000);
  },
);
