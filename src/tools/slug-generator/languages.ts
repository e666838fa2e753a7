import { languages } from '#lib/stop-words/languages.data';

/** Languages to choose from: those with stop words, and those that write letters their own way. */
const more = { bg: 'Bulgarian', da: 'Danish', is: 'Icelandic', nb: 'Norwegian', fa: 'Persian' };

export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...languages.map(({ code, name }): [string, string] => [code, name]), ...Object.entries(more)].sort(
    ([, a], [, b]) => (a < b ? -1 : 1),
  ),
);
