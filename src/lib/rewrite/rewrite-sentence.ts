import { changedShare } from './difference.ts';
import { keepsLocked, keepsMarks, lostBetween } from './guards.ts';
import { type Choice, type Spot, spotsOf } from './lexical.ts';
import type { Lexicon } from './lexicon.ts';
import { randomFrom } from './random.ts';
import { surfaceOf } from './surface.ts';
import type { Rule } from './syntax/rule.ts';
import type { Sentence, Tag } from './token.ts';

export type Mode = 'standard' | 'fluent' | 'formal' | 'simple' | 'short';

export interface RewriteOptions {
  mode: Mode;
  /** 0 to 100: how much is changed. */
  strength: number;
  /** Another one gives another version. */
  seed: number;
  lexicon: Lexicon;
  rules: readonly Rule[];
  /** What terms of the document have become so far: such a term becomes the same again. The best candidate adds its own. */
  terms?: Map<string, string> | undefined;
}

export interface Candidate {
  text: string;
  /** Share of words that are others or stand elsewhere, 0 to 1. */
  changed: number;
  /** Names of the rules that built it, the lexicon aside. */
  rules: readonly string[];
}

interface Frame {
  sentence: Sentence;
  rules: readonly Rule[];
}

/** Frames of one sentence that are filled with other words. */
const MOST_FRAMES = 8;
/** Fillings of each frame that are tried. */
const FILLINGS = 3;
/** Share of the words that carry meaning which stay: with fewer it may be another sentence. */
const LEAST_CONTENT = 0.6;
const CONTENT: ReadonlySet<Tag> = new Set([
  'NN',
  'NNS',
  'NNP',
  'VB',
  'VBP',
  'VBZ',
  'VBD',
  'VBN',
  'VBG',
  'JJ',
  'JJR',
  'JJS',
  'RB',
  'CD',
]);

/** Other ways to say a sentence, the best first. All of them keep what the guards watch; none is the sentence itself. */
export function rewriteSentence(source: Sentence, options: RewriteOptions): Candidate[] {
  const original = surfaceOf(source);
  const random = randomFrom(`${options.seed} ${original}`);
  const scored = new Map<string, Candidate & { score: number; terms: readonly Term[] }>();
  for (const frame of framesOf(source, options)) {
    const spots = spotsOf(frame.sentence, options.lexicon);
    const fillings = spots.length === 0 ? 1 : FILLINGS;
    for (let filling = 0; filling < fillings; filling += 1) {
      // The first one takes every chance; where that is too much, another one comes nearer to what is asked.
      const chance = filling === 0 ? 1 : 0.35 + options.strength / 150;
      const { sentence, terms } = filled(frame.sentence, spots, { ...options, random, chance });
      const text = surfaceOf(sentence);
      if (text === original || scored.has(text) || !isKept(source, original, sentence, text)) continue;
      const candidate = { text, changed: changedShare(original, text), rules: frame.rules.map(({ name }) => name) };
      const strays = keptContent(source, sentence) < LEAST_CONTENT ? 1 : 0;
      scored.set(text, { ...candidate, terms, score: scoreOf(candidate, frame, options) + random() * 0.15 - strays });
    }
  }
  const sorted = [...scored.values()].sort((a, b) => b.score - a.score);
  for (const [term, words] of sorted[0]?.terms ?? []) options.terms?.set(term, words);
  return sorted.map(({ text, changed, rules }) => ({ text, changed, rules }));
}

function isKept(source: Sentence, original: string, sentence: Sentence, text: string): boolean {
  if (startsUnsure(source) && sentence[0]?.lower !== source[0]?.lower) return false;
  return keepsLocked(source, sentence) && keepsMarks(original, text) && lostBetween(original, text).length === 0;
}

/** Whether the first word may be a name or a common word with the capital of the beginning: "Spare parts". It stays at the front. */
function startsUnsure([first, second]: Sentence): boolean {
  return first?.tag === 'NNP' && (second?.tag === 'NN' || second?.tag === 'NNS');
}

/** The sentence as it is built, and as one or two rules would build it. */
function framesOf(source: Sentence, { rules, mode, strength }: RewriteOptions): Frame[] {
  const fitting = rules.filter(({ suits, notFor }) => notFor !== mode && (suits === undefined || suits === mode));
  const once = fitting.flatMap((rule) => rule.apply(source).map((sentence) => ({ sentence, rules: [rule] })));
  const frames: Frame[] = [{ sentence: source, rules: [] }, ...once];
  if (strength < 30) return frames.slice(0, MOST_FRAMES);
  for (const { sentence, rules: done } of once) {
    for (const rule of fitting) {
      if (frames.length >= MOST_FRAMES) return frames.slice(0, MOST_FRAMES);
      if (done.includes(rule)) continue;
      frames.push(...rule.apply(sentence).map((again) => ({ sentence: again, rules: [...done, rule] })));
    }
  }
  return frames.slice(0, MOST_FRAMES);
}

/** Share of the words that carry meaning which is still there, 0 to 1. */
function keptContent(source: Sentence, rewritten: Sentence): number {
  const content = source.filter(({ tag }) => CONTENT.has(tag));
  const left = new Set(rewritten.map(({ lemma }) => lemma));
  return content.length === 0 ? 1 : content.filter(({ lemma }) => left.has(lemma)).length / content.length;
}

/** Share of words that a strength asks for: a tenth to six tenths. */
function aimOf(strength: number): number {
  return 0.1 + strength / 200;
}

/** A term with its part of speech, and what it has become. */
type Term = readonly [term: string, words: string];

interface Filling extends RewriteOptions {
  random: () => number;
  /** That a spot is filled, 0 to 1. */
  chance: number;
}

/** The sentence with as many spots filled as the strength asks for. */
function filled(sentence: Sentence, spots: readonly Spot[], options: Filling) {
  let result: Sentence = sentence;
  const terms: Term[] = [];
  for (const spot of spots.toReversed()) {
    if (options.random() > options.chance) continue;
    const term = termOf(sentence.slice(spot.start, spot.end));
    const choice = chosen(spot, { ...options, before: options.terms?.get(term) });
    if (!choice) continue;
    terms.push([term, wordsOf(choice)]);
    result = [...result.slice(0, spot.start), ...choice.tokens, ...result.slice(spot.end)];
  }
  return { sentence: result, terms };
}

/** A word that is a noun here and a verb there is two terms. */
function termOf(tokens: Sentence): string {
  return `${tokens[0]?.tag.slice(0, 2)} ${tokens.map(({ lemma }) => lemma).join(' ')}`;
}

function wordsOf({ tokens }: Choice): string {
  return tokens.map(({ lemma }) => lemma).join(' ');
}

/** One of the alternatives that suit the mode: the words of `before` if they are among them; else those that stand first more often. */
function chosen(
  { choices }: Spot,
  { mode, random, before }: Filling & { before: string | undefined },
): Choice | undefined {
  const suiting = choices.filter(({ register }) => suits(register, mode));
  const again = before === undefined ? undefined : suiting.find((choice) => wordsOf(choice) === before);
  if (again) return again;
  const preferred = suiting.filter(({ register }) => isPreferred(register, mode));
  const from = preferred.length > 0 ? preferred : suiting;
  return from[Math.floor(random() ** 1.6 * from.length)];
}

function suits(register: Choice['register'], mode: Mode): boolean {
  if (register === 'f') return mode === 'formal' || mode === 'standard';
  if (register === 'p') return mode !== 'formal';
  return true;
}

function isPreferred(register: Choice['register'], mode: Mode): boolean {
  if (mode === 'formal') return register === 'f';
  if (mode === 'simple') return register === 'p';
  return mode === 'short' && register === 's';
}

function scoreOf({ changed, text }: Candidate, { rules, sentence }: Frame, { strength, mode }: RewriteOptions): number {
  const distance = -Math.abs(changed - aimOf(strength)) * 2;
  const worth = rules.reduce((product, rule) => product * rule.worth, 1);
  const built = rules.length > 0 && strength >= 30 ? 0.25 : 0;
  const brevity = mode === 'short' || mode === 'simple' ? -text.length / Math.max(1, sentence.length * 30) : 0;
  return distance + worth + built + brevity;
}
