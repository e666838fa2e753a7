import { conjugate } from '../../english/verbs.ts';
import { beginsNounPhrase, isNoun, type Sentence, type Tag, type Token, written } from '../token.ts';
import {
  atFront,
  clauseAt,
  isPlain,
  isPluralPhrase,
  longNounPhraseEnd,
  nounPhraseEnd,
  type Span,
  within,
} from './phrases.ts';
import type { Rule } from './rule.ts';
import { transitives } from './transitives.data.ts';

/** "The council rejected the plan." → "The plan was rejected by the council." */
export const toPassive: Rule = {
  name: 'passive',
  worth: 0.8,
  inPart: 'any',
  apply(tokens) {
    const parts = isPlain(tokens) ? activeParts(tokens) : undefined;
    if (!parts) return [];
    const { subject, verb, object, modal } = parts;
    const head = tokens[verb];
    if (!head) return [];
    const isPlural = isPluralPhrase(tokens, object);
    if (isPlural === undefined && modal === undefined) return [];
    const be = modal === undefined ? beFor(tokens[verb - 1], head.tag, isPlural === true) : [written('be', 'VB')];
    if (!be) return [];
    const participle = written(conjugate(head.lemma, 'VBN'), 'VBN', { lemma: head.lemma });
    const rest = tokens.slice(object.end, -1);
    const agent = [written('by', 'IN'), ...within(tokens.slice(subject.start, subject.end))];
    return [
      [
        ...atFront(tokens.slice(object.start, object.end)),
        ...(modal === undefined ? [] : tokens.slice(modal, modal + 1)),
        ...be,
        participle,
        ...agent,
        ...rest,
        ...tokens.slice(-1),
      ],
    ];
  },
};

/** "The museum has returned the carvings that were taken." → "The carvings that were taken have been returned by the museum." */
export const toPassiveWhole: Rule = {
  name: 'passive of all that follows',
  worth: 0.8,
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (!clause || tokens[0]?.tag === 'PRP' || clause.subject.end - clause.subject.start > 6) return [];
    const { subject, verb } = clause;
    const group = tokens.slice(verb.start, verb.end);
    const head = tokens[verb.head];
    const isPerfect = group.length === 2 && group[0]?.lemma === 'have' && head?.tag === 'VBN';
    if (!head || head.isAux || !transitives.has(head.lemma) || BARELY_DONE.has(head.lemma)) return [];
    if (!isPerfect && (group.length !== 1 || !/^VB[ZDP]$/.test(head.tag))) return [];
    const object = { start: verb.end, end: tokens.length - 1 };
    const first = tokens[object.start];
    if (!first || /^PRP/.test(first.tag) || !isWhole(tokens, object) || !isNoun(tokens[subject.end - 1])) return [];
    const isPlural = isPluralPhrase(tokens, { start: object.start, end: nounPhraseEnd(tokens, object.start) });
    if (isPlural === undefined) return [];
    const be = beFor(tokens[verb.head - 1], head.tag, isPlural);
    if (!be) return [];
    const participle = written(conjugate(head.lemma, 'VBN'), 'VBN', { lemma: head.lemma });
    const agent = [written('by', 'IN'), ...within(tokens.slice(subject.start, subject.end))];
    return [[...atFront(tokens.slice(object.start, object.end)), ...be, participle, ...agent, ...tokens.slice(-1)]];
  },
};

/** What is done to nothing in particular: "takes place", "sees a rise", "makes mistakes". */
const BARELY_DONE = new Set(
  'take make see find run hold leave keep pass hit serve set raise show receive win lead'.split(' '),
);

/** Whether all up to the end belongs to one object: what "of" or "for" attaches, and then a relative clause or nothing. */
function isWhole(tokens: Sentence, { start, end }: Span): boolean {
  let at = nounPhraseEnd(tokens, start);
  if (at === start || !isNoun(tokens[at - 1]) || isBareTime(tokens[at - 1])) return false;
  while (/^(?:of|for|between|against|about)$/.test(tokens[at]?.lower ?? '')) {
    const next = nounPhraseEnd(tokens, at + 1);
    if (next === at + 1) return false;
    at = next;
  }
  const rest = tokens.slice(at, end);
  if (rest.some(({ text, tag }) => text === ',' || tag === 'CC' || tag === 'SC' || tag === 'PRP' || tag === 'PRP$'))
    return false;
  if (rest.length === 0) return at - start > 3;
  return /^(?:that|which|who)$/.test(rest[0]?.lower ?? '') && rest[0]?.tag === 'WH' && rest.length < 11;
}

/** "The plan was rejected by the council." → "The council rejected the plan." */
export const toActive: Rule = {
  name: 'active',
  worth: 0.95,
  needs: ['by'],
  inPart: 'any',
  apply(tokens) {
    if (!isPlain(tokens)) return [];
    const clause = clauseAt(tokens, 0);
    if (!clause) return [];
    const { subject, verb } = clause;
    const participle = tokens[verb.head];
    const by = tokens[verb.end]?.lower === 'by' ? verb.end : -1;
    if (by < 0 || participle?.tag !== 'VBN' || !transitives.has(participle.lemma) || tokens[0]?.tag === 'PRP')
      return [];
    const agent = { start: by + 1, end: agentEnd(tokens, by + 1) };
    if (agent.end === agent.start || !canAct(tokens, agent) || tokens.slice(agent.end, -1).some(isJoint)) return [];
    const helpers = tokens.slice(verb.start, verb.head).filter(({ tag }) => tag !== 'RB');
    const adverbs = tokens.slice(verb.start, verb.head).filter(({ tag }) => tag === 'RB');
    const active = activeForm(helpers, participle, isPluralPhrase(tokens, agent));
    if (!active) return [];
    const rest = tokens.slice(agent.end, -1);
    // "by men with a good education": what belongs to them would be left behind.
    if (rest[0]?.tag === 'IN' && !/^(?:in|on|during|after|before)$/.test(rest[0].lower)) return [];
    return [
      [
        ...atFront(tokens.slice(agent.start, agent.end)),
        ...adverbs,
        ...active,
        ...within(tokens.slice(subject.start, subject.end)),
        ...rest,
        ...tokens.slice(-1),
      ],
    ];
  },
};

interface ActiveParts {
  subject: Span;
  object: Span;
  verb: number;
  modal: number | undefined;
}

function activeParts(tokens: Sentence): ActiveParts | undefined {
  const clause = clauseAt(tokens, 0);
  if (!clause || tokens[0]?.tag === 'PRP') return undefined;
  const { subject, verb } = clause;
  const group = tokens.slice(verb.start, verb.end);
  const isModal = group.length === 2 && group[0]?.tag === 'MD' && group[1]?.tag === 'VB';
  const isPerfect = group.length === 2 && group[0]?.lemma === 'have' && group[1]?.tag === 'VBN';
  if (!(isModal || isPerfect) && (group.length !== 1 || !/^VB[ZDP]$/.test(group[0]?.tag ?? ''))) return undefined;
  if (!transitives.has(tokens[verb.head]?.lemma ?? '') || tokens[verb.head]?.isAux) return undefined;
  const object = { start: verb.end, end: agentEnd(tokens, verb.end) };
  const first = tokens[object.start];
  if (object.end === object.start || first?.tag === 'PRP' || first?.tag === 'PRP$') return undefined;
  if (subject.end - subject.start > 8 || !isNoun(tokens[object.end - 1]) || isBareTime(tokens[object.end - 1]))
    return undefined;
  if (tokens.slice(object.end, -1).some(isJoint) || isNoun(tokens[object.end])) return undefined;
  // "gives the cake a taste": two objects.
  if (beginsNounPhrase(tokens[object.end]) && !/^(?:last|this|next|every|each)$/.test(tokens[object.end]?.lower ?? ''))
    return undefined;
  // "the journey between the cities": what belongs to the object would be left behind.
  const after = tokens[object.end];
  if (after?.tag === 'IN' && !/^(?:in|on|during|after|before|at)$/.test(after.lower)) return undefined;
  if (after?.lower === 'in' && tokens[object.end + 1]?.tag !== 'CD' && tokens[object.end + 1]?.tag !== 'NNP')
    return undefined;
  return { subject, object, verb: verb.head, modal: isModal ? verb.start : undefined };
}

/** The noun phrase with what "of" attaches to it; other prepositions may belong to the verb. */
function agentEnd(tokens: Sentence, start: number): number {
  let end = nounPhraseEnd(tokens, start);
  while (end > start && tokens[end]?.lower === 'of') {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === end + 1) return start;
    end = next;
  }
  return end;
}

function isJoint({ tag, text }: Token): boolean {
  return tag === 'SC' || tag === 'WH' || tag === 'CC' || tag === 'TO' || text === ',' || /^(?:VB[NG]|PRP)$/.test(tag);
}

/** Who does something: somebody, or something with a name; no time, place or number. */
function canAct(tokens: Sentence, { start, end }: Span): boolean {
  const last = tokens[end - 1];
  if (!last || !isNoun(last) || isBareTime(last)) return false;
  // "rescued by helicopter": a bare noun is the means.
  if (last.tag === 'NN' && !tokens.slice(start, end).some(({ tag }) => /^(?:DT|PRP\$|NNP|POS|CD)$/.test(tag)))
    return false;
  return !tokens.slice(start, end).some(({ tag }) => tag === 'VBG') && longNounPhraseEnd(tokens, start) - end < 8;
}

function isBareTime(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|day|week|month|year|time|hour|minute|percent|way|hand|foot|car|train|bus|air|sea|road|mail|phone|mistake|accident|law|default|means|end|age|night|name)s?$/.test(
      token.lower,
    )
  );
}

function beFor(helper: Token | undefined, tag: Tag, isPlural: boolean): Token[] | undefined {
  const been = written('been', 'VBN', { lemma: 'be' });
  if (tag === 'VBN' && helper?.tag === 'VBD') return [written('had', 'VBD', { lemma: 'have' }), been];
  if (tag === 'VBN') return [written(isPlural ? 'have' : 'has', isPlural ? 'VBP' : 'VBZ', { lemma: 'have' }), been];
  if (tag === 'VBD') return [written(isPlural ? 'were' : 'was', 'VBD', { lemma: 'be' })];
  if (tag === 'VBZ' || tag === 'VBP')
    return [written(isPlural ? 'are' : 'is', isPlural ? 'VBP' : 'VBZ', { lemma: 'be' })];
  return undefined;
}

function activeForm(helpers: Sentence, participle: Token, isPlural: boolean | undefined): Token[] | undefined {
  const { lemma } = participle;
  const verb = (tag: 'VB' | 'VBZ' | 'VBD' | 'VBN' | 'VBG') => written(conjugate(lemma, tag), tag, { lemma });
  const [first, second, third] = helpers;
  if (third || !first) return undefined;
  if (!second) {
    if (first.tag === 'VBD' && first.lemma === 'be') return [verb('VBD')];
    const isPresent = first.lemma === 'be' && (first.tag === 'VBZ' || first.tag === 'VBP');
    return isPresent && isPlural !== undefined ? [verb(isPlural ? 'VB' : 'VBZ')] : undefined;
  }
  if (first.tag === 'MD' && second.lower === 'be') return [first, verb('VB')];
  if (first.lemma !== 'have' || second.lower !== 'been') return undefined;
  if (first.tag === 'VBD') return [first, verb('VBN')];
  return isPlural === undefined
    ? undefined
    : [written(isPlural ? 'have' : 'has', isPlural ? 'VBP' : 'VBZ', { lemma: 'have' }), verb('VBN')];
}
