import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';
import { metaGenerator, ogLines } from '#lib/page/meta-fields';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'A shared link has a picture',
  failed: 'A shared link has no picture',
  severity: 'warning',
  why: 'Links with a picture stand out. Without one, they are just a line of text.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head }) =>
    ['og:image', 'og:image:url', 'og:image:secure_url'].some((name) => metasNamed(head, name).length > 0)
      ? 'passed'
      : [{ detail: 'There is no og:image. Shared links look plain without a picture.' }],
  fix: ({ head, document }) => ({
    words: 'Put these tags into the head. What the page says of itself is filled in, here and in the generator.',
    ...ogLines(head, document),
    tool: metaGenerator(head, document),
  }),
  cases: {
    passes: '<meta property="og:image" content="https://example.com/tea.jpg">',
    fails: '<p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
