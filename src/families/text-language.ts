import * as z from 'zod';
import { field } from '#kit/field';
import { languages } from '#lib/stop-words/languages.data';

/** The language of a text: found out, or chosen. */
export function textLanguage() {
  return z
    .enum(['auto', ...languages.map(({ code }) => code)], { error: 'Please choose a language' })
    .default('auto')
    .register(field, {
      label: 'Language',
      control: 'select',
      role: 'rare',
      names: { auto: 'Detect automatically', ...Object.fromEntries(languages.map(({ code, name }) => [code, name])) },
    });
}
