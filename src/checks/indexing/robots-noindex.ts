import { defineCheck } from '#kit/check';
import { directivesPlace, saysNoindex } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Search engines may list the page',
  failed: 'Search engines are told to leave the page out',
  severity: 'error',
  why: 'A page that says noindex disappears from search results, however good it is.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots.filter(saysNoindex).map((each) => ({
      about: 'robots',
      detail: `${directivesPlace(each)} says noindex: search engines leave this page out.`,
      where: [each.directives.join(', ')],
    })),
  fix: 'If the page should be found, delete noindex from the robots tag, or from the X-Robots-Tag header in the settings of the server. If it should stay hidden, all is well.',
  cases: {
    passes: '<meta name=robots content="index, follow">',
    fails: ['<meta name="robots" content="NOINDEX, follow">', { headers: { 'x-robots-tag': 'noindex' }, html: '<p>x' }],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
