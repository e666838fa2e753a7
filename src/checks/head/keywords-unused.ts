import { defineCheck } from '#kit/check';
import { metaContent, metasNamed } from '#lib/page/head';

export default defineCheck({
  title: 'The page has no meta keywords',
  failed: 'The page has meta keywords, which search engines ignore',
  severity: 'advice',
  why: 'Search engines have ignored them for many years. They only tell your competitors which keywords you target.',
  source: {
    name: 'Google: meta tags that it understands',
    url: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
  },
  looksAt: ['head'],
  judge: ({ head }) =>
    metaContent(head, 'keywords') === ''
      ? 'passed'
      : [
          {
            about: 'keywords',
            detail: 'There is a keywords tag. Google does not use it.',
            where: metasNamed(head, 'keywords'),
          },
        ],
  fix: 'Remove it, and use the words in the title, headings and text where they help the reader.',
  cases: {
    passes: '<p>x',
    fails: '<meta name="keywords" content="tea, green tea">',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
