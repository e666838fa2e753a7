export interface WordList {
  /** How common a word is, in small letters: 1 for the 4,000 commonest, 2 for the next 7,000, 3 for the next 29,000, 4 for all others. */
  rankOf(word: string): number;
  /** Whether a word is right though dictionaries for spelling leave it out. */
  isRare(word: string): boolean;
}

/** For all that is not in a class. */
const UNRANKED = 4;

let list: Promise<WordList> | undefined;

/** The word lists, some 250 KB as they are sent, fetched with the first call. */
export function loadWordList(): Promise<WordList> {
  list ??= readWordList();
  // A fetch that failed is tried again with the next check.
  list.catch(() => {
    list = undefined;
  });
  return list;
}

async function readWordList(): Promise<WordList> {
  const [{ commonWords }, { rareWords }] = await Promise.all([
    import('./common-words.data.ts'),
    import('./rare-words.data.ts'),
  ]);
  const ranks = new Map(commonWords.flatMap((words, at) => decoded(words).map((word) => [word, at + 1] as const)));
  const rare = new Set(decoded(rareWords));
  return { rankOf: (word) => ranks.get(word) ?? UNRANKED, isRare: (word) => rare.has(word) };
}

/** Reads words that begin with a capital letter each: A for no letter of the word before, B for its first one, and so on. */
function decoded(words: string): string[] {
  let before = '';
  return (words.match(/[A-Z][a-z]*/g) ?? []).map((word) => {
    before = before.slice(0, word.charCodeAt(0) - 65) + word.slice(1);
    return before;
  });
}
