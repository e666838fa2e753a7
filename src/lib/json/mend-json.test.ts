import { expect, it } from 'vitest';
import { shownValue } from './json-node.ts';
import { mendJson } from './mend-json.ts';
import { readJson } from './read-json.ts';
import { JsonError } from './scan-json.ts';

/** The text after each fault's fix, until there is none, or no fix. */
function mended(text: string): string {
  for (let now = text, round = 0; round < 20; round += 1) {
    try {
      readJson(now);
      return now;
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      const fix = mendJson(now, error);
      if (!fix) return now;
      now = now.slice(0, error.at) + fix.instead + now.slice(error.at + fix.length);
    }
  }
  return text;
}

it.each([
  ['[1, 2, ]', [1, 2]],
  ['{"a": 1,\n}', { a: 1 }],
  ["{'a': 'b c'}", { a: 'b c' }],
  ['{a: 1, $b-c: [x, y]}', { a: 1, '$b-c': ['x', 'y'] }],
  ['{“a”: „b”}', { a: 'b' }],
  ['{"a": True, "b": None, "c": NULL, "d": NaN}', { a: true, b: null, c: null, d: null }],
  ['{"a": 1 "b": [1 2 "3" {}]}', { a: 1, b: [1, 2, '3', {}] }],
  ['[007, -01]', [7, -1]],
  ['["C:\\Data", "a\tb"]', ['C:\\Data', 'a\tb']],
  ['// one\n[1, /* two * / */ 2] // three', [1, 2]],
])('mends %j', (text, value) => {
  const { root } = readJson(mended(text));
  expect(shownValue(root)).toEqual(value);
});

it.each(['[1', '{"a"}', '["a', '{"a" "b"}', '*'])('guesses nothing of %j', (text) => {
  expect(mended(text)).toBe(text);
});
