import type { Part } from './corpus.ts';
import { body, jsonLd, swap } from './plants.ts';

const ld = 'https://schema.org';
const product = {
  '@context': ld,
  '@type': 'Product',
  name: 'Sencha Uji',
  image: 'https://www.harbour-tea.example/img/sencha-uji.webp',
  description: 'Green tea of the first harvest.',
  offers: { '@type': 'Offer', price: '14.90', priceCurrency: 'GBP', availability: `${ld}/InStock` },
};
const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});

const part: Part = {
  area: 'structured data',
  faults: [
    {
      name: 'JSON-LD with a comma too many',
      on: 'shop',
      plant: [swap('"sku": "HT-204",', '"sku": "HT-204",,')],
      says: /json|read|syntax/i,
      least: 'error',
    },
    {
      name: 'JSON-LD with a comment',
      on: 'blog',
      plant: [swap('"@type": "BlogPosting"', '/* Artikel */ "@type": "BlogPosting"')],
      says: /json|read|syntax/i,
      least: 'error',
    },
    {
      name: 'JSON-LD with curly quotes',
      on: 'docs',
      plant: [swap('"@type": "TechArticle"', '“@type”: “TechArticle”')],
      says: /json|read|syntax/i,
      least: 'error',
    },
    {
      name: 'JSON-LD without a type',
      on: 'event',
      plant: [jsonLd({ '@context': ld, name: 'Winter Strings', startDate: '2034-01-20' })],
      says: /type/i,
    },
    {
      name: 'JSON-LD with an unknown type',
      on: 'cafe',
      plant: [swap('"@type": "CafeOrCoffeeShop"', '"@type": "CoffeeHouse"')],
      says: /CoffeeHouse/i,
    },
    {
      name: 'type in lower case',
      on: 'recipe',
      plant: [swap('"@type": "Recipe"', '"@type": "recipe"')],
      says: /\brecipe\b/,
      least: 'warning',
    },
    {
      name: 'property that does not exist',
      on: 'shop',
      plant: [swap('"sku": "HT-204"', '"articleNumber": "HT-204"')],
      says: /articleNumber/,
      least: 'advice',
    },
    {
      name: 'property misspelt',
      on: 'event',
      plant: [swap('"performer"', '"perfomer"')],
      says: /perfomer/,
      least: 'advice',
    },
    {
      name: 'context that is not schema.org',
      on: 'news',
      plant: [swap('"@context": "https://schema.org"', '"@context": "https://shema.org"')],
      says: /context|shema/i,
    },
    { name: 'context absent', on: 'blog', plant: [swap('"@context": "https://schema.org",', '')], says: /context/i },
    {
      name: 'MIME type misspelt',
      on: 'cafe',
      plant: [swap('type="application/ld+json"', 'type="application/json+ld"')],
      says: /json\+ld|type/i,
    },
    {
      name: 'MIME type of plain JSON',
      on: 'recipe',
      plant: [swap('type="application/ld+json"', 'type="application/json"')],
      says: /application\/json|ld\+json/i,
    },
    { name: 'price without a currency', on: 'shop', plant: [swap('"priceCurrency": "GBP",\n', '')], says: /currency/i },
    {
      name: 'currency as a sign',
      on: 'shop',
      plant: [swap('"priceCurrency": "GBP"', '"priceCurrency": "£"')],
      says: /currency/i,
    },
    {
      name: 'price with its currency in it',
      on: 'shop',
      plant: [swap('"price": "14.90"', '"price": "£14.90"')],
      says: /price/i,
    },
    { name: 'price with a comma', on: 'landing', plant: [swap('"price": 19', '"price": "19,00"')], says: /price/i },
    {
      name: 'availability that does not exist',
      on: 'shop',
      plant: [swap('https://schema.org/InStock', 'Available now')],
      says: /availability/i,
    },
    {
      name: 'rating above its scale',
      on: 'landing',
      plant: [swap('"ratingValue": 4.6', '"ratingValue": 46')],
      says: /rating/i,
    },
    { name: 'rating without a count', on: 'recipe', plant: [swap(/,\s*"ratingCount": 96/, '')], says: /count/i },
    {
      name: 'rating of a product with nought reviews',
      on: 'shop',
      plant: [swap('"reviewCount": 83', '"reviewCount": 0')],
      says: /count|review/i,
    },
    {
      name: 'price valid until the past',
      on: 'shop',
      plant: [swap('2035-12-31', '2022-12-31')],
      says: /priceValidUntil|past|expired/i,
    },
    {
      name: 'review without an author',
      on: 'shop',
      plant: [swap(/,\s*"author": \{\s*"@type": "Person",\s*"name": "Anna Webb"\s*\}/, '')],
      says: /author/i,
    },
    {
      name: 'product without offers, rating and review',
      on: 'shop',
      plant: [jsonLd({ ...product, offers: undefined })],
      says: /offers|review|rating/i,
    },
    { name: 'product without a name', on: 'shop', plant: [jsonLd({ ...product, name: undefined })], says: /name/i },
    {
      name: 'article without an author',
      on: 'news',
      plant: [swap(/"author": \[[\s\S]*?\],/, '')],
      says: /author/i,
      least: 'advice',
    },
    {
      name: 'article with an author of numbers',
      on: 'blog',
      plant: [swap('"name": "Jonas Feld"', '"name": ""')],
      says: /author|name/i,
    },
    {
      name: 'article changed before it was published',
      on: 'blog',
      plant: [swap('2025-02-01T10:30:00+01:00', '2023-02-01T10:30:00+01:00')],
      says: /dateModified|before|earlier/i,
      least: 'advice',
    },
    {
      name: 'article with a date in words',
      on: 'news',
      plant: [swap('"datePublished": "2025-11-03T06:15:00+01:00"', '"datePublished": "3 novembre 2025"')],
      says: /date/i,
    },
    {
      name: 'event with a day that does not exist',
      on: 'event',
      plant: [swap('2034-01-20T19:30:00+00:00', '2034-02-30T19:30:00+00:00')],
      says: /date/i,
    },
    {
      name: 'event that ends before it begins',
      on: 'event',
      plant: [swap('2034-01-20T21:45:00+00:00', '2034-01-19T21:45:00+00:00')],
      says: /end|before/i,
    },
    {
      name: 'event without a place',
      on: 'event',
      plant: [swap(/"location": \{[\s\S]*?\}\s*\},/, '')],
      says: /location/i,
    },
    {
      name: 'event status that does not exist',
      on: 'event',
      plant: [swap('https://schema.org/EventScheduled', 'https://schema.org/EventConfirmed')],
      says: /eventStatus|EventConfirmed/i,
    },
    { name: 'recipe without its picture', on: 'recipe', plant: [swap(/"image": \[[\s\S]*?\],/, '')], says: /image/i },
    {
      name: 'recipe with minutes in words',
      on: 'recipe',
      plant: [swap('"prepTime": "PT20M"', '"prepTime": "20 minutes"')],
      says: /prepTime|duration/i,
    },
    {
      name: 'place with a latitude out of range',
      on: 'cafe',
      plant: [swap('35.31892', '135.31892')],
      says: /latitude|range/i,
    },
    {
      name: 'opening hours that are malformed',
      on: 'cafe',
      plant: [swap('"opens": "09:00"', '"opens": "9 am"')],
      says: /opens|opening|time/i,
    },
    {
      name: 'country by a name that is none',
      on: 'cafe',
      plant: [swap('"addressCountry": "JP"', '"addressCountry": "JPN-Kanagawa"')],
      says: /country/i,
      least: 'advice',
    },
    {
      name: 'question without an answer',
      on: 'landing',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'FAQPage',
          mainEntity: [
            question('¿Cuánto cuesta?', '19 euros al mes.'),
            { '@type': 'Question', name: '¿Hay contrato?' },
          ],
        }),
      ],
      says: /answer/i,
    },
    {
      name: 'questions that are not on the page',
      on: 'docs',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'FAQPage',
          mainEntity: [question('Can I pay by cheque?', 'Yes, cheques are accepted in all countries.')],
        }),
      ],
      says: /visible|on the page|not shown|see|text|read/i,
      least: 'advice',
    },
    {
      name: 'breadcrumb without positions',
      on: 'docs',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', name: 'API', item: 'https://docs.ledgerline.example/api/' },
            { '@type': 'ListItem', name: 'Webhooks' },
          ],
        }),
      ],
      says: /position/i,
    },
    {
      name: 'breadcrumb whose positions skip a number',
      on: 'shop',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Teas', item: 'https://www.harbour-tea.example/teas' },
            { '@type': 'ListItem', position: 3, name: 'Green', item: 'https://www.harbour-tea.example/teas/green' },
          ],
        }),
      ],
      says: /position/i,
    },
    {
      name: 'job whose last day has passed',
      on: 'cafe',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'JobPosting',
          title: 'バリスタ',
          description: '<p>鎌倉店のバリスタを募集します。</p>',
          datePosted: '2022-03-01',
          validThrough: '2022-05-01T00:00:00+09:00',
          employmentType: 'FULL_TIME',
          hiringOrganization: { '@type': 'Organization', name: '木漏れ日珈琲' },
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressCountry: 'JP', addressLocality: '鎌倉市' },
          },
        }),
      ],
      says: /validThrough|past|expired/i,
    },
    {
      name: 'video without a thumbnail',
      on: 'news',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'VideoObject',
          name: 'Le pont rouvert',
          uploadDate: '2025-11-03T08:00:00+01:00',
          contentUrl: 'https://www.courrier-du-lac.example/video/pont.mp4',
        }),
      ],
      says: /thumbnail/i,
    },
    {
      name: 'microdata with a type that does not exist',
      on: 'event',
      plant: [
        body('<div itemscope itemtype="https://schema.org/Concert"><span itemprop="name">Winter Strings</span></div>'),
      ],
      says: /Concert/,
    },
    {
      name: 'microdata with properties outside of any item',
      on: 'blog',
      plant: [body('<p><span itemprop="ratingValue">5</span> von <span itemprop="bestRating">5</span></p>')],
      says: /itemprop|item/i,
      least: 'advice',
    },
    {
      name: 'value of an unfilled template',
      on: 'shop',
      plant: [swap('"name": "Sencha Uji"', '"name": "{{ product.title | json }}"')],
      says: /template|placeholder|filled|\{\{/i,
    },
    {
      name: 'picture of an article with a relative address',
      on: 'docs',
      plant: [swap('"image": "https://docs.ledgerline.example/assets/card.png"', '"image": "assets\\\\card.png"')],
      says: /image|address|url/i,
    },
  ],
};

export default part;
