import { defineCheck } from '#kit/check';
import { directivesPlace, saysNoindex } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';
import { decide } from '#lib/robots-txt/decide';

export default defineCheck({
  title: 'Search engines can read noindex',
  failed: 'Search engines cannot read noindex',
  severity: 'error',
  why: 'Search engines may not fetch the page, so they never see that it says noindex. Its address can be listed when other sites link to it.',
  source: sources.robotsTags,
  looksAt: ['head', 'robots', 'answer'],
  judge: ({ head, robots, answer: { url } }) => {
    const said = head.robots.filter(saysNoindex);
    if (said.length === 0 || robots.outcome !== 'read') return 'does-not-apply';
    const { allowed, rule } = decide(robots.rules, { userAgent: 'Googlebot', url });
    return allowed
      ? 'passed'
      : said.map((each) => ({
          about: 'robots',
          detail: `${directivesPlace(each)} says noindex, but line ${rule?.line ?? '?'} of robots.txt keeps search engines from reading it.`,
          where: [each],
        }));
  },
  fix: 'To keep the page out of search, allow it in robots.txt and leave noindex. Block it again, if at all, once it is gone from the results.',
  cases: {
    passes: { html: '<meta name=robots content=noindex>', robotsTxt: 'User-agent: *\nDisallow: /private/' },
    fails: { html: '<meta name=robots content=noindex>', robotsTxt: 'User-agent: *\nDisallow: /' },
    doesNotApply: '<p>x',
  },
});
