import { expect, it } from 'vitest';
import { hasProperty, isKindOf, isListed, isProperty, isType, meantProperty, meantType } from './vocabulary.ts';

it('knows types, their properties and the members of lists', () => {
  expect(['Product', '3DModel', 'Text', 'CafeOrCoffeeShop', 'Concert'].map(isType)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(['gtin13', 'articleNumber'].map(isProperty)).toEqual([true, false]);
  expect(['InStock', 'EventScheduled', 'EventConfirmed'].map(isListed)).toEqual([true, true, false]);
});

it('knows what a type has of those that it is a kind of', () => {
  expect(hasProperty(['Restaurant'], 'openingHours')).toBe(true);
  expect(hasProperty(['Product'], 'price')).toBe(false);
  expect(hasProperty(['Product', 'Offer'], 'price')).toBe(true);
  expect([isKindOf('NewsArticle', 'CreativeWork'), isKindOf('Person', 'CreativeWork')]).toEqual([true, false]);
});

it('tells what was likely meant', () => {
  expect([meantType('recipe'), meantType('Prodcut'), meantProperty('perfomer')]).toEqual([
    'Recipe',
    'Product',
    'performer',
  ]);
});
