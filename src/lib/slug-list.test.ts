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
    '{"toString":1}',
  ])('takes %j for an empty list', (text) => {
    expect(parseSlugList(text)).toEqual([]);
  });

  it('leaves out what is no text', () => {
    expect(parseSlugList('[null,3,{},["a"],true,"dns-records"]')).toEqual(['dns-records']);
  });

  it('names each once', () => {
    expect(parseSlugList('["a","b","a"]')).toEqual(['a', 'b']);
  });
});
