import { readParagraph } from '../read.ts';
import { surfaceOf } from '../surface.ts';
import { allRules } from './all.ts';

/** Words that the tests' sentences begin with, and that are no names. */
const COMMON = new Set(['delivery', 'archaeologists']);

/** What each rule makes of the first sentence of a text, by its name: for the tests of rules. */
export function outcomesOf(text: string): Record<string, string> {
  const tokens = readParagraph(text, { isCommon: (word) => COMMON.has(word) })[0]?.tokens ?? [];
  return Object.fromEntries(
    allRules.flatMap(({ name, apply }) => apply(tokens).map((sentence) => [name, surfaceOf(sentence)])),
  );
}
