import { conjugate } from '../../english/verbs.ts';
import { beginsNounPhrase, isFiniteVerb, isNoun, isVerb, type Sentence, type Token, written } from '../token.ts';
import {
  atFront,
  clauseAt,
  comma,
  finiteVerbs,
  isPlain,
  isPluralPhrase,
  nounPhraseEnd,
  verbGroupAt,
  waysIn,
  within,
} from './phrases.ts';
import type { Rule } from './rule.ts';

/** "the bill, which was passed by the Senate," → "the bill, passed by the Senate," and "houses that were built" → "houses built". */
export const shorterRelative: Rule = {
  name: 'shorter relative clause',
  worth: 1,
  needs: ['which', 'who', 'that'],
  apply(tokens) {
    return waysIn(tokens, ({ lower }, at) => {
      const be = tokens[at + 1];
      const participle = tokens[at + 2];
      if (!/^(?:which|who|that)$/.test(lower) || be?.lemma !== 'be' || be.tag === 'VB' || !participle) return [];
      const isAfterNoun = isNoun(tokens[at - 1]) || (tokens[at - 1]?.text === ',' && isNoun(tokens[at - 2]));
      const follows = tokens[at + 3];
      if (!isAfterNoun || participle.tag !== 'VBN' || participle.isAux) return [];
      // "a city that was taken": alone after its noun a participle says too little.
      const isFollowed = follows?.tag === 'IN' || follows?.tag === 'TO' || (follows?.tag === 'RB' && lower === 'that');
      if (!isFollowed) return [];
      return [[...tokens.slice(0, at), ...tokens.slice(at + 2)]];
    });
  },
};

/** "the bill, passed by the Senate," → "the bill, which was passed by the Senate,". */
export const longerRelative: Rule = {
  name: 'longer relative clause',
  worth: 0.9,
  needs: [','],
  apply(tokens) {
    return waysIn(tokens, (token, at) => {
      const noun = tokens[at - 2];
      const isOpen =
        token.tag === 'VBN' && tokens[at - 1]?.text === ',' && isNoun(noun) && tokens[at + 1]?.tag === 'IN';
      if (!isOpen || !noun || at < 3) return [];
      const start = phraseBefore(tokens, at - 1);
      const isPlural = isPluralPhrase(tokens, { start, end: at - 1 });
      const close = tokens.findIndex(({ text }, place) => place > at && text === ',');
      const isPast = tokens.some(({ tag }) => tag === 'VBD');
      if (isPlural === undefined || close < 0 || !isPast || finiteVerbs(tokens.slice(at, close)) > 0) return [];
      const be = written(isPlural ? 'were' : 'was', 'VBD', { lemma: 'be' });
      const who = written(isPerson(noun) ? 'who' : 'which', 'WH');
      return [[...tokens.slice(0, at), who, be, { ...token, space: ' ' }, ...tokens.slice(at + 1)]];
    });
  },
};

/** "people who live in the town" → "people living in the town". */
export const participleClause: Rule = {
  name: 'participle clause',
  worth: 0.95,
  needs: ['who', 'that', 'which'],
  apply(tokens) {
    return waysIn(tokens, ({ lower }, at) => {
      const verb = tokens[at + 1];
      if (!/^(?:who|that|which)$/.test(lower) || !isNoun(tokens[at - 1]) || !verb || !STATES.has(verb.lemma)) return [];
      if (!/^VB[ZP]$/.test(verb.tag) || !/^(?:IN|DT|PRP\$|NNS?|JJ|CD)$/.test(tokens[at + 2]?.tag ?? '')) return [];
      const going = written(conjugate(verb.lemma, 'VBG'), 'VBG', { lemma: verb.lemma });
      return [[...tokens.slice(0, at), going, ...tokens.slice(at + 2)]];
    });
  },
};

/** "…, beating expectations." → "… and beat expectations." */
export const participleToVerb: Rule = {
  name: 'participle to verb',
  worth: 0.85,
  needs: ['VBG'],
  apply(tokens) {
    if (finiteVerbs(tokens) !== 1 || tokens.filter(({ text }) => text === ',').length !== 1) return [];
    const at = tokens.findIndex(({ tag }, place) => tag === 'VBG' && tokens[place - 1]?.text === ',');
    const verb = tokens[at];
    const main = tokens.find(({ tag }) => /^VB[ZPD]$/.test(tag));
    if (
      at < 4 ||
      !verb ||
      verb.isAux ||
      main?.tag !== 'VBD' ||
      main.isAux ||
      tokens.slice(0, at).some(({ tag }) => tag === 'CC')
    )
      return [];
    // "recording data and hoping": the second one would be left over.
    if (tokens.some(({ tag }, place) => place > at && tag === 'CC' && tokens[place + 1]?.tag === 'VBG')) return [];
    if (
      !/^(?:DT|PRP\$|NNS?|NNP|JJ|CD)$/.test(tokens[at + 1]?.tag ?? '') ||
      /^(?:including|according|following|making|bringing|leaving)$/.test(verb.lower)
    )
      return [];
    const past = written(conjugate(verb.lemma, 'VBD'), 'VBD', { lemma: verb.lemma });
    return [[...tokens.slice(0, at - 1), written('and', 'CC'), past, ...tokens.slice(at + 1)]];
  },
};

/** "There are people who believe it." → "People believe it." */
export const withoutThere: Rule = {
  name: 'without "there"',
  worth: 0.9,
  needs: ['there'],
  apply(tokens) {
    const [there, be] = tokens;
    if (there?.lower !== 'there' || be?.lemma !== 'be' || !/^VB[ZPD]$/.test(be.tag)) return [];
    const end = nounPhraseEnd(tokens, 2);
    const verb = tokens[end + 1];
    if (end === 2 || !/^(?:who|that|which)$/.test(tokens[end]?.lower ?? '') || !verb || !/^VB[ZPD]$/.test(verb.tag))
      return [];
    return [
      [
        ...tokens.slice(2, end).map((token, at) => (at === 0 ? { ...token, space: '' } : token)),
        ...tokens.slice(end + 1),
      ],
    ];
  },
};

/** "The firm was founded in 1911 and made tools." → "Founded in 1911, the firm made tools." */
export const participleFirst: Rule = {
  name: 'participle first',
  worth: 1,
  needs: ['and'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const be = clause && tokens[clause.verb.start];
    const participle = clause && tokens[clause.verb.head];
    if (
      !clause ||
      be?.lemma !== 'be' ||
      be.tag !== 'VBD' ||
      participle?.tag !== 'VBN' ||
      clause.verb.head !== clause.verb.start + 1
    )
      return [];
    const and = tokens.findIndex(({ tag }, at) => at > clause.verb.head && tag === 'CC');
    const middle = tokens.slice(clause.verb.end, and);
    if (and < 0 || tokens[and]?.lower !== 'and' || !/^(?:IN)$/.test(middle[0]?.tag ?? '') || middle.some(isVerb))
      return [];
    if (middle.some(({ text, tag }) => text === ',' || tag === 'WH' || tag === 'SC')) return [];
    const verb = verbGroupAt(tokens, and + 1);
    const second = verb && tokens[verb.start];
    // "was introduced and offered as": the second may be a participle as well, unless it has an object.
    if (second?.tag === 'VBD' && !second.isAux && !beginsNounPhrase(tokens[verb?.end ?? 0])) return [];
    if (!verb || tokens.slice(and + 1).some(({ tag }, at, all) => tag === 'CC' && isFiniteVerb(all[at + 1]))) return [];
    const opening = [{ ...participle, space: '' }, ...middle];
    return [[...opening, comma(), ...within(tokens.slice(0, clause.subject.end)), ...tokens.slice(and + 1)]];
  },
};

/** "Founded in 1911, the firm made tools." → "The firm was founded in 1911 and made tools." */
export const participleJoined: Rule = {
  name: 'participle joined',
  worth: 0.9,
  needs: [','],
  apply(tokens) {
    const [participle] = tokens;
    const at = tokens.findIndex(({ text }) => text === ',');
    const clause = at > 1 && isPlain(tokens) ? clauseAt(tokens, at + 1) : undefined;
    if (
      !participle ||
      !clause ||
      participle.tag !== 'VBN' ||
      tokens[1]?.tag !== 'IN' ||
      tokens.slice(0, at).some(isFiniteVerb)
    )
      return [];
    const verb = tokens[clause.verb.start];
    const isPlural = isPluralPhrase(tokens, clause.subject);
    if (tokens.slice(at + 1).some(({ text, tag }) => text === ',' || tag === 'CC')) return [];
    if (verb?.tag !== 'VBD' || isPlural === undefined || clause.verb.end - clause.verb.start > 2) return [];
    const be = written(isPlural ? 'were' : 'was', 'VBD', { lemma: 'be' });
    const subject = tokens.slice(at + 1, clause.subject.end);
    return [
      [
        ...atFront(subject),
        be,
        ...within(tokens.slice(0, at)),
        written('and', 'CC'),
        ...tokens.slice(clause.subject.end),
      ],
    ];
  },
};

/** Verbs of lasting states, whose participle after a noun says the same: "people living there". */
const STATES = new Set(
  'live work suffer belong contain consist lie stand surround lead involve use carry form depend rely hold connect separate face affect cover require own'.split(
    ' ',
  ),
);

function isPerson({ lower, tag }: Token): boolean {
  return tag === 'NNP'
    ? false
    : /(?:man|men|woman|women|people|person|child|children|er|ers|or|ors|ist|ists|ian|ians|king|queen|president|minister|student|students)$/.test(
        lower,
      );
}

function phraseBefore(tokens: Sentence, end: number): number {
  let start = end;
  while (start > 0 && nounPhraseEnd(tokens, start - 1) === end) start -= 1;
  return start;
}
