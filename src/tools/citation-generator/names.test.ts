import { expect, it } from 'vitest';
import { initials, invertedName, wholeName } from './names.ts';
import { chicagoPages, fullPages, mlaPages } from './pages.ts';
import { readCsl } from './read-csl.ts';
import { readAuthors, readName } from './read-fields.ts';

it.each([
  ['Jean-Paul', 'J.-P.'],
  ['J.-P. M.', 'J.-P. M.'],
  ['J.K.', 'J. K.'],
  ['Ludwig van', 'L. van'],
  ['Émile', 'É.'],
  ['明', '明'],
  ['', ''],
])('shortens %j to %j', (given, short) => {
  expect(initials(given)).toBe(short);
});

it.each([
  ['King, Martin Luther, Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
  ['King, Martin Luther Jr', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
  ['King Jr., Martin Luther', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
  ['King, Jr., Martin Luther', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
  ['Henry Louis Gates, Jr.', { family: 'Gates', given: 'Henry Louis', suffix: 'Jr.' }],
  ['Rockefeller, John D., III', { family: 'Rockefeller', given: 'John D.', suffix: 'III' }],
  ['Woolf, V', { family: 'Woolf', given: 'V' }],
  ['van der Berg, Jan (eds.)', { family: 'van der Berg', given: 'Jan', isEditor: true }],
  ['Acme, Inc.', { family: 'Acme, Inc.', given: '' }],
  ['(Ed.)', { family: '(Ed.)', given: '' }],
])('reads %j', (line, author) => {
  expect(readAuthors([line])).toEqual([author]);
});

it('reads and writes the end of a name', () => {
  expect(readName('Martin Luther King Jr.')).toEqual({ family: 'King', given: 'Martin Luther', suffix: 'Jr.' });
  const king = { family: 'King', given: 'Martin Luther', suffix: 'Jr.' };
  expect([invertedName(king), wholeName(king), wholeName(king, ', ')]).toEqual([
    'King, Martin Luther, Jr.',
    'Martin Luther King Jr.',
    'Martin Luther King, Jr.',
  ]);
  expect(wholeName({ family: 'Rockefeller', given: 'John D.', suffix: 'IV' }, ', ')).toBe('John D. Rockefeller IV');
});

it('takes editors, particles and suffixes from the description of a DOI', () => {
  const person = { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der', suffix: 'Jr.' };
  expect(readCsl(JSON.stringify({ type: 'book', editor: [person] }))?.authors).toEqual([
    { family: 'van der Berg', given: 'Jan', suffix: 'Jr.', isEditor: true },
  ]);
  expect(readCsl(JSON.stringify({ author: [{ family: 'A', given: 'B' }], editor: [person] }))?.authors).toEqual([
    { family: 'A', given: 'B' },
  ]);
});

// The table of the Chicago Manual of Style.
it.each([
  ['3-10', '3–10'],
  ['71-72', '71–72'],
  ['96-117', '96–117'],
  ['100-104', '100–104'],
  ['1100-1113', '1100–1113'],
  ['101-108', '101–8'],
  ['808-833', '808–33'],
  ['1103-1104', '1103–4'],
  ['321-328', '321–28'],
  ['498-532', '498–532'],
  ['1087-1089', '1087–89'],
  ['1496-1500', '1496–500'],
  ['11564-11615', '11564–615'],
  ['12991-13001', '12991–3001'],
  ['321-28, 401 - 409', '321–28, 401–9'],
  ['e12-e19', 'e12–e19'],
  ['20-10', '20–10'],
])('shortens the pages %s to %s for Chicago', (pages, short) => {
  expect(chicagoPages(pages)).toBe(short);
});

// The table of the MLA Handbook.
it.each([
  ['21-48', '21–48'],
  ['89-99', '89–99'],
  ['96-101', '96–101'],
  ['103-104', '103–04'],
  ['395-401', '395–401'],
  ['923-1003', '923–1003'],
  ['1003-1005', '1003–05'],
  ['1608-1774', '1608–774'],
])('shortens the pages %s to %s for MLA, and completes them for APA', (pages, short) => {
  expect(mlaPages(pages)).toBe(short);
  expect(fullPages(short)).toBe(pages.replace('-', '–'));
});
