import { basicCounts } from '#lib/text/basic-counts';
import { JOINING, OTHER_STOP, UNSPACED } from '#lib/text/character-classes';
import { countGraphemes } from '#lib/text/graphemes';
import { readingTime } from '#lib/text/reading-time';
import { type LimitUse, limitUses } from './limits.ts';
import { average, wordStatistics } from './word-statistics.ts';

/** Words per minute of English as it is spoken; the figure of the National Center for Voice and Speech. */
const SPEAKING_SPEED = 150;

interface TextCount {
  words: number;
  characters: number;
  charactersNoSpaces: number;
  sentences: number;
  paragraphs: number;
  readingTime: number;
  speakingTime: number;
  graphemes: number;
  segmentedWords: number | null;
  segmentedSentences: number | null;
  uniqueWords: number;
  averageWordLength: number;
  averageSentenceLength: number;
  frequentWords: { word: string; count: number }[];
  limits: LimitUse[];
}

export function countText(text: string): TextCount {
  const basic = basicCounts(text);
  const { characters, charactersNoSpaces, words, sentences, paragraphs, seen } = basic;
  const graphemes = seen & JOINING ? countGraphemes(text) : characters - basic.lineEndPairs;
  const { wordsRead, ...statistics } = wordStatistics(text);
  const segmentedWords = seen & UNSPACED ? wordsRead : null;
  const segmentedSentences = seen & OTHER_STOP ? basic.sentencesOfAnyScript : null;
  return {
    ...{ words, characters, charactersNoSpaces, sentences, paragraphs },
    readingTime: readingTime(words),
    speakingTime: Math.ceil((segmentedWords ?? words) / SPEAKING_SPEED),
    ...{ graphemes, segmentedWords, segmentedSentences },
    ...statistics,
    averageSentenceLength: average(segmentedWords ?? words, segmentedSentences ?? sentences),
    limits: limitUses(text),
  };
}
