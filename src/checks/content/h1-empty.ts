import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The main heading has text',
  failed: 'A main heading is empty',
  severity: 'warning',
  why: 'Screen readers announce an empty heading, but there is nothing to read.',
  source: {
    name: 'WCAG technique F43 and headings',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html',
  },
  looksAt: ['head'],
  judge: ({ head: { h1, h1At } }) => {
    const empty = h1.filter((text) => text === '').length;
    if (h1.length === 0) return 'does-not-apply';
    if (empty === 0) return 'passed';
    return [
      {
        detail:
          empty === h1.length
            ? 'The main heading (h1) has no text.'
            : `${empty} of the main headings (h1) have no text.`,
        where: h1At.filter((_, index) => h1[index] === '').map((at) => ({ at })),
      },
    ];
  },
  fix: 'Write the heading, give its picture an alt text, or delete the empty h1.',
  cases: { passes: '<h1><img alt="Green tea"></h1>', fails: '<h1></h1>', doesNotApply: '<p>x' },
});
