import { expect, it } from 'vitest';
import { escapeMarkup, plainText } from './markup.ts';

it('escapes what would end a text or an attribute', () => {
  expect(escapeMarkup('<b title="a & b">')).toBe('&lt;b title=&quot;a &amp; b&quot;&gt;');
});

it('reads back what was escaped', () => {
  const text = 'Is "a < b" & b > a?';
  expect(plainText(escapeMarkup(text))).toBe(text);
});

it('reads what stands between tags, in one line', () => {
  expect(plainText('<p>One <b>word</b>,</p>\n<p>two&#32;&#x77;ords &unknown;</p>')).toBe(
    'One word, two words &unknown;',
  );
});
