import { gzipSync } from 'node:zlib';
import type { Part } from './corpus.ts';
import { at, robots } from './plants.ts';
import { fileAnswer, pageAnswer, sitemap, smallPage } from './world.ts';

const saddle = 'https://bottegacuoio.example';
const wiki = 'https://ansiklopedi.example';
const map = (text: string | Uint8Array, headers = {}) =>
  at('/sitemap.xml', fileAnswer('application/xml', text, headers));
const urlset = (rows: string, namespace = ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset${namespace}>\n${rows}\n</urlset>`;
const index = (...places: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.map((place) => `<sitemap><loc>${place}</loc></sitemap>`).join('')}</sitemapindex>`;
const row = (loc: string, more = '') => `<url><loc>${loc}</loc>${more}</url>`;
const own = row(`${saddle}/selle`);
const small = (url: string, words: string, more = '') => pageAnswer(smallPage({ url, lang: 'it', words, head: more }));

const part: Part = {
  area: 'sitemaps',
  faults: [
    {
      name: 'listed and gone',
      on: 'saddle',
      plant: [map(sitemap(`${saddle}/selle`, `${saddle}/selle/falco`)), at('/selle/falco', { status: 410 })],
      says: /410|gone|not found/i,
      where: /falco/,
    },
    {
      name: 'listed and never there',
      on: 'wiki',
      plant: [map(sitemap(`${wiki}/hakkinda`, `${wiki}/madde/ruzgar`))],
      says: /404|gone|not found/i,
      where: /ruzgar/,
    },
    {
      name: 'listed and moved for a while',
      on: 'saddle',
      plant: [
        map(sitemap(`${saddle}/selle`, `${saddle}/saldi`)),
        at('/saldi', { status: 302, headers: { location: '/selle' } }),
      ],
      says: /redirect/i,
      where: /saldi/,
    },
    {
      name: 'listed and kept out of search',
      on: 'wiki',
      plant: [
        map(sitemap(`${wiki}/hakkinda`, `${wiki}/taslak`)),
        at('/taslak', small(`${wiki}/taslak`, 'Taslak', '<meta name="robots" content="noindex">')),
      ],
      says: /noindex/i,
      where: /taslak/,
    },
    {
      name: 'listed and blocked',
      on: 'saddle',
      plant: [robots(`User-agent: *\nDisallow: /borse\nSitemap: ${saddle}/sitemap.xml\n`)],
      says: /robots|block/i,
      where: /borse/,
    },
    {
      name: 'listed though another is canonical',
      on: 'saddle',
      plant: [
        map(sitemap(`${saddle}/selle?ordine=prezzo`)),
        at('/selle?ordine=prezzo', small(`${saddle}/selle`, 'Selle')),
      ],
      says: /canonical/i,
      where: /ordine/,
    },
    {
      name: 'listed and failing',
      on: 'wiki',
      plant: [at('/hakkinda', { status: 503 })],
      says: /503|fail/i,
      where: /hakkinda/,
    },
    {
      name: 'listed and soft 404',
      on: 'saddle',
      plant: [
        map(sitemap(`${saddle}/selle`, `${saddle}/negozi`)),
        at('/negozi', small(`${saddle}/negozi`, 'Pagina non trovata')),
      ],
      says: /soft|not found|404|missing/i,
      where: /negozi/,
    },
    {
      name: 'listed behind a login',
      on: 'wiki',
      plant: [map(sitemap(`${wiki}/hakkinda`, `${wiki}/yonetim`)), at('/yonetim', { status: 401 })],
      says: /401|login/i,
      where: /yonetim/,
    },
    {
      name: 'smaller-than in an address',
      on: 'saddle',
      plant: [map(urlset(row(`${saddle}/selle?max<200`)))],
      says: /XML|</,
    },
    {
      name: 'entity that XML has not',
      on: 'wiki',
      plant: [map(urlset(row(`${wiki}/madde/su&nbsp;degirmeni`)))],
      says: /XML|entity|nbsp/i,
      least: 'error',
    },
    {
      name: 'elements that cross',
      on: 'saddle',
      plant: [map(urlset(`<url><loc>${saddle}/selle</url></loc>`))],
      says: /XML|clos/i,
      least: 'error',
    },
    {
      name: 'space before the declaration',
      on: 'wiki',
      plant: [map(` ${urlset(row(`${wiki}/hakkinda`))}`)],
      says: /declaration|blank|white ?space|space|very start|beginning/i,
    },
    { name: 'no namespace', on: 'saddle', plant: [map(urlset(own, ''))], says: /namespace/i },
    {
      name: 'page of an error with 200',
      on: 'wiki',
      plant: [
        at(
          '/sitemap.xml',
          fileAnswer(
            'text/html',
            '<!doctype html><html><head><title>Hata</title></head><body><h1>Hata</h1></body></html>',
          ),
        ),
      ],
      says: /html|web page|content.type|not a sitemap|neither a sitemap/i,
      least: 'error',
    },
    {
      name: 'file that is empty',
      on: 'saddle',
      plant: [map('')],
      says: /empty|no (?:content|entries|element)|nothing/i,
      least: 'error',
    },
    { name: 'index without files', on: 'wiki', plant: [map(index())], says: /empty|entries/i },
    { name: 'address that is empty', on: 'saddle', plant: [map(urlset(own + row(' ')))], says: /address|loc/i },
    {
      name: 'address without its scheme',
      on: 'wiki',
      plant: [map(urlset(row('ansiklopedi.example/hakkinda')))],
      says: /complete|full|relative|absolute|address/i,
    },
    {
      name: 'address with www where the site has none',
      on: 'saddle',
      plant: [map(urlset(own + row('https://www.bottegacuoio.example/borse')))],
      says: /site|host|domain/i,
      where: /www\.bottegacuoio/,
    },
    {
      name: 'the old addresses over http',
      on: 'wiki',
      plant: [map(urlset(row('http://ansiklopedi.example/hakkinda')))],
      says: /http/i,
    },
    {
      name: 'the same address with and without a slash of its encoding',
      on: 'saddle',
      plant: [map(urlset(own + row(`${saddle}/borse`) + row(`${saddle}/%62orse`) + row(`${saddle}/borse`)))],
      says: /duplicate|twice|repeat/i,
    },
    {
      name: 'letters that are not encoded',
      on: 'wiki',
      plant: [
        map(urlset(row(`${wiki}/madde/değirmen`))),
        at('/madde/değirmen', small(`${wiki}/madde/de%C4%9Firmen`, 'Değirmen')),
      ],
      says: /encoded|address/i,
      least: 'advice',
    },
    {
      name: 'address with tracking',
      on: 'saddle',
      plant: [
        map(urlset(row(`${saddle}/selle?utm_source=sitemap`))),
        at('/selle?utm_source=sitemap', small(`${saddle}/selle`, 'Selle')),
      ],
      says: /canonical|tracking|utm/i,
    },
    {
      name: 'date of another order',
      on: 'wiki',
      plant: [map(urlset(row(`${wiki}/hakkinda`, '<lastmod>30/08/2025</lastmod>')))],
      says: /date/i,
    },
    {
      name: 'date with a space for its T',
      on: 'saddle',
      plant: [map(urlset(row(`${saddle}/selle`, '<lastmod>2025-08-30 10:00:00</lastmod>')))],
      says: /date/i,
    },
    {
      name: 'date of the next decade',
      on: 'wiki',
      plant: [map(urlset(row(`${wiki}/hakkinda`, '<lastmod>2044-01-01</lastmod>')))],
      says: /future|date/i,
    },
    {
      name: 'frequency in Italian',
      on: 'saddle',
      plant: [map(urlset(row(`${saddle}/selle`, '<changefreq>settimanale</changefreq>')))],
      says: /frequenc|changefreq/i,
    },
    {
      name: 'priority with a comma',
      on: 'wiki',
      plant: [map(urlset(row(`${wiki}/hakkinda`, '<priority>0,8</priority>')))],
      says: /priorit/i,
    },
    {
      name: 'element with a typing error',
      on: 'saddle',
      plant: [map(urlset(row(`${saddle}/selle`, '<lastMod>2025-01-01</lastMod>')))],
      says: /lastMod|element/i,
    },
    {
      name: 'index of a file that fails',
      on: 'wiki',
      plant: [map(index(`${wiki}/maddeler.xml`)), at('/maddeler.xml', { status: 500 })],
      says: /read|500|answer/i,
      where: /maddeler/,
    },
    {
      name: 'index of a page',
      on: 'saddle',
      plant: [map(index(`${saddle}/selle`))],
      says: /html|web page|content.type|not a sitemap|neither a sitemap/i,
      least: 'error',
    },
    {
      name: 'gzip that is none',
      on: 'wiki',
      plant: [
        map(Buffer.concat([Buffer.from([0x1f, 0x8b]), gzipSync('x').subarray(4, 9)]), { 'content-encoding': '' }),
      ],
      says: /gzip|unpack|compress/i,
      least: 'error',
    },
    {
      name: 'text in the encoding of Windows',
      on: 'wiki',
      plant: [map(Buffer.from(urlset(row(`${wiki}/madde/su-de\u00f0irmeni`)), 'latin1'))],
      says: /UTF-8|encod/i,
    },
    {
      name: 'pictures without an address',
      on: 'saddle',
      plant: [
        map(
          `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${saddle}/selle</loc><image:image><image:caption>Sella</image:caption></image:image></url></urlset>`,
        ),
      ],
      says: /image|picture/i,
    },
  ],
};

export default part;
