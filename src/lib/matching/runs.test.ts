import { describe, expect, it } from 'vitest';
import { prepare } from './prepare.ts';
import { findChains, seedIndex } from './runs.ts';
import { createVocabulary } from './vocabulary.ts';

function chains(text: string, source: string) {
  const vocabulary = createVocabulary();
  const [one, other] = [prepare(text, vocabulary), prepare(source, vocabulary)];
  return findChains(one, other, seedIndex(other));
}

describe('words that stand in the same order in both', () => {
  it('are one chain from the first to the last, with each word counted once', () => {
    expect(chains('q one two three four five r', 'x y one two three four five z')).toEqual([
      { from: 1, to: 6, sourceFrom: 2, sourceTo: 7, matched: 5, runs: [{ at: 1, sourceAt: 2, length: 5 }] },
    ]);
  });

  it('may have a word put in, left out or changed', () => {
    const [chain, ...others] = chains(
      'one two three four new five six seven nine ten eleven',
      'one two three four five six seven eight nine ten eleven',
    );
    expect(others).toEqual([]);
    expect(chain).toMatchObject({ from: 0, to: 11, sourceFrom: 0, sourceTo: 11, matched: 10 });
    expect(chain?.runs.map(({ length }) => length)).toEqual([4, 3, 3]);
  });

  it('are two chains when they are far apart in the source', () => {
    const far = 'a b c d e f g h i j k l m n o p q r s t'.replaceAll(' ', 'w ');
    const found = chains('one two three four five six', `one two three ${far} four five six`);
    expect(found.map(({ sourceFrom }) => sourceFrom)).toEqual([0, 23]);
  });

  it('are the same words in another form', () => {
    expect(chains('the cities developed quickly', 'a city develops quickly and')).toEqual([
      expect.objectContaining({ from: 1, to: 4, matched: 3 }),
    ]);
  });

  it('say nothing when the source repeats them all the time, and end in time', () => {
    expect(chains('one two three', 'one two three '.repeat(40))).toEqual([]);
    expect(chains('one two three '.repeat(3_000), `${'one two three '.repeat(20)}end`).length).toBeGreaterThan(0);
  });
});
