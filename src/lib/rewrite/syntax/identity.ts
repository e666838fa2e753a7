import type { Sentence, Token } from '../token.ts';
import { atFront, clauseAt, finiteVerbs, isPlain, isPluralPhrase, longNounPhraseEnd, within } from './phrases.ts';
import type { Rule } from './rule.ts';

/** "Lake Orn is the largest lake in the province." ↔ "The largest lake in the province is Lake Orn." */
export const turnedAround: Rule = {
  name: 'both sides of "is" turned',
  worth: 0.9,
  needs: ['is', 'was'],
  inPart: 'any',
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const be = clause && tokens[clause.verb.head];
    if (!clause || !be || be.lemma !== 'be' || !/^VB[ZD]$/.test(be.tag) || clause.verb.end - clause.verb.start > 1)
      return [];
    const { subject, verb } = clause;
    const end = tokens.length - 1;
    const [one, other] = [tokens.slice(0, subject.end), tokens.slice(verb.end, end)];
    if (finiteVerbs(tokens) !== 1 || isOpen(other) || one.length > 9 || other.length > 18) return [];
    if (isPluralPhrase(tokens, subject) === true || isPluralPhrase(tokens, { start: verb.end, end }) === true)
      return [];
    const isKnown = isUnique(other) ? isNamed(one) : isUnique(one) && isWhole(tokens, verb.end, end) && isNamed(other);
    return isKnown ? [[...atFront(other), be, ...within(one), ...tokens.slice(end)]] : [];
  },
};

const ONLY_ONE = /^(?:first|second|third|last|only|main|sole|most|least|final|oldest|youngest)$/;

/** What there is one of: "the largest lake", "the only one", "the capital of". */
function isUnique(tokens: Sentence): boolean {
  const [the, second, third] = tokens;
  if (the?.lower !== 'the' || !second) return false;
  if (second.tag === 'JJS' || ONLY_ONE.test(second.lower)) return second.lower !== 'most' || third?.tag === 'JJ';
  return (
    /^(?:capital|largest|centre|center|seat|founder|author|director|president|chairman|inventor|composer|creator|headquarters|aim|goal|purpose|result|reason)$/.test(
      second.lower,
    ) && third?.lower === 'of'
  );
}

/** A name, or something that an article begins; no pronoun. */
function isNamed(tokens: Sentence): boolean {
  const [first] = tokens;
  if (!first || tokens.length > 9 || tokens.some(({ tag }) => tag === 'PRP' || tag === 'PRP$')) return false;
  return first.tag === 'NNP' || (first.lower === 'the' && tokens.length > 1);
}

function isWhole(tokens: Sentence, start: number, end: number): boolean {
  return longNounPhraseEnd(tokens, start) === end;
}

function isOpen(tokens: Sentence): boolean {
  return tokens.some(
    ({ tag, text }: Token) => text === ',' || /^(?:SC|WH|NEG|PRP|MD)$/.test(tag) || text.toLowerCase() === 'and',
  );
}
