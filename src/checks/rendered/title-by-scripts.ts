import { defineCheck } from '#kit/check';
import { scriptChange } from '#lib/page/by-scripts';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The title is there before scripts run',
  failed: 'Scripts write the title',
  severity: 'warning',
  why: 'Google shows the title that it finds after scripts have run, which may be days later. Others that read the page run no scripts and show the first one.',
  source: sources.scripts,
  looksAt: ['head', 'rendered'],
  judge: ({ head, rendered: { before } }) => {
    const change = scriptChange('the title', before.head.titles[0] ?? '', head.titles[0] ?? '');
    if (change === 'absent') return 'does-not-apply';
    if (!change) return 'passed';
    return [{ detail: change.detail, severity: change.kind === 'changed' ? 'advice' : 'warning' }];
  },
  fix: 'Let the server write the final title into the HTML of each page.',
  cases: {
    passes: '<title>Green tea</title>',
    fails: [
      { html: '<script src=/a.js></script>', rendered: { html: '<title>Green tea</title>' } },
      { html: '<title>Tea shop</title>', rendered: { html: '<title>Green tea</title>' } },
      { html: '<title>Tea shop</title>', rendered: { html: '<p>Tea' } },
    ],
    doesNotApply: '<p>Tea',
  },
});
