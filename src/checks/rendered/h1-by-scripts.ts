import { defineCheck } from '#kit/check';
import { scriptChange } from '#lib/page/by-scripts';
import type { HtmlFacts } from '#lib/page/facts';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The main heading is there before scripts run',
  failed: 'Scripts write the main heading',
  severity: 'warning',
  why: 'Google makes titles of search results from main headings as well, and reads those of scripts later. Others that read the page run no scripts.',
  source: sources.scripts,
  looksAt: ['headings', 'rendered'],
  judge: ({ headings, rendered: { before } }) => {
    const change = scriptChange('the main heading (h1)', mainIn(before.headings), mainIn(headings));
    if (change === 'absent') return 'does-not-apply';
    if (!change) return 'passed';
    const where = headings.filter(({ level }) => level === 1);
    return [
      {
        detail: change.detail,
        severity: change.kind === 'changed' ? 'advice' : 'warning',
        ...(where.length > 0 && { where }),
      },
    ];
  },
  fix: 'Let the server write the h1 into the HTML.',
  cases: {
    passes: '<h1>Green tea</h1>',
    fails: [
      { html: '<div id=root></div>', rendered: { html: '<h1>Green tea</h1>' } },
      { html: '<h1>Tea shop</h1>', rendered: { html: '<h1>Green tea</h1>' } },
      { html: '<h1>Tea shop</h1>', rendered: { html: '<p>Tea' } },
    ],
    doesNotApply: '<p>Tea',
  },
});

function mainIn(headings: HtmlFacts['headings']): string {
  return headings.find(({ level }) => level === 1)?.text ?? '';
}
