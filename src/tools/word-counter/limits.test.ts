import { describe, expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { LIMITS_UP_TO, limitUses } from './limits.ts';

function used(name: string, text: string): number | undefined {
  return limitUses(text).find((limit) => limit.name === name)?.used;
}

describe('limitUses', () => {
  it('says how much is used, and what is over from the first character too many', () => {
    const title = (length: number) => limitUses('a'.repeat(length))[0];
    expect(title(60)).toEqual({ name: 'Title tag', limit: 60, used: 60, over: false });
    expect(title(61)).toEqual({ name: 'Title tag', limit: 60, used: 61, over: true });
  });

  it('gives nothing used for an empty text', () => {
    expect(limitUses('').every((limit) => limit.used === 0 && !limit.over)).toBe(true);
  });

  it('gives up above its longest text', () => {
    expect(limitUses('a'.repeat(LIMITS_UP_TO))).not.toEqual([]);
    expect(limitUses('a'.repeat(LIMITS_UP_TO + 1))).toEqual([]);
  });

  it.each([
    ['letters', 'Hello', 5],
    ['a composed and a decomposed accent alike', 'café cafe\u0301', 9],
    ['Chinese', '北京', 4],
    ['Cyrillic', 'Мир', 3],
    ['an emoji', '🎉', 2],
    ['a joined emoji', '👩‍👩‍👧‍👦', 2],
    ['a skin tone', '👋🏽', 2],
    ['curly quotes and dashes', '“a” – b', 7],
    ['an ellipsis', '…', 2],
    ['a link', 'See https://example.com/a/very/long/address/indeed?with=query now', 31],
    ['a link before a full stop', 'See https://example.com.', 28],
    ['what only looks like a link', 'http://!', 8],
  ])('counts as X does: %s', (_, text, length) => {
    expect(used('X post', text)).toBe(length);
  });

  it.each([
    ['a mention on another server', '@ann@example.social hi', 7],
    ['a mention on the same server', '@ann hi', 7],
    ['a mail address', 'ann@example.com', 15],
    ['a link', 'https://example.com/a/very/long/address/indeed', 23],
    ['a joined emoji', '👩‍👩‍👧‍👦', 1],
  ])('counts as Mastodon does: %s', (_, text, length) => {
    expect(used('Mastodon post', text)).toBe(length);
  });

  it('counts visible characters for Bluesky', () => {
    expect(used('Bluesky post', '👩‍👩‍👧‍👦 नमस्ते')).toBe(5);
  });

  it.each([
    ['the GSM alphabet', 'Hello, Ünal! £5', 160, 15],
    ['its extension, each as two', '€ [x]', 160, 8],
    ['a letter outside it', 'Zażółć', 70, 6],
    ['an emoji, as two code units', 'Hi 🎉', 70, 5],
  ])('counts an SMS in %s', (_, text, limit, length) => {
    expect(limitUses(text).find(({ name }) => name === 'SMS')).toMatchObject({ limit, used: length });
  });

  it.each(['@', '@a', '@a@', 'http://', 'https://a!', '@a@.', 'e\u0301\u0323', '\u0301\u0323'])(
    'is done quickly with nothing but %j',
    async (piece) => {
      expect(await ownTime(() => limitUses(piece.repeat(LIMITS_UP_TO / piece.length)))).toBeLessThan(500);
    },
  );
});
