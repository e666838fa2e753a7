import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { typeRules } from '#lib/structured-data/type-rules.data';
import { isoDuration } from './iso-duration.ts';
import { openingHours } from './opening-hours.ts';
import run from './run.ts';
import tool from './tool.ts';
import { types } from './type-names.ts';

const entry = toolEntry('schema-markup-generator', tool, run);
const generate = async (type: string, values: Record<string, string>) => {
  const members = Object.entries(values).map(([name, value]) => ({ name, value }));
  const { markup, findings } = tool.output.parse(await execute(entry, { type, members }));
  const json = markup.replace(/^<script[^>]*>|<\/script>$/g, '');
  return { markup, data: JSON.parse(json), findings: findings.map(({ severity, title }) => `${severity}: ${title}`) };
};

describe('schema-markup-generator', () => {
  it('has a form for every type that has rules', () => {
    expect(Object.keys(typeRules)).toEqual([...types]);
  });

  it.each(tool.examples)('finds nothing required missing in $name', async ({ input }) => {
    const { findings } = tool.output.parse(await execute(entry, input));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each(types)('says what %s needs when nothing is entered', async (type) => {
    const { findings } = await generate(type, {});
    const needs = Object.values(typeRules[type].members).some(
      ({ level, path }) => level === 'required' && !path.includes('.'),
    );
    if (needs) expect(findings.some((found) => found.startsWith('error: '))).toBe(true);
    else expect(findings.some((found) => found.startsWith('advice: '))).toBe(true);
  });

  it('lets no value end the script', async () => {
    const { markup, data } = await generate('Article', { headline: '</script><script>alert(1)//' });
    expect(markup.match(/<\/?script/g)).toHaveLength(2);
    expect(data.headline).toBe('</script><script>alert(1)//');
  });

  it('writes things within things, numbers, durations, steps and hours', async () => {
    const { data } = await generate('JobPosting', {
      'jobLocation.address.addressLocality': 'York',
      'baseSalary.value.value': '31000,50',
      'baseSalary.currency': 'gbp',
      employmentType: 'FULL_TIME',
    });
    expect(data).toMatchObject({
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'York' } },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', value: 31000.5 },
      },
      employmentType: 'FULL_TIME',
    });
    const recipe = await generate('Recipe', { cookTime: '1 h 10 min', recipeInstructions: 'Mix\n\nBake' });
    expect(recipe.data).toMatchObject({
      cookTime: 'PT1H10M',
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Mix' }, { text: 'Bake' }],
    });
  });

  it('finds what is malformed, and what a thing lacks only where the thing is', async () => {
    const product = await generate('Product', {
      name: 'Mug',
      'offers.price': 'twelve',
      'offers.priceCurrency': 'Euro',
      image: 'mug.jpg',
    });
    expect(product.findings.filter((found) => found.startsWith('error'))).toEqual([
      'error: Pictures cannot be read',
      'error: Price cannot be read',
      'error: Currency cannot be read',
    ]);
    const rated = await generate('Product', { name: 'Mug', 'aggregateRating.ratingValue': '4.5' });
    expect(rated.findings).toContain('error: One of ratingCount, reviewCount is missing');
    expect(rated.findings).not.toContain('error: Price is missing');
    expect((await generate('Product', { name: 'Mug' })).findings).toContain(
      'error: One of offers, aggregateRating, review is missing',
    );
  });

  it('knows a trail that is too short or has a gap', async () => {
    const { findings, data } = await generate('BreadcrumbList', {
      itemListElement: 'Home\nShop | https://example.com/shop',
    });
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://example.com/shop' },
    ]);
    expect(findings).toEqual(['error: The breadcrumbs are incomplete']);
  });

  it('names members that a type does not have', async () => {
    const { findings, data } = await generate('Person', { name: 'Ann', cookTime: '5 min', __proto__x: 'y' });
    expect(data).toEqual({ '@context': 'https://schema.org', '@type': 'Person', name: 'Ann' });
    expect(findings.slice(0, 2)).toEqual(['warning: cookTime was left out', 'warning: __proto__x was left out']);
  });
});

it.each([
  ['20 min', 'PT20M'],
  ['1 h 10 min', 'PT1H10M'],
  ['1 hour and 5 minutes', 'PT1H5M'],
  ['1 min 54 s', 'PT1M54S'],
  ['0:45', 'PT0H45M'],
  ['PT1H', 'PT1H'],
  ['soon', undefined],
  ['5 apples', undefined],
])('%s is %s', (text, duration) => {
  expect(isoDuration(text)).toBe(duration);
});

it.each([
  ['Mo-Fr 9:00-18:00', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00'],
  ['Sat, Sun 10.00 – 14.00', ['Saturday', 'Sunday'], '10:00'],
  ['Fri-Mo 22:00-02:00', ['Friday', 'Saturday', 'Sunday', 'Monday'], '22:00'],
])('%s is open on %j', (line, dayOfWeek, opens) => {
  expect(openingHours(line)).toMatchObject({ dayOfWeek, opens });
});

it('does not guess other words for hours', () => {
  expect([openingHours('daily 9-5'), openingHours('Xx 09:00-10:00')]).toEqual([undefined, undefined]);
});
