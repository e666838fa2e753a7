import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Words below which there is hardly anything to be found by. */
const FEW = 50;

export default defineCheck({
  title: 'There is text to be found by',
  failed: 'There is hardly any text',
  severity: 'advice',
  why: 'Search engines find a page by its words. Pictures, films and forms alone say little about what it offers.',
  source: {
    name: 'Google: helpful content',
    url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  },
  looksAt: ['text'],
  judge: ({ text: { words } }) => {
    if (words === 0) return 'does-not-apply';
    return words >= FEW ? 'passed' : [{ detail: `The main part of the page has ${counted(words, 'word')} of text.` }];
  },
  fix: 'Say in a few sentences what the page offers, for whom, and what visitors can do there.',
  cases: {
    passes: `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`,
    fails: '<main><h1>Winter Strings</h1><p>Soon.</main>',
    doesNotApply: '<img src=a.jpg>',
  },
});
