import { type CaseRules, toLower, toUpper } from './case-mapping.ts';

/** Words to be written in one way only, whatever the case around them. */
export interface KeptWords {
  /** Written in capitals. */
  acronyms: readonly string[];
  /** Written as they are in the list. */
  keep: readonly string[];
}

/** A finder of the listed words, or `undefined` for empty lists. */
export function keptForms({ acronyms, keep }: KeptWords, rules: CaseRules): KeptForms | undefined {
  const forms = new Map<string, string>();
  const add = (word: string, form: string) => {
    // In Turkish "IPHONE" is small "ıphone", and "iPhone" large "İPHONE": found all the same.
    const spellings = [word, toUpper(word, rules), toLower(word, rules), toLower(word.toUpperCase(), rules)];
    for (const spelling of spellings) forms.set(spelling.toLowerCase(), form);
  };
  for (const word of trimmed(acronyms)) add(word, toUpper(word, { ...rules, language: '' }));
  for (const word of trimmed(keep)) add(word, word);
  if (forms.size === 0) return undefined;
  // The longest first: "iOS 20" before "iOS". A large İ is no other case of i with a dot, so it is beside it.
  const words = [...forms.keys()]
    .flatMap((word) => (word.includes('i\u0307') ? [word, word.replaceAll('i\u0307', 'İ')] : [word]))
    .sort((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word));
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
