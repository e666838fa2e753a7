import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The site has a sitemap',
  failed: 'The site has no sitemap that can be found',
  severity: 'advice',
  why: 'A sitemap tells search engines about all pages and changes. It helps most on large and new sites.',
  source: {
    name: 'Google: sitemaps',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  },
  looksAt: ['site'],
  judge: ({ site: { sitemap } }) => {
    if (sitemap.status === 0) return { couldNotTell: 'The address of the sitemap gave no answer.' };
    const isThere = sitemap.status >= 200 && sitemap.status < 300;
    // Lists of addresses, feeds and packed files are sitemaps as well: only a page is none.
    if (isThere && (sitemap.type === 'text/html' || /^[\s\uFEFF]*<(?:!doctype html|html)\b/i.test(sitemap.text)))
      return [
        {
          ...{ severity: 'warning', title: 'The sitemap is a web page', where: [sitemap.url] },
          detail: `${sitemap.url} answers with a web page, which search engines do not read as a sitemap.`,
        },
      ];
    return isThere
      ? 'passed'
      : [
          {
            detail: `${sitemap.url} answers with status ${sitemap.status}, and robots.txt names no other sitemap that works.`,
          },
        ];
  },
  fix: ({ site: { sitemap } }) => ({
    words: 'Create a sitemap, and add its address to robots.txt.',
    tool: { slug: 'sitemap-generator', input: { list: new URL('/', sitemap.url).href } },
  }),
  cases: {
    passes: {
      html: '<p>x',
      also: {
        'https://example.com/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: '<urlset/>' },
      },
    },
    fails: [
      '<p>x',
      {
        html: '<p>x',
        also: {
          'https://example.com/sitemap.xml': { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>x' },
        },
      },
    ],
    doesNotApply: null,
  },
});
