import { describe, expect, it } from 'vitest';
import { parseSlugList } from './slug-list.ts';

describe('parseSlugList', () => {
  it('reads a list in its order', () => {
    expect(parseSlugList('["word-counter","md5-generator"]')).toEqual(['word-counter', 'md5-generator']);
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '"word-counter"',
    '{"0":"word-counter","length":1}',
    '[',
    'word-counter',
    '[[["a"]]]',
  ])('takes %j for an empty list', (text) => {
    expect(parseSlugList(text)).toEqual([]);
  });

  it('leaves out what is no slug', () => {
    const text = JSON.stringify([null, 3, {}, ['a'], '', 'A', '../etc', '<b>', 'a b', 'x'.repeat(61), 'dns-records']);
    expect(parseSlugList(text)).toEqual(['dns-records']);
  });

  it('names each once', () => {
    expect(parseSlugList('["a","b","a"]')).toEqual(['a', 'b']);
  });

  it('ends a list that never ends', () => {
    const text = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => `tool-${index}`));
    expect(parseSlugList(text)).toHaveLength(200);
  });
});
