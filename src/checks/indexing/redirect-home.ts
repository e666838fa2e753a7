import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

/** Addresses that are other names of a home page. */
const home = /^\/(?:(?:index|home|default|start|main)(?:\.\w{2,5})?|[a-z]{2}(?:[-_][a-z]{2})?)?\/?$/i;

export default defineCheck({
  title: 'The address leads to its own page',
  failed: 'The address leads to the home page',
  severity: 'warning',
  why: 'Search engines take a redirect to the home page for a missing page (a soft 404), and visitors do not find what they came for.',
  source: sources.redirects,
  looksAt: ['answer'],
  judge: ({ answer: { requestedUrl, url, redirects } }) => {
    const [from, to] = [URL.parse(requestedUrl), URL.parse(url)];
    if (redirects.length === 0 || !from || !to) return 'does-not-apply';
    const site = (host: string) => host.replace(/^www\./, '');
    return site(from.host) === site(to.host) && home.test(to.pathname) && !home.test(from.pathname)
      ? [
          {
            detail: `The address asked for redirects to the home page of its site, ${to.href.slice(0, 200)}.`,
            where: redirects.map((hop) => `${hop.status} ${hop.url}`),
          },
        ]
      : 'passed';
  },
  fix: 'Redirect to the page that replaced it, or answer with status 404 where none did.',
  cases: {
    passes: {
      url: 'https://example.com/a',
      status: 301,
      headers: { location: '/b' },
      also: { 'https://example.com/b': { headers: { 'content-type': 'text/html' }, body: '<p>x' } },
    },
    fails: {
      url: 'https://example.com/teas/sencha',
      status: 301,
      headers: { location: '/' },
      also: { 'https://example.com/': { headers: { 'content-type': 'text/html' }, body: '<p>x' } },
    },
    doesNotApply: '<p>x',
  },
});
