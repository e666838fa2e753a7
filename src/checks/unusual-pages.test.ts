import { expect, it } from 'vitest';
import type { PageCase } from '#kit/check';
import { judge } from '#kit/judge';
import { gatherCase } from '../../tests/page-case.ts';
import { checksAbout } from './every.ts';

const ld = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

/** As the most common plug-in of blogs writes it: one graph, whose things name each other. */
const graph = ld({
  '@graph': [
    {
      '@type': 'Article',
      '@id': 'https://example.com/page#article',
      headline: 'Brewing green tea',
      datePublished: '2026-03-01T09:00:00+00:00',
      dateModified: '2026-03-02T09:00:00+00:00',
      author: { name: 'Ann', '@id': 'https://example.com/#person' },
      publisher: { '@id': 'https://example.com/#organization' },
      image: { '@id': 'https://example.com/page#primaryimage' },
      isPartOf: { '@id': 'https://example.com/page' },
    },
    {
      '@type': 'WebPage',
      '@id': 'https://example.com/page',
      breadcrumb: { '@id': 'https://example.com/page#breadcrumb' },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': 'https://example.com/page#breadcrumb',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }],
    },
    { '@type': 'Person', '@id': 'https://example.com/#person', name: 'Ann', url: 'https://example.com/ann' },
    { '@type': 'Event', name: 'Tasting', startDate: '2026-03-01', location: { '@id': 'https://example.com/#house' } },
    {
      '@type': 'Place',
      '@id': 'https://example.com/#house',
      name: 'Tea House',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Main St',
        addressLocality: 'Bath',
        postalCode: 'BA1',
        addressCountry: 'GB',
      },
    },
    {
      '@type': 'JobPosting',
      title: 'Taster',
      description: 'Tea',
      datePosted: '2026-03-01',
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { '@id': 'https://elsewhere.example/#us' },
    },
  ],
});

const product = (offers: object) =>
  ld({ '@type': 'Product', name: 'Teapot', image: 'https://example.com/a.jpg', offers });

/** Right, though not in the way that most pages are; with the topics of the checks that looked at them askance. */
const right: Record<string, [PageCase, ...string[]]> = {
  'a graph whose things name each other': [graph, 'data', 'json-ld'],
  'the lowest of several prices': [
    product({ '@type': 'AggregateOffer', lowPrice: '19.90', highPrice: '39', priceCurrency: 'EUR', offerCount: 3 }),
    'data',
  ],
  'a price in its parts': [
    product({
      '@type': 'Offer',
      availability: 'https://schema.org/InStock',
      priceSpecification: [{ '@type': 'UnitPriceSpecification', price: 19.9, priceCurrency: 'EUR' }],
    }),
    'data',
  ],
  'a price from and to': [
    product({
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 10, priceCurrency: 'EUR' },
    }),
    'data',
  ],
  'an event that is only online': [
    ld({
      '@type': 'Event',
      name: 'Tasting',
      startDate: '2026-03-01',
      location: { '@type': 'VirtualLocation', url: 'https://example.com/live' },
    }),
    'data',
  ],
  'what shops and blogs write by plug-in': [
    ld({
      '@type': 'Product',
      '@id': 'https://example.com/page#product',
      name: 'Teapot',
      url: 'https://example.com/page',
      image: 'https://example.com/a.jpg',
      sku: 31,
      offers: [
        {
          '@type': 'Offer',
          priceSpecification: [
            { '@type': 'UnitPriceSpecification', price: '19.00', priceCurrency: 'EUR', valueAddedTaxIncluded: true },
          ],
          availability: 'http://schema.org/InStock',
          seller: { '@type': 'Organization', name: 'Tea House', url: 'https://example.com' },
        },
      ],
    }),
    'data',
    'json-ld',
  ],
  'a search that has a place for its words': [
    ld({
      '@graph': [
        {
          '@type': 'WebSite',
          '@id': 'https://example.com/#website',
          name: 'Tea House',
          url: 'https://example.com/',
          potentialAction: [
            {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: 'https://example.com/?s={search_term_string}' },
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
          '@id': 'https://example.com/#person',
          name: 'Ann',
          logo: { '@id': 'https://example.com/#logo' },
          image: {
            '@type': 'ImageObject',
            '@id': 'https://example.com/#logo',
            url: 'https://example.com/ann.jpg',
            contentUrl: 'https://example.com/ann.jpg',
            caption: 'Ann',
          },
        },
      ],
    }),
    'data',
    'json-ld',
  ],
  'products with variants': [
    ld({
      '@type': 'ProductGroup',
      name: 'Teapot',
      productGroupID: '44',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Teapot, blue',
          image: 'https://example.com/a.jpg',
          color: 'blue',
          offers: {
            '@type': 'Offer',
            price: 19.9,
            priceCurrency: 'EUR',
            itemCondition: 'https://schema.org/NewCondition',
          },
        },
      ],
    }),
    'data',
  ],
  'things of other vocabularies': [
    '<div vocab="http://xmlns.com/foaf/0.1/" typeof="Person"><b property=nick>ann</b></div><script type="application/ld+json">{"@context":"https://www.w3.org/ns/activitystreams","type":"Note"}</script><script type="application/ld+json">{"@context":["https://schema.org",{"ex":"https://example.com/ns#"}],"@type":"WebPage","ex:mood":"calm"}</script>',
    'data',
    'json-ld',
  ],
  'a rating in percent, and one without reviews': [
    ld({
      '@type': 'CreativeWork',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '88%', ratingCount: 3, reviewCount: 0 },
    }),
    'data',
  ],
  'a shop that closes after midnight, and one that never does': [
    ld({
      '@type': 'BarOrPub',
      name: 'Tea House',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Friday',
          opens: '18:00',
          closes: '02:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday', 'Sunday'], opens: '00:00', closes: '23:59' },
      ],
      openingHours: 'Mo-Th 08:00-12:00, 13:00-18:00',
    }),
    'data-hours',
    'data-values',
    'data-order',
  ],
  'pictures that a script changes, with others for those without': [
    '<img class=lazy src=data:, data-src="/a.jpg" alt=""><noscript><img src="/a.jpg" alt=""></noscript><picture><source data-srcset="/b.webp" type="image/webp"><img src="/b.jpg" alt=""></picture><img src="/c.jpg" data-src="/c-large.jpg" alt="" loading=lazy sizes=auto srcset="/c.jpg 320w, /d.jpg 640w">',
    'picture',
  ],
  'addresses with commas in srcset': [
    '<img src="/a.jpg" alt="" srcset="https://cdn.example/w_320,c_fill/a.jpg 320w, https://cdn.example/w_640,c_fill/a.jpg 640w" sizes="(min-width: 60em) calc((100vw - 4rem) / 2), 100vw">',
    'picture',
  ],
  'a drawing that its own title names': [
    '<svg role=img aria-labelledby="t1 d1"><title id=t1>Tea</title><desc id=d1>A cup</desc></svg><button aria-expanded=false aria-controls=later>Menu</button>',
    'aria',
    'button',
  ],
  'buttons that are named in other ways': [
    '<button><span class=sr-only>Close</span><span aria-hidden=true>×</span></button><button title=Play></button><button><svg><title>Menu</title></svg></button><button x-text="label"></button><button><my-icon></my-icon></button><input type=submit>',
    'button',
  ],
  'a dialog that is closed': [
    '<div class="modal fade" tabindex=-1 role=dialog aria-hidden=true aria-labelledby=h><h2 id=h>Sign in</h2><button>Close</button></div>',
    'aria',
    'button',
  ],
  'text about templates and characters': [
    '<p>Write <code>{{ name }}</code>, or <kbd>%%title%%</kbd>: São, NÃO, 20 °C, «Ça».<pre>{% if %}</pre>',
    'text-filled',
    'text-characters',
    'text-filler',
  ],
  'old and layout tables': [
    '<table role=presentation><tr><td>a<td>b<tr><td>c<td>d<tr><td>e<td>f</table><table><tr><td><table><tr><td>1<td>2</table><tr><td>x<tr><td>y</table>',
    'table',
  ],
  'a shared link with its own kind and language': [
    '<link rel=canonical href="https://example.com/page"><meta property="og:url" content="https://www.example.com/page/"><meta property="og:type" content="shop:tea"><meta property="og:locale" content="fil_PH"><meta name="twitter:card" content="summary">',
    'og-type',
    'og-locale',
    'og-url',
    'twitter-card-whole',
  ],
  'relative addresses in microdata': [
    '<base href="/shop/"><div itemscope itemtype="https://schema.org/Product"><span itemprop=name>Teapot</span><img itemprop=image src=a.jpg><div itemprop=offers itemscope itemtype="https://schema.org/Offer"><meta itemprop=price content=19><meta itemprop=priceCurrency content=EUR><a itemprop=url href="teapot">Buy</a></div></div>',
    'data',
  ],
  'a link that is a drawing with a title': [
    '<a href="/cart"><svg role="img"><title>Shopping cart</title><path/></svg></a>',
    'link-text',
    'alt',
  ],
  'a link whose drawing has a label': [
    '<a href="/cart"><svg aria-label="Shopping cart"></svg></a>',
    'link-text',
    'alt',
  ],
  'a link that another element names': [
    '<h2 id=t>Green tea</h2><a href="/tea" aria-labelledby="t"><img src=a.jpg alt=""></a>',
    'link-text',
    'alt',
  ],
  'a link whose sign has a label': [
    '<a href="/cart"><i class=cart role=img aria-label="Shopping cart"></i></a>',
    'link-text',
  ],
  'a link to write a message': [
    '<a href="sms:+441225000000?body=Hello">Text us</a><a href="sms:+441225000000">Text us</a>',
    'link-phone',
  ],
  'fields that nobody sees': [
    '<form><div hidden><input name=trap></div><div style="display:none"><input name=trap2></div><div aria-hidden=true><textarea name=t3></textarea></div><input name=q style="display: none"></form>',
    'form',
  ],
  'a heading that is a picture': [
    '<h1><img src=logo.png alt="Green tea"></h1><h2><svg><title>Water</title></svg></h2><h3 aria-label="Leaves"><i></i></h3>',
    'h1',
    'heading-empty',
  ],
  'sizes given by style': [
    '<img src=a.jpg style="width:300px;height:200px" alt=Tea><img src=b.jpg width=300 style="aspect-ratio: 3/2" alt=Tea><img src=c.jpg style="width:100%;aspect-ratio:16/9" alt=Tea>',
    'size',
  ],
  'a title in Japanese': ['<title>緑茶のおいしい淹れ方</title>', 'title'],
  'a title in Chinese': ['<title>绿茶冲泡方法</title>', 'title'],
  'a title in Korean': ['<title>녹차 맛있게 우리기</title>', 'title'],
  'a description in Chinese': [
    '<title>绿茶冲泡方法</title><meta name=description content="水温多高、茶叶多少、冲泡几分钟:绿茶冲泡简明指南。">',
    'description-length',
  ],
};

it.each(Object.entries(right))('has nothing against %s', async (_, [page, ...topics]) => {
  // As the server sends it: what scripts do to such a page is not known here.
  const checks = checksAbout(...topics).filter(({ isAside, looksAt }) => !isAside && !looksAt.includes('rendered'));
  const gathered = await gatherCase(page, new Set(checks.flatMap(({ looksAt }) => looksAt)));
  const verdicts = judge(checks, gathered);
  expect(verdicts.length).toBeGreaterThan(0);
  const found = verdicts.flatMap(({ check, found }) =>
    found.map(({ title = check.failed, severity = check.severity, detail }) => ({ title, severity, detail })),
  );
  expect(
    found.filter(({ severity }) => severity !== 'advice' || topics.includes('size') || topics.includes('title')),
  ).toEqual([]);
});
