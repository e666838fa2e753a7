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
  looksAt: ['head', 'document'],
  judge: ({ head: { h1, h1At }, document: { emptyHeadings } }) => {
    if (h1.length === 0) return 'does-not-apply';
    // A drawing with a name says something, though it is no text.
    const silent = new Set(emptyHeadings.map(({ at }) => at));
    const empty = h1At.filter((at, index) => h1[index] === '' && silent.has(at));
    if (empty.length === 0) return 'passed';
    return [
      {
        detail:
          empty.length === h1.length
            ? 'The main heading (h1) has no text.'
            : `${empty.length} of the main headings (h1) have no text.`,
        where: empty.map((at) => ({ at })),
      },
    ];
  },
  fix: 'Write the heading, give its picture an alt text, or delete the empty h1.',
  cases: {
    passes: ['<h1><img alt="Green tea"></h1>', '<h1><svg role=img aria-label="Green tea"></svg></h1>'],
    fails: '<h1></h1>',
    doesNotApply: '<p>x',
  },
});
