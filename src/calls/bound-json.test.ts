import { describe, expect, it } from 'vitest';
import { ownTime } from '../../tests/own-time.ts';
import { boundJson } from './bound-json.ts';

const nested = (depth: number) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;

describe('a JSON text', () => {
  it('may hold long texts of any signs, and thousands of items', () => {
    const signs = '[{,:\\"'.repeat(100_000);
    const items = Array.from({ length: 40_000 }, (_, index) => `word ${index}`);
    expect(() => boundJson(JSON.stringify({ [signs]: signs, end: '\\', items }))).not.toThrow();
    expect(() => boundJson(`{"text":${nested(40)}}`)).not.toThrow();
  });

  it.each([60, 300_000])('is refused when it is nested too deeply: %i', (depth) => {
    expect(() => boundJson(`{"text":${nested(depth)}}`)).toThrow('The input is nested too deeply to be read.');
  });

  it('is refused when it has too many members', () => {
    const members = (count: number) => JSON.stringify(Object.fromEntries(Array(count).fill(0).entries()));
    expect(() => boundJson(members(10_000))).not.toThrow();
    expect(() => boundJson(members(10_001))).toThrow('The input has more than 10,000 members.');
  });

  it.each(['[],', '{},', '0,', '[0,[0],{}],'])('is refused when it is made of too many %s', (part) => {
    const refuse = () => boundJson(`{"text":[${part.repeat(200_000)}0]}`);
    expect(refuse).toThrow('The input has more than 50,000 parts.');
  });

  it.each(['"', '\\', '\\"', 'a'])('of two megabytes of %j costs some milliseconds', async (sign) => {
    const json = JSON.stringify({ text: sign.repeat(1_000_000), cut: '' }).slice(0, -2);
    expect(await ownTime(() => boundJson(json))).toBeLessThan(100);
  });
});
