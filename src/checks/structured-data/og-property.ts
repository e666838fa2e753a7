import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Open Graph tags use property',
  failed: 'Open Graph tags use name instead of property',
  severity: 'warning',
  why: 'The protocol requires property. Some networks ignore tags with name.',
  source: sources.openGraph,
  looksAt: ['head'],
  judge: ({ head: { metas } }) => {
    const own = metas.filter(({ name }) => /^og:/i.test(name));
    if (own.length === 0) return 'does-not-apply';
    const [first] = own.filter(({ by }) => by === 'name');
    return first
      ? [
          {
            about: first.name,
            detail: `${first.name} is given with name= instead of property=. Some networks ignore it.`,
            where: own.filter(({ by }) => by === 'name'),
          },
        ]
      : 'passed';
  },
  fix: () => ({
    words: 'Use property instead of name in every tag that starts with og:.',
    code: '<meta property="og:title" content="What this page is about">',
  }),
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    fails: '<meta name="og:title" content="Tea">',
    doesNotApply: '<p>x',
  },
});
