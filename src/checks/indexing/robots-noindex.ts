import { defineCheck } from '#kit/check';
import { directivesPlace, saysNoindex } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Search engines may list the page',
  failed: 'Search engines may not list the page',
  severity: 'error',
  why: 'A page with noindex does not appear in search results.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots.filter(saysNoindex).map((each) => ({
      about: 'robots',
      detail: `${directivesPlace(each)} says noindex: search engines do not list this page.`,
      where: [each.directives.join(', ')],
    })),
  fix: 'If the page should be found, remove noindex from the robots tag, or from the X-Robots-Tag header in the server settings. If it should stay hidden, ignore this.',
  cases: {
    passes: '<meta name=robots content="index, follow">',
    fails: ['<meta name="robots" content="NOINDEX, follow">', { headers: { 'x-robots-tag': 'noindex' }, html: '<p>x' }],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
