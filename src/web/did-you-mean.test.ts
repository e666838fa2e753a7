import { expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const tool = (slug: string, title: string, keywords: string[] = []) => ({
  ...{ slug, title, keywords, summary: '', category: '' },
});

const places = {
  tools: [
    tool('word-counter', 'Word Counter', ['count']),
    tool('word-combiner', 'Word Combiner'),
    tool('md5-generator', 'MD5 Generator', ['checksum']),
    tool('compress-image', 'Compress Image', ['shrink']),
  ],
  pages: [
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
    { label: 'Tools', href: '/tools' },
    { label: 'API reference', href: '/docs/api' },
  ],
};

const hrefs = (path: string) => didYouMean(path, places).map(({ href }) => href);

it.each([
  ['/tools/word-conter', '/tools/word-counter'],
  ['/tools/Word_Counter.html', '/tools/word-counter'],
  ['/wordcounter', '/tools/word-counter'],
  ['/tools/md5', '/tools/md5-generator'],
  ['/tools/image-compressor', '/tools/compress-image'],
  ['/cheksum', '/tools/md5-generator'],
  ['/abuot', '/about'],
  ['/About/', '/about'],
  ['/tool', '/tools'],
  ['/api-reference', '/docs/api'],
])('leads from %s to %s', (path, href) => {
  expect(hrefs(path)[0]).toBe(href);
});

it('offers the second likeliest too, never more', () => {
  expect(hrefs('/tools/word-combner')).toEqual(['/tools/word-combiner', '/tools/word-counter']);
});

it.each(['/', '/zzzzzzzz', '/%E0%A4%A', '/wp-login.php', '/a', '/---'])('offers nothing for %s', (path) => {
  expect(hrefs(path)).toEqual([]);
});
