import { defineCheck } from '#kit/check';
import { saysNoindex } from '#lib/page/directives';
import type { RobotsDirectives } from '#lib/page/facts';
import { sources } from '#lib/page/sources.data';

/** Rules that exclude each other. */
const pairs = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
] as const;

export default defineCheck({
  title: 'The rules for crawlers are consistent',
  failed: 'The rules for crawlers contradict each other',
  severity: 'warning',
  why: 'If rules differ, the stricter one applies, which may not be what you want.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) => {
    if (robots.length === 0) return 'does-not-apply';
    // What one crawler is told may differ from what all are told.
    return [...Map.groupBy(robots, ({ crawler }) => crawler).values()].flatMap((group) =>
      pairs.flatMap(([yes, no]) => {
        const [allowed, forbidden] = [group.filter((each) => says(each, yes)), group.filter((each) => says(each, no))];
        return allowed.length === 0 || forbidden.length === 0
          ? []
          : [
              {
                detail: `Crawlers are told both ${yes} and ${no}; ${no} wins.`,
                where: [...new Set([...allowed, ...forbidden])],
              },
            ];
      }),
    );
  },
  fix: 'Keep the one you want, and remove the other.',
  cases: {
    passes: [
      '<meta name=robots content="index">',
      '<meta name=robots content="index"><meta name=googlebot-news content="noindex">',
    ],
    fails: [
      '<meta name=robots content="index, noindex">',
      '<meta name=robots content="index, follow"><meta name=robots content="noindex">',
      { headers: { 'x-robots-tag': 'noindex' }, html: '<meta name=robots content="all">' },
      '<meta name=robots content="follow, nofollow">',
    ],
    doesNotApply: '<p>x',
  },
});

function says(each: RobotsDirectives, rule: (typeof pairs)[number][number]): boolean {
  const { directives } = each;
  if (directives.includes(rule)) return true;
  if (rule === 'index' || rule === 'follow') return directives.includes('all');
  return rule === 'noindex' ? saysNoindex(each) : directives.includes('none');
}
