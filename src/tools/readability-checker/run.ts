import type { Run } from '#kit/define-tool';
import { detectLanguage, languageOf } from '#lib/stop-words/detect-language';
import { readingTime } from '#lib/text/reading-time';
import { formulasOf } from './formulas.ts';
import { distance, markHard, oneDecimal } from './judge.ts';
import { measure } from './measure.ts';
import type tool from './tool.ts';

/** Letters of scripts that write vowels and part words by spaces. */
const ALPHABETIC = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u;
/** Words below which the formulas say little. */
const FEW_WORDS = 100;

const run: Run<typeof tool> = ({ text, language, target }) => {
  const code = language === 'auto' ? (detectLanguage(text)?.code ?? null) : language;
  const measured = measure(text, code ?? '');
  const { counts } = measured;
  const by = counts.words === 0 ? undefined : formulasOf(code, ALPHABETIC.test(text.slice(0, 2_000)));
  const grade = by ? Math.max(0, oneDecimal(by.grade(counts))) : null;
  return {
    grade,
    distance: by ? distance(counts, by, target) : null,
    note: noteOn(code, { words: counts.words, isMeasured: by !== undefined }),
    formulas: (by?.formulas ?? []).map(({ name, source, ...formula }) => {
      const value = oneDecimal(formula.value(counts));
      return { name, value, meaning: formula.meaning(value), source };
    }),
    sentences: counts.sentences,
    words: counts.words,
    wordsPerSentence: counts.sentences === 0 ? 0 : oneDecimal(counts.words / counts.sentences),
    syllablesPerWord: counts.syllables === 0 ? null : Math.round((counts.syllables / counts.words) * 100) / 100,
    longWords: counts.words === 0 ? 0 : Math.round((counts.long / counts.words) * 100),
    readingTime: readingTime(counts.words),
    marked: by ? markHard(text, measured, { by, target }) : null,
    lengths: lengthsOf(measured.sentences.map((sentence) => sentence.counts.words)),
    language: code,
  };
};

/** Words in a step of sentence lengths, and the steps before the last, which has all that are longer. */
const STEP = 5;
const STEPS = 8;
/** Sentences below which there is no distribution. */
const FEW_SENTENCES = 4;

function lengthsOf(words: readonly number[]): { name: string; value: number }[] {
  if (words.length < FEW_SENTENCES) return [];
  const steps = words.map((count) => Math.min(STEPS, Math.ceil(count / STEP) - 1));
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    name: step === STEPS ? `${STEP * STEPS + 1}+` : `${step * STEP + 1}–${(step + 1) * STEP}`,
    value: steps.filter((each) => each === step).length,
  }));
}

function noteOn(code: string | null, { words, isMeasured }: { words: number; isMeasured: boolean }): string | null {
  if (words === 0) return 'The text contains no words.';
  if (!isMeasured && code === null) return 'The language was not detected. If it is in the list, please choose it.';
  if (!isMeasured) return `For ${languageOf(code ?? '')?.name ?? code} there is no formula.`;
  if (code === null) return 'The language was not detected, so only LIX is calculated. Please choose the language.';
  if (words < FEW_WORDS) return 'The text is short: the formulas are made for texts of 100 words or more.';
  return null;
}

export default run;
