import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['eng', 'English'],
  ['deu', 'German'],
  ['deu_frak', 'German, Fraktur'],
  ['chi_sim', 'Chinese, simplified'],
  ['chi_tra_vert', 'Chinese, traditional, vertical'],
  ['srp_latn', 'Serbian, Latin script'],
  ['qqq', 'qqq'],
  ['x', 'x'],
])('%s is %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});
