import { defineCheck } from '#kit/check';
import { decide } from '#lib/robots-txt/decide';

const engines = ['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot', 'YandexBot'];

export default defineCheck({
  title: 'robots.txt lets search engines in',
  failed: 'robots.txt keeps search engines out',
  severity: 'fatal',
  why: 'Search engines cannot read a blocked page. At best they list its address without any text.',
  source: {
    name: 'Google: introduction to robots.txt',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  },
  looksAt: ['robots', 'answer'],
  judge: ({ robots, answer: { url } }) => {
    if (robots.outcome === 'unavailable')
      return [
        {
          ...{ severity: 'error', most: 49 },
          title: 'robots.txt cannot be fetched',
          detail: robots.explanation.slice(0, 380),
          where: [robots.url],
        },
      ];
    const refused = engines.flatMap((userAgent) => {
      const { allowed, rule } = decide(robots.rules, { userAgent, url });
      return allowed ? [] : [`${userAgent}: line ${rule?.line ?? '?'}, ${rule?.type ?? ''}: ${rule?.path ?? ''}`];
    });
    if (refused.length === 0) return 'passed';
    const isGoogle = refused.some((line) => line.startsWith('Googlebot'));
    return [
      {
        ...(!isGoogle && { severity: 'warning', most: 69 }),
        detail: `robots.txt blocks this page for ${refused.length === engines.length ? 'all large search engines' : `${refused.length} of ${engines.length} large search engines`}.`,
        where: refused,
      },
    ];
  },
  fix: ({ robots, answer: { url } }) => ({
    words:
      'If the page should be found, remove the line, or add an Allow line for this page to the same group. If it should stay hidden, let search engines read it and say noindex instead: a blocked address can still be listed.',
    ...(robots.outcome === 'read' && { code: `Allow: ${pathOf(url)}`, goes: 'robots.txt' }),
    tool: { slug: 'robots-txt-tester', input: { url } },
  }),
  cases: {
    passes: ['<p>x', { html: '<p>x', robotsTxt: 'User-agent: *\nDisallow: /private/' }],
    fails: [
      { html: '<p>x', robotsTxt: 'User-agent: *\nDisallow: /' },
      { html: '<p>x', also: { 'https://example.com/robots.txt': { status: 503 } } },
    ],
    doesNotApply: null,
  },
});

/** As rules are compared: `*` and `$` would mean something else there. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`.replaceAll('*', '%2A').replaceAll('$', '%24');
}
