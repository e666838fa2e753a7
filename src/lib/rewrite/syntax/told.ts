import { conjugate } from '../../english/verbs.ts';
import { type Sentence, written } from '../token.ts';
import { atFront, clauseAt, isPlain, isPluralPhrase, nounPhraseEnd, type Span, within } from './phrases.ts';
import type { Rule } from './rule.ts';

/** Verbs with somebody and what he is to do: "ordered the paper to pay". */
const TO_DO = new Set(
  'order ask tell urge force allow invite advise warn encourage require instruct permit persuade compel oblige authorise authorize direct forbid'.split(
    ' ',
  ),
);
/** Verbs with somebody and what for: "accused the firm of hiding it". */
const FOR_WHAT: ReadonlyMap<string, string> = new Map([
  ['accuse', 'of'],
  ['convict', 'of'],
  ['suspect', 'of'],
  ['blame', 'for'],
  ['criticise', 'for'],
  ['criticize', 'for'],
  ['praise', 'for'],
  ['prevent', 'from'],
  ['stop', 'from'],
  ['ban', 'from'],
]);

/** "A judge has ordered the paper to pay." → "The paper has been ordered by a judge to pay." */
export const toldPassive: Rule = {
  name: 'passive of what somebody is told',
  worth: 0.9,
  needs: ['TO', 'VBG'],
  inPart: 'any',
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const verb = clause && tokens[clause.verb.head];
    if (!clause || !verb || tokens[0]?.tag === 'PRP' || clause.subject.end > 7) return [];
    const object: Span = { start: clause.verb.end, end: nounPhraseEnd(tokens, clause.verb.end) };
    const next = tokens[object.end];
    const first = tokens[object.start];
    if (!next || !first || object.end === object.start || /^PRP/.test(first.tag)) return [];
    const isTold = TO_DO.has(verb.lemma) && next.tag === 'TO';
    const isBlamed = FOR_WHAT.get(verb.lemma) === next.lower && tokens[object.end + 1]?.tag === 'VBG';
    const be = beingFor(tokens.slice(clause.verb.start, clause.verb.head), verb.tag, isPluralPhrase(tokens, object));
    // "its" would come before what it stands for, or stand for something else.
    if (!(isTold || isBlamed) || !be || tokens.slice(object.end).some(({ tag }) => tag === 'PRP$' || tag === 'PRP'))
      return [];
    const participle = written(conjugate(verb.lemma, 'VBN'), 'VBN', { lemma: verb.lemma });
    const agent = [written('by', 'IN'), ...within(tokens.slice(0, clause.subject.end))];
    return [
      [...atFront(tokens.slice(object.start, object.end)), ...be, participle, ...agent, ...tokens.slice(object.end)],
    ];
  },
};

/** The forms of "be" that make a verb with these helpers a passive. */
function beingFor(helpers: Sentence, tag: string, isPlural: boolean | undefined): Sentence | undefined {
  const [helper, second] = helpers;
  if (second) return undefined;
  const been = written('been', 'VBN', { lemma: 'be' });
  if (helper?.tag === 'MD') return [helper, written('be', 'VB')];
  if (isPlural === undefined) return undefined;
  if (!helper) return tag === 'VBD' ? [written(isPlural ? 'were' : 'was', 'VBD', { lemma: 'be' })] : undefined;
  if (helper.lower === 'had') return [helper, been];
  if (helper.lemma !== 'have') return undefined;
  return [written(isPlural ? 'have' : 'has', isPlural ? 'VBP' : 'VBZ', { lemma: 'have' }), been];
}

/** "It took the crew six hours to find it." → "The crew needed six hours to find it." */
export const timeNeeded: Rule = {
  name: '"needed" for "it took"',
  worth: 1,
  needs: ['took', 'takes'],
  apply(tokens) {
    const [it, took] = tokens;
    if (it?.lower !== 'it' || took?.lemma !== 'take' || !/^VB[DZ]$/.test(took.tag)) return [];
    const middle = peopleEnd(tokens);
    const hours = tokens.slice(middle).findIndex(({ tag }) => tag === 'TO');
    const end = middle + hours;
    if (
      middle === 2 ||
      hours < 1 ||
      hours > 5 ||
      !/^(?:hour|day|week|month|year|minute|second)s?$/.test(tokens[end - 1]?.lower ?? '')
    )
      return [];
    const isPlural = isPluralPhrase(tokens, { start: 2, end: middle });
    if (took.tag === 'VBZ' && isPlural === undefined) return [];
    const form = took.tag === 'VBD' ? 'VBD' : isPlural ? 'VB' : 'VBZ';
    const need = written(conjugate('need', form), took.tag, { lemma: 'need' });
    return [[...atFront(tokens.slice(2, middle)), need, ...tokens.slice(middle)]];
  },
};

/** Who it took so long: up to the number or the article of the time. */
function peopleEnd(tokens: Sentence): number {
  const at = tokens.findIndex(
    ({ tag, lower }, place) =>
      place > 3 && (tag === 'CD' || /^(?:a|an|almost|nearly|about|more|less|several|many)$/.test(lower)),
  );
  return at > 2 && nounPhraseEnd(tokens, 2) >= at ? at : nounPhraseEnd(tokens, 2) === at ? at : 2;
}
