import { expect, it } from 'vitest';
import { relatedTools } from './related-tools.ts';

const tool = (slug: string, category: string, ...keywords: string[]) => ({
  ...{ slug, category, keywords, title: slug, summary: slug },
});
const md5 = tool('md5', 'conversion', 'hash', 'checksum', 'digest');
const related = (others: ReturnType<typeof tool>[], count = 4) =>
  relatedTools(md5, [...others, md5], count).map(({ slug }) => slug);

it('takes tools of the same category, and others that share keywords, the closest first', () => {
  expect(
    related([
      tool('dns', 'domain', 'mx'),
      tool('etag', 'meta', 'hash'),
      tool('case', 'conversion', 'upper'),
      tool('sha', 'conversion', 'hash', 'digest'),
    ]),
  ).toEqual(['sha', 'case', 'etag']);
});

it('never names the tool itself, nor one that has nothing in common', () => {
  expect(related([tool('dns', 'domain', 'mx')])).toEqual([]);
});

it('keeps to the number asked for', () => {
  expect(
    related(
      ['a', 'b', 'c'].map((slug) => tool(slug, 'conversion')),
      2,
    ),
  ).toEqual(['a', 'b']);
});
