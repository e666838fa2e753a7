import { expect, it } from 'vitest';
import { stemOf } from './stems.ts';

it.each([
  'develop developed developing development develops',
  'release released releasing releases',
  'plan planned planning plans',
  'city cities',
  'write wrote written writing writes',
  'produce produced producing produces',
])('gives one stem to the family of %s', (family) => {
  expect(new Set(family.split(' ').map(stemOf)).size).toBe(1);
});
