import type { TextCount } from './count-text.ts';

/** The count of no text: what a page shows before the code that counts is there. Limits come with that code. */
export const emptyCount: TextCount = {
  words: 0,
  characters: 0,
  charactersNoSpaces: 0,
  sentences: 0,
  paragraphs: 0,
  readingTime: 0,
  speakingTime: 0,
  graphemes: 0,
  segmentedWords: null,
  segmentedSentences: null,
  uniqueWords: 0,
  averageWordLength: 0,
  averageSentenceLength: 0,
  frequentWords: [],
  limits: [],
};
