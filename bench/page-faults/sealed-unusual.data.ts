import { gzipSync } from 'node:zlib';
import type { Part } from './corpus.ts';
import { answer, at, body, bodyStart, cut, head, header, jsonLd, page, robots, swap, tag } from './plants.ts';
import { fileAnswer, pageAnswer, pictureAnswer, sitemap, smallPage } from './world.ts';

const ld = 'https://schema.org';
const saddle = 'https://bottegacuoio.example';
const bed = 'https://slowbeds.example/2025/04/no-dig-potatoes/';
const wiki = 'https://ansiklopedi.example';
const sella = {
  name: 'Sella Aquila 155',
  image: `${saddle}/foto/aquila.webp`,
  description: 'Sella da viaggio.',
  sku: 'AQ-155',
  brand: { '@type': 'Brand', name: 'Bottega Cuoio' },
};
const rating = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 57 };
const microdata = (...lines: string[]) => [cut(tag.jsonLd), body(lines.join('\n'))];

/** Right, though rarely seen: nothing graver than advice may be said of it. */
const part: Part = {
  unusual: [
    {
      area: 'structured data',
      name: 'graph in which the picture and the author are named by id',
      on: 'garden',
      plant: [
        jsonLd({
          '@context': ld,
          '@graph': [
            {
              '@type': ['Article', 'BlogPosting'],
              '@id': `${bed}#article`,
              headline: 'No-Dig Potatoes',
              image: { '@id': `${bed}#primaryimage` },
              author: { name: 'Ruth Okafor', '@id': 'https://slowbeds.example/#/schema/person/1' },
              publisher: { '@id': 'https://slowbeds.example/#organization' },
              datePublished: '2025-04-06T07:00:00+10:00',
              isPartOf: { '@id': bed },
            },
            {
              '@type': 'WebPage',
              '@id': bed,
              url: bed,
              name: 'No-Dig Potatoes',
              primaryImageOfPage: { '@id': `${bed}#primaryimage` },
              potentialAction: [{ '@type': 'ReadAction', target: [bed] }],
            },
            {
              '@type': 'ImageObject',
              '@id': `${bed}#primaryimage`,
              url: 'https://slowbeds.example/wp-content/uploads/2025/04/straw-card.png',
              inLanguage: 'en-AU',
            },
            {
              '@type': 'WebSite',
              '@id': 'https://slowbeds.example/#website',
              url: 'https://slowbeds.example/',
              name: 'Slow Beds',
              potentialAction: [
                {
                  '@type': 'SearchAction',
                  target: { '@type': 'EntryPoint', urlTemplate: 'https://slowbeds.example/?s={search_term_string}' },
                  'query-input': {
                    '@type': 'PropertyValueSpecification',
                    valueRequired: true,
                    valueName: 'search_term_string',
                  },
                },
              ],
            },
            {
              '@type': ['Person', 'Organization'],
              '@id': 'https://slowbeds.example/#/schema/person/1',
              name: 'Ruth Okafor',
            },
            {
              '@type': 'Organization',
              '@id': 'https://slowbeds.example/#organization',
              name: 'Slow Beds',
              url: 'https://slowbeds.example/',
            },
          ],
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'references over two scripts',
      on: 'wiki',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Article',
          headline: 'Su değirmeni',
          image: `${wiki}/gorsel/degirmen-kart.png`,
          datePublished: '2019-02-11',
          author: { '@id': `${wiki}/#org` },
        }),
        head(
          `<script type="application/ld+json">{"@context":"https://schema.org","@id":"${wiki}/#org","@type":"Organization","name":"Açık Ansiklopedi","url":"${wiki}/"}</script>`,
        ),
      ],
    },
    {
      area: 'structured data',
      name: 'range of prices',
      on: 'saddle',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Product',
          ...sella,
          aggregateRating: rating,
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 99,
            priceCurrency: 'EUR',
            offers: [
              { '@type': 'Offer', price: 99, priceCurrency: 'EUR', availability: `${ld}/InStock` },
              { '@type': 'Offer', price: 139, priceCurrency: 'EUR', availability: `${ld}/InStock` },
            ],
          },
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'list of specifications of the price',
      on: 'saddle',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Product',
          ...sella,
          aggregateRating: rating,
          offers: {
            '@type': 'Offer',
            availability: 'InStock',
            priceSpecification: [
              { '@type': 'UnitPriceSpecification', price: '139.00', priceCurrency: 'EUR' },
              {
                '@type': 'UnitPriceSpecification',
                priceType: `${ld}/ListPrice`,
                price: '159.00',
                priceCurrency: 'EUR',
              },
            ],
          },
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'kinds of one product',
      on: 'saddle',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'ProductGroup',
          name: 'Sella Aquila',
          productGroupID: 'AQ',
          variesBy: [`${ld}/color`],
          hasVariant: [
            {
              '@type': 'Product',
              ...sella,
              color: 'Miele',
              offers: { '@type': 'Offer', price: 139, priceCurrency: 'EUR', availability: `${ld}/InStock` },
            },
          ],
        }),
      ],
    },
    { area: 'structured data', name: 'free of charge', on: 'planner', plant: [swap('"price": 0', '"price": "0"')] },
    {
      area: 'structured data',
      name: 'rating in percent with its best',
      on: 'dentist',
      plant: [swap('"ratingValue": 4.8', '"ratingValue": 96, "bestRating": 100, "worstRating": 0')],
    },
    {
      area: 'structured data',
      name: 'type by its whole address',
      on: 'course',
      plant: [swap('"@type": "Course"', '"@type": "https://schema.org/Course"')],
    },
    {
      area: 'structured data',
      name: 'context as a list',
      on: 'hotel',
      plant: [
        swap(
          '"@context": "https://schema.org"',
          '"@context": ["https://schema.org", {"yx": "https://yunxi-inn.example/terms#"}]',
        ),
      ],
    },
    {
      area: 'structured data',
      name: 'data in an old comment of a script',
      on: 'dentist',
      plant: [
        swap(
          '<script type="application/ld+json">',
          '<script type="application/ld+json" class="yoast-schema-graph" data-x>',
        ),
      ],
    },
    {
      area: 'structured data',
      name: 'microdata with relative addresses and references',
      on: 'saddle',
      plant: microdata(
        '<div itemscope itemtype="https://schema.org/Product" itemref="marca"><span itemprop="name">Sella Aquila</span><link itemprop="image" href="../foto/aquila.webp"><meta itemprop="description" content="Sella da viaggio"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><link itemprop="url" href="?colore=miele"><data itemprop="price" value="139">139 €</data><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/InStock"></div></div><div id="marca" itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Bottega Cuoio</span></div>',
      ),
    },
    {
      area: 'structured data',
      name: 'breadcrumb whose last has no address',
      on: 'wiki',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, item: { '@id': `${wiki}/`, name: 'Ana sayfa' } },
            { '@type': 'ListItem', position: 2, name: 'Su değirmeni' },
          ],
        }),
      ],
    },
    {
      area: 'structured data',
      name: 'open around the clock and over midnight',
      on: 'dentist',
      plant: [swap('"opens": "08:30"', '"opens": "22:00"'), swap('"closes": "19:00"', '"closes": "02:00:00"')],
    },
    {
      area: 'structured data',
      name: 'types of other vocabularies beside',
      on: 'garden',
      plant: [
        body('<p vocab="http://xmlns.com/foaf/0.1/" typeof="Person"><span property="name">Ruth Okafor</span></p>'),
      ],
    },
    {
      area: 'links',
      name: 'svg with a title and aria-labelledby',
      on: 'hotel',
      plant: [
        body(
          '<a href="/rooms"><svg aria-labelledby="t1" role="img" viewBox="0 0 9 9"><title id="t1">全部客房</title><path d="M0 0h9"/></svg></a>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'link named by itself and a heading',
      on: 'garden',
      plant: [
        body(
          '<h2 id="h-mice">Mice</h2><p>They love straw. <a id="a-mice" href="/about/" aria-labelledby="a-mice h-mice">Read on</a></p>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'link whose words are only for readers',
      on: 'planner',
      plant: [body('<a href="/fr-ca/aide"><span class="sr-only">Centre d’aide</span><i aria-hidden="true">?</i></a>')],
    },
    {
      area: 'links',
      name: 'link whose picture is an object with words',
      on: 'wiki',
      plant: [
        body(
          '<a href="/rastgele" title="Rastgele madde"><svg viewBox="0 0 9 9" aria-hidden="true"><path d="M0 0h9"/></svg></a>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'other schemes',
      on: 'dentist',
      plant: [
        body(
          '<a href="sms:+351210000000">Enviar SMS</a> <a href="facetime:geral@clinica-arroios.example">Videochamada</a> <a href="webcal://clinica-arroios.example/agenda.ics">Agenda</a>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'telephone with an extension and pauses',
      on: 'hotel',
      plant: [body('<a href="tel:+86-571-0000-0000;ext=12">前台分机</a> <a href="tel:*100%23">自助查询</a>')],
    },
    {
      area: 'links',
      name: 'mail to two with copies',
      on: 'dentist',
      plant: [
        body(
          '<a href="mailto:geral@clinica-arroios.example,marcacoes@clinica-arroios.example?cc=dir@clinica-arroios.example">Escreva às duas equipas</a>',
        ),
      ],
    },
    {
      area: 'links',
      name: 'mail address in another script',
      on: 'magazine',
      plant: [body('<a href="mailto:%D7%A0%D7%95%D7%A2%D7%94@derech.example">כתבו לנועה</a>')],
    },
    {
      area: 'links',
      name: 'file to keep',
      on: 'course',
      plant: [
        body('<a href="/kursplan.pdf" download>Kursplan som PDF</a>'),
        at('/kursplan.pdf', fileAnswer('application/pdf', '%PDF-1.7')),
      ],
    },
    {
      area: 'links',
      name: 'fragment by an old name',
      on: 'wiki',
      plant: [body('<a name="kaynaklar"></a><p><a href="#kaynaklar">Kaynaklara dön</a></p>')],
    },
    {
      area: 'links',
      name: 'address in another alphabet',
      on: 'magazine',
      plant: [
        body('<a href="/מגזין/רכבות">עוד על רכבות</a>'),
        at(
          '/מגזין/רכבות',
          pageAnswer(
            smallPage({
              url: 'https://derech.example/%D7%9E%D7%92%D7%96%D7%99%D7%9F/%D7%A8%D7%9B%D7%91%D7%95%D7%AA',
              lang: 'he',
              words: 'רכבות',
            }),
          ),
        ),
      ],
    },
    {
      area: 'links',
      name: 'user content with ugc',
      on: 'garden',
      plant: [
        body(
          '<section aria-label="Comments"><p>Sam: we use <a href="/category/compost/">leaf compost</a>, see <a rel="ugc nofollow noopener" target="_blank" href="https://slowbeds.example/about/">Ruth on leaves</a></p></section>',
        ),
      ],
    },
    {
      area: 'content',
      name: 'main heading of an svg with its name',
      on: 'saddle',
      plant: [
        swap(
          tag.h1,
          '<h1><svg role="img" aria-label="Sella Aquila 155" viewBox="0 0 90 9"><path d="M0 0h9"/></svg></h1>',
        ),
      ],
    },
    {
      area: 'content',
      name: 'main heading with a picture in a link',
      on: 'course',
      plant: [
        swap(
          tag.h1,
          '<h1><a href="/kurser"><img src="/bilder/drejskiva.webp" alt="Keramik för nybörjare" width="660" height="440"></a></h1>',
        ),
      ],
    },
    {
      area: 'content',
      name: 'field against robots',
      on: 'dentist',
      plant: [
        swap(
          '<button type="submit">',
          '<div style="display:none" aria-hidden="true"><input name="empresa" tabindex="-1" autocomplete="off"></div><button type="submit">',
        ),
      ],
    },
    {
      area: 'content',
      name: 'field whose label stands after it',
      on: 'planner',
      plant: [
        body(
          '<form action="/fr-ca/x" method="post"><input type="checkbox" id="ok" name="ok"><label for="ok">J’accepte</label><input type="submit" value="Envoyer"><input type="reset"></form>',
        ),
      ],
    },
    {
      area: 'content',
      name: 'field named by its title',
      on: 'wiki',
      plant: [
        body(
          '<form action="/ara" role="search"><input type="search" name="q" title="Maddelerde ara"><button>Ara</button></form>',
        ),
      ],
    },
    {
      area: 'content',
      name: 'buttons named in other ways',
      on: 'saddle',
      plant: [
        body(
          '<button type="button" aria-label="Chiudi">×</button><button type="button"><img src="/foto/rivetti.webp" alt="Ingrandisci" width="40" height="30" loading="lazy"></button>',
        ),
      ],
    },
    {
      area: 'content',
      name: 'two main parts of which one is hidden',
      on: 'planner',
      plant: [body('</main><main hidden><p>Autre vue</p>')],
    },
    {
      area: 'content',
      name: 'frame of nothing to see',
      on: 'hotel',
      plant: [
        body('<iframe src="/pixel.html" hidden title="pixel" loading="lazy"></iframe>'),
        at(
          '/pixel.html',
          pageAnswer(smallPage({ url: 'https://yunxi-inn.example/pixel.html', lang: 'zh', words: 'pixel' })),
        ),
      ],
    },
    {
      area: 'content',
      name: 'silent film that repeats',
      on: 'hotel',
      plant: [
        body(
          '<video src="/images/mist.mp4" autoplay muted loop playsinline preload="none" width="640" height="360" aria-hidden="true"></video>',
        ),
      ],
    },
    {
      area: 'images',
      name: 'sizes by a class and aspect-ratio',
      on: 'hotel',
      plant: [swap(' width="720" height="480"', ' class="w-full" style="aspect-ratio: 720 / 480"')],
    },
    {
      area: 'images',
      name: 'picture of art with several sources',
      on: 'saddle',
      plant: [
        swap(
          /(<img src="\/foto\/rivetti[^>]*>)/,
          (img) =>
            `<picture><source media="(min-width: 60em)" srcset="/foto/rivetti-800.webp 1x, /foto/rivetti-1600.webp 2x" width="800" height="300"><source type="image/avif" srcset="/foto/rivetti.avif">${img}</picture>`,
        ),
        at('/foto/rivetti-800.webp', pictureAnswer('a.webp', 800, 300)),
        at('/foto/rivetti-1600.webp', pictureAnswer('a.webp', 1600, 600)),
        at('/foto/rivetti.avif', fileAnswer('image/avif', new Uint8Array(40))),
      ],
    },
    {
      area: 'images',
      name: 'srcset with data and a comma in an address',
      on: 'planner',
      plant: [
        swap(
          '<img src="/media/ecran.webp"',
          '<img srcset="/media/w_640,h_400/ecran.webp 640w, /media/ecran.webp 641w" sizes="(min-width: 40em) calc(50vw - 2rem), 100vw" src="/media/ecran.webp"',
        ),
        at('/media/w_640,h_400/ecran.webp', pictureAnswer('a.webp', 640, 400)),
      ],
    },
    {
      area: 'images',
      name: 'sizes by the browser',
      on: 'garden',
      plant: [
        swap(
          'alt="A basket of yellow potatoes" loading="lazy"',
          'alt="A basket of yellow potatoes" loading="lazy" srcset="/wp-content/uploads/2025/04/harvest.webp 768w" sizes="auto, (max-width: 768px) 100vw, 768px"',
        ),
      ],
    },
    {
      area: 'images',
      name: 'decoration by its role',
      on: 'wiki',
      plant: [bodyStart('<img role="none" alt="" src="/gorsel/degirmen.webp" width="500" height="10">')],
    },
    {
      area: 'images',
      name: 'picture named by a caption',
      on: 'magazine',
      plant: [swap(/alt="גשר[^"]*"/, 'aria-labelledby="cap1" alt=""'), body('<p id="cap1">גשר אבן מעל נחל יבש</p>')],
    },
    {
      area: 'head',
      name: 'short title in Chinese',
      on: 'hotel',
      plant: [swap(tag.title, '<title>云栖小院花园房</title>')],
    },
    {
      area: 'head',
      name: 'short description in Chinese',
      on: 'hotel',
      plant: [
        swap(
          tag.description,
          '<meta name="description" content="杭州龙井村的十间客房,花园房带私家小院与茶席,推窗便是茶山,含早餐与接站服务,提前七日可免费取消,欢迎携带宠物入住小院。">',
        ),
      ],
    },
    {
      area: 'head',
      name: 'tags in capitals and order of their own',
      on: 'course',
      plant: [
        swap(
          tag.description,
          '<META CONTENT="Lär dig dreja, glasera och bränna under tio kvällar i vår verkstad vid Linnéplatsen. Allt material ingår och inga förkunskaper behövs." NAME=Description>',
        ),
        swap(tag.charset, "<META CHARSET='UTF-8'>"),
      ],
    },
    {
      area: 'head',
      name: 'byte order mark in place of a charset',
      on: 'wiki',
      plant: [cut(tag.charset), header('content-type', 'text/html'), swap('<!doctype html>', '\ufeff<!doctype html>')],
    },
    {
      area: 'head',
      name: 'comment before the doctype',
      on: 'saddle',
      plant: [swap('<!doctype html>', '<!-- Bottega Cuoio -->\n<!DOCTYPE HTML>')],
    },
    {
      area: 'head',
      name: 'doctype of strict XHTML',
      on: 'dentist',
      plant: [
        swap(
          tag.doctype,
          '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
        ),
      ],
    },
    {
      area: 'head',
      name: 'noscript of styles and a template in the head',
      on: 'garden',
      plant: [
        head('<noscript><link rel="stylesheet" href="/css/site.css"></noscript><template><p>later</p></template>'),
      ],
    },
    {
      area: 'head',
      name: 'icon as data',
      on: 'planner',
      plant: [
        swap(tag.icon, '<link rel="icon" href="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>">'),
      ],
    },
    {
      area: 'language',
      name: 'code in other capitals',
      on: 'planner',
      plant: [swap('hreflang="en-CA" href', 'hreflang="EN-ca" href')],
    },
    {
      area: 'language',
      name: 'a variant of a language for lang',
      on: 'dentist',
      plant: [swap('<html lang="pt-PT">', '<html lang="pt-PT-ao1990" prefix="og: https://ogp.me/ns#">')],
    },
    {
      area: 'language',
      name: 'a part in another language',
      on: 'saddle',
      plant: [
        body(
          '<blockquote lang="en" cite="https://bottegacuoio.example/borse"><p>The best saddle that I have had in twenty years of riding through the mountains of Europe, in rain and in snow.</p></blockquote>',
        ),
      ],
    },
    {
      area: 'indexing',
      name: 'canonical in the header alone',
      on: 'course',
      plant: [
        cut(tag.canonical),
        header('link', '<https://folkhogskolan.example/kurser/keramik-grund>; rel="canonical"'),
      ],
    },
    {
      area: 'indexing',
      name: 'noindex for another crawler',
      on: 'garden',
      plant: [head('<meta name="archive.org_bot" content="noindex">')],
    },
    {
      area: 'indexing',
      name: 'rules for one crawler in the header',
      on: 'hotel',
      plant: [header('x-robots-tag', 'unknownbot: noindex, nofollow')],
    },
    {
      area: 'indexing',
      name: 'available until far in the future',
      on: 'course',
      plant: [head('<meta name="robots" content="unavailable_after: 2039-12-31T23:59:59+01:00">')],
    },
    {
      area: 'indexing',
      name: 'longer rule that allows',
      on: 'wiki',
      plant: [
        robots(
          'User-agent: *\nDisallow: /madde/\nAllow: /madde/su-degirmeni\nDisallow: /*?surum=\nAllow: /css/\nSitemap: https://ansiklopedi.example/sitemap.xml',
        ),
      ],
    },
    {
      area: 'indexing',
      name: 'robots.txt behind a redirect',
      on: 'dentist',
      plant: [
        at('/robots.txt', { status: 301, headers: { location: '/robots/all.txt' } }),
        at(
          '/robots/all.txt',
          fileAnswer('text/plain', 'User-agent: *\nDisallow:\nSitemap: https://clinica-arroios.example/sitemap.xml\n'),
        ),
      ],
    },
    {
      area: 'indexing',
      name: 'canonical before the redirect of its tracking',
      on: 'saddle',
      plant: [
        (world) => ({
          ...world,
          url: `${world.url}?utm_source=lettera`,
          web: {
            ...world.web,
            'http://bottegacuoio.example/selle/aquila-155?utm_source=lettera': {
              status: 301,
              headers: { location: `${world.url}?utm_source=lettera` },
            },
            [world.url]: { ...world.answer, body: world.html },
          },
        }),
      ],
      asks: [['canonical-checker', ({ url }) => ({ url: url.replace(/\?.*/, '') })]],
    },
    {
      area: 'status',
      name: 'one redirect from the short name',
      on: 'garden',
      plant: [
        (world) => ({
          ...world,
          url: 'https://slowbeds.example/potatoes',
          html: '',
          answer: { status: 308, headers: { location: world.url } },
          web: { ...world.web, [world.url]: { ...world.answer, body: world.html, encodedBytes: 2000 } },
        }),
      ],
    },
    {
      area: 'status',
      name: 'page that writes about errors',
      on: 'wiki',
      plant: [
        bodyStart(
          '<p>HTTP 404, aranan sayfa bulunamadı anlamına gelen bir durum kodudur. Page not found iletisi ile gösterilir.</p>',
        ),
      ],
    },
    {
      area: 'sitemaps',
      name: 'list of text with a mark of its encoding',
      on: 'saddle',
      plant: [
        at('/mappa.txt', fileAnswer('text/plain; charset=utf-8', `\ufeff${saddle}/selle\r\n${saddle}/borse\r\n\r\n`)),
      ],
      asks: [['sitemap-validator', () => ({ source: `${saddle}/mappa.txt` })]],
    },
    {
      area: 'sitemaps',
      name: 'feed of Atom',
      on: 'garden',
      plant: [
        at(
          '/feed/atom/',
          fileAnswer(
            'application/atom+xml',
            `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Slow Beds</title><id>https://slowbeds.example/</id><updated>2025-07-01T07:00:00Z</updated><entry><title>Potatoes</title><link href="${bed}"/><id>${bed}</id><updated>2025-07-01T07:00:00Z</updated></entry></feed>`,
          ),
        ),
      ],
      asks: [['sitemap-validator', () => ({ source: 'https://slowbeds.example/feed/atom/' })]],
    },
    {
      area: 'sitemaps',
      name: 'index with a packed file',
      on: 'wiki',
      plant: [
        at(
          '/sitemap.xml',
          fileAnswer(
            'application/xml',
            `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${wiki}/1.xml.gz</loc><lastmod>2025-08-30T10:00:00.000Z</lastmod></sitemap></sitemapindex>`,
          ),
        ),
        at('/1.xml.gz', fileAnswer('application/x-gzip', gzipSync(sitemap(`${wiki}/hakkinda`)))),
      ],
    },
    {
      area: 'sitemaps',
      name: 'news with their own names',
      on: 'wiki',
      plant: [
        at(
          '/sitemap.xml',
          fileAnswer(
            'application/xml',
            `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="/s.xsl"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"><url><loc>${wiki}/hakkinda</loc><news:news><news:publication><news:name>Ansiklopedi</news:name><news:language>tr</news:language></news:publication><news:publication_date>2025-08-30</news:publication_date><news:title>Hakkında</news:title></news:news></url></urlset>`,
          ),
        ),
      ],
    },
    {
      area: 'redirects',
      name: 'from www to none by 308',
      on: 'garden',
      plant: [
        at('https://www.slowbeds.example/old', {
          status: 308,
          headers: { location: 'https://slowbeds.example/about/' },
        }),
      ],
      asks: [['redirect-checker', () => ({ urls: ['https://www.slowbeds.example/old'] })]],
    },
    {
      area: 'redirects',
      name: 'no redirect',
      on: 'garden',
      asks: [['redirect-checker', () => ({ urls: ['https://slowbeds.example/about/'] })]],
    },
    {
      area: 'redirects',
      name: 'relative address of a redirect',
      on: 'garden',
      plant: [at('/old', { status: 301, headers: { location: 'about/' } })],
    },
    {
      area: 'security',
      name: 'policy by hashes',
      on: 'saddle',
      plant: [
        header(
          'content-security-policy',
          "default-src 'none'; script-src 'self' 'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
        ),
      ],
    },
    {
      area: 'security',
      name: 'frames for a partner',
      on: 'hotel',
      plant: [
        header(
          'content-security-policy',
          "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self' https://travel.example",
        ),
        header('x-frame-options', null),
      ],
    },
    {
      area: 'security',
      name: 'cookie of a language that scripts read',
      on: 'planner',
      plant: [answer({ setCookies: ['lang=fr-CA; Path=/; Max-Age=2592000; Secure; SameSite=Lax'] })],
    },
    {
      area: 'security',
      name: 'HSTS for two years in quotes',
      on: 'wiki',
      plant: [header('strict-transport-security', 'Max-Age="63072000"; includeSubDomains; preload')],
    },
    {
      area: 'speed',
      name: 'page that must not be kept',
      on: 'planner',
      plant: [header('cache-control', 'private, no-store'), header('etag', null)],
    },
    {
      area: 'speed',
      name: 'small page without compression',
      on: 'course',
      plant: [
        header('content-encoding', null),
        header('vary', null),
        page(
          '<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Kurser i keramik hösten 2035</title><meta name="viewport" content="width=device-width"><meta name="description" content="Tio kvällar vid drejskivan i vår verkstad vid Linnéplatsen i Göteborg, med allt material och fika klockan sju varje gång."><link rel="canonical" href="https://folkhogskolan.example/kurser/keramik-grund"><link rel="icon" href="/icon.svg"><meta property="og:title" content="Keramik"><meta property="og:type" content="website"><meta property="og:url" content="https://folkhogskolan.example/kurser/keramik-grund"><meta property="og:image" content="https://folkhogskolan.example/bilder/keramik.png"><meta name="twitter:card" content="summary"></head><body><main><h1>Keramik</h1><p>Tio kvällar vid drejskivan. <a href="/kurser">Alla kurser</a></p></main></body></html>',
        ),
      ],
    },
    {
      area: 'social cards',
      name: 'tags by name and property at once',
      on: 'wiki',
      plant: [swap(tag.ogTitle, (found) => found.replace('property=', 'name="twitter:title" property='))],
    },
    {
      area: 'social cards',
      name: 'three pictures of a card',
      on: 'course',
      plant: [
        head(
          '<meta property="og:image" content="https://folkhogskolan.example/bilder/keramik-2.png"><meta property="og:image" content="https://folkhogskolan.example/bilder/keramik-3.png">',
        ),
        at('/bilder/keramik-2.png', pictureAnswer('a.png', 1200, 630)),
        at('/bilder/keramik-3.png', pictureAnswer('a.png', 1200, 1200)),
      ],
    },
    {
      area: 'social cards',
      name: 'card of a player',
      on: 'hotel',
      plant: [
        swap(
          tag.card,
          '<meta name="twitter:card" content="player"><meta name="twitter:player" content="https://yunxi-inn.example/player"><meta name="twitter:player:width" content="640"><meta name="twitter:player:height" content="360">',
        ),
      ],
    },
    {
      area: 'AI access',
      name: 'training forbidden and answers allowed',
      on: 'magazine',
      plant: [
        robots(
          'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /\nSitemap: https://derech.example/sitemap.xml\n',
        ),
      ],
    },
    {
      area: 'AI access',
      name: 'llms.txt with parts that may be left out',
      on: 'wiki',
      plant: [
        at(
          '/llms.txt',
          fileAnswer(
            'text/markdown',
            `# Açık Ansiklopedi\n\n> Özgür ansiklopedi.\n\nNotlar.\n\n## Maddeler\n\n- [Hakkında](${wiki}/hakkinda): kim yazıyor\n\n## Optional\n\n- [Rastgele](${wiki}/rastgele)\n`,
          ),
        ),
      ],
    },
  ],
};

export default part;
