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
  const checks = checksAbout(...topics).filter(({ isAside }) => !isAside);
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
