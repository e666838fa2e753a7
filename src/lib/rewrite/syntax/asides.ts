import { isFiniteVerb, isNoun, isVerb, type Sentence, type Token, written } from '../token.ts';
import {
  atFront,
  clauseAt,
  comma,
  finiteVerbs,
  isPlain,
  isPluralPhrase,
  longNounPhraseEnd,
  within,
} from './phrases.ts';
import { hasThirdPerson } from './pronouns.ts';
import type { Rule } from './rule.ts';

/** What is between a subject and its verb, set off by commas. */
interface Aside {
  /** Where the first comma is, and where the second. */
  open: number;
  close: number;
}

/** "The firm, founded in 1911, made tools." → "Founded in 1911, the firm made tools." */
export const asideToFront: Rule = {
  name: 'aside to the front',
  worth: 1,
  needs: [','],
  apply(tokens) {
    const aside = asideOf(tokens);
    if (!aside) return [];
    const { open, close } = aside;
    const body = tokens.slice(open + 1, close);
    if (!isParticiple(body) || hasThirdPerson(body) || isDoubtfulName(tokens.slice(0, open))) return [];
    return [[...atFront(body), comma(), ...within(tokens.slice(0, open)), ...tokens.slice(close + 1)]];
  },
};

/** "Founded in 1911, the firm made tools." → "The firm, founded in 1911, made tools." */
export const openingToAside: Rule = {
  name: 'opening after its subject',
  worth: 0.95,
  needs: [','],
  apply(tokens) {
    const at = tokens.findIndex(({ text }) => text === ',');
    const body = tokens.slice(0, at);
    const clause = at > 2 && at < 14 && isPlain(tokens) ? clauseAt(tokens, at + 1) : undefined;
    if (!clause || !isParticiple(body) || tokens[at + 1]?.tag === 'PRP') return [];
    const subject = tokens.slice(clause.subject.start, clause.subject.end);
    if (subject.length > 7) return [];
    return [[...atFront(subject), comma(), ...within(body), comma(), ...tokens.slice(clause.subject.end)]];
  },
};

/** "The mill, which opened in 1816, employs fifty people." → "The mill employs fifty people. It opened in 1816." */
export const asideAlone: Rule = {
  name: 'aside as a sentence',
  worth: 0.9,
  needs: ['which', 'who'],
  apply(tokens) {
    const aside = asideOf(tokens);
    if (!aside || tokens.length < 12) return [];
    const { open, close } = aside;
    const [word, verb, ...rest] = tokens.slice(open + 1, close);
    if (!word || !verb || !isFiniteVerb(verb) || rest.some(({ tag }) => /^(?:SC|WH|NEG)$/.test(tag))) return [];
    const isPlural = isPluralPhrase(tokens, { start: 0, end: open });
    const isThing = word.lower === 'which';
    if (isPlural === undefined || (!isThing && !isPlural) || !/^(?:which|who)$/.test(word.lower)) return [];
    const main = [...tokens.slice(0, open), ...tokens.slice(close + 1, -1)];
    if (main.some(({ tag }) => /^(?:SC|WH|PRP)$/.test(tag))) return [];
    const pronoun = written(isPlural ? 'They' : 'It', 'PRP');
    return [[...main, written('.', 'PUNCT', { space: '' }), pronoun, verb, ...rest, ...tokens.slice(-1)]];
  },
};

/** "It has a council, which meets once a month." → "It has a council. This council meets once a month." */
export const thisAlone: Rule = {
  name: '"this" for "which"',
  worth: 0.85,
  needs: ['which'],
  apply(tokens) {
    const at = isPlain(tokens) ? tokens.findLastIndex(({ lower }) => lower === 'which') : -1;
    const noun = tokens[at - 2];
    const verb = tokens[at + 1];
    if (at < 6 || tokens[at - 1]?.text !== ',' || !noun || !verb || tokens[at - 3]?.tag === 'POS') return [];
    const main = tokens.slice(0, at - 1);
    const rest = tokens.slice(at + 1, -1);
    if (main.some(({ text, tag }) => text === ',' || /^(?:SC|WH)$/.test(tag)) || !clauseAt(main, 0)) return [];
    if (rest.some(({ text, tag }) => text === ',' || /^(?:SC|WH)$/.test(tag)) || finiteVerbs(rest) !== 1) return [];
    const isOne = noun.tag === 'NN' && (verb.tag === 'VBZ' || verb.lower === 'was');
    const isMany = noun.tag === 'NNS' && (verb.tag === 'VBP' || verb.lower === 'were');
    if (!(isOne || isMany) || noun.lemma.length < 3 || isNoun(tokens[at - 3])) return [];
    const these = written(isOne ? 'This' : 'These', 'DT');
    const again = written(noun.lower, noun.tag, { lemma: noun.lemma });
    return [[...main, written('.', 'PUNCT', { space: '' }), these, again, ...tokens.slice(at + 1)]];
  },
};

/** Verbs of what lasts, so that two clauses have no order in time. */
const LASTING = /^(?:be|have|cost|contain|include|weigh|hold|offer|provide|lie|stand|live|belong|mean|need)$/;

/** "The coffee is hot, and the foam is good." → "The foam is good, and the coffee is hot." */
export const clausesTurned: Rule = {
  name: 'clauses change places',
  worth: 0.85,
  needs: ['and', ';'],
  apply(tokens) {
    if (
      tokens.at(-1)?.text !== '.' ||
      tokens.some(({ tag, lower }) => /^(?:SC|WH|PRP)$/.test(tag) || LINKING.has(lower))
    )
      return [];
    const at = tokens.findIndex(
      ({ text }, place) => text === ';' || (text === ',' && tokens[place + 1]?.lower === 'and'),
    );
    const start = tokens[at]?.text === ';' ? at + 1 : at + 2;
    const [one, other] = [tokens.slice(0, at), tokens.slice(start, -1)];
    if (at < 4 || !isLasting(one) || !isLasting(other)) return [];
    return [[...atFront(other), ...tokens.slice(at, start), ...within(one), ...tokens.slice(-1)]];
  },
};

const LINKING = new Set(
  'also too then therefore thus so both either this these that those such another other others former latter however its their his her'.split(
    ' ',
  ),
);

function isLasting(tokens: Sentence): boolean {
  const clause = clauseAt(tokens, 0);
  const verb = clause && tokens[clause.verb.start];
  if (!verb || finiteVerbs(tokens) !== 1 || tokens.some(({ text }) => /^[,;:()"“”]$/.test(text))) return false;
  return /^VB[ZP]$/.test(verb.tag) && LASTING.test(verb.lemma);
}

/** Between the subject at the beginning and its verb. */
function asideOf(tokens: Sentence): Aside | undefined {
  if (!isPlain(tokens)) return undefined;
  const open = longNounPhraseEnd(tokens, 0);
  if (open === 0 || tokens[open]?.text !== ',' || tokens[0]?.tag === 'PRP') return undefined;
  const close = tokens.findIndex(({ text }, at) => at > open && text === ',');
  const verb = tokens[close + 1];
  if (close < open + 3 || !verb || !(isFiniteVerb(verb) || isFiniteVerb(tokens[close + 2]))) return undefined;
  return isNoun(tokens[open - 1]) ? { open, close } : undefined;
}

/** "founded in 1911", "now in its third year": without a verb of its own that makes a clause. */
function isParticiple(tokens: Sentence): boolean {
  const [first, second] = tokens;
  if (!first || tokens.some((token) => isFiniteVerb(token) || /^(?:CC|SC|WH)$/.test(token.tag))) return false;
  if (first.lower === 'now' || first.lower === 'once') return second?.tag === 'IN' || second?.tag === 'DT';
  if (tokens.slice(1).some(isVerb) || tokens.some(({ text }) => text === ',')) return false;
  return first.tag === 'VBN' && !first.isAux && (second?.tag === 'IN' || second?.tag === 'TO') && !isNamedOnly(tokens);
}

/** "Pistols": read as a name for its capital alone, which it would keep. */
function isDoubtfulName(subject: Sentence): boolean {
  const [only] = subject;
  return subject.length === 1 && only?.tag === 'NNP' && /[^s]s$/.test(only.lower);
}

/** "called Orn" says which one is meant. */
function isNamedOnly([first]: readonly Token[]): boolean {
  return /^(?:called|named|titled|entitled|nicknamed|born)$/.test(first?.lower ?? '');
}
