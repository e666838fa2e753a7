import { describe, expect, it } from 'vitest';
import { LONGEST_FRAGMENT, textFromFragment, textToFragment } from './text-in-link.tsx';

const texts = {
  'one word': 'word',
  'several scripts': 'Привет, Ελληνικά, مرحبا, שלום, नमस्ते, 你好, こんにちは, 안녕하세요, สวัสดี 👩‍👩‍👧‍👦',
  'what addresses are made of': 'a&b=c#d?e%20f+g/h',
  'line breaks': 'one\n\ntwo\r\n\tthree',
  'a byte order mark': '\uFEFFtext',
  nothing: '',
};

describe('a text in a link', () => {
  it.each(Object.entries(texts))('comes back as it was: %s', async (_, text) => {
    expect(await textFromFragment((await textToFragment(text)) ?? '')).toBe(text);
  });

  it('stays readable when it is short', async () => {
    expect(await textToFragment('two words')).toBe('#text=two%20words');
  });

  it('is packed when that is shorter', async () => {
    const text = 'the same words again and again, '.repeat(5_000);
    const fragment = (await textToFragment(text)) ?? '';
    expect(fragment).toMatch(/^#deflated=[\w-]+$/);
    expect(fragment.length).toBeLessThan(1_000);
    expect(await textFromFragment(fragment)).toBe(text);
  });

  it('is refused when no link would hold it', async () => {
    const noise = Array.from({ length: LONGEST_FRAGMENT }, (_, index) => Math.imul(index, 2654435761) >>> 0).join(' ');
    expect(await textToFragment(noise)).toBeUndefined();
  });

  it('keeps what can be kept of half a character', async () => {
    expect(await textFromFragment((await textToFragment('a\uD83D')) ?? '')).toBe('a\uFFFD');
  });

  it.each(['#about', '#text=%E0%A4%A', '#deflated=!!', '#deflated=AAAA', '#deflated=', ''])(
    'is not found in %j',
    async (fragment) => {
      expect(await textFromFragment(fragment)).toBeUndefined();
    },
  );

  it('does not grow beyond measure when it is unpacked', async () => {
    const bomb = new Blob(['\0'.repeat(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
    expect(await textFromFragment(`#deflated=${packed}`)).toBeUndefined();
  });
});
