import { isFiniteVerb, isNoun, type Sentence, type Tag, type Token, written } from '../token.ts';
import { commandVerb, hasSecondVerb } from './commands.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, nounPhraseEnd, within } from './phrases.ts';
import { hasThirdPerson } from './pronouns.ts';
import type { Rule } from './rule.ts';

/** "The film was long, but it was good." → "Although the film was long, it was good." */
export const butToAlthough: Rule = {
  name: '"although" for "but"',
  worth: 1,
  needs: ['but'],
  apply: (tokens) => joined(tokens, { joint: 'but', opening: 'Although' }),
};

/** "It rained, so they left." → "As it rained, they left." */
export const soToAs: Rule = {
  name: '"as" for "so"',
  worth: 0.95,
  needs: ['so'],
  apply: (tokens) => joined(tokens, { joint: 'so', opening: 'As' }),
};

/** "Although the film was long, it was good." → "The film was long, but it was good." */
export const althoughToBut: Rule = {
  name: '"but" for "although"',
  worth: 0.95,
  needs: ['although', 'though'],
  apply: (tokens) => opened(tokens, { openings: ['although', 'though'], joint: 'but', tag: 'CC' }),
};

/** "Because it rained, they left." → "It rained, so they left." */
export const becauseToSo: Rule = {
  name: '"so" for "because"',
  worth: 0.85,
  needs: [','],
  apply: (tokens) => opened(tokens, { openings: ['because'], joint: 'so', tag: 'CC' }),
};

function joined(tokens: Sentence, { joint, opening }: { joint: string; opening: string }): Token[][] {
  const at = isPlain(tokens)
    ? tokens.findIndex(({ lower }, place) => lower === joint && tokens[place - 1]?.text === ',')
    : -1;
  if (
    at < 4 ||
    !isWhole(tokens.slice(0, at - 1)) ||
    !isWhole(tokens.slice(at + 1, -1)) ||
    tokens[at + 1]?.tag === 'NEG'
  )
    return [];
  const first = written(opening, 'SC', { space: '' });
  return [[first, ...within(tokens.slice(0, at - 1)), comma(), ...tokens.slice(at + 1)]];
}

interface Opening {
  openings: readonly string[];
  joint: string;
  tag: Tag;
}

function opened(tokens: Sentence, { openings, joint, tag }: Opening): Token[][] {
  if (!isPlain(tokens) || tokens[0]?.tag !== 'SC' || !openings.includes(tokens[0].lower)) return [];
  const at = tokens.findIndex(({ text }) => text === ',');
  const clause = tokens.slice(1, at);
  const main = tokens.slice(at + 1, -1);
  if (at < 3 || !isWhole(clause) || !isWhole(main)) return [];
  return [[...atFront(clause), comma(), written(joint, tag), ...main, ...tokens.slice(-1)]];
}

/** A clause with a subject and one finite verb, and nothing that joins it to another. */
function isWhole(tokens: Sentence): boolean {
  return (
    clauseAt(tokens, 0) !== undefined &&
    finiteVerbs(tokens) === 1 &&
    !tokens.some(({ tag, text }) => tag === 'SC' || tag === 'WH' || text === ',')
  );
}

/** A command without a second one, to which the purpose would go. */
function isCommand(tokens: Sentence): boolean {
  const isOpen = !tokens.some(({ tag, text }) => tag === 'SC' || tag === 'WH' || text === ',');
  return isOpen && commandVerb(tokens) !== undefined && !hasSecondVerb(tokens) && !hasThirdPerson(tokens);
}

/** "To save time, they took a train." → "They took a train to save time." */
export const purposeToEnd: Rule = {
  name: 'purpose to the end',
  worth: 0.95,
  needs: [','],
  apply(tokens) {
    const at = isPlain(tokens) ? tokens.findIndex(({ text }) => text === ',') : -1;
    const main = tokens.slice(at + 1, -1);
    const isPurpose = tokens[0]?.tag === 'TO' || (tokens[0]?.lower === 'in' && tokens[1]?.lower === 'order');
    if (!isPurpose || at < 3 || tokens.slice(0, at).some(isFiniteVerb) || !(isWhole(main) || isCommand(main)))
      return [];
    return [[...atFront(main), ...within(tokens.slice(0, at)), ...tokens.slice(-1)]];
  },
};

/** "It was the council that paid." → "The council paid." */
export const withoutCleft: Rule = {
  name: 'without a cleft',
  worth: 0.9,
  needs: ['it'],
  apply(tokens) {
    const [it, be] = tokens;
    if (it?.lower !== 'it' || be?.lemma !== 'be' || !/^VB[ZD]$/.test(be.tag)) return [];
    const end = nounPhraseEnd(tokens, 2);
    if (
      end === 2 ||
      tokens[2]?.lower === 'a' ||
      tokens[2]?.lower === 'an' ||
      !/^(?:who|that)$/.test(tokens[end]?.lower ?? '')
    )
      return [];
    if (!isFiniteVerb(tokens[end + 1])) return [];
    return [[...atFront(tokens.slice(2, end)), ...tokens.slice(end + 1)]];
  },
};

const GIVING = new Set('give send offer show sell lend hand grant award teach pay promise'.split(' '));

/** "They gave the school a new roof." → "They gave a new roof to the school." */
export const dative: Rule = {
  name: 'dative',
  worth: 0.9,
  inPart: 'any',
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (!clause || !GIVING.has(tokens[clause.verb.head]?.lemma ?? '') || tokens[clause.verb.head]?.tag === 'VBN')
      return [];
    const start = clause.verb.end;
    const middle = nounPhraseEnd(tokens, start);
    const end = nounPhraseEnd(tokens, middle);
    const begins = tokens[middle];
    if (middle === start || end === middle || !begins || !/^(?:DT|CD|PRP\$)$/.test(begins.tag)) return [];
    if (!isNoun(tokens[end - 1]) || tokens[end]?.text !== '.') return [];
    return [
      [
        ...tokens.slice(0, start),
        ...tokens.slice(middle, end),
        written('to', 'IN'),
        ...tokens.slice(start, middle),
        ...tokens.slice(end),
      ],
    ];
  },
};
