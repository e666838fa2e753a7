import type { Sentence } from '../token.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, within } from './phrases.ts';
import type { Rule } from './rule.ts';

/** Words that begin a clause which may stand before or after the main one. */
const MOVABLE = new Set([
  'because',
  'although',
  'if',
  'unless',
  'when',
  'before',
  'after',
  'until',
  'once',
  'while',
  'whereas',
]);
/** Of these, a clause at the end is set off by a comma. */
const CONTRASTS = new Set(['although', 'whereas', 'while']);

/** Words that belong to the clause after them: "only when it rains". */
const FOCUS = new Set(
  'only just even especially particularly mainly mostly partly largely not except long shortly soon immediately right simply and or but days weeks months years hours minutes'.split(
    ' ',
  ),
);

/** "He left because it rained." → "Because it rained, he left." */
export const clauseToFront: Rule = {
  name: 'clause to the front',
  worth: 0.9,
  apply(tokens) {
    if (!isPlain(tokens) || MOVABLE.has(tokens[0]?.lower ?? '')) return [];
    const at = tokens.findIndex(
      ({ lower, tag }, place) => place > 2 && MOVABLE.has(lower) && (tag === 'SC' || tag === 'WH'),
    );
    if (at < 0 || !isLastJoint(tokens, at) || FOCUS.has(tokens[at - 1]?.lower ?? '')) return [];
    const main = tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
    const clause = tokens.slice(at, -1);
    if (!isMain(main) || !clauseAt(tokens, at + 1) || finiteVerbs(clause) !== 1) return [];
    return [[...atFront(clause), comma(), ...within(main), ...tokens.slice(-1)]];
  },
};

/** "Because it rained, he left." → "He left because it rained." */
export const clauseToEnd: Rule = {
  name: 'clause to the end',
  worth: 0.95,
  apply(tokens) {
    const [first] = tokens;
    if (!first || !isPlain(tokens) || !MOVABLE.has(first.lower)) return [];
    const at = tokens.findIndex(({ text }) => text === ',');
    const clause = tokens.slice(0, at);
    const main = tokens.slice(at + 1, -1);
    if (
      at < 0 ||
      main.some(({ text }) => text === ',') ||
      finiteVerbs(clause) !== 1 ||
      !clauseAt(tokens, 1) ||
      !isMain(main)
    )
      return [];
    // "When Anna came, she sat": moved, "she" would be somebody else.
    const isPointing = main.some(
      ({ tag, lower }) => /^PRP/.test(tag) && /^(?:he|she|it|they|him|her|them|his|its|their)$/.test(lower),
    );
    if (isPointing && tokens[1]?.tag !== 'PRP') return [];
    const joint = CONTRASTS.has(first.lower) ? [comma()] : [];
    return [[...atFront(main), ...joint, ...within(clause), ...tokens.slice(-1)]];
  },
};

/** One clause that can stand alone: a subject, one finite verb, no joint that could belong elsewhere. */
function isMain(tokens: Sentence): boolean {
  if (finiteVerbs(tokens) !== 1 || !clauseAt(tokens, 0)) return false;
  return !tokens.some(({ tag, text }) => tag === 'SC' || tag === 'WH' || text === ',');
}

function isLastJoint(tokens: Sentence, at: number): boolean {
  return !tokens.slice(at + 1).some(({ tag, text }) => tag === 'SC' || tag === 'WH' || text === ',');
}
