import { defineCheck } from '#kit/check';
import { endedBy } from '#lib/page/early-end';
import { canonicalLine } from '#lib/page/own-address';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The canonical address is in the head',
  failed: 'The canonical address is in the body',
  severity: 'error',
  why: 'Search engines only read the canonical address in the head. A misplaced element before it ends the head early.',
  source: sources.duplicates,
  looksAt: ['head', 'document'],
  judge: ({ head, document }) => {
    const { canonicals } = head;
    const inPage = canonicals.filter(({ from }) => from === 'tag');
    if (inPage.length === 0) return 'does-not-apply';
    const outside = inPage.filter(({ isInBody }) => isInBody);
    return outside.length > 0
      ? [
          {
            where: outside,
            detail: `The canonical address is in the body, where it is ignored.${endedBy(head, document)}`,
          },
        ]
      : 'passed';
  },
  fix: ({ head: { canonicals }, document }) => ({
    words: 'Move the line into the head, before any div, p or img.',
    ...canonicalLine(canonicals.find(({ isInBody }) => isInBody)?.url || document.url),
  }),
  cases: {
    passes: '<link rel=canonical href="https://example.com/page">',
    fails: '<p>x</p><link rel=canonical href="https://example.com/page">',
    doesNotApply: '<p>x',
  },
});
