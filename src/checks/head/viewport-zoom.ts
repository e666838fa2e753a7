import { defineCheck } from '#kit/check';
import { metaContent, metasNamed } from '#lib/page/head';

export default defineCheck({
  title: 'Visitors may zoom in',
  failed: 'Visitors cannot zoom in',
  severity: 'warning',
  why: 'People with poor eyesight need to zoom in, at least to twice the size.',
  source: { name: 'WCAG 2.2: resize text', url: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html' },
  looksAt: ['head'],
  judge: ({ head }) => {
    const content = metaContent(head, 'viewport').toLowerCase();
    if (content === '') return 'does-not-apply';
    const largest = Number(/maximum-scale\s*=\s*([\d.]{1,20})/.exec(content)?.[1] ?? Number.POSITIVE_INFINITY);
    const isLocked = /user-scalable\s*=\s*(?:no|0)/.test(content) || largest < 2;
    return isLocked
      ? [
          {
            detail: 'The viewport tag prevents zooming in, which people with poor eyesight need.',
            where: metasNamed(head, 'viewport'),
          },
        ]
      : 'passed';
  },
  fix: () => ({
    words: 'Put this line into the head and remove the old one.',
    code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    goes: 'head',
  }),
  cases: {
    passes: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    fails: '<meta name=viewport content="width=device-width, user-scalable=no">',
    doesNotApply: '<p>x',
  },
});
