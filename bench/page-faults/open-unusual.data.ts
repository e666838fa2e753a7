import { gzipSync } from 'node:zlib';
import type { Part } from './corpus.ts';
import { at, body, bodyStart, cut, head, header, jsonLd, page, robots, swap, tag } from './plants.ts';
import { fileAnswer, sitemap } from './world.ts';

const ld = 'https://schema.org';
const shop = 'https://www.harbour-tea.example';
const tea = {
  name: 'Sencha Uji',
  image: `${shop}/img/sencha-uji.webp`,
  description: 'Green tea of the first harvest.',
  sku: 'HT-204',
  brand: { '@type': 'Brand', name: 'Harbour Tea' },
};
const rating = { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 83 };

/** Right, though rarely seen: nothing graver than advice may be said of it. */
const part: Part = {
  unusual: [
    {
      area: 'structured data',
      name: 'graph with references by id, as a plug-in writes it',
      on: 'blog',
      plant: [
        jsonLd({
          '@context': ld,
          '@graph': [
            {
              '@type': 'Article',
              '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen#article',
              isPartOf: { '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen' },
              author: { '@id': 'https://krume-und-kruste.example/#/schema/person/7' },
              headline: 'Sauerteig ansetzen',
              datePublished: '2024-09-14T06:00:00+00:00',
              dateModified: '2025-02-01T09:30:00+00:00',
              mainEntityOfPage: { '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen' },
              publisher: { '@id': 'https://krume-und-kruste.example/#organization' },
              image: { '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen#primaryimage' },
            },
            {
              '@type': 'WebPage',
              '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen',
              url: 'https://krume-und-kruste.example/sauerteig/ansetzen',
              name: 'Sauerteig ansetzen',
              breadcrumb: { '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen#breadcrumb' },
            },
            {
              '@type': 'ImageObject',
              '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen#primaryimage',
              url: 'https://krume-und-kruste.example/bilder/sauerteig-teilen.png',
              contentUrl: 'https://krume-und-kruste.example/bilder/sauerteig-teilen.png',
              width: 1200,
              height: 630,
            },
            {
              '@type': 'BreadcrumbList',
              '@id': 'https://krume-und-kruste.example/sauerteig/ansetzen#breadcrumb',
              itemListElement: [
                { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://krume-und-kruste.example/' },
                { '@type': 'ListItem', position: 2, name: 'Sauerteig ansetzen' },
              ],
            },
            {
              '@type': 'Organization',
              '@id': 'https://krume-und-kruste.example/#organization',
              name: 'Krume und Kruste',
              url: 'https://krume-und-kruste.example/',
            },
            {
              '@type': 'Person',
              '@id': 'https://krume-und-kruste.example/#/schema/person/7',
              name: 'Jonas Feld',
              url: 'https://krume-und-kruste.example/ueber-mich',
            },
          ],
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'AggregateOffer',
      on: 'shop',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Product',
          ...tea,
          aggregateRating: rating,
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: '6.50',
            highPrice: '58.00',
            priceCurrency: 'GBP',
            offerCount: 4,
          },
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'price in a priceSpecification',
      on: 'shop',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Product',
          ...tea,
          aggregateRating: rating,
          offers: {
            '@type': 'Offer',
            availability: `${ld}/InStock`,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: 14.9,
              priceCurrency: 'GBP',
              referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
            },
          },
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'context with http',
      on: 'recipe',
      plant: [swap('"@context": "https://schema.org"', '"@context": "http://schema.org/"')],
    },
    {
      area: 'structured data',
      name: 'context of an object with a vocabulary',
      on: 'cafe',
      plant: [swap('"@context": "https://schema.org"', '"@context": {"@vocab": "https://schema.org/"}')],
    },
    {
      area: 'structured data',
      name: 'relative addresses in microdata',
      on: 'shop',
      plant: [
        cut(tag.jsonLd),
        body(
          `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Sencha Uji</span><img itemprop="image" src="/img/sencha-cup.webp" alt="Cup" width="32" height="24" loading="lazy"><p itemprop="description">Green tea</p><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><a itemprop="url" href="/teas/sencha-uji">Sencha, 100 g</a><meta itemprop="price" content="14.90"><meta itemprop="priceCurrency" content="GBP"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
        ),
      ],
    },
    {
      area: 'structured data',
      name: 'article by an organization without an address',
      on: 'docs',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': ['TechArticle', 'HowTo'],
          name: 'Webhooks',
          headline: 'Webhooks',
          image: 'https://docs.ledgerline.example/assets/card.png',
          datePublished: '2025-03-20',
          author: { '@type': 'Organization', name: 'Ledgerline' },
          step: [{ '@type': 'HowToStep', text: 'Register an address.' }],
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'event in the past that is kept as an archive',
      on: 'event',
      plant: [
        swap('2034-01-20T19:30:00+00:00', '2019-01-18T19:30:00+00:00'),
        swap('2034-01-20T21:45:00+00:00', '2019-01-18T21:45:00+00:00'),
      ],
    },
    {
      area: 'structured data',
      name: 'data of two kinds in one list',
      on: 'landing',
      plant: [
        swap(
          tag.jsonLd,
          '<script type="application/ld+json">[{"@context":"https://schema.org","@type":"Organization","name":"TurnoFácil","url":"https://turnofacil.example/"},{"@context":"https://schema.org","@type":"WebSite","name":"TurnoFácil","url":"https://turnofacil.example/"}]</script>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'link whose picture is an svg with a title',
      on: 'shop',
      plant: [
        body(
          '<a href="/"><svg role="img" viewBox="0 0 24 24"><title>Harbour Tea, start page</title><path d="M0 0h24v24z"/></svg></a>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'link named by aria-labelledby',
      on: 'news',
      plant: [
        body(
          '<h2 id="more-bridge">Le pont en images</h2><a href="/actualites" aria-labelledby="more-bridge"><svg aria-hidden="true" viewBox="0 0 9 9"><path d="M0 0h9"/></svg></a>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'sms address',
      on: 'landing',
      plant: [body('<a href="sms:+34910000000?body=Cita">Pedir cita por SMS</a>')],
    },
    {
      area: 'links',
      name: 'addresses of messengers and maps',
      on: 'cafe',
      plant: [
        body(
          '<a href="geo:35.31892,139.55067">地図アプリで開く</a> <a href="whatsapp://send?text=kamakura">友だちに送る</a>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'mail with a subject and no address',
      on: 'docs',
      plant: [
        body(
          '<a href="mailto:?subject=Webhooks&amp;body=https%3A%2F%2Fdocs.ledgerline.example%2Fapi%2Fwebhooks">Send this page to a colleague</a>',
        ),
      ],
    },
    { area: 'links', name: 'top of the page by a hash', on: 'blog', plant: [body('<a href="#top">Nach oben</a>')] },
    {
      area: 'links',
      name: 'text fragment',
      on: 'docs',
      plant: [body('<a href="/api/errors#:~:text=rate%20limit">What errors say of the rate limit</a>')],
    },
    {
      area: 'content',
      name: 'main heading that is a picture with alt',
      on: 'event',
      plant: [
        swap(
          tag.h1,
          '<h1><img src="/media/quartet.webp" width="700" height="467" alt="Winter Strings: quartets by candlelight"></h1>',
        ),
      ],
    },
    {
      area: 'content',
      name: 'fields that are hidden',
      on: 'landing',
      plant: [
        swap(
          '<button type="submit">',
          '<input type="hidden" name="token" value="a1"><div hidden><input name="website" tabindex="-1"></div><button type="submit">',
        ),
      ],
    },
    {
      area: 'content',
      name: 'label around its field',
      on: 'shop',
      plant: [
        swap(/<label for="amount">Packets<\/label>\s*<input id="amount"/, '<label>Packets <input'),
        swap('inputmode="numeric">', 'inputmode="numeric"></label>'),
      ],
    },
    {
      area: 'content',
      name: 'field named by aria-labelledby',
      on: 'landing',
      plant: [
        swap('<label for="correo">Correo electrónico</label>', '<span id="c-l">Correo electrónico</span>'),
        swap('<input id="correo"', '<input aria-labelledby="c-l" id="correo"'),
      ],
    },
    {
      area: 'content',
      name: 'the main part by its role',
      on: 'blog',
      plant: [swap('<main id="content">', '<div role="main" id="content">'), swap('</main>', '</div>')],
    },
    {
      area: 'images',
      name: 'sizes given by style',
      on: 'blog',
      plant: [swap(' width="720" height="480"', ' style="width:720px;aspect-ratio:3/2"')],
    },
    {
      area: 'images',
      name: 'decoration with empty alt',
      on: 'cafe',
      plant: [bodyStart('<img src="/img/kamakura.webp" alt="" width="640" height="8" role="presentation">')],
    },
    {
      area: 'head',
      name: 'short title in Japanese',
      on: 'cafe',
      plant: [swap(tag.title, '<title>木漏れ日珈琲 鎌倉店</title>')],
    },
    {
      area: 'head',
      name: 'tags that may be left out are left out',
      on: 'docs',
      plant: [
        page(
          '<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Webhooks: receive events | Ledgerline API</title><meta name=viewport content="width=device-width"><meta name=description content="Register an address, verify the signature of each delivery and answer within ten seconds. How Ledgerline sends events."><link rel=canonical href=https://docs.ledgerline.example/api/webhooks><link rel=icon href=/icon.svg><meta property=og:title content=Webhooks><meta property=og:type content=article><meta property=og:url content=https://docs.ledgerline.example/api/webhooks><meta property=og:image content=https://docs.ledgerline.example/assets/card.png><meta name=twitter:card content=summary_large_image><body><main><h1>Webhooks</h1><p>A webhook is a request that we send to your server when something happens.<p>See <a href=/api/errors>the list of errors</a></main>',
        ),
      ],
    },
    {
      area: 'head',
      name: 'doctype with the legacy string',
      on: 'news',
      plant: [swap(tag.doctype, '<!DOCTYPE html SYSTEM "about:legacy-compat">')],
    },
    {
      area: 'language',
      name: 'language with a script and no country',
      on: 'landing',
      plant: [
        swap(
          tag.versions,
          '<link rel="alternate" hreflang="es" href="https://turnofacil.example/es/"><link rel="alternate" hreflang="zh-Hant" href="https://turnofacil.example/zh/"><link rel="alternate" hreflang="x-default" href="https://turnofacil.example/es/">',
        ),
        at('/zh/', {
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: '<!doctype html><html lang="zh-Hant"><head><title>預約</title><link rel="canonical" href="https://turnofacil.example/zh/"><link rel="alternate" hreflang="es" href="https://turnofacil.example/es/"><link rel="alternate" hreflang="zh-Hant" href="https://turnofacil.example/zh/"><link rel="alternate" hreflang="x-default" href="https://turnofacil.example/es/"></head><body><h1>預約</h1></body></html>',
        }),
      ],
    },
    {
      area: 'indexing',
      name: 'rules that say what is so anyway',
      on: 'shop',
      plant: [
        head(
          '<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1">',
        ),
        header('x-robots-tag', 'otherbot: noindex'),
      ],
    },
    {
      area: 'indexing',
      name: 'robots.txt with an empty rule and a crawl delay',
      on: 'event',
      plant: [
        robots(
          '# all welcome\r\nUSER-AGENT: *\r\nCrawl-delay: 2\r\nDisallow:\r\n\r\nSITEMAP: https://orchard-hall.example/sitemap.xml\r\n',
        ),
      ],
    },
    { area: 'indexing', name: 'no robots.txt', on: 'cafe', plant: [at('/robots.txt', null)] },
    {
      area: 'sitemaps',
      name: 'sitemap as a list of text',
      on: 'shop',
      plant: [at('/sitemap.txt', fileAnswer('text/plain', `${shop}/teas/sencha-uji\n${shop}/brewing\n`))],
      asks: [['sitemap-validator', () => ({ source: `${shop}/sitemap.txt` })]],
    },
    {
      area: 'sitemaps',
      name: 'sitemap as RSS',
      on: 'shop',
      plant: [
        at(
          '/feed.xml',
          fileAnswer(
            'application/rss+xml',
            `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Tea</title><link>${shop}/</link><description>New teas</description><item><title>Sencha</title><link>${shop}/teas/sencha-uji</link><pubDate>Mon, 03 Nov 2025 08:00:00 GMT</pubDate></item></channel></rss>`,
          ),
        ),
      ],
      asks: [['sitemap-validator', () => ({ source: `${shop}/feed.xml` })]],
    },
    {
      area: 'sitemaps',
      name: 'sitemap packed by gzip',
      on: 'event',
      plant: [
        at(
          '/sitemap.xml.gz',
          fileAnswer(
            'application/gzip',
            gzipSync(sitemap('https://orchard-hall.example/about', 'https://orchard-hall.example/visit')),
          ),
        ),
      ],
      asks: [['sitemap-validator', () => ({ source: 'https://orchard-hall.example/sitemap.xml.gz' })]],
    },
    {
      area: 'sitemaps',
      name: 'sitemap with pictures, versions and a day only',
      on: 'shop',
      plant: [
        at(
          '/sitemap.xml',
          fileAnswer(
            'text/xml',
            `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${shop}/teas/sencha-uji</loc><image:image><image:loc>${shop}/img/sencha-uji.webp</image:loc></image:image><lastmod>2025-11</lastmod></url></urlset>`,
          ),
        ),
      ],
    },
    {
      area: 'redirects',
      name: 'from http to https with one step',
      on: 'shop',
      asks: [['redirect-checker', () => ({ urls: ['http://www.harbour-tea.example/teas/sencha-uji'] })]],
    },
    {
      area: 'security',
      name: 'policy by nonce with fallbacks for old browsers',
      on: 'docs',
      plant: [
        header(
          'content-security-policy',
          "script-src 'nonce-q83jf0aJk2LmN8rT5vWx1Q==' 'strict-dynamic' 'unsafe-inline' https:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        ),
        swap(tag.script, '<script nonce="q83jf0aJk2LmN8rT5vWx1Q==" src="/js/site.js" defer></script>'),
      ],
    },
    {
      area: 'security',
      name: 'frames forbidden by the policy alone',
      on: 'event',
      plant: [header('x-frame-options', null)],
    },
    {
      area: 'speed',
      name: 'page packed with zstd and kept by its date',
      on: 'news',
      plant: [
        header('content-encoding', 'zstd'),
        header('etag', null),
        header('last-modified', 'Mon, 03 Nov 2025 16:40:00 GMT'),
      ],
    },
    {
      area: 'social cards',
      name: 'square picture for a small card',
      on: 'blog',
      plant: [swap(tag.card, '<meta name="twitter:card" content="summary">')],
    },
  ],
};

export default part;
