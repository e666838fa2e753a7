import { expect, it } from 'vitest';
import { languageOf } from './languages.tsx';

it.each([
  ['<?xml version="1.0"?><a/>', 'xml'],
  ['\n <div>Text</div>', 'html'],
  ['[1, 2]', 'json'],
  ['{"a": 1}', 'json'],
  ['.card > a:hover { color: red }', 'css'],
  ['@media print { a { color: red } }', 'css'],
  ['const add = (a, b) => a + b', 'javascript'],
  ['function add(a) { return a }', 'javascript'],
  ['name,age\nAnn,31', undefined],
  ['', undefined],
])('tells the language of %j', (text, language) => {
  expect(languageOf('auto', text)).toBe(language);
});

it('takes a field at its word', () => {
  expect(languageOf('yaml', '{"a": 1}')).toBe('yaml');
  expect(languageOf('plain', '<a>')).toBeUndefined();
});
