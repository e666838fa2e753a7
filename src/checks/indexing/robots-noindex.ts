import { defineCheck } from '#kit/check';
import { directivesPlace, isEngine, saysNoindex, weightOf } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Search engines may list the page',
  failed: 'Search engines may not list the page',
  severity: 'fatal',
  why: 'A page with noindex does not appear in search results.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots
      .filter((each) => saysNoindex(each) && isEngine(each))
      .map((each) => ({
        ...weightOf(each),
        about: 'robots',
        detail: `${directivesPlace(each)} says noindex${each.crawler === 'robots' ? '' : ` to ${each.crawler}`}.`,
        where: [each],
      })),
  fix: 'If the page should be found, remove noindex from the robots tag, or from the X-Robots-Tag header in the server settings. If it should stay hidden, leave it, and do not block the page in robots.txt: there, noindex could not be read.',
  cases: {
    passes: [
      '<meta name=robots content="index, follow">',
      { headers: { 'x-robots-tag': 'otherbot: noindex' }, html: '<p>x' },
    ],
    fails: [
      '<meta name="robots" content="NOINDEX, follow">',
      '<meta name="bingbot" content="noindex">',
      { headers: { 'x-robots-tag': 'noindex' }, html: '<p>x' },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
