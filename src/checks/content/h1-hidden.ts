import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The main heading is seen',
  failed: 'The main heading is hidden',
  severity: 'warning',
  why: 'A heading that visitors do not see tells them nothing, and search engines count hidden text for little or against the page.',
  source: {
    name: 'Google: spam policies, hidden text',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links',
  },
  looksAt: ['head', 'access'],
  judge: ({ head: { h1 }, access: { hiddenMainHeadings } }) => {
    if (h1.length === 0) return 'does-not-apply';
    // One for phones and one for wide windows is fine, as long as one is seen.
    return hiddenMainHeadings.length < h1.length
      ? 'passed'
      : [{ detail: 'The main heading (h1) is in the page and hidden from visitors.', where: hiddenMainHeadings }];
  },
  fix: 'Show the heading, or make the line that visitors see at the top the h1.',
  cases: {
    passes: '<h1>Green tea</h1><div hidden><h1>Tea</h1></div>',
    fails: [
      '<h1 hidden>Green tea</h1>',
      '<div style="display: none"><h1>Green tea</h1></div>',
      '<h1 aria-hidden="true">Tea</h1>',
    ],
    doesNotApply: '<p>x',
  },
});
