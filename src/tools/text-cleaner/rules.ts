/** What can be cleaned, in the order in which it is done, with the words of each switch. */
export const ruleNames = {
  html: 'Remove HTML tags',
  invisible: 'Remove invisible characters',
  letters: 'Take joined and wide letters apart (ﬁ, Ａ)',
  emoji: 'Remove emoji',
  quotes: 'Straight quotation marks',
  dashes: 'Plain hyphens and dots for – — …',
  accents: 'Remove accents (é, ø, ß)',
  oddSpaces: 'Plain spaces for unusual ones',
  tabs: 'Spaces for tabs',
  spaces: 'One space for several',
  edges: 'No spaces around lines',
  breaks: 'Line breaks',
  blank: 'Empty lines',
} as const;

export type Rule = keyof typeof ruleNames;

/** A text with how many places were changed. */
export interface Cleaned {
  text: string;
  changes: number;
}
