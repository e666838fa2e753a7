import { expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

it.each([
  ['', 'ltr'],
  ['plain words', 'ltr'],
  ['123 !?', 'ltr'],
  ['שלום world', 'rtl'],
  ['مرحبا', 'rtl'],
  ['1. مرحبا', 'rtl'],
  ['hello مرحبا', 'ltr'],
  ['Привет', 'ltr'],
  ['\u200F123', 'rtl'],
  [`${' '.repeat(1000)}مرحبا`, 'ltr'],
])('finds the direction of %j', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

it.each([
  ['Syriac', 'ܫܠܡܐ'],
  ['Thaana', 'ދިވެހި'],
  ['NKo', 'ߒߞߏ'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
])('knows %s', (_, text) => {
  expect(textDirection(text)).toBe('rtl');
});
