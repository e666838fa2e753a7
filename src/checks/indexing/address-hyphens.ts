import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Words in the address are separated by hyphens',
  failed: 'Words in the address are separated by underscores',
  severity: 'advice',
  why: 'Search engines and people read green-tea as two words, and green_tea as one.',
  source: sources.addresses,
  looksAt: ['answer'],
  judge: ({ answer: { url } }) => {
    const path = new URL(url).pathname;
    return /[a-z0-9]_[a-z0-9]/i.test(path)
      ? [{ about: 'address', detail: `The path ${quoted(path)} has underscores between its words.` }]
      : 'passed';
  },
  fix: 'Use hyphens for new pages. Change an old address only together with a redirect.',
  cases: { passes: '<p>x', fails: { url: 'https://example.com/green_tea', html: '<p>x' }, doesNotApply: null },
});
