import { conjugate } from '../../english/verbs.ts';
import { isNoun, type Sentence, type Token, written } from '../token.ts';
import { atFront, clauseAt, isPlain, isPluralPhrase, nounPhraseEnd, within } from './phrases.ts';
import type { Rule } from './rule.ts';
import { transitives } from './transitives.data.ts';

/** What is done with such a thing is not done to it: "take care", "make a difference". */
const NO_DEED = new Set(
  'take make see keep leave hold win lead run pass get catch hit meet save raise earn miss'.split(' '),
);

/** "You can find the number on the back." → "The number can be found on the back." */
export const withoutYou: Rule = {
  name: 'without "you"',
  worth: 0.85,
  needs: ['you'],
  inPart: 'any',
  apply(tokens) {
    const [you, modal] = tokens;
    if (you?.lower !== 'you' || modal?.tag !== 'MD' || !/^(?:can|could|must|should|may)$/.test(modal.lower)) return [];
    const adverb = tokens[2]?.tag === 'RB' && tokens[2].lower !== 'not' ? 1 : 0;
    const verb = tokens[2 + adverb];
    const start = 3 + adverb;
    const end = objectEnd(tokens, start);
    if (!isPlain(tokens) || verb?.tag !== 'VB' || !transitives.has(verb.lemma) || NO_DEED.has(verb.lemma)) return [];
    const object = tokens.slice(start, end);
    const rest = tokens.slice(end);
    if (!isDone(object, rest)) return [];
    const participle = written(conjugate(verb.lemma, 'VBN'), 'VBN', { lemma: verb.lemma });
    return [
      [
        ...atFront(object),
        ...within([modal]),
        written('be', 'VB'),
        ...tokens.slice(2, 2 + adverb),
        participle,
        ...rest,
      ],
    ];
  },
};

function objectEnd(tokens: Sentence, start: number): number {
  const end = nounPhraseEnd(tokens, start);
  if (end === start || tokens[end]?.lower !== 'of') return end;
  const next = nounPhraseEnd(tokens, end + 1);
  return next === end + 1 ? start : next;
}

/** Whether an object is one thing that is apart from what follows: "use either butter or oil" is not. */
function isDone(object: Sentence, rest: Sentence): boolean {
  const [first] = object;
  const [next] = rest;
  if (
    !first ||
    !isNoun(object.at(-1)) ||
    /^PRP/.test(first.tag) ||
    object.some(({ lower }) => /^your(?:self)?$/.test(lower))
  )
    return false;
  return (
    next !== undefined && !isNoun(next) && !/^(?:CC|WH|DT|PRP|PRP\$|VBG|VBN|JJ[RS]?)$/.test(next.tag) && !leansOn(rest)
  );
}

/** "use the key and turn it": a second deed of the same people. */
function leansOn(rest: Sentence): boolean {
  return rest.some(({ lower, tag }, at) => (lower === 'and' || lower === 'or') && /^VB/.test(rest[at + 1]?.tag ?? tag));
}

/** "The software is easy to install." → "It is easy to install the software." */
export const itIsEasy: Rule = {
  name: '"it is easy" for a subject',
  worth: 0.85,
  needs: ['TO', 'to'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (!clause || tokens[0]?.tag === 'PRP') return [];
    const { subject, verb } = clause;
    const be = tokens[verb.head];
    const at = verb.end + (tokens[verb.end]?.tag === 'RB' ? 1 : 0);
    const [adjective, to, deed, after] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    if (be?.lemma !== 'be' || verb.end - verb.start > 1 || to?.tag !== 'TO' || deed?.tag !== 'VB') return [];
    if (!/^(?:easy|hard|difficult|simple)$/.test(adjective?.lower ?? '') || !EASILY.has(deed.lemma)) return [];
    const next = after?.text === ',' ? at + 5 : at + 4;
    // "easy to use and costs little": the subject is of both.
    if (!after || (after.text !== '.' && !(tokens[next - 1]?.tag === 'CC' && clauseAt(tokens, next)))) return [];
    const single = singular(be);
    if (!single || isPluralPhrase(tokens, subject) === undefined) return [];
    return [
      [
        written('It', 'PRP', { space: '' }),
        single,
        ...tokens.slice(verb.end, at + 3),
        ...within(tokens.slice(subject.start, subject.end)),
        ...tokens.slice(at + 3),
      ],
    ];
  },
};

/** Verbs that take the thing as their object. */
const EASILY = new Set(
  'install use clean read find make remember understand open build grow learn explain see remove replace predict guess cook follow repair move carry control'.split(
    ' ',
  ),
);

function singular(be: Token): Token | undefined {
  if (be.tag === 'VBD') return written('was', 'VBD', { lemma: 'be' });
  return be.tag === 'VBZ' || be.tag === 'VBP' ? written('is', 'VBZ', { lemma: 'be' }) : undefined;
}
