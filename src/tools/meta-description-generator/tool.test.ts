import { expect, it } from 'vitest';
import { readTerms, wordLore, wordsIn } from '#lib/text/read-terms';
import { findDescriptions } from './find-descriptions.ts';

async function descriptionsOf(text: string, focus = '') {
  const lore = await wordLore(text, 'en');
  const read = readTerms(text, lore);
  return findDescriptions(text, read, wordsIn(focus, lore).map(read.stemId));
}

const long = `The bakery ${'and the mill '.repeat(20)}stand by the river.`;

it('offers nothing wider or longer than a search result', async () => {
  const found = await descriptionsOf(`We bake bread. The mill grinds our flour each day. ${long}`);
  expect(found.length).toBeGreaterThan(2);
  for (const { characters, pixels } of found) {
    expect(characters).toBeLessThanOrEqual(155);
    expect(pixels).toBeLessThanOrEqual(920);
  }
});

it('prefers the focus phrase in any form', async () => {
  const found = await descriptionsOf(
    'The mill grinds our flour each day. Rye breads are baked at night. The river drives the mill.',
    'rye bread',
  );
  expect(found[0]?.description).toContain('Rye breads');
  expect(found[0]?.hasFocus).toBe(true);
});

it('cuts a sentence only where nothing else fits', async () => {
  const [only] = await descriptionsOf(long);
  expect(only).toMatchObject({ isCut: true });
  expect(only?.description).toMatch(/(?:mill|the|and)…$/);
});
