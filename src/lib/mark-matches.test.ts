import { describe, expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

/** Marked parts in brackets. */
const shown = (query: string, text: string) =>
  markMatches(query, text)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('markMatches', () => {
  it.each([
    ['comp', 'Compress Image', '[Comp]ress Image'],
    ['image comp', 'Compress Image', '[Comp]ress [Image]'],
    ['c compress', 'Compress Image', '[Compress] Image'],
    ['cole', 'École', 'École'],
    ['press', 'Compress Image', 'Compress Image'],
    ['', 'Compress Image', 'Compress Image'],
    ['(', 'Compress (Image)', 'Compress (Image)'],
    ['éc', 'École', '[Éc]ole'],
  ])('%j in %j', (query, text, expected) => {
    expect(shown(query, text)).toBe(expected);
  });

  it('tells where each part begins', () => {
    expect(markMatches('im', 'Crop image').map(({ start }) => start)).toEqual([0, 5, 7]);
  });
});
