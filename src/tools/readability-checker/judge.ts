import type { LanguageFormulas } from './formulas.ts';
import type { Counts, Measured } from './measure.ts';

const SHOWN = 100_000;
/** Words from which on a sentence can be called hard: formulas say little of shorter ones. */
const FEWEST_WORDS = 12;
/** Grades above the one to reach at which a sentence is hard, and very hard. */
const HARD = 3;
const VERY_HARD = 6;
/** Nobody writes prose of shorter sentences. */
const SHORTEST = 8;

export const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** How far a text is from the grade to reach, in words. */
export function distance(counts: Counts, { grade }: LanguageFormulas, target: number): string {
  const now = grade(counts);
  const [is, goal] = [oneDecimal(now), `grade ${target}`];
  if (is <= target) return `Reached: the text is at grade ${Math.max(0, is)}, and the target is ${goal}.`;
  const by = `${oneDecimal(is - target)} grades above ${goal}.`;
  const mean = counts.words / counts.sentences;
  for (let length = Math.floor(mean); length >= SHORTEST; length--) {
    if (grade({ ...counts, sentences: counts.words / length }) > target) continue;
    return `${by} With sentences of ${length} words on average instead of ${oneDecimal(mean)}, it would reach the target.`;
  }
  return `${by} Shorter sentences alone are not enough: it also needs shorter words.`;
}

/** The sentences above the grade to reach, marked in the text's first 100,000 characters. */
export function markHard(text: string, { sentences }: Measured, options: { by: LanguageFormulas; target: number }) {
  const spans = sentences.flatMap(({ from, to, counts }) => {
    const grade = options.by.grade(counts);
    if (to > SHOWN || counts.words < FEWEST_WORDS || grade <= options.target + HARD) return [];
    const kind = grade > options.target + VERY_HARD ? 'Very hard sentence' : 'Hard sentence';
    return [{ from, to, kind, note: `${counts.words} words, grade ${Math.round(grade)}` }];
  });
  return { text: text.slice(0, SHOWN), spans };
}
