import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';

export default defineCheck({
  title: 'The page has one description',
  failed: 'The page has several descriptions',
  severity: 'warning',
  why: 'Search engines use one of them, or combine them into something that you did not write.',
  source: {
    name: 'HTML Living Standard: standard metadata names',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#meta-description',
  },
  looksAt: ['head'],
  judge: ({ head }) => {
    const all = metasNamed(head, 'description');
    if (all.length === 0) return 'does-not-apply';
    return all.length > 1
      ? [
          {
            detail: `The page has ${all.length} descriptions. There should be one.`,
            where: all,
          },
        ]
      : 'passed';
  },
  fix: 'Keep the better description and delete the others. Often a plugin and the theme each write one.',
  cases: {
    passes:
      '<meta name="description" content="Which water, how many leaves and how many minutes: a short guide to green tea.">',
    fails:
      '<meta name="description" content="Which water, how many leaves and how many minutes: a short guide to green tea."><meta name="Description" content="b">',
    doesNotApply: '<p>No description',
  },
});
