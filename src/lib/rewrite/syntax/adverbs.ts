import type { Sentence } from '../token.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, within } from './phrases.ts';
import type { Rule } from './rule.ts';

/** Adverbs about the whole sentence, at home at its beginning and before its verb. */
const MOBILE = new Set(
  'usually sometimes later recently eventually finally soon now currently originally initially generally normally typically subsequently occasionally traditionally officially gradually today nowadays'.split(
    ' ',
  ),
);
/** At home at the beginning and at the end. */
const COMMENTS = new Set(['unfortunately', 'fortunately', 'luckily', 'sadly', 'surprisingly', 'however', 'instead']);

/** "The bird is usually seen in groups." → "Usually, the bird is seen in groups." */
export const adverbToFront: Rule = {
  name: 'adverb to the front',
  worth: 0.9,
  needs: ['RB'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (!clause || finiteVerbs(tokens) !== 1 || hasNegation(tokens)) return [];
    const { verb, subject } = clause;
    const inGroup = tokens.slice(verb.start, verb.head).findIndex(({ lower }) => MOBILE.has(lower));
    // "is usually cold": here the verb is "is", and the adverb follows it.
    const at = inGroup >= 0 ? verb.start + inGroup : MOBILE.has(tokens[verb.end]?.lower ?? '') ? verb.end : -1;
    const adverb = tokens[at];
    const next = tokens[at + 1];
    if (!adverb || (at === verb.end && tokens[verb.head]?.lemma !== 'be')) return [];
    if (
      !next ||
      /^(?:CC|CD|PUNCT|WH)$/.test(next.tag) ||
      /^(?:than|on|as|that)$/.test(next.lower) ||
      tokens[at - 1]?.tag === 'RB'
    )
      return [];
    if (subject.end > 8 || isLockedStart(tokens, at)) return [];
    return [[...atFront([adverb]), comma(), ...within(tokens.slice(0, at)), ...tokens.slice(at + 1)]];
  },
};

/** "Usually, the bird is seen in groups." → "The bird is usually seen in groups." */
export const adverbWithin: Rule = {
  name: 'adverb to the verb',
  worth: 0.95,
  apply(tokens) {
    const [adverb, mark] = tokens;
    if (!adverb || !isPlain(tokens) || !MOBILE.has(adverb.lower)) return [];
    if (/^(?:today|nowadays|sometimes)$/.test(adverb.lower)) return [];
    const start = mark?.text === ',' ? 2 : 1;
    const clause = clauseAt(tokens, start);
    if (!clause || finiteVerbs(tokens) !== 1 || hasNegation(tokens)) return [];
    const { verb } = clause;
    const helper = tokens[verb.start];
    const isHelped = helper?.tag === 'MD' || helper?.isAux === true;
    const at = isHelped ? verb.start + 1 : verb.start;
    return [[...atFront(tokens.slice(start, at)), ...within([adverb]), ...tokens.slice(at)]];
  },
};

/** "Unfortunately, we cannot come." → "We cannot come, unfortunately." */
export const commentToEnd: Rule = {
  name: 'comment to the end',
  worth: 0.85,
  needs: [','],
  apply(tokens) {
    const [adverb, mark] = tokens;
    if (!adverb || !isPlain(tokens) || !COMMENTS.has(adverb.lower) || mark?.text !== ',') return [];
    const rest = tokens.slice(2, -1);
    if (
      !clauseAt(rest, 0) ||
      rest.length > 14 ||
      rest.some(({ text, tag }) => text === ',' || tag === 'SC' || tag === 'WH')
    )
      return [];
    return [[...atFront(rest), comma(), ...within([adverb]), ...tokens.slice(-1)]];
  },
};

/** "Could you please send it?" ↔ "Please could you send it?" */
export const please: Rule = {
  name: '"please" moved',
  worth: 0.9,
  needs: ['please'],
  apply(tokens) {
    const [first, second, third, fourth] = tokens;
    if (!first || !second || !third || tokens.at(-1)?.text !== '?') return [];
    const isAsked = first.tag === 'MD' && second.lower === 'you' && third.lower === 'please';
    if (isAsked) return [[...atFront([third]), ...within([first]), second, ...tokens.slice(3)]];
    const isOpening = first.lower === 'please' && second.tag === 'MD' && third.lower === 'you' && fourth;
    return isOpening ? [[...atFront([second]), third, ...within([first]), ...tokens.slice(3)]] : [];
  },
};

function hasNegation(tokens: Sentence): boolean {
  return tokens.some(({ tag, lower }) => tag === 'NEG' || /^(?:no|none|nobody|only|few|hardly)$/.test(lower));
}

function isLockedStart(tokens: Sentence, at: number): boolean {
  return tokens[at]?.isLocked === true;
}
