import { expect, it } from 'vitest';
import { relatedTools } from './related-tools.ts';

const tool = (slug: string, category: string, ...keywords: string[]) => ({
  ...{ slug, category, keywords, title: slug, summary: '', have: 'text', want: 'change', next: [] as string[] },
});
const md5 = { ...tool('md5', 'conversion', 'hash', 'checksum', 'digest'), next: ['base64'] };
const related = (others: ReturnType<typeof tool>[], count = 4) =>
  relatedTools(md5, [...others, md5], count).map(({ slug }) => slug);

it('takes what is gone on to, then tools with words in common, the rarest first', () => {
  expect(
    related([
      tool('dns', 'domain', 'mx'),
      tool('etag', 'meta', 'hash'),
      tool('crc', 'meta', 'hash'),
      tool('sha', 'conversion', 'hash', 'digest'),
      tool('base64', 'conversion', 'encode'),
    ]),
  ).toEqual(['base64', 'sha', 'etag', 'crc']);
});

it('relates no tools by their group, goal or beginning alone', () => {
  expect(related([tool('case', 'conversion', 'upper'), tool('sort', 'conversion', 'lines')])).toEqual([]);
});

it('never names the tool itself, and keeps to the number asked for', () => {
  const close = ['a', 'b', 'c'].map((slug) => tool(slug, 'conversion', 'hash'));
  const others = ['d', 'e', 'f', 'g'].map((slug) => tool(slug, 'domain', 'mx'));
  expect(related([...others, ...close], 2)).toEqual(['a', 'b']);
});
