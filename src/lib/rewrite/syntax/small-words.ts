import { conjugate } from '../../english/verbs.ts';
import { isFiniteVerb, isNoun, isVerb, type Sentence, type Token, written } from '../token.ts';
import { clauseAt, verbGroupAt, waysIn } from './phrases.ts';
import type { Rule } from './rule.ts';

/** After these "that" may be left out, and is not often put in. */
const LEAVING = new Set('recommend mean notice fear ensure admit promise hear remember forget claim insist'.split(' '));
const SAYING = new Set('say think believe hope know feel suppose guess'.split(' '));
const FOLLOWING_THAT = /^(?:PRP|DT|PRP\$)$/;

/** "He said that it was late." → "He said it was late." */
export const withoutThat: Rule = {
  name: 'without "that"',
  worth: 0.9,
  needs: ['that'],
  apply(tokens) {
    return waysIn(tokens, ({ lower, tag }, at) => {
      const verb = tokens[at - 1];
      const isFelt = /^(?:sorry|glad|sure|happy|afraid|pleased)$/.test(verb?.lower ?? '');
      if (
        lower !== 'that' ||
        tag === 'DT' ||
        !(isFelt || isSaying(verb) || isTold(tokens, at)) ||
        !clauseAt(tokens, at + 1)
      )
        return [];
      // A second "that" would be left alone.
      const others = tokens.filter((token, place) => token.lower === 'that' && tokens[place - 1]?.lower !== 'and');
      if (others.length > 1) return [];
      return [[...tokens.slice(0, at), ...tokens.slice(at + 1)]];
    });
  },
};

/** "He said it was late." → "He said that it was late." */
export const withThat: Rule = {
  name: 'with "that"',
  worth: 0.9,
  needs: [...SAYING],
  apply(tokens) {
    return waysIn(tokens, (token, at) => {
      const next = tokens[at + 1];
      if (!isSaying(token) || !next || !clauseAt(tokens, 0) || !isAfterSubject(tokens, at)) return [];
      if (!FOLLOWING_THAT.test(next.tag) && !isNoun(next)) return [];
      if (next.lower === 'that' || next.lower === 'this' || !clauseAt(tokens, at + 1)) return [];
      return [[...tokens.slice(0, at + 1), written('that', 'SC'), ...tokens.slice(at + 1)]];
    });
  },
};

/** "means that", "told me that" */
function isTold(tokens: Sentence, at: number): boolean {
  const verb = tokens[at - 1];
  if (verb?.tag === 'PRP') return tokens[at - 2]?.lemma === 'tell';
  return verb !== undefined && /^VB[PZDN]?$/.test(verb.tag) && LEAVING.has(verb.lemma);
}

function isSaying(token: Token | undefined): boolean {
  return token !== undefined && /^VB[PZDN]?$/.test(token.tag) && SAYING.has(token.lemma);
}

/** The sentence's own verb, and no report within: ", he said." is one. */
function isAfterSubject(tokens: Sentence, at: number): boolean {
  return !tokens.slice(0, at).some(({ text }) => /^[,"“”]$/.test(text));
}

const SUBJECT = /^(?:i|you|he|she|it|we|they)$/;
/** "the day he left": here "that" is rare. */
const NOT_NAMED = /^(?:time|day|moment|year|week|month|night|way|once|morning|reason|place|minute|second|instant)s?$/;

/** "the book that you gave me" → "the book you gave me". */
export const relativeWithout: Rule = {
  name: 'relative without "that"',
  worth: 0.95,
  needs: ['that', 'which', 'who', 'whom'],
  apply(tokens) {
    return waysIn(tokens, ({ lower, tag }, at) => {
      const subject = tokens[at + 1];
      if (!/^(?:that|which)$/.test(lower) || tag === 'SC' || !isNoun(tokens[at - 1]) || !subject) return [];
      const isPronoun = subject.tag === 'PRP' && SUBJECT.test(subject.lower) && verbGroupAt(tokens, at + 2);
      if (!isPronoun && !isObject(tokens, at)) return [];
      if (FACTS.has(tokens[at - 1]?.lemma ?? '')) return [];
      return [[...tokens.slice(0, at), ...tokens.slice(at + 1)]];
    });
  },
};

/** "the price that supermarkets demand": a subject and a verb, and nothing after them. */
function isObject(tokens: Sentence, at: number): boolean {
  const clause = tokens[at + 1]?.tag === 'NNP' ? undefined : clauseAt(tokens, at + 1);
  const isShort = clause && clause.subject.end - clause.subject.start < 3 && tokens[clause.verb.end]?.text === '.';
  return isShort === true && tokens[clause.verb.head]?.lemma !== 'be';
}

/** Nouns after which "that" tells what they are: "the fact that you came". */
const FACTS = new Set(
  'fact idea hope belief claim view news chance sign proof evidence opinion feeling fear doubt theory argument possibility risk conclusion assumption impression report statement'.split(
    ' ',
  ),
);

/** "the book you gave me" → "the book that you gave me". */
export const relativeWith: Rule = {
  name: 'relative with "that"',
  worth: 0.9,
  needs: ['PRP'],
  apply(tokens) {
    return waysIn(tokens, (subject, at) => {
      const noun = tokens[at - 1];
      if (subject.tag !== 'PRP' || !SUBJECT.test(subject.lower) || !noun || NOT_NAMED.test(noun.lower)) return [];
      const isNamed = /^NNS?$/.test(noun.tag) || noun.lower === 'everything' || noun.lower === 'anything';
      const verb = isNamed ? verbGroupAt(tokens, at + 1) : undefined;
      const isEarly = !tokens.slice(0, at - 1).some(isFiniteVerb);
      if (!verb || (isEarly && (tokens[0]?.lower !== 'the' || tokens.slice(0, at).some(({ tag }) => tag === 'IN'))))
        return [];
      // "When he was near the hill he dismounted": here the main clause begins.
      if (
        tokens
          .slice(0, at)
          .some(({ lower, text, tag }) => text === ',' || tag === 'SC' || tag === 'WH' || SAYING.has(lower))
      )
        return [];
      return [[...tokens.slice(0, at), written('that', 'WH'), ...tokens.slice(at)]];
    });
  },
};

const BEGINNING = new Set(['begin', 'start', 'continue']);

/** "It began to produce tractors." ↔ "It began producing tractors." */
export const beginning: Rule = {
  name: 'infinitive or participle',
  worth: 0.95,
  needs: [...BEGINNING],
  apply(tokens) {
    return waysIn(tokens, (token, at) => {
      const next = tokens[at + 1];
      const verb = tokens[at + 2];
      if (!BEGINNING.has(token.lemma) || !isVerb(token) || token.tag === 'VBG') return [];
      if (next?.tag === 'TO' && verb?.tag === 'VB' && !verb.isAux && !STATES.has(verb.lemma)) {
        const going = written(conjugate(verb.lemma, 'VBG'), 'VBG', { lemma: verb.lemma });
        return [[...tokens.slice(0, at + 1), going, ...tokens.slice(at + 3)]];
      }
      if (next?.tag !== 'VBG' || next.isAux) return [];
      const base = written(next.lemma, 'VB', { lemma: next.lemma });
      return [[...tokens.slice(0, at + 1), written('to', 'TO'), base, ...tokens.slice(at + 2)]];
    });
  },
};

/** Verbs that tell of no doing: "begin understanding" is not said. */
const STATES = new Set('know understand like want need believe love hate see feel seem belong own'.split(' '));

/** "It helps you to save money." ↔ "It helps you save money." */
export const helping: Rule = {
  name: 'help with or without "to"',
  worth: 0.95,
  needs: ['help'],
  apply(tokens) {
    return waysIn(tokens, (token, at) => {
      if (token.lemma !== 'help' || !isVerb(token) || token.tag === 'VBG') return [];
      const isPronoun = tokens[at + 1]?.tag === 'PRP';
      const to = at + (isPronoun ? 2 : 1);
      if (tokens[to]?.tag === 'TO' && tokens[to + 1]?.tag === 'VB')
        return [[...tokens.slice(0, to), ...tokens.slice(to + 1)]];
      const verb = tokens[to];
      if (!isPronoun || !verb || !/^VBP?$/.test(verb.tag) || verb.lower !== verb.lemma || verb.isAux) return [];
      return [[...tokens.slice(0, to), written('to', 'TO'), ...tokens.slice(to)]];
    });
  },
};
