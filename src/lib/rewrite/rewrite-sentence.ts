import { randomFrom } from '#lib/random/seeded';
import { changedOf, wordsOf } from './difference.ts';
import { filled, type Term } from './filling.ts';
import { type Frame, framesOf } from './frames.ts';
import { keepsLocked, keepsMarks, lostBetween } from './guards.ts';
import { spotFinder } from './lexical.ts';
import type { RewriteOptions } from './rewrite-options.ts';
import { modeGain } from './suits-mode.ts';
import { surfaceOf } from './surface.ts';
import { isContent, type Sentence } from './token.ts';

interface Candidate {
  text: string;
  /** Share of words that are others or are elsewhere, 0 to 1. */
  changed: number;
  /** Names of the rules that built it, the lexicon aside. */
  rules: readonly string[];
}

/** Share of the words that carry meaning which stay: with fewer it may be another sentence. Less where much is asked for. */
function leastContent(strength: number): number {
  return strength > 85 ? 0.3 : strength > 60 ? 0.4 : 0.6;
}

/** Other ways to say a sentence, the best first. All of them keep what the guards watch; none is the sentence itself. */
export function rewriteSentence(source: Sentence, options: RewriteOptions): Candidate[] {
  const original = surfaceOf(source);
  const originalWords = wordsOf(original);
  const random = randomFrom(`${options.seed} ${original}`);
  const content = source.filter(isContent);
  const standing = new Set(content.flatMap(({ lemma, isAux }) => (isAux ? [] : [lemma])));
  const least = leastContent(options.strength);
  const mostContent = Math.floor(content.length * (1 - least));
  const aim = aimOf(options.strength);
  const findSpots = spotFinder(source, options.lexicon);
  const seen = new Set([original]);
  const scored: (Candidate & { score: number; terms: readonly Term[] })[] = [];
  for (const [place, frame] of framesOf(source, { ...options, random }).entries()) {
    const spots = findSpots(frame.sentence);
    for (const share of aimsOf(aim, place, spots.length)) {
      const { sentence, terms } = filled(frame.sentence, spots, {
        ...options,
        random,
        aim: share,
        moved: frame.moved,
        mostContent,
        standing,
      });
      const text = surfaceOf(sentence);
      if (seen.has(text)) continue;
      seen.add(text);
      if (!isKept(source, original, sentence, text)) continue;
      const changed = changedOf(originalWords, wordsOf(text));
      const candidate = { text, changed, rules: frame.rules.map(({ name }) => name) };
      const strays = keptContent(content, sentence) < least ? 1 : 0;
      const score = scoreOf(candidate, frame, { ...options, aim, original }) + random() * 0.05 - strays;
      scored.push({ ...candidate, terms, score });
    }
  }
  scored.sort((a, b) => b.score - a.score);
  for (const [term, words] of scored[0]?.terms ?? []) options.terms?.set(term, words);
  return scored.map(({ text, changed, rules }) => ({ text, changed, rules }));
}

/** What fillings of a frame aim at: what is asked for, and all there is, the first frames in several ways. */
function aimsOf(aim: number, place: number, spots: number): readonly number[] {
  if (spots === 0) return [aim];
  return place < 2 ? [aim, 1, aim] : place < 4 ? [aim, 1] : [aim];
}

function isKept(source: Sentence, original: string, sentence: Sentence, text: string): boolean {
  if (startsUnsure(source) && sentence[0]?.lower !== source[0]?.lower) return false;
  return keepsLocked(source, sentence) && keepsMarks(original, text) && lostBetween(original, text).length === 0;
}

/** Whether the first word may be a name or a common word with the capital of the beginning: "Spare parts". It stays at the front. */
function startsUnsure([first, second]: Sentence): boolean {
  return first?.tag === 'NNP' && (second?.tag === 'NN' || second?.tag === 'NNS');
}

/** Share of the words that carry meaning which is still there, 0 to 1. */
function keptContent(content: Sentence, rewritten: Sentence): number {
  if (content.length === 0) return 1;
  const left = new Set(rewritten.map(({ lemma }) => lemma));
  let kept = 0;
  for (const { lemma } of content) if (left.has(lemma)) kept += 1;
  return kept / content.length;
}

/** Share of words that a strength asks for: an eighth at 25, a third at 50, more than half at 75. Few sentences have ways for all of it. */
function aimOf(strength: number): number {
  return Math.max(0.05, 0.12 + (strength - 25) * 0.0104);
}

function scoreOf(
  { changed, text }: Candidate,
  { rules }: Frame,
  { strength, mode, aim, original }: RewriteOptions & { aim: number; original: string },
): number {
  // Less than is asked for is worse than more.
  const distance = changed < aim ? (changed - aim) * 4 : (aim - changed) * (strength < 35 ? 2 : 1);
  const worth = rules.reduce((product, rule) => product * rule.worth, 1);
  const built = rules.length > 0 && strength >= 30 ? 0.35 : 0;
  return distance + worth + built + modeGain(mode, original, text);
}
