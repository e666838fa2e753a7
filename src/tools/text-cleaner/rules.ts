/** What can be cleaned, in the order in which it is done, with the words of each switch. */
export const ruleNames = {
  html: 'Remove HTML tags',
  invisible: 'Remove invisible characters',
  letters: 'Replace ligatures and wide letters (ﬁ, Ａ)',
  emoji: 'Remove emoji',
  quotes: 'Use straight quotation marks',
  dashes: 'Replace – — … with plain hyphens and dots',
  accents: 'Remove accents (é, ø, ß)',
  oddSpaces: 'Replace unusual spaces with normal ones',
  tabs: 'Replace tabs with spaces',
  spaces: 'Replace repeated spaces with one',
  edges: 'Trim spaces around lines',
  breaks: 'Line breaks',
  blank: 'Empty lines',
} as const;

export type Rule = keyof typeof ruleNames;

/** A text with how many places were changed. */
export interface Cleaned {
  text: string;
  changes: number;
}
