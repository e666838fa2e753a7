import { describe, expect, it } from 'vitest';
import { distinctivePassages } from './distinctive.ts';

const TEXT = `It is a thing that we all have and do in the morning. Chlorophyll captures sunlight inside microscopic chloroplasts within every leaf of the plant. And then they go on and on about it, as they do.`;

describe('distinctivePassages', () => {
  it('takes the words that few other texts have', () => {
    const [passage] = distinctivePassages(TEXT, { most: 1 });
    expect(passage?.text).toContain('Chlorophyll captures sunlight');
    expect(TEXT.slice(passage?.start, passage?.end)).toBe(passage?.text);
  });

  it('spreads over a long text, within its sentences, 8 to 12 words each', () => {
    const long = Array.from({ length: 200 }, (_, index) => TEXT.replace('Chlorophyll', `Pigment${index}`)).join('\n');
    const passages = distinctivePassages(long, { most: 10 });
    expect(passages).toHaveLength(10);
    for (const [index, { text, start }] of passages.entries()) {
      expect(text).not.toMatch(/[.!?]\s/);
      expect(text.split(' ').length).toBeGreaterThanOrEqual(8);
      expect(text.split(' ').length).toBeLessThanOrEqual(12);
      expect(start).toBeGreaterThanOrEqual((index * long.length) / 11);
    }
  });

  it('gives none for a text without words', () => {
    expect(distinctivePassages('')).toEqual([]);
    expect(distinctivePassages('… 👍')).toEqual([]);
  });
});
