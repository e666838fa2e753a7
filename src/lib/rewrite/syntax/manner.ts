import { isFiniteVerb, type Sentence, written } from '../token.ts';
import { commandVerb } from './commands.ts';
import { atFront, clauseAt, finiteVerbs, isPlain, nounPhraseEnd, waysIn, within } from './phrases.ts';
import type { Rule } from './rule.ts';

const MANNER = new Set(
  'quickly slowly carefully easily quietly gently rapidly suddenly successfully briefly directly openly properly correctly automatically manually safely thoroughly deliberately regularly immediately gradually sharply steadily widely fully completely largely officially formally secretly publicly heavily frequently seriously severely badly permanently temporarily'.split(
    ' ',
  ),
);

/** "The fire was started deliberately." → "The fire was deliberately started." */
export const adverbBefore: Rule = {
  name: 'adverb before the verb',
  worth: 0.95,
  needs: ['RB'],
  apply(tokens) {
    return waysIn(tokens, (adverb, at) => {
      const verb = tokens[at - 1];
      const next = tokens[at + 1];
      if (
        !MANNER.has(adverb.lower) ||
        !verb ||
        !next ||
        !/^(?:IN|PUNCT|CC|SC)$/.test(next.tag) ||
        next.lower === 'than'
      )
        return [];
      if (next.lower === 'over' || verb.isAux || !isMoving(tokens, at - 1)) return [];
      return [[...tokens.slice(0, at - 1), ...placed(tokens, at), ...tokens.slice(at + 1)]];
    });
  },
};

function placed(tokens: Sentence, at: number): Sentence {
  return [...within(tokens.slice(at, at + 1)), ...tokens.slice(at - 1, at)];
}

/** A participle after "be", or a past form after its subject: before these an adverb is as well as after. */
function isMoving(tokens: Sentence, at: number): boolean {
  const verb = tokens[at];
  const before = tokens[at - 1];
  if (verb?.tag === 'VBN') return before?.isAux === true;
  return verb?.tag === 'VBD' && !verb.isAux && before !== undefined && /^(?:NNS?|NNP|PRP)$/.test(before.tag);
}

/** "Compare the offers carefully." → "Carefully compare the offers." */
export const commandCarefully: Rule = {
  name: 'adverb before the command',
  worth: 0.9,
  needs: ['RB'],
  apply(tokens) {
    const at = nounPhraseEnd(tokens, 1);
    const adverb = tokens[at];
    if (commandVerb(tokens) !== 0 || !isPlain(tokens) || at < 2 || !adverb || !MANNER.has(adverb.lower)) return [];
    if (!/^(?:IN|PUNCT|SC)$/.test(tokens[at + 1]?.tag ?? '')) return [];
    return [[...atFront([adverb]), ...within(tokens.slice(0, at)), ...tokens.slice(at + 1)]];
  },
};

/** "We have also listened to you." ↔ "We have listened to you as well." */
export const alsoMoved: Rule = {
  name: '"also" or "as well"',
  worth: 0.9,
  needs: ['also', 'well'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (
      !clause ||
      finiteVerbs(tokens) !== 1 ||
      tokens.some(({ text, tag }) => text === ',' || /^(?:SC|WH|NEG|CC)$/.test(tag))
    )
      return [];
    const also = tokens.findIndex(({ lower }) => lower === 'also');
    if (also > 0 && also <= clause.verb.end)
      return [
        [
          ...tokens.slice(0, also),
          ...tokens.slice(also + 1, -1),
          written('as', 'RB'),
          written('well', 'RB'),
          ...tokens.slice(-1),
        ],
      ];
    const isLast = tokens.at(-2)?.lower === 'well' && tokens.at(-3)?.lower === 'as';
    const helper = tokens[clause.verb.start];
    if (!isLast || !helper) return [];
    const place = helper.isAux || helper.tag === 'MD' ? clause.verb.start + 1 : clause.verb.start;
    return [[...tokens.slice(0, place), written('also', 'RB'), ...tokens.slice(place, -3), ...tokens.slice(-1)]];
  },
};

/** "all of our shops" ↔ "all our shops", "half of the mixture" ↔ "half the mixture". */
export const quantity: Rule = {
  name: 'quantity with or without "of"',
  worth: 0.95,
  needs: ['all', 'half'],
  apply(tokens) {
    return waysIn(tokens, (token, at) => {
      const next = tokens[at + 1];
      const after = tokens[at + 2];
      if (!/^(?:all|half)$/.test(token.lower) || !next || !after || tokens[at - 1]?.lower === 'at') return [];
      const isNamed = (one: typeof next) => /^(?:the|these|those|my|your|his|her|its|our|their)$/.test(one.lower);
      if (next.lower === 'of' && isNamed(after)) return [[...tokens.slice(0, at + 1), ...tokens.slice(at + 2)]];
      if (!isNamed(next) || nounPhraseEnd(tokens, at + 1) === at + 1) return [];
      return [[...tokens.slice(0, at + 1), written('of', 'IN'), ...tokens.slice(at + 1)]];
    });
  },
};

/** "so that you do not forget" → "so you do not forget". */
export const soThat: Rule = {
  name: '"so" for "so that"',
  worth: 0.85,
  needs: ['so'],
  apply(tokens) {
    return waysIn(tokens, ({ lower }, at) => {
      const isPurpose = lower === 'so' && tokens[at + 1]?.lower === 'that' && tokens[at + 2]?.tag === 'PRP';
      const verbs = tokens.slice(at + 3, at + 5);
      if (!isPurpose || at < 3 || !verbs.some(isFiniteVerb)) return [];
      return [[...tokens.slice(0, at + 1), ...tokens.slice(at + 2)]];
    });
  },
};
