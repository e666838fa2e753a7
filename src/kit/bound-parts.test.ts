import { describe, expect, it } from 'vitest';
import { ownTime } from '../../tests/own-time.ts';
import { boundParts } from './bound-parts.ts';

const nested = (depth: number): unknown => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`);

describe('an input', () => {
  it('may be long, and may have thousands of items', () => {
    const items = Array.from({ length: 40_000 }, (_, index) => `word ${index}`);
    expect(() => boundParts({ text: 'a'.repeat(2_000_000), items, none: null, deep: nested(20) })).not.toThrow();
  });

  it.each([60, 20_000])('is refused when it is nested too deeply: %i', (depth) => {
    expect(() => boundParts({ text: nested(depth) })).toThrow('The input is nested too deeply to be read.');
  });

  it.each(['[],', '{},', '0,', '[0,[0],{"a":0}],'])(
    'is refused when it is made of too many %s, at once',
    async (part) => {
      const input: unknown = JSON.parse(`{"text":[${part.repeat(200_000)}0]}`);
      const refuse = () => expect(() => boundParts(input)).toThrow('The input has more than 50,000 parts.');
      expect(await ownTime(refuse)).toBeLessThan(50);
    },
  );
});
