import type { Part } from './corpus.ts';
import { body, cut, head, jsonLd, swap, tag } from './plants.ts';

const ld = 'https://schema.org';

const part: Part = {
  area: 'structured data',
  faults: [
    {
      name: 'missing brace',
      on: 'saddle',
      plant: [swap(/\}\s*<\/script>\s*<\/head>/, '</script></head>')],
      says: /json|read|syntax/i,
      least: 'error',
    },
    {
      name: 'single quotes',
      on: 'wiki',
      plant: [swap('"headline"', "'headline'")],
      says: /json|read|syntax/i,
      least: 'error',
    },
    {
      name: 'line break in a text',
      on: 'dentist',
      plant: [swap('"Clínica Arroios"', '"Clínica\nArroios"')],
      says: /json|read|syntax/i,
      least: 'error',
    },
    {
      name: 'HTML entities in the data',
      on: 'course',
      plant: [swap('"@type": "Course"', '&quot;@type&quot;: &quot;Course&quot;')],
      says: /json|read|syntax/i,
      least: 'error',
    },
    {
      name: 'empty script of data',
      on: 'hotel',
      plant: [swap(tag.jsonLd, '<script type="application/ld+json"></script>')],
      says: /json|empty|read|structured data/i,
    },
    {
      name: 'data without a type',
      on: 'planner',
      plant: [swap('"@type": "SoftwareApplication",\n', '')],
      says: /type/i,
    },
    {
      name: 'type that is none',
      on: 'garden',
      plant: [swap('"@type": "BlogPosting"', '"@type": "BlogArticle"')],
      says: /BlogArticle/,
    },
    {
      name: 'type with a typing error within',
      on: 'hotel',
      plant: [swap('"@type": "PostalAddress"', '"@type": "PostAddress"')],
      says: /PostAddress/,
    },
    {
      name: 'property of another type',
      on: 'course',
      plant: [swap('"provider"', '"ingredients": "lera", "provider"')],
      says: /ingredients/,
      least: 'advice',
    },
    {
      name: 'property in capitals',
      on: 'dentist',
      plant: [swap('"telephone"', '"Telephone"')],
      says: /Telephone/,
      least: 'advice',
    },
    {
      name: 'wrong context of data-vocabulary',
      on: 'wiki',
      plant: [swap('"@context": "https://schema.org"', '"@context": "http://data-vocabulary.org"')],
      says: /context|data-vocabulary/i,
    },
    { name: 'no context', on: 'magazine', plant: [swap('"@context": "https://schema.org",', '')], says: /context/i },
    {
      name: 'context in a key without its sign',
      on: 'saddle',
      plant: [swap('"@context"', '"context"')],
      says: /context/i,
    },
    {
      name: 'type of a script of text',
      on: 'garden',
      plant: [swap('type="application/ld+json"', 'type="text/ld+json"')],
      says: /text\/ld\+json|type/i,
    },
    {
      name: 'type of a script misspelt',
      on: 'dentist',
      plant: [swap('type="application/ld+json"', 'type="application/ld-json"')],
      says: /ld-json|type/i,
    },
    { name: 'no currency', on: 'saddle', plant: [swap('"priceCurrency": "EUR",\n', '')], says: /currency/i },
    {
      name: 'currency by its name',
      on: 'course',
      plant: [swap('"priceCurrency": "SEK"', '"priceCurrency": "kronor"')],
      says: /currency/i,
    },
    {
      name: 'currency that does not exist',
      on: 'saddle',
      plant: [swap('"priceCurrency": "EUR"', '"priceCurrency": "EUO"')],
      says: /currency|EUO/i,
    },
    {
      name: 'price with a point for thousands and a comma',
      on: 'saddle',
      plant: [swap('"price": 139', '"price": "1.139,00"')],
      says: /price/i,
    },
    { name: 'price below zero', on: 'saddle', plant: [swap('"price": 139', '"price": -139')], says: /price/i },
    {
      name: 'availability in Italian',
      on: 'saddle',
      plant: [swap('https://schema.org/InStock', 'https://schema.org/Disponibile')],
      says: /availability|Disponibile/i,
    },
    {
      name: 'rating above its best',
      on: 'saddle',
      plant: [swap('"ratingValue": 4.4', '"ratingValue": 8.8')],
      says: /rating/i,
    },
    {
      name: 'rating below its worst',
      on: 'dentist',
      plant: [swap('"ratingValue": 4.8', '"ratingValue": 0')],
      says: /rating/i,
    },
    {
      name: 'rating with a comma',
      on: 'planner',
      plant: [swap('"ratingValue": 4.2', '"ratingValue": "4,2"')],
      says: /rating/i,
    },
    { name: 'rating that nobody gave', on: 'planner', plant: [swap(/,\s*"ratingCount": 1310/, '')], says: /count/i },
    {
      name: 'price that was valid until 2020',
      on: 'saddle',
      plant: [swap('2036-06-30', '2020-06-30')],
      says: /priceValidUntil|past|expired/i,
    },
    {
      name: 'review by nobody',
      on: 'saddle',
      plant: [swap('"name": "Luca Berti"', '"name": " "')],
      says: /author|name/i,
    },
    {
      name: 'product with a picture alone',
      on: 'saddle',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Product',
          name: 'Sella',
          image: 'https://bottegacuoio.example/foto/aquila.webp',
        }),
      ],
      says: /offers|review|rating/i,
    },
    {
      name: 'article with a headline missing',
      on: 'magazine',
      plant: [swap('"headline": "הרכבת של העמק",\n', '')],
      says: /headline/i,
      least: 'advice',
    },
    {
      name: 'article without an author',
      on: 'wiki',
      plant: [swap(/,\s*"author": \{[^}]*\}/, '')],
      says: /author/i,
      least: 'advice',
    },
    { name: 'date with day and month exchanged', on: 'wiki', plant: [swap('2019-02-11', '2019-22-11')], says: /date/i },
    {
      name: 'date published in the future',
      on: 'garden',
      plant: [swap('"datePublished": "2025-04-06T07:00:00+10:00"', '"datePublished": "2049-04-06T07:00:00+10:00"')],
      says: /date|future/i,
    },
    {
      name: 'course without a provider',
      on: 'course',
      plant: [swap(/"provider": \{[\s\S]*?\},/, '')],
      says: /provider/i,
      least: 'advice',
    },
    {
      name: 'latitude of the south pole and more',
      on: 'hotel',
      plant: [swap('30.22113', '-93.5')],
      says: /latitude|range/i,
    },
    {
      name: 'longitude with a comma',
      on: 'dentist',
      plant: [swap('-9.13512', '"-9,13512"')],
      says: /longitude|number/i,
    },
    {
      name: 'day of the week in Portuguese',
      on: 'dentist',
      plant: [swap('"Monday"', '"Segunda"')],
      says: /dayOfWeek|Segunda|day/i,
    },
    {
      name: 'closing time of 25 hours',
      on: 'dentist',
      plant: [swap('"closes": "19:00"', '"closes": "25:00"')],
      says: /closes|opening|time/i,
    },
    {
      name: 'event without a beginning',
      on: 'course',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Event',
          name: 'Öppet hus',
          location: { '@type': 'Place', name: 'Folkhögskolan', address: 'Linnéplatsen 1, Göteborg' },
        }),
      ],
      says: /startDate|start/i,
    },
    {
      name: 'event on the 31st of June',
      on: 'course',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Event',
          name: 'Öppet hus',
          startDate: '2035-06-31',
          location: { '@type': 'Place', name: 'Folkhögskolan', address: 'Linnéplatsen 1, Göteborg' },
        }),
      ],
      says: /date/i,
    },
    {
      name: 'answer without text',
      on: 'planner',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'FAQPage',
          mainEntity: [{ '@type': 'Question', name: 'Est-ce gratuit ?', acceptedAnswer: { '@type': 'Answer' } }],
        }),
      ],
      says: /answer|text/i,
    },
    {
      name: 'questions without a question',
      on: 'dentist',
      plant: [jsonLd({ '@context': ld, '@type': 'FAQPage', mainEntity: [] })],
      says: /question|mainEntity|empty/i,
    },
    {
      name: 'discussion without an answer',
      on: 'garden',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'QAPage',
          mainEntity: { '@type': 'Question', name: 'Do mice eat straw?', answerCount: 2 },
        }),
      ],
      says: /answer/i,
    },
    {
      name: 'breadcrumb without names',
      on: 'wiki',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://ansiklopedi.example/' }],
        }),
      ],
      says: /name/i,
    },
    {
      name: 'breadcrumb with the same position twice',
      on: 'saddle',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Selle', item: 'https://bottegacuoio.example/selle' },
            { '@type': 'ListItem', position: 1, name: 'Aquila' },
          ],
        }),
      ],
      says: /position/i,
    },
    {
      name: 'job that ended years ago',
      on: 'dentist',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'JobPosting',
          title: 'Higienista oral',
          description: '<p>Procuramos higienista.</p>',
          datePosted: '2021-01-10',
          validThrough: '2021-03-01',
          hiringOrganization: { '@type': 'Organization', name: 'Clínica Arroios' },
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: 'Lisboa', addressCountry: 'PT' },
          },
        }),
      ],
      says: /validThrough|past|expired/i,
    },
    {
      name: 'video without a date',
      on: 'garden',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'VideoObject',
          name: 'Straw',
          thumbnailUrl: 'https://slowbeds.example/wp-content/uploads/2025/04/straw-card.png',
          contentUrl: 'https://slowbeds.example/straw.mp4',
        }),
      ],
      says: /uploadDate|date/i,
    },
    {
      name: 'duration of a video in minutes',
      on: 'garden',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'VideoObject',
          name: 'Straw',
          description: 'Laying straw',
          thumbnailUrl: 'https://slowbeds.example/wp-content/uploads/2025/04/straw-card.png',
          uploadDate: '2025-04-06T08:00:00+10:00',
          duration: '8:12',
          contentUrl: 'https://slowbeds.example/straw.mp4',
        }),
      ],
      says: /duration/i,
    },
    {
      name: 'recipe without ingredients',
      on: 'garden',
      plant: [
        jsonLd({
          '@context': ld,
          '@type': 'Recipe',
          name: 'Potato salad',
          image: 'https://slowbeds.example/wp-content/uploads/2025/04/straw-card.png',
        }),
      ],
      says: /ingredient|instruction/i,
      least: 'advice',
    },
    {
      name: 'microdata of a type that is none',
      on: 'hotel',
      plant: [
        body('<div itemscope itemtype="https://schema.org/GuestHouse"><span itemprop="name">云栖小院</span></div>'),
      ],
      says: /GuestHouse/,
    },
    {
      name: 'microdata with a property that is none',
      on: 'dentist',
      plant: [
        cut(tag.jsonLd),
        body(
          '<div itemscope itemtype="https://schema.org/Dentist"><span itemprop="name">Clínica Arroios</span><span itemprop="phoneNumber">210 000 000</span><img itemprop="image" src="/imagens/equipa.webp" alt="Equipa" width="60" height="40" loading="lazy"><span itemprop="address">Rua de Arroios 10, Lisboa</span></div>',
        ),
      ],
      says: /phoneNumber/,
      least: 'advice',
    },
    {
      name: 'template left in the data',
      on: 'garden',
      plant: [swap('"headline": "No-Dig Potatoes"', '"headline": "%%title%%"')],
      says: /template|placeholder|filled|%%/i,
    },
    {
      name: 'reference to an id that is not there',
      on: 'garden',
      plant: [swap(/"author": \{[^}]*\}/, '"author": {"@id": "https://slowbeds.example/#/person/ruth"}')],
      says: /@id|reference|author/i,
      least: 'advice',
    },
    {
      name: 'data that contradict the page',
      on: 'saddle',
      plant: [
        head(
          '<meta property="product:price:amount" content="99.00"><meta property="product:price:currency" content="EUR">',
        ),
      ],
      says: /price/i,
      least: 'advice',
    },
  ],
};

export default part;
