import { describe, expect, it } from 'vitest';
import { fingerprintsOf, hashOf, shingleHashes } from './fingerprints.ts';
import { normalise } from './normalise.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `w${index}` }));

describe('fingerprintsOf', () => {
  it('gives the same for the same words, wherever they stand', () => {
    const words = normalise('One two three four five six seven eight nine ten').words;
    const again = normalise('ONE, two; three: four five six seven (eight) nine, ten!').words;
    expect(fingerprintsOf(words)).toEqual(fingerprintsOf(again));
  });

  it('has one in common for every match of words + window - 1 words', () => {
    const shared = numbered(8);
    const other = (name: string) => Array.from({ length: 40 }, (_, index) => ({ text: `${name}${index}` }));
    const one = new Set(fingerprintsOf([...other('a'), ...shared, ...other('b')]).map(({ hash }) => hash));
    const two = fingerprintsOf([...other('c'), ...shared, ...other('d')]);
    expect(two.some(({ hash }) => one.has(hash))).toBe(true);
  });

  it('has one in every window, and about 2 / (window + 1) of all shingles', () => {
    const found = fingerprintsOf(numbered(10_000), { words: 5, window: 4 });
    for (const [index, { at }] of found.entries()) expect(at - (found[index - 1]?.at ?? -1)).toBeLessThanOrEqual(4);
    expect(found.length / 9_996).toBeGreaterThan(0.36);
    expect(found.length / 9_996).toBeLessThan(0.44);
  });

  it('has one for a text of a single shingle, and none for a shorter one', () => {
    expect(fingerprintsOf(numbered(5))).toHaveLength(1);
    expect(fingerprintsOf(numbered(4))).toEqual([]);
    expect(fingerprintsOf([])).toEqual([]);
  });

  it('takes the rightmost of equal hashes, so that one word said over and over stays small', () => {
    const same = Array.from({ length: 8 }, () => ({ text: 'word' }));
    expect(fingerprintsOf(same).map(({ at }) => at)).toEqual([3]);
  });
});

describe('shingleHashes', () => {
  it('rolls to what a fresh start gives', () => {
    const words = numbered(50);
    for (let at = 0; at <= 45; at += 1)
      expect(shingleHashes(words, 5)[at]).toBe(shingleHashes(words.slice(at, at + 5), 5)[0]);
  });
});

describe('hashOf', () => {
  it('is the same on every machine', () => {
    expect([hashOf(''), hashOf('word'), hashOf('wörd')]).toMatchInlineSnapshot(`
      [
        2872998923,
        3956802879,
        2237269669,
      ]
    `);
  });
});
