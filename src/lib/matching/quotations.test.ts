import { expect, it } from 'vitest';
import { citedQuotations } from './quotations.ts';

const quoted = (text: string) => citedQuotations(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['He wrote “bees dance on the comb” (Frisch, 1927).', '“bees dance on the comb”'],
  ['As Frisch (1927) put it, "bees dance on the comb".', '"bees dance on the comb"'],
  ['It is «une danse» [12, 14] and no more.', '«une danse»'],
  ['„Bienen tanzen“ (S. 12) steht dort.', '„Bienen tanzen“'],
  ['They say “bees dance”.³ And then', '“bees dance”'],
  ['Frisch et al. (1950: 12) found “a language”.', '“a language”'],
])('finds a quotation and its citation: %s', (text, found) => {
  expect(quoted(text)).toEqual([found]);
});

it.each([
  'He said “bees dance on the comb” and left.',
  'The “waggle dance” was described later (see the next chapter).',
  'Frisch (1927) kept bees. His sister wrote: “bees dance”.',
  'A lone “ mark (Frisch, 1927) opens nothing.',
  'It measured 12" (Smith, 2004) across.',
])('leaves what has no citation, or is no quotation: %s', (text) => {
  expect(quoted(text)).toEqual([]);
});

it('does not take long over marks without end', () => {
  expect(quoted('“'.repeat(50_000))).toEqual([]);
  expect(quoted('(Frisch '.repeat(20_000))).toEqual([]);
});
