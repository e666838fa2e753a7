import { readingCounts, readingGrade } from '../text/reading-grade.ts';
import { syllablesIn } from '../text/syllables.ts';
import type { Mode } from './choices.ts';
import type { Choice } from './forms.ts';
import type { Spot } from './lexical.ts';
import type { Sentence } from './token.ts';

/** Those choices for words of a text that suit a mode best; none where the words themselves suit it better. */
export function choicesFor(mode: Mode, choices: readonly Choice[], own: Sentence): readonly Choice[] {
  const suiting = choices.filter(({ register }) => suits(register, mode));
  const preferred = suiting.filter(({ register }) => register !== undefined && register === registers[mode]);
  if (preferred.length > 0) return preferred;
  const cost = costs[mode];
  if (!cost) return suiting;
  const found = suiting.map((choice) => ({ choice, cost: cost(choice.tokens) }));
  const least = Math.min(cost(own), ...found.map((one) => one.cost));
  return found.filter((one) => one.cost === least).map(({ choice }) => choice);
}

/** What filling a spot saves the readers for whom a mode is, 0 for other modes. */
export function savingOf(mode: Mode, sentence: Sentence, { start, end, choices }: Spot): number {
  const cost = costs[mode];
  if (!cost) return 0;
  const own = sentence.slice(start, end);
  const [best] = choicesFor(mode, choices, own);
  return best ? Math.max(0, cost(own) - cost(best.tokens)) : 0;
}

function suits(register: Choice['register'], mode: Mode): boolean {
  if (register === 'f') return mode === 'formal' || mode === 'standard';
  if (register === 'p') return mode !== 'formal';
  return true;
}

/** The register that a mode looks for first. */
const registers: Partial<Record<Mode, Choice['register']>> = { formal: 'f', simple: 'p' };

/** What words cost their readers: letters and spaces, or syllables. */
const costs: Partial<Record<Mode, (words: Sentence) => number>> = {
  short: (words) => words.reduce((sum, { lower }) => sum + lower.length + 1, 0),
  simple: (words) => words.reduce((sum, { lower }) => sum + syllablesIn(lower), 0),
};

/** How much better than the original a text suits the mode, for its score: 0.6 for a tenth of the length, or for two school years. */
export function modeGain(mode: Mode, original: string, text: string): number {
  if (mode === 'short') return 6 * (1 - text.length / original.length);
  if (mode === 'simple') return 0.3 * (gradeOf(original) - gradeOf(text));
  return 0;
}

function gradeOf(text: string): number {
  return readingGrade(readingCounts(text)) ?? 0;
}
