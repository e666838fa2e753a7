import { describe, expect, it } from 'vitest';
import { searchTools } from './search-tools.ts';

const tools = [
  {
    slug: 'compress-image',
    title: 'Compress Image',
    summary: 'Make a picture smaller in bytes.',
    keywords: ['photo', 'shrink', 'optimise'],
    category: 'image',
  },
  {
    slug: 'dns-records',
    title: 'DNS Records',
    summary: 'List the A, MX and TXT records of a domain.',
    keywords: ['nameserver', 'mx'],
    category: 'domain',
  },
  {
    slug: 'word-counter',
    title: 'Word Counter',
    summary: 'Count words, sentences and reading time of a text.',
    keywords: ['characters', 'length'],
    category: 'content',
  },
  {
    slug: 'word-combiner',
    title: 'Word Combiner',
    summary: 'Join words of several lists.',
    keywords: ['merge', 'domain'],
    category: 'content',
  },
];

const slugs = (query: string) => searchTools(query, tools).map(({ slug }) => slug);

describe('searchTools', () => {
  it.each([
    ['compress', ['compress-image']],
    ['COMPRESS', ['compress-image']],
    ['compress-image', ['compress-image']],
    ['shrink a photo', ['compress-image']],
    ['mx', ['dns-records']],
    ['comp', ['compress-image']],
    ['nameservers', ['dns-records']],
  ])('finds by title, slug, keyword and beginning: %j', (query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  it.each(['compres', 'comrpess', 'compresss', 'conpress'])('forgives one wrong letter: %j', (query) => {
    expect(slugs(query)).toEqual(['compress-image']);
  });

  it.each([
    ['wordcounter', 'word-counter'],
    ['WordCount', 'word-counter'],
    ['compressimage', 'compress-image'],
    ['wordcuonter', 'word-counter'],
    ['dsn', 'dns-records'],
  ])('knows %s for %s', (query, expected) => {
    expect(slugs(query)[0]).toBe(expected);
  });

  it('does not take short words for typos of each other', () => {
    expect(slugs('dnx')).toEqual([]);
    expect(slugs('nx')).toEqual([]);
  });

  it('puts the tool that fits more words first', () => {
    expect(slugs('word counter')[0]).toBe('word-counter');
    expect(slugs('combine word')[0]).toBe('word-combiner');
  });

  it('weighs a title above a keyword and a keyword above the category', () => {
    expect(slugs('word')).toEqual(['word-counter', 'word-combiner']);
    expect(slugs('domain')[0]).toBe('word-combiner');
  });

  it('looks at the beginning of whatever is pasted', () => {
    expect(slugs(`compress ${'zebra '.repeat(2000)} mx`)).toEqual(['compress-image']);
  });

  it('looks past words that say nothing', () => {
    expect(slugs('how to count the words of a text')).toEqual(['word-counter']);
  });

  it('gives every tool for an empty query and none for an unknown word', () => {
    expect(slugs('  ')).toHaveLength(4);
    expect(slugs('zebra')).toEqual([]);
    expect(slugs('%')).toEqual([]);
  });
});
