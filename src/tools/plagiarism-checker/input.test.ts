import { expect, it } from 'vitest';
import { BEES, check, HIVES } from './fixture.ts';

const copied = `${HIVES} ${BEES}`;

it.each([
  [{ text: ' \n' }, 'Please enter some text to check for plagiarism', 'text'],
  [{ text: ` ${'x'.repeat(19)} ` }, 'Please enter at least 20 characters', 'text'],
  [{ text: 'x'.repeat(1_000_001) }, 'Please check at most 1,000,000 characters at a time', 'text'],
  [{ text: copied, sources: ['Bing'] }, 'There is no source "Bing". Those of this site are Sample pages.', 'sources'],
  [{ text: copied, sources: [] }, 'Please choose a source to search, or give something to compare with', 'sources'],
  [{ text: copied, sources: 'all' }, 'The sources are a list of their names', 'sources'],
  [{ text: copied, addresses: ['no address'] }, 'You entered “no address”.', 'addresses'],
  [
    { text: copied, addresses: ['file:///etc/passwd'] },
    'Only addresses with http or https can be visited.',
    'addresses',
  ],
  [
    { text: copied, addresses: Array.from({ length: 21 }, (_, index) => `a${index}.test`) },
    'Please enter at most 20 addresses',
    'addresses',
  ],
  [{ text: copied, ownDomain: 'not a domain!' }, '', 'ownDomain'],
  [
    { text: copied, compareWith: Array.from({ length: 21 }, () => ({ title: '', text: 'x' })) },
    'Please compare with at most 20 texts',
    'compareWith',
  ],
  [
    { text: copied, compareWith: Array.from({ length: 5 }, () => ({ title: '', text: 'x'.repeat(900_000) })) },
    'Please compare with at most 4,000,000 characters in all',
    'compareWith',
  ],
])('refuses input %# in words', async (input, words, field) => {
  const error = await check(input).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'invalid-input', message: expect.stringContaining(words) });
  expect(error).toHaveProperty('field', expect.stringMatching(new RegExp(`^${field}`)));
});
