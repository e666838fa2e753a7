import { defineCheck } from '#kit/check';
import { scriptChange } from '#lib/page/by-scripts';
import { metaContent } from '#lib/page/head';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The description is there before scripts run',
  failed: 'Scripts write the description',
  severity: 'warning',
  why: 'Google may show the first description until it has run the scripts. Many others that show it run none.',
  source: sources.scripts,
  looksAt: ['head', 'rendered'],
  judge: ({ head, rendered: { before } }) => {
    const [sent, left] = [before.head, head].map((each) => metaContent(each, 'description'));
    const change = scriptChange('the description', sent ?? '', left ?? '');
    if (change === 'absent') return 'does-not-apply';
    if (!change) return 'passed';
    return [{ detail: change.detail, severity: change.kind === 'changed' ? 'advice' : 'warning' }];
  },
  fix: 'Let the server write the final description into the HTML of each page.',
  cases: {
    passes: '<meta name=description content="Green tea, step by step">',
    fails: [
      { html: '<p>Tea', rendered: { html: '<head><meta name=description content="Green tea"></head>' } },
      {
        html: '<meta name=description content="Our shop">',
        rendered: { html: '<head><meta name=description content="Green tea"></head>' },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});
