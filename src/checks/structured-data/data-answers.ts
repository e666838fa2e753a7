import { defineCheck } from '#kit/check';
import { own } from '#lib/own';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { allItems, type DataItem, textsOf } from '#lib/page/structured-data';

/** What a thing of a type cannot be without. Each group needs one of its properties. Source: Google's documentation of each. */
const needs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  FAQPage: [['mainEntity']],
  QAPage: [['mainEntity']],
  Question: [
    ['acceptedAnswer', 'suggestedAnswer', 'eduQuestionType'],
    ['name', 'text'],
  ],
  Answer: [['text', 'url', 'name']],
  Review: [['author'], ['reviewRating', 'reviewBody', 'name', 'positiveNotes', 'negativeNotes']],
  AggregateRating: [['ratingValue'], ['ratingCount', 'reviewCount']],
  Rating: [['ratingValue']],
  HowTo: [['step']],
  ClaimReview: [['claimReviewed'], ['reviewRating']],
  ListItem: [['item', 'name', 'url']],
  Offer: [['price', 'priceSpecification', 'lowPrice', 'url', 'availability', 'itemOffered']],
  Person: [['name', 'givenName', 'familyName', 'url']],
  Organization: [['name', 'legalName', 'url']],
  Brand: [['name']],
  WebSite: [['name', 'url']],
  ImageObject: [['url', 'contentUrl']],
  HowToStep: [['text', 'itemListElement', 'name']],
  ContactPoint: [['telephone', 'email', 'url', 'contactType']],
  GeoCoordinates: [['latitude'], ['longitude']],
  MonetaryAmount: [['value', 'minValue', 'maxValue']],
  NutritionInformation: [['calories', 'fatContent', 'servingSize', 'proteinContent', 'carbohydrateContent']],
};

export default defineCheck({
  title: 'Parts of the structured data have what they are for',
  failed: 'A part of the structured data lacks what it is for',
  severity: 'warning',
  why: 'A question without an answer, or a review that nobody wrote, is left out of search results.',
  source: {
    name: 'Google: structured data search gallery',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  },
  looksAt: ['data'],
  judge: ({ data }) => {
    const all = allItems(data);
    const described = new Set(all.filter(({ properties }) => properties.size > 0).map(({ id }) => id));
    const parts = all
      // What only names another thing of the page, or of another page, is described there.
      .filter(
        ({ id, properties, isForeign }) => !isForeign && (id === '' || (properties.size > 0 && described.has(id))),
      )
      .flatMap((item) =>
        item.types.filter((type) => Object.hasOwn(needs, type)).map((type) => ({ item, type, at: item.at })),
      );
    return judgeFaults(
      parts,
      ({ item, type }) => {
        const lack = (own(needs, type) ?? []).find((group) => !group.some((name) => isSaid(item, name)));
        const name = textsOf(item, 'name')[0];
        return lack && `The ${type}${name ? ` ${quoted(name)}` : ''} has no ${lack.slice(0, 3).join(' or ')}.`;
      },
      ({ type, item, at }) => ({
        at,
        shown: [type, textsOf(item, 'name')[0]?.slice(0, 100)].filter(Boolean).join(': '),
      }),
    );
  },
  fix: 'Add what is missing, as visitors see it on the page, or take the part out.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Question","name":"How?","acceptedAnswer":{"@type":"Answer","text":"So."}}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","review":{"@id":"#r"}}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","@id":"#r","author":"Ann","reviewBody":"Good."}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"How?"}]}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","reviewBody":"Good."}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Question","name":"How?","acceptedAnswer":{"@type":"Answer","text":" "}}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

function isSaid({ properties }: DataItem, name: string): boolean {
  return (properties.get(name) ?? []).some((value) => typeof value === 'object' || String(value).trim() !== '');
}
