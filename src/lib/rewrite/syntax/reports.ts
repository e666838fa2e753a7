import type { Sentence, Token } from '../token.ts';
import { written } from '../token.ts';
import { atFront, clauseAt, comma, isPlain, longNounPhraseEnd, within } from './phrases.ts';
import type { Rule } from './rule.ts';

/** Verbs that tell what somebody says and may be at the end. */
const REPORTS = new Set([
  'say',
  'announce',
  'report',
  'explain',
  'add',
  'argue',
  'claim',
  'state',
  'note',
  'warn',
  'suggest',
  'estimate',
  'believe',
  'promise',
  'insist',
  'admit',
]);

/** "Workers could strike, an official said." → "An official said workers could strike." */
export const reportToFront: Rule = {
  name: 'report to the front',
  worth: 1,
  needs: [','],
  apply(tokens) {
    if (!isPlain(tokens)) return [];
    const at = tokens.findLastIndex(({ text }) => text === ',');
    if (at < 3) return [];
    const report = tokens.slice(at + 1, -1);
    const clause = clauseAt(report, 0);
    const isReport =
      clause && isOnlyDay(report.slice(clause.verb.end)) && REPORTS.has(report[clause.verb.head]?.lemma ?? '');
    if (!isReport || report[clause.verb.head]?.tag === 'VBG') return [];
    const said = tokens.slice(0, at);
    const needsThat = clause.verb.end < report.length || said.some(({ text }) => text === ',');
    const that = needsThat || report[clause.verb.head]?.lemma !== 'say' ? [written('that', 'SC')] : [];
    return [[...atFront(report), ...that, ...within(said), ...tokens.slice(-1)]];
  },
};

/** "An official said that workers could strike." → "Workers could strike, an official said." */
export const reportToEnd: Rule = {
  name: 'report to the end',
  worth: 0.95,
  needs: ['VBD', 'VBZ'],
  apply(tokens) {
    if (!isPlain(tokens)) return [];
    const clause = clauseAt(tokens, 0);
    if (!clause || !REPORTS.has(tokens[clause.verb.head]?.lemma ?? '') || tokens[0]?.tag === 'PRP') return [];
    const verb = tokens[clause.verb.head];
    const isNow = verb?.tag === 'VBZ' && /^(?:say|claim|believe|promise|argue)$/.test(verb.lemma);
    if (clause.verb.end - clause.verb.start > 1 || !(verb?.tag === 'VBD' || isNow)) return [];
    const that = tokens[clause.verb.end]?.lower === 'that' ? 1 : 0;
    const start = clause.verb.end + that;
    const said = tokens.slice(start, -1);
    // "It would build a bridge, the firm said" leaves a reader wondering who.
    if (
      !clauseAt(tokens, start) ||
      /^PRP/.test(tokens[start]?.tag ?? '') ||
      said.some(({ text, tag }) => text === ',' || tag === 'CC')
    )
      return [];
    return [[...atFront(said), comma(), ...within(tokens.slice(0, clause.verb.end)), ...tokens.slice(-1)]];
  },
};

/** "According to the police, he fled." ↔ "He fled, according to the police." */
export const accordingTo: Rule = {
  name: 'source moved',
  worth: 1,
  needs: ['according'],
  apply(tokens) {
    if (!isPlain(tokens)) return [];
    const at = tokens.findIndex(({ lower }, place) => lower === 'according' && tokens[place + 1]?.lower === 'to');
    if (at < 0) return [];
    const end = longNounPhraseEnd(tokens, at + 2);
    if (at === 0 && tokens[end]?.text === ',') return toEnd(tokens, end);
    if (at > 2 && tokens[at - 1]?.text === ',' && end === tokens.length - 1) return toFront(tokens, at);
    return [];
  },
};

function toEnd(tokens: Sentence, end: number): Token[][] {
  const rest = tokens.slice(end + 1, -1);
  // "According to the firm, it will close": whom "it" means would come too late.
  if (
    !clauseAt(rest, 0) ||
    rest.some(({ tag, lower }) => /^PRP/.test(tag) && !/^(?:i|we|you|my|our|your)$/.test(lower))
  )
    return [];
  return [[...atFront(rest), comma(), ...within(tokens.slice(0, end)), ...tokens.slice(-1)]];
}

function toFront(tokens: Sentence, at: number): Token[][] {
  const rest = tokens.slice(0, at - 1);
  if (!clauseAt(rest, 0)) return [];
  return [[...atFront(tokens.slice(at, -1)), comma(), ...within(rest), ...tokens.slice(-1)]];
}

/** Nothing, or the day of it: "on Friday", "Friday". */
function isOnlyDay(tokens: Sentence): boolean {
  const day = tokens[0]?.lower === 'on' ? tokens.slice(1) : tokens;
  return (
    tokens.length === 0 ||
    (day.length === 1 && /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(day[0]?.lower ?? ''))
  );
}
