import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { metaContent } from '#lib/page/head';
import { metaGenerator, ogLines } from '#lib/page/meta-fields';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The required Open Graph tags are there',
  failed: 'Required Open Graph tags are missing',
  severity: 'advice',
  why: 'The protocol requires a title, a type and an address of every shared page.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    if (!head.metas.some(({ name }) => /^og:/i.test(name))) return 'does-not-apply';
    const missing = ['og:title', 'og:type', 'og:url'].filter((name) => metaContent(head, name) === '');
    if (missing.length === 0) return 'passed';
    const [are, them] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
    return [{ detail: `${listed(missing)} ${are} missing. Every shared page should have ${them}.` }];
  },
  fix: ({ head, document }) => ({
    words: 'Put these tags into the head. What the page says of itself is filled in, here and in the generator.',
    ...ogLines(head, document),
    tool: metaGenerator(head, document),
  }),
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    fails: '<meta property="og:title" content="Tea">',
    doesNotApply: '<p>x',
  },
});
