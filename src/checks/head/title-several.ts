import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page has one title',
  failed: 'The page has several titles',
  severity: 'warning',
  why: 'Browsers and search engines use one title, and not always the one you want.',
  source: {
    name: 'HTML Living Standard: the title element',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  },
  looksAt: ['head'],
  judge: ({ head: { titles, titlePlaces } }) => {
    if (titles.length === 0) return 'does-not-apply';
    return titles.length > 1
      ? [
          {
            detail: `The page has ${titles.length} titles. Browsers take the first one only.`,
            where: titlePlaces.map(({ at }, index) => ({ at, shown: `<title>${titles[index] ?? ''}</title>` })),
          },
        ]
      : 'passed';
  },
  fix: 'Keep the title that fits the page best and delete the others. Often a plugin and the theme each write one.',
  cases: {
    passes: '<title>Brewing green tea without bitterness</title>',
    fails: '<title>One</title><title>Two</title>',
    doesNotApply: '<p>No title',
  },
});
