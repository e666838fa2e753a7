import { defineCheck } from '#kit/check';
import { metaContent } from '#lib/page/head';
import { metaGenerator, ogLines } from '#lib/page/meta-fields';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'A shared link has a description',
  failed: 'Shared links have no description of their own',
  severity: 'advice',
  why: 'The description below the title makes people open a shared link.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    if (!head.metas.some(({ name }) => /^og:/i.test(name))) return 'does-not-apply';
    return metaContent(head, 'og:description') === ''
      ? [
          {
            about: 'og:description',
            detail: 'There is no og:description. Networks show no description, or use the meta description.',
          },
        ]
      : 'passed';
  },
  fix: ({ head, document }) => ({
    words: 'Put these tags into the head. What the page says of itself is filled in, here and in the generator.',
    ...ogLines(head, document),
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
