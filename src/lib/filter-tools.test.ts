import { describe, expect, it } from 'vitest';
import { filterTools } from './filter-tools.ts';

const tools = [
  { slug: 'a', title: 'DNS Records', summary: 'List the MX records.', keywords: ['nameserver'], category: 'domain' },
  {
    slug: 'b',
    title: 'MD5 Generator',
    summary: 'Make a hash (32 digits).',
    keywords: ['checksum'],
    category: 'conversion',
  },
  { slug: 'c', title: 'Word Counter', summary: 'Count the words of a text.', keywords: ['essay'], category: 'content' },
];
const found = (query: string) => filterTools(query, tools).map(({ slug }) => slug);

describe('filterTools', () => {
  it.each(['', '  \t'])('lists everything in its order for %j', (query) => {
    expect(found(query)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['the middle of a name', 'ount', ['c']],
    ['a name in another case', 'mD5 gEN', ['b']],
    ['a description', 'LIST THE', ['a']],
    ['signs in a description', '(32', ['b']],
    ['signs alone', '(', ['b']],
    ['white space around', '  dns ', ['a']],
    ['a keyword', 'checksum', ['b']],
    ['a typing error', 'recrods', ['a']],
  ])('finds %s', (_, query, slugs) => {
    expect(found(query)).toEqual(slugs);
  });

  it.each(['zzzz', '???', '.*', '\\'])('finds nothing for %j', (query) => {
    expect(found(query)).toEqual([]);
  });
});
