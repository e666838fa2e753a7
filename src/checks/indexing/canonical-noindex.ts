import { defineCheck } from '#kit/check';
import { saysNoindex } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Canonical address and noindex do not conflict',
  failed: 'Canonical address and noindex conflict',
  severity: 'warning',
  why: 'The canonical tag says that another page replaces this one, noindex says not to list it. Search engines may apply noindex to the wrong page.',
  source: sources.duplicates,
  looksAt: ['head', 'document'],
  judge: ({ head: { canonicals, robots }, document }) => {
    const there = canonicals[0]?.url ?? '';
    if (there === '' || !robots.some(saysNoindex)) return 'does-not-apply';
    return there.replace(/#.*$/s, '') === document.url.replace(/#.*$/s, '')
      ? 'passed'
      : [
          {
            detail: 'A page that says noindex should not name another as canonical: the two contradict each other.',
            where: [...canonicals, ...robots.filter(saysNoindex)],
          },
        ];
  },
  fix: 'Use noindex for a page that must not be found at all. Use a canonical address for a copy of another page.',
  cases: {
    passes: '<meta name=robots content=noindex><link rel=canonical href="https://example.com/page">',
    fails: '<meta name=robots content=noindex><link rel=canonical href="https://example.com/b">',
    doesNotApply: '<link rel=canonical href="https://example.com/page">',
  },
});
