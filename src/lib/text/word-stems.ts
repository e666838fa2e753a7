import { englishKey } from './english-forms.ts';

/** What the forms of a word have in common: a key for comparing, no word to show. Takes small letters. */
export type Stem = (word: string) => string;

/** Languages whose word forms are folded by the rules of Snowball (snowballstem.org). English has rules of its own. */
const algorithms = new Map([
  ['de', 'german'],
  ['fr', 'french'],
  ['es', 'spanish'],
  ['pt', 'portuguese'],
  ['it', 'italian'],
  ['nl', 'dutch'],
  ['sv', 'swedish'],
  ['cs', 'czech'],
  ['tr', 'turkish'],
  ['ru', 'russian'],
  ['ar', 'arabic'],
]);

/** UTF-16 units above which a word has no forms worth folding. */
const LONGEST = 40;
/** Words that are remembered. */
const MOST_KNOWN = 50_000;

/** The stems of a language by its code; words of other languages stay as they are. */
export async function loadStems(language: string | null): Promise<Stem> {
  if (language === 'en') return remembered(englishKey);
  const algorithm = algorithms.get(language ?? '');
  if (!algorithm) return (word) => word;
  const { newStemmer } = await import('snowball-stemmers');
  const stemmer = newStemmer(algorithm);
  return remembered((word) => stemmer.stem(word));
}

function remembered(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    if (word.length > LONGEST) return word;
    const found = known.get(word);
    if (found !== undefined) return found;
    const stemmed = stem(word);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, stemmed);
    return stemmed;
  };
}
