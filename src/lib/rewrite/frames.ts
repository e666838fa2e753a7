import type { Mode } from './choices.ts';
import { foldedOf, unfolded } from './folding.ts';
import { type Part, partsOf, withPart } from './parts.ts';
import type { Rule } from './syntax/rule.ts';
import type { Sentence } from './token.ts';

/** A sentence as rules build it. */
export interface Frame {
  sentence: Sentence;
  rules: readonly Rule[];
  /** Share of the words that are elsewhere or are new, 0 to 1. */
  moved: number;
}

interface FrameOptions {
  rules: readonly Rule[];
  mode: Mode;
  strength: number;
  random: () => number;
}

/** Frames of one kind that further rules are applied to. */
const MOST_GROWN = 3;
/** Frames that are filled with other words. */
const MOST_FRAMES = 7;

/** Rules that build one sentence: at a low strength one at most, at a high one three. */
function depthAt(strength: number): number {
  return strength < 35 ? 1 : strength < 60 ? 2 : 3;
}

const fittingIn = new WeakMap<readonly Rule[], Map<Mode, readonly Rule[]>>();

/** The rules for a mode: the same list each time. */
function fittingFor(rules: readonly Rule[], mode: Mode): readonly Rule[] {
  const known = fittingIn.get(rules) ?? new Map<Mode, readonly Rule[]>();
  fittingIn.set(rules, known);
  const fitting =
    known.get(mode) ??
    rules.filter(
      ({ suits, notFor, from }) => from === undefined && notFor !== mode && (suits === undefined || suits === mode),
    );
  known.set(mode, fitting);
  return fitting;
}

/** The sentence as it is, and the best ways that rules would build it, one after the other. */
export function framesOf(source: Sentence, { rules, mode, strength, random }: FrameOptions): Frame[] {
  const fitting = fittingFor(rules, mode);
  const seen = new Set([keyOf(source)]);
  const own: Frame = { sentence: source, rules: [], moved: 0 };
  const found: (readonly [Frame, number])[] = [];
  let grown: readonly Frame[] = [own];
  for (let depth = 0; depth < depthAt(strength) && grown.length > 0; depth += 1) {
    const next: (readonly [Frame, number])[] = [];
    for (const frame of grown) {
      for (const rule of rulesFor(frame.sentence, fitting)) {
        if (frame.rules.some((used) => used === rule || used.name === rule.undoes)) continue;
        for (const sentence of applied(rule, frame.sentence)) {
          const key = keyOf(sentence);
          if (seen.has(key)) continue;
          seen.add(key);
          const built = { sentence, rules: [...frame.rules, rule], moved: movedShare(source, sentence) };
          next.push([built, promiseOf(built) + random() * 0.2]);
        }
      }
    }
    next.sort(byPromise);
    found.push(...next);
    grown = next.slice(0, strength < 60 ? 2 : MOST_GROWN).map(([frame]) => frame);
  }
  const best = [
    own,
    ...found
      .sort(byPromise)
      .slice(0, MOST_FRAMES - 1)
      .map(([frame]) => frame),
  ];
  const later = laterFor(rules, mode, strength);
  return later.length === 0 ? best : best.flatMap((frame) => withLater(source, frame, later));
}

/** A frame, and what the rules for high strengths make of it, one after the other. */
function withLater(source: Sentence, frame: Frame, later: readonly Rule[]): Frame[] {
  let { sentence } = frame;
  const used: Rule[] = [];
  for (const rule of rulesFor(sentence, later)) {
    const [built] = applied(rule, sentence);
    if (!built) continue;
    sentence = built;
    used.push(rule);
  }
  if (used.length === 0) return [frame];
  return [{ sentence, rules: [...frame.rules, ...used], moved: movedShare(source, sentence) }, frame];
}

function laterFor(rules: readonly Rule[], mode: Mode, strength: number): readonly Rule[] {
  if (strength < FIRST_LATER) return NONE_LATER;
  return rules.filter(({ from = 0, notFor }) => from > 0 && from <= strength && notFor !== mode);
}

/** Strength below which no rule is for high strengths only. */
const FIRST_LATER = 60;
const NONE_LATER: readonly Rule[] = [];

/** Places of rules in their list by what they need; those that need nothing are of every sentence. */
interface Needs {
  always: readonly number[];
  byNeed: ReadonlyMap<string, readonly number[]>;
}

const needsOf = new WeakMap<readonly Rule[], Needs>();

/** The rules of which a sentence has what they need, in their order. */
function rulesFor(sentence: Sentence, rules: readonly Rule[]): Rule[] {
  const known = needsOf.get(rules) ?? readNeeds(rules);
  needsOf.set(rules, known);
  const asked = new Uint8Array(rules.length);
  for (const place of known.always) asked[place] = 1;
  for (const { lower, lemma, tag } of sentence) {
    for (const place of known.byNeed.get(lower) ?? NONE) asked[place] = 1;
    for (const place of known.byNeed.get(tag) ?? NONE) asked[place] = 1;
    if (lemma === lower) continue;
    for (const place of known.byNeed.get(lemma) ?? NONE) asked[place] = 1;
  }
  return rules.filter((_, place) => asked[place] === 1);
}

const NONE: readonly number[] = [];

function readNeeds(rules: readonly Rule[]): Needs {
  const always: number[] = [];
  const byNeed = new Map<string, number[]>();
  for (const [place, { needs }] of rules.entries()) {
    if (!needs) always.push(place);
    for (const need of needs ?? []) byNeed.set(need, [...(byNeed.get(need) ?? []), place]);
  }
  return { always, byNeed };
}

/** What a rule makes of the sentence, and, where it may, of each clause of it that could be alone. */
function applied(rule: Rule, sentence: Sentence): readonly Sentence[] {
  const folded = foldedOf(sentence);
  if (!folded) return appliedTo(rule, sentence);
  return appliedTo(rule, folded.sentence).map((built) => unfolded(built, folded.whole));
}

function appliedTo(rule: Rule, sentence: Sentence): readonly Sentence[] {
  const whole = rule.apply(sentence);
  if (!rule.inPart) return whole;
  const fitting = partsOf(sentence).filter((part) =>
    rule.inPart === 'any' ? !isMeantLater(sentence, part) : !part.isOpened,
  );
  const parts = fitting.flatMap((part) => rule.apply(part.tokens).flatMap((built) => withPart(sentence, part, built)));
  return parts.length === 0 ? whole : [...whole, ...parts];
}

/** Whether a pronoun after a part may stand for its subject, which must then stay one: "The party won, and it left." */
function isMeantLater(sentence: Sentence, { end }: Part): boolean {
  return sentence
    .slice(end)
    .some(({ tag, lower }) => /^PRP/.test(tag) && /^(?:it|they|he|she|its|their|his|her)$/.test(lower));
}

/** How much a frame may be worth before it is filled. */
function promiseOf({ rules, moved }: Frame): number {
  return rules.reduce((product, { worth }) => product * worth, 1) + Math.min(moved, 0.5);
}

function byPromise([, one]: readonly [Frame, number], [, other]: readonly [Frame, number]): number {
  return other - one;
}

function keyOf(sentence: Sentence): string {
  let key = '';
  for (const { lower } of sentence) key += `${lower} `;
  return key;
}

/** Share of words that are not in the order of the source, by the longest row of words that do. */
function movedShare(source: Sentence, sentence: Sentence): number {
  const words = countWords(source) + countWords(sentence);
  return words === 0 ? 0 : 1 - (2 * keptIn(sentence)) / words;
}

function countWords(sentence: Sentence): number {
  let count = 0;
  for (const { tag } of sentence) if (tag !== 'PUNCT') count += 1;
  return count;
}

function keptIn(sentence: Sentence): number {
  // The smallest place that a row of each length can end with.
  const ends: number[] = [];
  for (const { at, tag } of sentence) {
    if (at < 0 || tag === 'PUNCT') continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    ends[low] = at;
  }
  return ends.length;
}
