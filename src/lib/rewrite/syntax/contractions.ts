import { type Sentence, type Token, written } from '../token.ts';
import type { Rule } from './rule.ts';

/** Verbs that "not" leans on in speech. */
const LEANT_ON = /^(?:do|does|did|is|are|was|were|has|have|had|could|would|should)$/;
/** Forms that are written in two words in a letter: the short one, and what it stands for. */
const LONG: ReadonlyMap<string, string> = new Map([
  ['wo', 'will'],
  ['ca', 'cannot'],
  ['sha', 'shall'],
]);

/** "I don't know." → "I do not know." */
export const longForms: Rule = {
  name: 'long forms',
  worth: 0.9,
  needs: ["n't", 'n’t'],
  apply(tokens) {
    // In a question the long form is elsewhere.
    if (tokens.at(-1)?.text !== '.' || !tokens.some(isShortNot)) return [];
    return [tokens.flatMap((token, at) => longForm(token, { before: tokens[at - 1], next: tokens[at + 1] }))];
  },
};

function isShortNot({ lower }: Token): boolean {
  return lower === "n't" || lower === 'n’t';
}

function longForm(token: Token, { before, next }: { before: Token | undefined; next: Token | undefined }): Token[] {
  if (isShortNot(token)) return before?.lower === 'ca' ? [] : [written('not', 'NEG')];
  const long = next && isShortNot(next) ? LONG.get(token.lower) : undefined;
  if (long === undefined) return [token];
  const text = /^\p{Lu}/u.test(token.text) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
  return [written(text, token.tag, { space: token.space })];
}

/** "Please do not wait for me." → "Please don't wait for me.": to somebody who is spoken to. */
export const shortForms: Rule = {
  name: 'short forms',
  worth: 0.8,
  needs: ['i', 'you', 'your', 'please', 'me', 'my'],
  notFor: 'formal',
  apply(tokens) {
    const isSpoken = tokens.some(({ lower, isLocked }) => /^(?:i|you|your|please|me|my)$/.test(lower) && !isLocked);
    if (!isSpoken || tokens.at(-1)?.text === '?') return [];
    const at = tokens.findIndex(({ lower }, place) => lower === 'not' && LEANT_ON.test(tokens[place - 1]?.lower ?? ''));
    const verb = tokens[at - 1];
    if (at < 0) return withShortVerb(tokens);
    if (at < 1 || !verb || verb.isLocked) return [];
    const short: Sentence = [written("n't", 'NEG', { space: '' })];
    return [[...tokens.slice(0, at - 1), { ...verb, isNew: true }, ...short, ...tokens.slice(at + 1)]];
  },
};

const SHORT_VERBS: ReadonlyMap<string, string> = new Map([
  ['will', "'ll"],
  ['am', "'m"],
  ['are', "'re"],
  ['have', "'ve"],
]);

/** "You will need a brush." → "You'll need a brush.": before a verb, so that nothing leans on the short form. */
function withShortVerb(tokens: Sentence): Token[][] {
  const at = tokens.findIndex(({ lower }, place) => {
    const before = tokens[place - 1];
    const next = tokens[place + 1];
    const isHelper = SHORT_VERBS.has(lower) && /^(?:i|you|we|they)$/.test(before?.lower ?? '');
    return isHelper && next !== undefined && /^VB/.test(next.tag) && (lower !== 'have' || next.tag === 'VBN');
  });
  const helper = tokens[at];
  const short = SHORT_VERBS.get(helper?.lower ?? '');
  if (!helper || short === undefined) return [];
  return [
    [...tokens.slice(0, at), written(short, helper.tag, { lemma: helper.lemma, space: '' }), ...tokens.slice(at + 1)],
  ];
}
