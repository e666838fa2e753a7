import type { Sentence } from '../token.ts';

/** One way to build a sentence anew. */
export interface Rule {
  /** What it does, in a word or two: "voice", "clause to the front". */
  name: string;
  /** How natural its outcome is beside the source, 0 to 1: what a reader would not notice has 1. */
  worth: number;
  /** Words in lower case, lemmas, marks or parts of speech of which the sentence must have one. */
  needs?: readonly string[];
  /** For readers who want it plain, or formal; every reader by default. */
  suits?: 'simple' | 'formal' | 'short';
  /** Name of a rule that it would only take back, with other words left over. */
  undoes?: string;
  /** Which clauses of a longer sentence it may be applied to, as if they were the sentence: those that are joined, or any. */
  inPart?: 'joined' | 'any';
  /** Strength from which on it is applied, to whatever the other rules have built; any by default. */
  from?: number;
  /** For all but these. */
  notFor?: 'formal';
  /** The sentence in other forms, words that are new marked so; none unless every condition is surely met. */
  apply: (sentence: Sentence) => readonly Sentence[];
}
