import { describe, expect, it } from 'vitest';
import { answerJson, leastLength } from './answer-json.ts';

const MEGABYTE = 2 ** 20;

describe('an answer as JSON', () => {
  it('is whole up to its bound, counted in bytes', () => {
    expect(answerJson({ text: 'äöü' }, 17)).toBe('{"text":"äöü"}');
    expect(() => answerJson({ text: 'äöü' }, 16)).toThrow(
      expect.objectContaining({
        code: 'too-large',
        message: 'The result would be 17 bytes, and 16 bytes at most can be answered. Please enter less at once.',
      }),
    );
  });

  it('has no bound where none is given', () => {
    expect(answerJson({ text: 'a'.repeat(MEGABYTE) })).toHaveLength(MEGABYTE + 11);
  });

  it('is refused before it is written where one text is in it many times', () => {
    const text = 'a'.repeat(MEGABYTE);
    const unwritten = {
      rows: Array.from({ length: 1000 }, () => ({ text })),
      toJSON: () => {
        throw new Error('It was written.');
      },
    };
    expect(() => answerJson(unwritten, 16 * MEGABYTE)).toThrow('The result would be 1000.0 MB, and 16.0 MB at most');
  });
});

describe('the least length of JSON', () => {
  it.each([[{ a: 1, b: [true, null, 'x"'], c: {} }], [['', [], {}, 0.5, -1]], ['words'], [{ text: '\n\u0000' }]])(
    'of %j is never more than what it has',
    (value) => {
      expect(leastLength(value)).toBeLessThanOrEqual(JSON.stringify(value).length);
      expect(leastLength(value)).toBeGreaterThan(JSON.stringify(value).length / 2);
    },
  );

  it('does not count what is left out', () => {
    expect(leastLength({ a: undefined, b: () => 1 })).toBeLessThanOrEqual('{}'.length);
  });
});
