import { conjugate } from '../../english/verbs.ts';
import { people } from '../noun-groups.data.ts';
import { isFiniteVerb, isNoun, type Sentence, written } from '../token.ts';
import {
  atFront,
  clauseAt,
  comma,
  finiteVerbs,
  isPlain,
  longNounPhraseEnd,
  nounPhraseEnd,
  waysIn,
  within,
} from './phrases.ts';
import { hasThirdPerson } from './pronouns.ts';
import type { Rule } from './rule.ts';

const PEOPLE = new Set(people.split(' '));

/** "people who have a garden" → "people with a garden". */
export const withFor: Rule = {
  name: '"with" for a relative clause',
  worth: 0.95,
  needs: ['who', 'that', 'which'],
  apply(tokens) {
    return waysIn(tokens, ({ lower, tag }, at) => {
      const have = tokens[at + 1];
      const begins = tokens[at + 2];
      if (!/^(?:who|that|which)$/.test(lower) || tag === 'SC' || !isNoun(tokens[at - 1]) || have?.lemma !== 'have')
        return [];
      if (!/^VB[ZPD]$/.test(have.tag) || !begins || !/^(?:DT|JJ|NNS?|CD)$/.test(begins.tag)) return [];
      const end = nounPhraseEnd(tokens, at + 2);
      const after = tokens[end];
      const isClosed = after === undefined || /^[.,;]$/.test(after.text) || /^(?:VB[DZP]|MD|SC)$/.test(after.tag);
      // "no", "any" and the like say less in a phrase than in a clause.
      if (end === at + 2 || !isClosed || /^(?:no|any|all|both|each|every|neither|either)$/.test(begins.lower))
        return [];
      return [[...tokens.slice(0, at), written('with', 'IN'), ...tokens.slice(at + 2)]];
    });
  },
};

/** "After leaving school, he joined the army." → "He left school and joined the army." */
export const firstThen: Rule = {
  name: 'two verbs for a participle',
  worth: 0.9,
  needs: ['after'],
  apply(tokens) {
    const at = isPlain(tokens) && tokens[0]?.lower === 'after' ? tokens.findIndex(({ text }) => text === ',') : -1;
    const verb = tokens[1];
    const clause = at > 2 ? clauseAt(tokens, at + 1) : undefined;
    if (!clause || verb?.tag !== 'VBG' || verb.isAux || !/^VBD$/.test(tokens[clause.verb.start]?.tag ?? '')) return [];
    const opening = tokens.slice(2, at);
    const subject = tokens.slice(clause.subject.start, clause.subject.end);
    if (hasThirdPerson(opening) || subject.length > 5 || finiteVerbs(tokens) !== 1) return [];
    if (opening.some(({ tag }) => /^(?:CC|SC|WH|VBG|NEG)$/.test(tag)) || opening.length === 0) return [];
    const rest = tokens.slice(clause.verb.start);
    if (rest.some(({ text, tag }) => text === ',' || /^(?:CC|SC)$/.test(tag))) return [];
    const past = written(conjugate(verb.lemma, 'VBD'), 'VBD', { lemma: verb.lemma });
    return [[...atFront(subject), past, ...opening, written('and', 'CC'), ...rest]];
  },
};

/** "Ida Holm, a teacher from Orn, said" → "Ida Holm, who is a teacher from Orn, said". */
export const whoIs: Rule = {
  name: 'relative clause for an apposition',
  worth: 0.9,
  needs: [','],
  apply(tokens) {
    return waysIn(tokens, ({ text }, at) => {
      const article = tokens[at + 1];
      if (text !== ',' || tokens[at - 1]?.tag !== 'NNP' || !article || !/^(?:a|an|the)$/.test(article.lower)) return [];
      const head = tokens[nounPhraseEnd(tokens, at + 1) - 1];
      const end = longNounPhraseEnd(tokens, at + 1);
      const verb = tokens[end + 1];
      if (!head || !PEOPLE.has(head.lemma) || head.tag !== 'NN' || tokens[end]?.text !== ',' || !isFiniteVerb(verb))
        return [];
      if (!verb || (at > 5 && tokens[0]?.tag !== 'NNP')) return [];
      const isNow = verb.tag !== 'VBD' || /^(?:say|tell|add|note|warn|argue|explain|claim)$/.test(verb.lemma);
      const be = isNow ? written('is', 'VBZ', { lemma: 'be' }) : written('was', 'VBD', { lemma: 'be' });
      return [[...tokens.slice(0, at + 1), written('who', 'WH'), be, ...tokens.slice(at + 1)]];
    });
  },
};

/** "The company said it would close the plant." → "According to the company, it would close the plant." */
export const saidBy: Rule = {
  name: '"according to" for a report',
  worth: 0.95,
  needs: ['said', 'says'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const verb = clause && tokens[clause.verb.head];
    if (!clause || verb?.lemma !== 'say' || clause.verb.end - clause.verb.start > 1 || !/^VB[DZ]$/.test(verb.tag))
      return [];
    const subject = tokens.slice(0, clause.subject.end);
    if (
      subject.length > 9 ||
      subject.some(({ tag, lower }) => /^PRP\$?$/.test(tag) || /^(?:no|some|many|few)$/.test(lower))
    )
      return [];
    const start = clause.verb.end + (tokens[clause.verb.end]?.lower === 'that' ? 1 : 0);
    const said = tokens.slice(start, -1);
    if (!clauseAt(tokens, start) || said.some((_, at) => isSecond(said, at))) return [];
    const source = [written('According', 'IN', { space: '' }), written('to', 'IN'), ...within(subject)];
    return [[...source, comma(), ...within(said), ...tokens.slice(-1)]];
  },
};

/** A verb that may be of the one who speaks: "said it was late and left", "said it was late, adding that". */
function isSecond(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.tag === 'CC')
    return next === undefined || isFiniteVerb(next) || next.tag === 'RB' || next.lower === 'that';
  return token?.text === ',' && (next?.tag === 'VBG' || next?.tag === 'IN');
}

/** "According to the company, the plant will close." → "The company said that the plant will close." */
export const saysSource: Rule = {
  undoes: '"according to" for a report',
  name: 'report for "according to"',
  worth: 0.95,
  needs: ['according'],
  apply(tokens) {
    if (!isPlain(tokens) || tokens[0]?.lower !== 'according' || tokens[1]?.lower !== 'to') return [];
    const at = longNounPhraseEnd(tokens, 2);
    const head = tokens[nounPhraseEnd(tokens, 2) - 1];
    const rest = tokens.slice(at + 1, -1);
    if (tokens[at]?.text !== ',' || !head || !SOURCES.has(head.lemma) || !clauseAt(rest, 0) || at > 10) return [];
    const source = tokens.slice(2, at);
    return [
      [
        ...atFront(source),
        written('said', 'VBD', { lemma: 'say' }),
        written('that', 'SC'),
        ...within(rest),
        ...tokens.slice(-1),
      ],
    ];
  },
};

const SOURCES = new Set([
  ...PEOPLE,
  ...'company firm police ministry report government agency official statement authority paper newspaper court bank group'.split(
    ' ',
  ),
]);
