import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { type DataItem, type NamedValue, placeOf, type StructuredData, textsOf } from '#lib/page/structured-data';
import { valueFault } from '#lib/structured-data/value-faults';
import { valueNames } from '#lib/structured-data/value-names.data';

const { amounts } = valueNames;
const currencies: readonly string[] = valueNames.currencies;

export default defineCheck({
  title: 'Prices have numbers and currencies',
  failed: 'A price cannot be read',
  severity: 'warning',
  why: 'Search engines show a price only with a plain number and a currency. A price of 19 may be dollars or yen.',
  source: {
    name: 'Google: merchant listings',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
  },
  looksAt: ['data'],
  judge: ({ data }) => judgeFaults(moneyOf(data), faultOf, placeOf),
  fix: 'Write the price as digits with a dot, such as 19.90, and beside it priceCurrency with three capitals, such as EUR.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":"19.90","priceCurrency":"EUR"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","priceCurrency":"EUR","priceSpecification":{"@type":"UnitPriceSpecification","price":19}}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":0}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":"19.90"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":-5,"priceCurrency":"EUR"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"AggregateOffer","lowPrice":20,"highPrice":10,"priceCurrency":"EUR"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":5,"priceCurrency":"EURO"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":5,"priceCurrency":"XQQ"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

interface Money extends NamedValue {
  /** Whether it, or what it is a part of, names a currency. */
  hasCurrency: boolean;
}

function moneyOf({ items }: Pick<StructuredData, 'items'>): Money[] {
  const found: Money[] = [];
  const waiting = items.map((item) => ({ item, isNamed: false })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { item } = next;
    const parts = [...item.properties.values()].flat().filter((value) => typeof value === 'object');
    const namesOne = (each: DataItem) => currencies.some((name) => textsOf(each, name).length > 0);
    const hasCurrency = next.isNamed || namesOne(item) || parts.some(namesOne);
    for (const name of [...amounts, ...currencies])
      for (const value of textsOf(item, name)) found.push({ item, name, value, at: item.at, hasCurrency });
    for (const part of parts) waiting.push({ item: part, isNamed: hasCurrency });
  }
  return found;
}

function faultOf({ item, name, value, hasCurrency }: Money): string | undefined {
  const isCurrency = currencies.includes(name);
  // Prices of things to come may be in words.
  if (!isCurrency && value.trim() === '') return `${name} is empty.`;
  const fault = valueFault(value.trim(), { kind: isCurrency ? 'currency' : 'number' });
  if (fault) return `${name} cannot be read: ${fault}`;
  if (isCurrency) return undefined;
  if (Number(value) < 0) return `${name} is ${quoted(value)}, less than nothing.`;
  if (!hasCurrency && Number(value) !== 0) return `${name} ${quoted(value)} has no currency.`;
  const [highest] =
    name === 'lowPrice' ? textsOf(item, 'highPrice') : name === 'minPrice' ? textsOf(item, 'maxPrice') : [];
  return highest !== undefined && Number(highest) < Number(value)
    ? `${name} ${quoted(value)} is above the highest price, ${quoted(highest)}.`
    : undefined;
}
