import { defineCheck } from '#kit/check';
import { metaGenerator, ogLines } from '#lib/page/meta-fields';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page has Open Graph tags',
  failed: 'The page has no Open Graph tags',
  severity: 'warning',
  why: 'Social networks and messengers use them for the title, description and picture of a shared link. Without them they guess.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head: { metas } }) =>
    metas.some(({ name }) => /^og:/i.test(name))
      ? 'passed'
      : [
          {
            about: 'Open Graph',
            detail: 'There are no Open Graph tags: networks guess what to show when somebody shares the page.',
          },
        ],
  fix: ({ head, document }) => ({
    words: 'Put these tags into the head. What the page says of itself is filled in, here and in the generator.',
    ...ogLines(head, document),
    tool: metaGenerator(head, document),
  }),
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    fails: '<p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
