import { gzipSync } from 'node:zlib';
import type { Part } from './corpus.ts';
import { at, robots } from './plants.ts';
import { fileAnswer, pageAnswer, sitemap, smallPage } from './world.ts';

const shop = 'https://www.harbour-tea.example';
const hall = 'https://orchard-hall.example';
const map = (text: string | Uint8Array, headers = {}) =>
  at('/sitemap.xml', fileAnswer('application/xml', text, headers));
const urlset = (rows: string, namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${rows}\n</urlset>`;
const row = (loc: string, more = '') => `<url><loc>${loc}</loc>${more}</url>`;
const own = row(`${shop}/teas/sencha-uji`);

const part: Part = {
  area: 'sitemaps',
  faults: [
    {
      name: 'listed address is gone',
      on: 'shop',
      plant: [map(sitemap(`${shop}/teas/sencha-uji`, `${shop}/teas/white`))],
      says: /404|gone|not found/i,
      where: /\/teas\/white/,
    },
    {
      name: 'listed address redirects',
      on: 'event',
      plant: [
        map(sitemap(`${hall}/about`, `${hall}/history`)),
        at('/history', { status: 301, headers: { location: '/about' } }),
      ],
      says: /redirect/i,
      where: /\/history/,
    },
    {
      name: 'listed address is noindex',
      on: 'event',
      plant: [
        map(sitemap(`${hall}/about`, `${hall}/members`)),
        at(
          '/members',
          pageAnswer(
            smallPage({
              url: `${hall}/members`,
              lang: 'en',
              words: 'Members',
              head: '<meta name="robots" content="noindex">',
            }),
          ),
        ),
      ],
      says: /noindex/i,
      where: /\/members/,
    },
    {
      name: 'listed address is noindex by its header',
      on: 'shop',
      plant: [
        map(sitemap(`${shop}/brewing`, `${shop}/wholesale`)),
        at(
          '/wholesale',
          pageAnswer(smallPage({ url: `${shop}/wholesale`, lang: 'en', words: 'Wholesale' }), {
            headers: { 'x-robots-tag': 'noindex' },
          }),
        ),
      ],
      says: /noindex/i,
      where: /\/wholesale/,
    },
    {
      name: 'listed address is blocked by robots.txt',
      on: 'shop',
      plant: [
        map(sitemap(`${shop}/brewing`, `${shop}/search/green`)),
        at('/search/green', pageAnswer(smallPage({ url: `${shop}/search/green`, lang: 'en', words: 'Green' }))),
      ],
      says: /robots|block/i,
      where: /\/search\/green/,
    },
    {
      name: 'listed address is canonical elsewhere',
      on: 'event',
      plant: [
        map(sitemap(`${hall}/about`, `${hall}/about-us`)),
        at('/about-us', pageAnswer(smallPage({ url: `${hall}/about`, lang: 'en', words: 'About' }))),
      ],
      says: /canonical/i,
      where: /about-us/,
    },
    {
      name: 'listed address fails',
      on: 'shop',
      plant: [map(sitemap(`${shop}/brewing`, `${shop}/offers`)), at('/offers', { status: 500 })],
      says: /500|fail/i,
      where: /\/offers/,
    },
    {
      name: 'listed address is a soft 404',
      on: 'event',
      plant: [
        map(sitemap(`${hall}/about`, `${hall}/shop`)),
        at('/shop', pageAnswer(smallPage({ url: `${hall}/shop`, lang: 'en', words: 'Page not found' }))),
      ],
      says: /soft|not found|404|missing/i,
      where: /\/shop/,
    },
    {
      name: 'XML with a bare ampersand',
      on: 'shop',
      plant: [map(urlset(row(`${shop}/teas?kind=green&sort=price`)))],
      says: /XML|&/,
    },
    {
      name: 'XML that is not closed',
      on: 'event',
      plant: [map(urlset(row(`${hall}/about`)).replace('</urlset>', ''))],
      says: /XML|clos/i,
      least: 'error',
    },
    {
      name: 'blank line before the XML declaration',
      on: 'shop',
      plant: [map(`\n\n${urlset(own)}`)],
      says: /declaration|blank|white ?space|empty line|very start|beginning/i,
    },
    {
      name: 'page in place of the sitemap',
      on: 'event',
      plant: [at('/sitemap.xml', pageAnswer(smallPage({ url: `${hall}/`, lang: 'en', words: 'Orchard Hall' })))],
      says: /html|web page|content.type|not a sitemap|neither a sitemap/i,
      least: 'error',
    },
    {
      name: 'sitemap that is gone',
      on: 'shop',
      plant: [at('/sitemap.xml', null)],
      says: /404|no page|not found|answer/i,
      least: 'error',
    },
    {
      name: 'wrong namespace',
      on: 'shop',
      plant: [map(urlset(own, 'https://www.sitemaps.org/schemas/sitemap/0.9'))],
      says: /namespace/i,
    },
    { name: 'no entries', on: 'event', plant: [map(urlset(''))], says: /empty|entries/i },
    {
      name: 'entry without an address',
      on: 'shop',
      plant: [map(urlset(`${own}<url><lastmod>2025-01-01</lastmod></url>`))],
      says: /address|loc/i,
    },
    {
      name: 'relative address',
      on: 'event',
      plant: [map(urlset(row('/about')))],
      says: /complete|full|relative|absolute|address/i,
    },
    {
      name: 'address of another site',
      on: 'shop',
      plant: [map(urlset(own + row('https://harbour-coffee.example/beans')))],
      says: /site|host|domain/i,
      where: /harbour-coffee/,
    },
    {
      name: 'address with another scheme',
      on: 'event',
      plant: [map(urlset(row('http://orchard-hall.example/about')))],
      says: /http/i,
    },
    {
      name: 'address twice',
      on: 'shop',
      plant: [map(urlset(own + row(`${shop}/brewing`) + own))],
      says: /duplicate|twice|repeat/i,
    },
    {
      name: 'address with a fragment',
      on: 'event',
      plant: [map(urlset(row(`${hall}/visit#parking`)))],
      says: /#|fragment/i,
      least: 'advice',
    },
    {
      name: 'address with a session',
      on: 'shop',
      plant: [
        map(urlset(`${own}${row(`${shop}/brewing?sid=8f2b1c9d7e6a5f4b3c2d1e0f`)}`)),
        at(
          '/brewing?sid=8f2b1c9d7e6a5f4b3c2d1e0f',
          pageAnswer(smallPage({ url: `${shop}/brewing`, lang: 'en', words: 'Brewing' })),
        ),
      ],
      says: /session|canonical/i,
    },
    {
      name: 'address with a space',
      on: 'event',
      plant: [map(urlset(row(`${hall}/winter strings`)))],
      says: /encoded|space|address/i,
      least: 'advice',
    },
    {
      name: 'date in words',
      on: 'shop',
      plant: [map(urlset(row(`${shop}/brewing`, '<lastmod>3 November 2025</lastmod>')))],
      says: /date/i,
    },
    {
      name: 'date that does not exist',
      on: 'event',
      plant: [map(urlset(row(`${hall}/about`, '<lastmod>2025-02-31</lastmod>')))],
      says: /date/i,
    },
    {
      name: 'date in the future',
      on: 'shop',
      plant: [map(urlset(row(`${shop}/brewing`, '<lastmod>2049-06-01</lastmod>')))],
      says: /future|date/i,
    },
    {
      name: 'every date the same second',
      on: 'event',
      plant: [
        map(
          urlset(
            Array.from({ length: 60 }, (_, n) =>
              row(`${hall}/concerts/${n}`, '<lastmod>2025-11-03T00:00:00+00:00</lastmod>'),
            ).join('\n'),
          ),
        ),
        ...Array.from({ length: 60 }, (_, n) =>
          at(
            `/concerts/${n}`,
            pageAnswer(smallPage({ url: `${hall}/concerts/${n}`, lang: 'en', words: `Concert ${n}` })),
          ),
        ),
      ],
      says: /same|identical|date/i,
      least: 'advice',
    },
    {
      name: 'unknown frequency',
      on: 'shop',
      plant: [map(urlset(row(`${shop}/brewing`, '<changefreq>often</changefreq>')))],
      says: /frequenc|changefreq/i,
    },
    {
      name: 'priority out of range',
      on: 'event',
      plant: [map(urlset(row(`${hall}/about`, '<priority>10</priority>')))],
      says: /priorit/i,
    },
    {
      name: 'misspelt element',
      on: 'shop',
      plant: [map(urlset(row(`${shop}/brewing`, '<lastmodified>2025-01-01</lastmodified>')))],
      says: /lastmodified|element/i,
    },
    {
      name: 'index that lists a file that is gone',
      on: 'event',
      plant: [
        map(
          `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${hall}/sitemap-concerts.xml</loc></sitemap></sitemapindex>`,
        ),
      ],
      says: /read|404|answer/i,
      where: /sitemap-concerts/,
    },
    {
      name: 'index within an index',
      on: 'shop',
      plant: [
        map(
          `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${shop}/inner.xml</loc></sitemap></sitemapindex>`,
        ),
        at(
          '/inner.xml',
          fileAnswer(
            'application/xml',
            `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${shop}/sitemap-2.xml</loc></sitemap></sitemapindex>`,
          ),
        ),
        at('/sitemap-2.xml', fileAnswer('application/xml', sitemap(`${shop}/brewing`))),
      ],
      says: /index/i,
      least: 'error',
    },
    {
      name: 'sitemap in another encoding',
      on: 'shop',
      plant: [map(Buffer.from(urlset(row(`${shop}/thé`)), 'latin1'))],
      says: /UTF-8|encod/i,
    },
    {
      name: 'gzip that is cut',
      on: 'event',
      plant: [map(gzipSync(sitemap(`${hall}/about`)).subarray(0, 60), { 'content-encoding': '' })],
      says: /gzip|unpack|compress|cut/i,
      least: 'error',
    },
    {
      name: 'sitemap blocked by robots.txt',
      on: 'shop',
      plant: [robots(`User-agent: *\nDisallow: /sitemap\nSitemap: ${shop}/sitemap.xml\n`)],
      says: /robots|block/i,
    },
    {
      name: 'sitemap sent with 503',
      on: 'event',
      plant: [
        at('/sitemap.xml', {
          status: 503,
          headers: { 'content-type': 'application/xml' },
          body: sitemap(`${hall}/about`),
        }),
      ],
      says: /503|fail|answer/i,
      least: 'error',
    },
    {
      name: 'versions without a link to themselves',
      on: 'landing',
      plant: [
        map(
          `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://turnofacil.example/es/</loc><xhtml:link rel="alternate" hreflang="en-UK" href="https://turnofacil.example/en-gb/"/></url></urlset>`,
        ),
      ],
      says: /hreflang|version|language|en-UK/i,
    },
  ],
};

export default part;
