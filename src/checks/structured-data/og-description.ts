import { defineCheck } from '#kit/check';
import { metaContent } from '#lib/page/head';
import { metaGenerator, ogLines } from '#lib/page/meta-fields';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'A shared link has a text',
  failed: 'A shared link has no text of its own',
  severity: 'advice',
  why: 'The text below the title is what makes people open a shared link.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    if (!head.metas.some(({ name }) => /^og:/i.test(name))) return 'does-not-apply';
    return metaContent(head, 'og:description') === ''
      ? [
          {
            about: 'og:description',
            detail: 'There is no og:description. Networks show the link without a text, or with the description.',
          },
        ]
      : 'passed';
  },
  fix: ({ head, document }) => ({
    words:
      'Put these lines into the head, with your own words; the generator below is filled in with what the page has.',
    code: ogLines(head, document),
    tool: metaGenerator(head, document),
  }),
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page"><meta property="og:description" content="A guide.">',
    fails:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    doesNotApply: '<p>x',
  },
});
