import { defineCheck } from '#kit/check';
import { directivesPlace, isEngine } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Search engines may follow the links',
  failed: 'Search engines may not follow the links',
  severity: 'warning',
  why: 'A page-wide nofollow prevents search engines from finding the pages linked here.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots
      .filter((each) => isEngine(each) && (each.directives.includes('nofollow') || each.directives.includes('none')))
      .map((each) => ({
        detail: `${directivesPlace(each)} says nofollow: search engines ignore the links of this page.`,
        where: [each],
      })),
  fix: 'Remove nofollow from the robots tag or header. Mark single links with rel="nofollow" if you do not want to recommend a page.',
  cases: {
    passes: [
      '<meta name=robots content="max-image-preview:large">',
      { headers: { 'x-robots-tag': 'otherbot: nofollow' }, html: '<p>x' },
    ],
    fails: '<meta name=robots content="nofollow">',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
