import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Open Graph tags use property',
  failed: 'Open Graph tags use name instead of property',
  severity: 'warning',
  why: 'The protocol requires property. Some networks ignore tags with name.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
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
  fix: ({ head: { metas }, document: { source } }) => {
    const first = metas.find(({ by, name }) => by === 'name' && /^og:/i.test(name));
    return {
      words: 'Use property instead of name in every tag that starts with og:.',
      ...(first && { code: editedTag(source, first.at, { name: null, property: first.name }), goes: 'instead' }),
    };
  },
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    fails: '<meta name="og:title" content="Tea">',
    doesNotApply: '<p>x',
  },
});
