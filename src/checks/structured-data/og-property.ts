import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Open Graph tags use property',
  failed: 'Open Graph tags use name instead of property',
  severity: 'warning',
  why: 'The protocol writes property; some networks pass over tags with name.',
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
            detail: `${first.name} is given with name= instead of property=. Some networks pass over it.`,
            where: own.filter(({ by }) => by === 'name').map(({ name }) => `<meta name="${name}">`),
          },
        ]
      : 'passed';
  },
  fix: () => ({
    words: 'Write property in place of name for every tag that begins with og:.',
    code: '<meta property="og:title" content="What this page is about">',
  }),
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    fails: '<meta name="og:title" content="Tea">',
    doesNotApply: '<p>x',
  },
});
