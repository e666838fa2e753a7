import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'robots.txt names the sitemap',
  failed: 'robots.txt names no sitemap',
  severity: 'advice',
  why: 'Search engines can then find your sitemap on their own.',
  source: { name: 'sitemaps.org: the protocol', url: 'https://www.sitemaps.org/protocol.html#submit_robots' },
  looksAt: ['robots', 'site'],
  judge: ({ robots }) =>
    robots.outcome !== 'read'
      ? 'does-not-apply'
      : robots.rules.sitemaps.length > 0
        ? 'passed'
        : [{ detail: 'There is no Sitemap line in robots.txt.' }],
  fix: ({ site: { sitemap } }) => ({
    words: 'Add the full address of your sitemap on its own line.',
    ...(sitemap.status >= 200 && sitemap.status <= 299 && { code: `Sitemap: ${sitemap.url}`, goes: 'robots.txt' }),
  }),
  cases: {
    passes: { html: '<p>x', robotsTxt: 'Sitemap: https://example.com/sitemap.xml' },
    fails: [
      { html: '<p>x', robotsTxt: 'User-agent: *\nDisallow:' },
      {
        html: '<p>x',
        robotsTxt: 'User-agent: *\nDisallow:',
        also: {
          'https://example.com/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: '<urlset/>' },
        },
      },
    ],
    doesNotApply: '<p>x',
  },
});
