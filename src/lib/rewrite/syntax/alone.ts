import { type Sentence, type Token, written } from '../token.ts';
import { clauseAt, finiteVerbs } from './phrases.ts';
import type { Rule } from './rule.ts';

/** "It holds 0.6 litres, which is enough for five cups." → "It holds 0.6 litres. This is enough for five cups." */
export const relativeAlone: Rule = {
  name: 'relative clause as a sentence',
  worth: 0.85,
  needs: ['which'],
  apply(tokens) {
    const at = startOf(tokens, 'which');
    const verb = tokens[at + 1]?.tag === 'RB' ? tokens[at + 2] : tokens[at + 1];
    if (at < 5 || verb?.tag !== 'VBZ' || !SUMMING.has(verb.lemma)) return [];
    // "which is the only plant": that is a name for it, and no further thing.
    if (verb.lemma === 'be' && !/^(?:JJ|RB)$/.test(tokens[at + 2]?.tag ?? '')) return [];
    return [[...tokens.slice(0, at - 1), stop(), written('This', 'DT'), ...tokens.slice(at + 1)]];
  },
};

const SUMMING = new Set('be make mean prevent help allow cause take keep save reduce lead usually'.split(' '));

/** "He was born in Breslen, where his father worked." → "He was born in Breslen. His father worked there." */
export const whereAlone: Rule = {
  name: '"where" as a sentence',
  worth: 0.85,
  needs: ['where'],
  apply(tokens) {
    const at = startOf(tokens, 'where');
    const clause = at > 4 ? clauseAt(tokens, at + 1) : undefined;
    if (!clause || tokens.length - at < 4) return [];
    const rest = tokens.slice(at + 1, -1);
    if (
      rest.some(({ tag, text }) => text === ',' || /^(?:SC|WH|CC|VBG|NEG|TO)$/.test(tag)) ||
      rest.some(({ lower }) => lower === 'no')
    )
      return [];
    const placed = rest.map((token, place) => (place === 0 ? capitalised(token) : token));
    return [[...tokens.slice(0, at - 1), stop(), ...placed, written('there', 'RB'), ...tokens.slice(-1)]];
  },
};

/** Where a relative clause begins that ends the sentence, after one whole clause. */
function startOf(tokens: Sentence, word: 'which' | 'where'): number {
  if (tokens.at(-1)?.text !== '.' || tokens.some(({ text }) => /^["“”()?!:;]/.test(text))) return -1;
  const at = tokens.findIndex(({ lower }, place) => lower === word && tokens[place - 1]?.text === ',');
  const main = tokens.slice(0, at - 1);
  if (at < 0 || tokens.slice(at).some(({ text }) => text === ',') || finiteVerbs(tokens.slice(at)) !== 1) return -1;
  if (main.some(({ tag, text }) => text === ',' || tag === 'SC' || tag === 'WH')) return -1;
  return finiteVerbs(main) === 1 && clauseAt(main, 0) ? at : -1;
}

function stop(): Token {
  return written('.', 'PUNCT', { space: '' });
}

function capitalised(token: Token): Token {
  return { ...token, space: ' ', text: token.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) };
}
