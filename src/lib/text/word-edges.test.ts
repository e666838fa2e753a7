import { expect, it } from 'vitest';
import { wordEdges } from './word-edges.ts';

it.each([
  ['word', 'word'],
  ['(“word”),', 'word'],
  ["don't!", "don't"],
  ['**well-known**', 'well-known'],
  ['¿qué?', 'qué'],
  ['नमस्ते।', 'नमस्ते'],
  ['«𝒳»', '𝒳'],
  ['🎉party🎉', 'party'],
  ['—', ''],
  ['👩‍👩‍👧', ''],
  ['', ''],
])('finds the word in %j', (stretch, word) => {
  const [start, end] = wordEdges(stretch, 0, stretch.length);
  expect(stretch.slice(start, end)).toBe(word);
});
