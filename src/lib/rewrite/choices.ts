/** How a rewritten text should sound. */
export const modes = ['standard', 'fluent', 'formal', 'simple', 'short'] as const;
export type Mode = (typeof modes)[number];

/** On a page, in the order of the choice. */
export const modeNames = {
  standard: 'Standard',
  fluent: 'Fluent',
  formal: 'Formal',
  simple: 'Simple',
  short: 'Short',
} as const;

export const modeHelp = {
  standard: 'Everyday words and formal ones alike, in the tone of your text.',
  fluent: 'Everyday words that read smoothly.',
  formal: 'Formal words where there are some, and nothing colloquial.',
  simple: 'Plain words, and sentences that are easier to read.',
  short: 'The shorter of two ways, wherever there is one.',
} as const;

/** The first version; another seed gives another one. */
export const FIRST_SEED = 1;
export const LAST_SEED = 999_999_999;
