import { type Sentence, written } from '../token.ts';
import { atFront, clauseAt, comma, isPlain, within } from './phrases.ts';
import type { Rule } from './rule.ts';

const JOINING = /^(?:however|though|therefore|nevertheless|instead|moreover|meanwhile|unfortunately|fortunately)$/;

/** "The government, however, agreed." and "The government agreed, however." → "However, the government agreed." */
export const commentToFront: Rule = {
  name: 'comment to the front',
  worth: 1,
  needs: [','],
  apply(tokens) {
    if (!isPlain(tokens)) return [];
    const at = tokens.findIndex(({ lower }, place) => JOINING.test(lower) && tokens[place - 1]?.text === ',');
    const end = tokens[at + 1]?.text;
    if (at < 2 || !(end === ',' || end === '.')) return [];
    const rest: Sentence = [...tokens.slice(0, at - 1), ...tokens.slice(end === ',' ? at + 2 : at + 1)];
    if (!clauseAt(rest, 0)) return [];
    const comment = tokens[at]?.lower === 'though' ? [written('However', 'RB')] : tokens.slice(at, at + 1);
    return [[...atFront(comment), comma(), ...within(rest)]];
  },
};

const SEEN = new Set('observe find see draw discover record report detect identify note'.split(' '));

/** "A similar pattern can be observed in other parts of the world." → "In other parts of the world, a similar pattern can be observed." */
export const findingPlace: Rule = {
  name: 'place of a finding to the front',
  worth: 0.9,
  needs: ['VBN'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const head = clause && tokens[clause.verb.head];
    const at = clause?.verb.end ?? -1;
    if (!clause || head?.tag !== 'VBN' || !SEEN.has(head.lemma) || tokens[0]?.tag === 'PRP') return [];
    if (!/^(?:in|from|at|throughout|under|near)$/.test(tokens[at]?.lower ?? '')) return [];
    const rest = tokens.slice(at, -1);
    if (rest.some(({ tag, text }) => text === ',' || /^(?:SC|WH|CC|TO|VB.?|NEG)$/.test(tag))) return [];
    return [[...atFront(rest), comma(), ...within(tokens.slice(0, at)), ...tokens.slice(-1)]];
  },
};

/** "You will find boxes in the hall." → "In the hall, you will find boxes." */
export const foundPlace: Rule = {
  name: 'place of what is found to the front',
  worth: 0.85,
  needs: ['you'],
  apply(tokens) {
    const clause = isPlain(tokens) && tokens[0]?.lower === 'you' ? clauseAt(tokens, 0) : undefined;
    const verb = clause && tokens[clause.verb.head];
    if (!clause || !verb || !/^(?:find|see|read|buy)$/.test(verb.lemma)) return [];
    const at = tokens.findLastIndex(({ lower }) => /^(?:in|on|at|below)$/.test(lower));
    const rest = tokens.slice(at, -1);
    if (at <= clause.verb.end || tokens.some(({ tag, text }) => text === ',' || /^(?:SC|WH|CC|TO|NEG)$/.test(tag)))
      return [];
    const isPlace = rest.length === 1 ? rest[0]?.lower === 'below' : /^(?:DT|PRP\$)$/.test(rest[1]?.tag ?? '');
    return isPlace ? [[...atFront(rest), comma(), ...within(tokens.slice(0, at)), ...tokens.slice(-1)]] : [];
  },
};
