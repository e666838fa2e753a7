import { expect, it } from 'vitest';
import { readRefresh } from './refresh.ts';

const page = 'https://example.com/a';

it.each([
  ['0;url=/b', 0, 'https://example.com/b'],
  ["10;URL='/b'", 10, 'https://example.com/b'],
  ['5, "https://example.org/"', 5, 'https://example.org/'],
  ['0 url = b', 0, 'https://example.com/b'],
  ['.5; url=/b', 0, 'https://example.com/b'],
  ['3.9;/b', 3, 'https://example.com/b'],
  ['30', 30, page],
])('reads %s', (value, seconds, url) => {
  expect(readRefresh(value, page)).toEqual({ seconds, url });
});

it.each(['', 'url=/b', 'soon; url=/b', '0;url=javascript:alert(1)', '0x;url=/b'])('takes %s for none', (value) => {
  expect(readRefresh(value, page)).toBeUndefined();
});
