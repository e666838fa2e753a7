import { defineCheck } from '#kit/check';
import { saysNoindex } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Canonical address and noindex do not meet',
  failed: 'Canonical address and noindex contradict each other',
  severity: 'warning',
  why: 'One says that another page stands for this one, the other that it must not be listed. Search engines may apply noindex to the wrong page.',
  source: sources.duplicates,
  looksAt: ['head', 'document'],
  judge: ({ head: { canonicals, robots }, document }) => {
    const there = canonicals[0]?.url ?? '';
    if (there === '' || !robots.some(saysNoindex)) return 'does-not-apply';
    return there.replace(/#.*$/s, '') === document.url.replace(/#.*$/s, '')
      ? 'passed'
      : [{ detail: 'A page that says noindex should not name another as canonical: the two contradict each other.' }];
  },
  fix: 'Keep noindex for a page that must not be found at all; keep the canonical address for a copy of another page.',
  cases: {
    passes: '<meta name=robots content=noindex><link rel=canonical href="https://example.com/page">',
    fails: '<meta name=robots content=noindex><link rel=canonical href="https://example.com/b">',
    doesNotApply: '<link rel=canonical href="https://example.com/page">',
  },
});
