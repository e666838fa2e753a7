import { conjugate } from '../../english/verbs.ts';
import { isFiniteVerb, isNoun, isVerb, type Token, written } from '../token.ts';
import {
  atFront,
  clauseAt,
  finiteVerbs,
  isPlain,
  isPluralPhrase,
  nounPhraseEnd,
  verbGroupAt,
  within,
} from './phrases.ts';
import type { Rule } from './rule.ts';

/** Verbs of what lasts, so that what they say has no order in time. */
const LASTING =
  /^(?:be|have|cost|contain|include|weigh|measure|hold|offer|provide|lie|stand|live|belong|mean|need|feature|consist|remain|look|feel|seem|like|love|know|cover|own|speak|work)$/;
const LINKING =
  /^(?:also|too|then|therefore|thus|so|still|later|now|both|either|it|them|they|he|she|him|this|that|these|those|such)$/;

/** "It folds in seconds and weighs 9 kg." → "It weighs 9 kg and folds in seconds." */
export const predicatesTurned: Rule = {
  name: 'predicates change places',
  worth: 0.9,
  needs: ['and'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (!clause || finiteVerbs(tokens) !== 2) return [];
    const at = tokens.findIndex(({ lower }, place) => lower === 'and' && place > clause.verb.end);
    const second = at > 0 ? verbGroupAt(tokens, at + 1) : undefined;
    const [one, other] = [tokens[clause.verb.start], second && tokens[second.start]];
    if (!second || !one || !other || tokens[at - 1]?.text === ',' || one.tag !== other.tag) return [];
    const end = tokens.length - 1;
    const rest = tokens.slice(clause.verb.start, end);
    if (rest.some(({ tag, text, lower }) => text === ',' || /^(?:SC|WH|NEG|PRP\$?)$/.test(tag) || LINKING.test(lower)))
      return [];
    if (rest.filter(({ tag }) => tag === 'CC').length !== 1) return [];
    // "was signed in 1815 and remained in force until 1867": what has dates has an order.
    if (rest.some(({ text }) => /^(?:1\d{3}|20\d\d)$/.test(text))) return [];
    const lasting = [clause.verb, second].filter(({ start }) => LASTING.test(tokens[start]?.lemma ?? '')).length;
    if (!(one.tag === 'VBZ' || one.tag === 'VBP' ? lasting > 0 : one.tag === 'VBD' && lasting === 2)) return [];
    const joint = tokens.slice(at, at + 1);
    return [
      [
        ...tokens.slice(0, clause.verb.start),
        ...tokens.slice(at + 1, end),
        ...joint,
        ...tokens.slice(clause.verb.start, at),
        ...tokens.slice(end),
      ],
    ];
  },
};

const JUDGED =
  /^(?:important|easy|hard|difficult|necessary|useful|common|stressful|dangerous|expensive|cheap|possible|impossible|illegal|legal|essential|vital|safe|wise|normal|usual|rare|good|bad|better|simple|helpful|unusual|risky|costly)$/;

/** "Moving to a new flat is hard." → "It is hard to move to a new flat." */
export const withIt: Rule = {
  name: 'with "it"',
  worth: 0.95,
  needs: ['VBG'],
  apply(tokens) {
    const [going] = tokens;
    const at = isPlain(tokens) && going?.tag === 'VBG' ? tokens.findIndex(isFiniteVerb) : -1;
    const be = tokens[at];
    if (!going || !be || at < 2 || going.isAux || going.isLocked || be.lemma !== 'be' || !/^VB[ZD]$/.test(be.tag))
      return [];
    const doing = tokens.slice(1, at);
    const judged = tokens.slice(at + 1, -1);
    if (doing.some(({ tag, text }) => text === ',' || /^(?:SC|WH|CC|VBG|VBN|PUNCT)$/.test(tag))) return [];
    if (judged.some((token) => !/^(?:JJ|JJR|RB)$/.test(token.tag)) || !JUDGED.test(judged.at(-1)?.lower ?? ''))
      return [];
    return [
      [
        written('It', 'PRP', { space: '' }),
        be,
        ...judged,
        written('to', 'TO'),
        written(going.lemma, 'VB', { lemma: going.lemma }),
        ...doing,
        ...tokens.slice(-1),
      ],
    ];
  },
};

/** Verbs that say the same from the other side. */
const SIDES: ReadonlyMap<string, { verb: string; at: string; becomes: string }> = new Map([
  ['sell', { verb: 'buy', at: 'to', becomes: 'from' }],
  ['buy', { verb: 'sell', at: 'from', becomes: 'to' }],
  ['lend', { verb: 'borrow', at: 'to', becomes: 'from' }],
  ['borrow', { verb: 'lend', at: 'from', becomes: 'to' }],
]);

/** "The firm sold the mill to a bank." → "A bank bought the mill from the firm." */
export const otherSide: Rule = {
  name: 'from the other side',
  worth: 0.9,
  needs: ['to', 'from'],
  inPart: 'any',
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const verb = clause && tokens[clause.verb.head];
    const side = SIDES.get(verb?.lemma ?? '');
    if (!clause || !verb || !side || verb.tag !== 'VBD' || clause.verb.end - clause.verb.start > 1) return [];
    const middle = nounPhraseEnd(tokens, clause.verb.end);
    const end = nounPhraseEnd(tokens, middle + 1);
    const after = tokens[end];
    if (middle === clause.verb.end || tokens[middle]?.lower !== side.at || end === middle + 1) return [];
    const [who, what, whom] = [
      tokens.slice(0, clause.subject.end),
      tokens.slice(clause.verb.end, middle),
      tokens.slice(middle + 1, end),
    ];
    if ([...who, ...what, ...whom].some(({ tag }) => /^PRP/.test(tag)) || !isNoun(tokens[end - 1])) return [];
    if (after && !/^[.,]$/.test(after.text) && !/^(?:in|on|for|at|after|before)$/.test(after.lower)) return [];
    if (after?.text === ',' && /^(?:WH|NNP|DT)$/.test(tokens[end + 1]?.tag ?? '')) return [];
    const other = written(conjugate(side.verb, 'VBD'), 'VBD', { lemma: side.verb });
    return [[...atFront(whom), other, ...what, written(side.becomes, 'IN'), ...within(who), ...tokens.slice(end)]];
  },
};

const ALIKE = /^(?:similar to|different from|equal to|identical to|parallel to|close to|adjacent to)$/;

/** "The first part is similar to the third part." → "The third part is similar to the first part." */
export const alikeTurned: Rule = {
  name: 'like and like turned',
  worth: 0.9,
  needs: ['to', 'from'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const be = clause && tokens[clause.verb.head];
    if (!clause || be?.lemma !== 'be' || clause.verb.end - clause.verb.start > 1) return [];
    const at = tokens[clause.verb.end]?.tag === 'RB' ? clause.verb.end + 1 : clause.verb.end;
    if (!ALIKE.test(`${tokens[at]?.lower} ${tokens[at + 1]?.lower}`)) return [];
    const end = tokens.length - 1;
    const [one, other] = [tokens.slice(0, clause.subject.end), tokens.slice(at + 2, end)];
    if (nounPhraseEnd(tokens, at + 2) !== end || [...one, ...other].some(isNoName)) return [];
    const [many, few] = [isPluralPhrase(tokens, clause.subject), isPluralPhrase(tokens, { start: at + 2, end })];
    if (many === undefined || many !== few || one.length > 7) return [];
    return [[...atFront(other), ...tokens.slice(clause.subject.end, at + 2), ...within(one), ...tokens.slice(end)]];
  },
};

function isNoName(token: Token): boolean {
  return /^(?:PRP|PRP\$|CD)$/.test(token.tag) || /^(?:that|this|those|each|other)$/.test(token.lower) || isVerb(token);
}
