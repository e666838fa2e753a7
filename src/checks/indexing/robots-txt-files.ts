import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';
import { decide, decideBy, rulesFor } from '#lib/robots-txt/decide';

/** Different addresses of each kind that are looked up: a page's files mostly lie in few folders. */
const MOST = 50;

export default defineCheck({
  title: 'robots.txt lets search engines fetch the files of the page',
  failed: 'robots.txt keeps search engines from files of the page',
  severity: 'warning',
  why: 'Search engines show a page to themselves as a browser does. Without its style sheets and scripts they judge another page than people see, and pictures that they may not fetch are not found.',
  source: sources.scripts,
  looksAt: ['robots', 'answer', 'resources', 'pictures'],
  judge: ({ robots, answer: { url }, resources: { styles, scripts }, pictures }) => {
    // Where the page itself is blocked, that is said elsewhere and is enough.
    if (robots.outcome !== 'read' || !decide(robots.rules, { userAgent: 'Googlebot', url }).allowed)
      return 'does-not-apply';
    const { origin } = new URL(url);
    const kinds = [
      { one: 'style sheet', files: styles, crawler: 'Googlebot' },
      { one: 'script', files: scripts, crawler: 'Googlebot' },
      { one: 'picture', files: pictures, crawler: 'Googlebot-Image' },
    ];
    return kinds.flatMap(({ one, files, crawler }) => {
      const own = new Map(files.filter((each) => each.url.startsWith(`${origin}/`)).map((each) => [each.url, each]));
      const rules = rulesFor(robots.rules, crawler);
      const blocked = [...own.values()].slice(0, MOST).filter((each) => !decideBy(rules, each.url).allowed);
      if (blocked.length === 0) return [];
      const [first] = blocked;
      const { rule } = decideBy(rules, first?.url ?? '');
      return [
        {
          about: 'robots.txt',
          detail:
            `robots.txt blocks ${counted(blocked.length, `${one} of this page`, `${one}s of this page`)} for ${crawler}, by line ${rule?.line ?? '?'}: ${(rule?.path ?? '').slice(0, 100)}`.replace(
              /\.?$/,
              '.',
            ),
          where: blocked,
        },
      ];
    });
  },
  fix: ({ answer: { url } }) => ({
    words: 'Remove the rule, or add an Allow line for these files to the same group.',
    tool: { slug: 'robots-txt-tester', input: { url } },
  }),
  cases: {
    passes: {
      html: '<link rel=stylesheet href=/css/a.css><script src="https://cdn.example/private/a.js"></script>',
      robotsTxt: 'User-agent: *\nDisallow: /private/',
    },
    fails: [
      {
        html: '<link rel=stylesheet href=/css/a.css><img src=/img/a.jpg>',
        robotsTxt: 'User-agent: *\nDisallow: /css/',
      },
      { html: '<script src=/a.js></script><script src=/b.js></script>', robotsTxt: 'User-agent: *\nDisallow: /*.js$' },
      { html: '<img src=/img/a.jpg>', robotsTxt: 'User-agent: Googlebot-Image\nDisallow: /' },
    ],
    doesNotApply: '<p>x',
  },
});
