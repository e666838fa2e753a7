import { describe, expect, it } from 'vitest';
import { unspacedWords } from './unspaced-words.ts';

function words(text: string): string[] {
  return Array.from(unspacedWords(text, 0, text.length), ({ word }) => word);
}

describe('unspacedWords', () => {
  it('finds the words of Chinese and leaves out the punctuation', () => {
    expect(words('我爱北京。')).toEqual(['我', '爱', '北京']);
  });

  it('stays within the stretch', () => {
    expect([...unspacedWords('a 北京 b', 2, 4)]).toEqual([{ word: '北京', at: 2 }]);
  });

  it('ends on an empty stretch', () => {
    expect(words('')).toEqual([]);
  });
});
