import { defaultExcludedWords } from './excluded-words.ts';

/** What the page's address keeps, by short names; each value is text. */
export const pageOptions = {
  defaults: {
    exclude: defaultExcludedWords,
    min: '3',
    language: 'auto',
    common: 'in',
    forms: 'apart',
    target: '',
    phrase: '2',
  },
  allowed: { common: ['in', 'out'], forms: ['apart', 'one'], phrase: ['2', '3', '4'] },
};

export type PageOptions = typeof pageOptions.defaults;
export type ChangeOptions = (changed: Partial<PageOptions>) => void;

/** Every option of a page that knows those only which were changed. */
export function allOptions(changed: Partial<PageOptions>): PageOptions {
  return { ...pageOptions.defaults, ...changed };
}
