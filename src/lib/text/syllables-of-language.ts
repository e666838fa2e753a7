import { syllablesIn } from './syllables.ts';
import { vowelGroups } from './vowel-groups.data.ts';

/** UTF-16 units above which a word is a link or data: its vowels are not looked at in groups. */
const LONGEST = 60;
const MOST_KNOWN = 50_000;

/**
 * A counter of syllables by the spelling, for words of a language (de, en, es, fr, it, nl, pt, ru); `undefined` for others. Of
 * 100 syllables of prose, it misses one to three.
 */
export function syllableCounter(language: string): ((word: string) => number) | undefined {
  if (language === 'en') return (word) => (word.length > LONGEST ? 1 : syllablesIn(word));
  const rules = vowelGroups.get(language);
  if (!rules) return undefined;
  const { vowels, together, silent, isEndSilent } = rules;
  const groups = new RegExp(together ? `${together}|[${vowels}]` : `[${vowels}]`, 'g');
  const known = new Map<string, number>();
  return (word) => {
    if (word.length > LONGEST) return 1;
    const before = known.get(word);
    if (before !== undefined) return before;
    const small = word.toLowerCase().normalize('NFC');
    const spoken = silent ? small.replace(silent, '') : small;
    const found = spoken.match(groups) ?? [];
    const isLastSilent = isEndSilent && found.at(-1) === 'e' && /e(?:s|nt)?$/.test(spoken) && !spoken.endsWith('ment');
    const count = Math.max(1, found.length - (isLastSilent ? 1 : 0));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, count);
    return count;
  };
}
