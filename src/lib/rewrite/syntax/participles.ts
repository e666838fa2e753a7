import type { Sentence } from '../token.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, within } from './phrases.ts';
import { hasThirdPerson } from './pronouns.ts';
import type { Rule } from './rule.ts';

const OPENING = new Set(['after', 'before', 'while', 'when', 'despite', 'without', 'since']);

/** "He was taken to hospital after falling from a ladder." → "After falling from a ladder, he was taken to hospital." */
export const participleToFront: Rule = {
  name: 'participle to the front',
  worth: 0.95,
  needs: ['VBG'],
  inPart: 'joined',
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const at = tokens.findIndex(({ lower }, place) => OPENING.has(lower) && tokens[place + 1]?.tag === 'VBG');
    if (!clause || at < clause.verb.end || at < 3) return [];
    const end = tokens[at - 1]?.text === ',' ? at - 1 : at;
    const main = tokens.slice(0, end);
    const opening = tokens.slice(at, -1);
    if (finiteVerbs(main) !== 1 || main.some(({ tag, text }) => text === ',' || /^(?:SC|WH|CC|TO|VBG|NEG)$/.test(tag)))
      return [];
    if (opening.some(({ text }) => text === ',') || finiteVerbs(opening) > 0 || hasThirdPerson(opening)) return [];
    return [[...atFront(opening), comma(), ...within(main), ...tokens.slice(-1)]];
  },
};

/** "After falling from a ladder, he was taken to hospital." → "He was taken to hospital after falling from a ladder." */
export const participleToEnd: Rule = {
  name: 'participle to the end',
  worth: 0.95,
  needs: ['VBG'],
  apply(tokens) {
    const at = isPlain(tokens) ? tokens.findIndex(({ text }) => text === ',') : -1;
    const opening = tokens.slice(0, at);
    const main = tokens.slice(at + 1, -1);
    if (at < 3 || !OPENING.has(tokens[0]?.lower ?? '') || tokens[1]?.tag !== 'VBG' || finiteVerbs(opening) > 0)
      return [];
    if (!isSimple(main) || hasThirdPerson(main.slice(1))) return [];
    if (
      main[0]?.tag === 'PRP' &&
      /^(?:he|she|it|they)$/.test(main[0].lower) &&
      opening.some(({ tag }) => tag === 'NNP')
    )
      return [];
    return [[...atFront(main), ...within(opening), ...tokens.slice(-1)]];
  },
};

function isSimple(tokens: Sentence): boolean {
  if (!clauseAt(tokens, 0) || finiteVerbs(tokens) !== 1) return false;
  return !tokens.some(({ tag, text }) => text === ',' || /^(?:SC|WH|CC|TO|VBG)$/.test(tag));
}
