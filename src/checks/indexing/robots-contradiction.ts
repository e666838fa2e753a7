import { defineCheck } from '#kit/check';
import { directivesPlace, saysNoindex } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The rules for crawlers are consistent',
  failed: 'The rules for crawlers contradict each other',
  severity: 'warning',
  why: 'If rules differ, the stricter one applies, which may not be what you want.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots.length === 0
      ? 'does-not-apply'
      : robots
          .filter((each) => saysNoindex(each) && each.directives.includes('index'))
          .map((each) => ({
            detail: `${directivesPlace(each)} says both index and noindex; noindex wins.`,
            where: [each],
          })),
  fix: 'Keep the one you want, and remove the other.',
  cases: {
    passes: '<meta name=robots content="index">',
    fails: '<meta name=robots content="index, noindex">',
    doesNotApply: '<p>x',
  },
});
