import { defineCheck } from '#kit/check';
import { scriptChange } from '#lib/page/by-scripts';
import type { HtmlFacts } from '#lib/page/facts';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Scripts leave the canonical address alone',
  failed: 'Scripts change the canonical address',
  severity: 'error',
  why: 'Google reads the canonical address before scripts run and once more after them. Where the two differ, it may choose either, or a third page.',
  source: sources.scripts,
  looksAt: ['head', 'rendered'],
  judge: ({ head, rendered: { before } }) => {
    const change = scriptChange('the canonical address', addressesIn(before.head), addressesIn(head));
    if (change === 'absent') return 'does-not-apply';
    if (!change) return 'passed';
    const where = head.canonicals.filter(({ from }) => from === 'tag');
    if (change.kind === 'added')
      return [{ severity: 'warning', title: 'Only scripts name the canonical address', detail: change.detail, where }];
    return [{ detail: change.detail, ...(where.length > 0 && { where }) }];
  },
  fix: 'Write the final canonical address into the HTML that the server sends, and let no script touch it.',
  cases: {
    passes: '<link rel=canonical href=/page>',
    fails: [
      {
        html: '<link rel=canonical href=/>',
        rendered: { html: '<head><link rel=canonical href="https://example.com/page"></head>' },
      },
      { html: '<link rel=canonical href=/page>', rendered: { html: '<p>Tea' } },
      { html: '<script src=/a.js></script>', rendered: { html: '<head><link rel=canonical href=/page></head>' } },
    ],
    doesNotApply: '<p>Tea',
  },
});

/** Those that search engines read. */
function addressesIn({ canonicals }: HtmlFacts['head']): string {
  const read = canonicals.filter(({ from, isInBody }) => from === 'tag' && !isInBody);
  return [...new Set(read.map(({ url, href }) => url || href))].sort().join(' and ');
}
