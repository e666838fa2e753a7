import { describe, expect, it } from 'vitest';
import { isSlug } from './slug.ts';

describe('isSlug', () => {
  it.each(['a', 'md5-generator', 'photo-resizer-kb', 'titles-2'])('takes %s', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each(['', '404', '2-titles', 'Titles', 'two words', 'two--hyphens', '-first', 'last-', 'über', 'a/b', 'a\n'])(
    'refuses %j',
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});
