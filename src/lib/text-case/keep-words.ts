/** Words to be written in one way only, whatever the case around them. */
export interface KeptWords {
  /** Written in capitals. */
  acronyms: readonly string[];
  /** Written as they stand in the list. */
  keep: readonly string[];
}

/** A finder of the listed words, or `undefined` for an empty list. */
export function keptForms({ acronyms, keep }: KeptWords, toUpper: (text: string) => string): KeptForms | undefined {
  const forms = new Map<string, string>();
  for (const word of trimmed(acronyms)) forms.set(word.toLowerCase(), toUpper(word));
  for (const word of trimmed(keep)) forms.set(word.toLowerCase(), word);
  if (forms.size === 0) return undefined;
  // The longest first: "iOS 20" before "iOS".
  const words = [...forms.keys()].sort((a, b) => b.length - a.length).map((word) => escaped(word));
  return {
    forms,
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}_])`, 'giu'),
  };
}

export interface KeptForms {
  /** By the word in lower case. */
  forms: ReadonlyMap<string, string>;
  pattern: RegExp;
}

/** Puts the listed words back in their form. */
export function restoreWords(text: string, kept: KeptForms | undefined): string {
  if (!kept) return text;
  return text.replace(kept.pattern, (word) => kept.forms.get(word.toLowerCase()) ?? word);
}

function trimmed(words: readonly string[]): string[] {
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
