import type { Sentence } from '../token.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, nounPhraseEnd, within } from './phrases.ts';
import type { Rule } from './rule.ts';

const TIMES =
  /^(?:day|week|month|year|decade|century|centuries|spring|summer|autumn|winter|morning|afternoon|evening|night|period|season|quarter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;
const BEFORE_TIMES = new Set(['in', 'on', 'during', 'by', 'since', 'at', 'from', 'until']);
const BARE = new Set(['last', 'this', 'next', 'every', 'each']);

/** "He came to Berlin in 1881." → "In 1881, he came to Berlin." */
export const timeToFront: Rule = {
  name: 'time to the front',
  worth: 1,
  apply(tokens) {
    if (!isPlain(tokens) || !isOneClause(tokens.slice(0, -1), 0)) return [];
    const start = tokens.findLastIndex((_, at) => at > 2 && isTime(tokens, at, tokens.length - 1));
    if (start < 0) return [];
    const verb = clauseAt(tokens, 0)?.verb;
    if (!verb || start < verb.end || tokens[start - 1]?.tag === 'IN' || tokens[start - 1]?.tag === 'CC') return [];
    const time = tokens.slice(start, -1);
    return [[...atFront(time), comma(), ...within(tokens.slice(0, start)), ...tokens.slice(-1)]];
  },
};

/** "In 1881, he came to Berlin." → "He came to Berlin in 1881." */
export const timeToEnd: Rule = {
  name: 'time to the end',
  worth: 0.95,
  apply(tokens) {
    if (!isPlain(tokens)) return [];
    const at = tokens.findIndex(({ text }) => text === ',');
    if (at < 1 || !isTime(tokens, 0, at) || !isOneClause(tokens.slice(0, -1), at + 1)) return [];
    const main = tokens.slice(at + 1, -1);
    if (endsInPhrase(main)) return [];
    return [[...atFront(main), ...within(tokens.slice(0, at)), ...tokens.slice(-1)]];
  },
};

/** "in 1881", "on Tuesday", "during the war years", "last week", up to `end`. */
function isTime(tokens: Sentence, start: number, end: number): boolean {
  const first = tokens[start];
  if (!first || first.isNew) return false;
  const phrase = BARE.has(first.lower) ? start : BEFORE_TIMES.has(first.lower) ? start + 1 : -1;
  if (phrase < 0) return false;
  const until = nounPhraseEnd(tokens, phrase);
  const isYear = end === phrase + 1 && /^(?:1[0-9]|20)\d{2}s?$/.test(tokens[phrase]?.text ?? '');
  if (isYear && first.lower !== 'at') return true;
  const last = tokens[end - 1];
  return (
    until === end &&
    last !== undefined &&
    (TIMES.test(last.lower) || (/^(?:1[0-9]|20)\d{2}$/.test(last.text) && tokens[end - 2]?.tag === 'NNP'))
  );
}

function isOneClause(tokens: Sentence, start: number): boolean {
  const rest = tokens.slice(start);
  if (!clauseAt(tokens, start) || finiteVerbs(rest) !== 1) return false;
  return !rest.some(({ tag, text }) => tag === 'SC' || tag === 'WH' || tag === 'TO' || text === ',');
}

/** A time after another phrase of time would be read with it. */
function endsInPhrase(tokens: Sentence): boolean {
  const last = tokens.at(-1);
  return last === undefined || TIMES.test(last.lower) || last.tag === 'CD';
}
