import type { Phrase } from './read-phrases.ts';

/** A word of a phrase, as it is compared and as it is written. */
export interface PhraseWord {
  stem: number;
  word: string;
  isUnspaced: boolean;
}

/** Share of a group's phrases that have a word of its name. */
const MAJORITY = 0.6;

interface Named {
  words: number;
  places: number;
  spellings: Map<string, number>;
  isUnspaced: boolean;
}

/** The words that most phrases of a group have, in their usual order and spelling; else its first phrase. */
export function nameGroup(members: readonly { phrase: Phrase; words: readonly PhraseWord[] }[]): string {
  const [first] = members;
  if (members.length < 2) return first?.phrase.text ?? '';
  const byStem = new Map<number, Named>();
  for (const { words } of members) {
    const seen = new Set<number>();
    for (const [place, { stem, word, isUnspaced }] of words.entries()) {
      if (seen.has(stem)) continue;
      seen.add(stem);
      const named = byStem.get(stem) ?? { words: 0, places: 0, spellings: new Map(), isUnspaced };
      byStem.set(stem, named);
      named.words++;
      named.places += place;
      named.spellings.set(word, (named.spellings.get(word) ?? 0) + 1);
    }
  }
  const shared = [...byStem.values()]
    .filter(({ words }) => words >= members.length * MAJORITY)
    .sort((one, other) => one.places / one.words - other.places / other.words);
  if (shared.length === 0) return first?.phrase.text ?? '';
  const isClose = shared.every(({ isUnspaced }) => isUnspaced);
  return shared.map(({ spellings }) => commonest(spellings)).join(isClose ? '' : ' ');
}

function commonest(spellings: ReadonlyMap<string, number>): string {
  let [best, most] = ['', 0];
  for (const [spelling, count] of spellings) if (count > most) [best, most] = [spelling, count];
  return best;
}
