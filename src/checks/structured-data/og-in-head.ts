import { defineCheck } from '#kit/check';
import { endedBy } from '#lib/page/early-end';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Open Graph tags are in the head',
  failed: 'Open Graph tags are in the body',
  severity: 'warning',
  why: 'Networks only read the head of a page.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head, document }) => {
    const own = head.metas.filter(({ name }) => /^og:/i.test(name));
    if (own.length === 0) return 'does-not-apply';
    const outside = own.filter(({ isInBody }) => isInBody);
    return outside.length > 0
      ? [
          {
            about: 'Open Graph',
            detail: `Open Graph tags are in the body, which some networks do not read.${endedBy(head, document)}`,
            where: outside,
          },
        ]
      : 'passed';
  },
  fix: 'Move the tags into the head, before any div, p or img.',
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    fails:
      '<p>x</p><meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    doesNotApply: '<p>x',
  },
});
