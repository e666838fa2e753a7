import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'There is one main part',
  failed: 'There are several main parts',
  severity: 'advice',
  why: 'Screen reader users jump to the main part. With several, they cannot know which one the page is about.',
  source: {
    name: 'HTML Living Standard: the main element',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element',
  },
  looksAt: ['access'],
  judge: ({ access: { mains } }) => {
    if (mains.length === 0) return 'does-not-apply';
    return mains.length === 1
      ? 'passed'
      : [{ detail: `There are ${mains.length} main elements that are seen.`, where: mains }];
  },
  fix: 'Keep one main element around the content, and make the others section or div. Those that are hidden may stay.',
  cases: {
    passes: '<main>x</main><main hidden>y</main>',
    fails: '<main>x</main><div role=main>y</div>',
    doesNotApply: '<p>x',
  },
});
