import { isFiniteVerb, type Sentence } from '../token.ts';
import { atFront, comma, nounPhraseEnd, waysIn, within } from './phrases.ts';
import type { Rule } from './rule.ts';

/** "The minister, Ingrid Halvorsen, denied it." ↔ "Ingrid Halvorsen, the minister, denied it." */
export const apposition: Rule = {
  name: 'apposition turned',
  worth: 0.95,
  needs: [','],
  apply(tokens) {
    const middle = tokens.findIndex(({ text }) => text === ',');
    const end = tokens.findIndex(({ text }, at) => at > middle && text === ',');
    if (middle < 1 || end < 0 || !isFiniteVerb(tokens[end + 1])) return [];
    const [one, other] = [tokens.slice(0, middle), tokens.slice(middle + 1, end)];
    const isTurned = (isTitle(one) && isName(other)) || (isName(one) && isTitle(other));
    if (!isTurned) return [];
    return [[...atFront(other), comma(), ...within(one), ...tokens.slice(end)]];
  },
};

function isName(tokens: Sentence): boolean {
  return tokens.length > 1 && tokens.length < 5 && tokens.every(({ tag }) => tag === 'NNP');
}

/** "the head of the company" */
function isTitle(tokens: Sentence): boolean {
  if (tokens[0]?.lower !== 'the' || tokens.length > 8) return false;
  let end = nounPhraseEnd(tokens, 0);
  while (end > 0 && end < tokens.length && /^(?:of|for|at|in)$/.test(tokens[end]?.lower ?? '')) {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === end + 1) return false;
    end = next;
  }
  return end === tokens.length;
}

const AFTER_QUOTE = new Set(['say', 'explain', 'add']);

/** `"It is late," one passenger said.` ↔ `"It is late," said one passenger.` */
export const speakerTurned: Rule = {
  name: 'speaker turned',
  worth: 0.95,
  needs: ['"', '”'],
  apply(tokens) {
    const close = tokens.findLastIndex(({ text }) => /^["”]$/.test(text));
    if (close < 3 || tokens[close - 1]?.text !== ',' || !/^["“]$/.test(tokens[0]?.text ?? '')) return [];
    const end = tokens.findIndex(({ text }, at) => at > close && /^[.,]$/.test(text));
    const report = tokens.slice(close + 1, end);
    if (end < 0 || report.some(({ tag }) => tag === 'PRP' || tag === 'WH' || tag === 'CC')) return [];
    const space = report[0]?.space ?? ' ';
    const placed = (first: Sentence, second: Sentence) => [
      ...tokens.slice(0, close + 1),
      ...within(first).map((token, at) => (at === 0 ? { ...token, space } : token)),
      ...within(second),
      ...tokens.slice(end),
    ];
    const isSaid = (at: number) => AFTER_QUOTE.has(report[at]?.lemma ?? '') && /^VB[DN]$/.test(report[at]?.tag ?? '');
    const last = report.length - 1;
    if (isSaid(last) && nounPhraseEnd(report, 0) === last) return [placed(report.slice(last), report.slice(0, last))];
    if (isSaid(0) && tokens[end]?.text === '.' && nounPhraseEnd(report, 1) === report.length && report.length < 6)
      return [placed(report.slice(1), report.slice(0, 1))];
    return [];
  },
};

/** "heather, which is the only plant that they eat" → "heather, the only plant that they eat". */
export const appositionForRelative: Rule = {
  name: 'apposition for a relative clause',
  worth: 0.95,
  needs: ['which', 'who'],
  apply(tokens) {
    return waysIn(tokens, ({ lower }, at) => {
      const be = tokens[at + 1];
      const isOpen = /^(?:which|who)$/.test(lower) && tokens[at - 1]?.text === ',' && be?.lemma === 'be';
      const isNamed = /^(?:the|a|an)$/.test(tokens[at + 2]?.lower ?? '') && be?.tag !== 'VB';
      if (!isOpen || !isNamed || nounPhraseEnd(tokens, at + 2) === at + 2) return [];
      return [[...tokens.slice(0, at), ...tokens.slice(at + 2)]];
    });
  },
};
