import { describe, expect, it } from 'vitest';
import type { FoundPassage } from './found-source.ts';
import { recounting } from './recount.tsx';

const text = 'one two three four five six seven eight nine ten';

function passage(words: string): FoundPassage {
  const start = text.indexOf(words);
  const around = { sourceBefore: '', sourceText: words, sourceAfter: '', isCut: false };
  return { start, end: start + words.length, kind: 'exact', words: words.split(' ').length, ...around };
}

describe('counting a text anew', () => {
  it('counts the words of the sources that are left, each once', () => {
    const recount = recounting(text);
    const first = { passages: [passage('two three four'), passage('nine')] };
    const other = { passages: [passage('four five')] };
    expect(recount([first, other])).toMatchObject({ originalityScore: 50, matchedWords: 5, words: 10 });
    expect(recount([other])).toMatchObject({ originalityScore: 80, matchedWords: 2 });
    expect(recount([])).toMatchObject({ originalityScore: 100, matchedWords: 0 });
  });
});
