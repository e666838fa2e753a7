import { conjugate } from '../../english/verbs.ts';
import { isNoun, type Sentence, written } from '../token.ts';
import { longNounPhraseEnd, nounPhraseEnd, waysIn } from './phrases.ts';
import type { Rule } from './rule.ts';
import { timeEnd } from './times.ts';

/** What is done once to a work, so that a participle of it tells of the past. */
const WORKS = new Set(
  'write direct produce design build compose publish paint found create develop release record invent construct draw edit film host organise organize make discover win score commission translate introduce own'.split(
    ' ',
  ),
);

/** "a novel written by Ida Holm" → "a novel that Ida Holm wrote". */
export const madeByName: Rule = {
  name: 'relative clause for a participle',
  worth: 0.95,
  needs: ['by'],
  apply(tokens) {
    return waysIn(tokens, (verb, at) => {
      const noun = tokens[at - 1];
      if (verb.tag !== 'VBN' || !WORKS.has(verb.lemma) || !noun || !/^NNS?$/.test(noun.tag)) return [];
      if (tokens[at + 1]?.lower !== 'by' || verb.isLocked) return [];
      const end = nounPhraseEnd(tokens, at + 2);
      const agent = tokens.slice(at + 2, end);
      const after = tokens[end];
      const isPerson = agent.length > 0 && agent.every(({ tag }) => tag === 'NNP');
      const isGroup = agent[0]?.lower === 'the' && agent.at(-1)?.tag === 'NNP';
      if (!(isPerson || isGroup) || agent.length > 5) return [];
      const isClosed = after === undefined || after.text === '.' || /^(?:VB[DZP]|MD)$/.test(after.tag);
      const isTold = isPerson && /^(?:in|for|on|at|during)$/.test(after?.lower ?? '');
      const isAside = after?.text === ',' && !/^(?:NNP|DT|CC)$/.test(tokens[end + 1]?.tag ?? '');
      if (!(isClosed || isTold || isAside)) return [];
      const past = written(conjugate(verb.lemma, 'VBD'), 'VBD', { lemma: verb.lemma });
      return [[...tokens.slice(0, at), written('that', 'WH'), ...agent, past, ...tokens.slice(end)]];
    });
  },
};

/** "built in 1850 by a local firm" ↔ "built by a local firm in 1850". */
export const agentMoved: Rule = {
  name: 'agent and time change places',
  worth: 0.95,
  needs: ['by'],
  apply(tokens) {
    return waysIn(tokens, (verb, at) => {
      if (verb.tag !== 'VBN' || verb.isAux) return [];
      const isAgentFirst = tokens[at + 1]?.lower === 'by';
      const middle = isAgentFirst ? agentEnd(tokens, at + 2) : timeAt(tokens, at + 1);
      if (middle === undefined || (!isAgentFirst && tokens[middle]?.lower !== 'by')) return [];
      const end = isAgentFirst ? timeAt(tokens, middle) : agentEnd(tokens, middle + 1);
      if (end === undefined || !/^[.,;]$/.test(tokens[end]?.text ?? '.')) return [];
      return swapped(tokens, { start: at + 1, middle, end });
    });
  },
};

/** "was born in Boston on 5 May" ↔ "was born on 5 May in Boston". */
export const timeAndPlace: Rule = {
  name: 'time and place change places',
  worth: 0.95,
  needs: ['VBD', 'VBN'],
  apply(tokens) {
    return waysIn(tokens, (verb, at) => {
      if (!/^VB[DN]$/.test(verb.tag) || verb.isAux) return [];
      const first = timeAt(tokens, at + 1);
      const middle = first ?? placeAt(tokens, at + 1);
      // "credited to her", "linked with him", "freed from debt": no place, but what the verb needs.
      const leaning = tokens[first ?? at + 1]?.lower ?? '';
      if (/^(?:to|from|with|against)$/.test(leaning) && !MOVING.has(verb.lemma)) return [];
      const end =
        middle === undefined ? undefined : first === undefined ? timeAt(tokens, middle) : placeAt(tokens, middle);
      if (middle === undefined || end === undefined || !isAtEnd(tokens, end)) return [];
      return swapped(tokens, { start: at + 1, middle, end });
    });
  },
};

/** Verbs after which "to" and "from" name places, and "with" and "against" another side that may come later. */
const MOVING = new Set(
  'go come move travel return sail fly drive ride walk march send bring carry take transfer relocate emigrate migrate run extend play meet sign draw fight debut arrive depart retire withdraw ship deport transport'.split(
    ' ',
  ),
);

interface Halves {
  start: number;
  middle: number;
  end: number;
}

function swapped(tokens: Sentence, { start, middle, end }: Halves): Sentence[] {
  return [
    [...tokens.slice(0, start), ...tokens.slice(middle, end), ...tokens.slice(start, middle), ...tokens.slice(end)],
  ];
}

function isAtEnd(tokens: Sentence, end: number): boolean {
  const after = tokens[end];
  if (after?.text === ',') return !/^(?:WH|CD|NNP|DT|IN)$/.test(tokens[end + 1]?.tag ?? '');
  return after === undefined || /^[.;]$/.test(after.text) || after.tag === 'SC';
}

function timeAt(tokens: Sentence, start: number): number | undefined {
  if (tokens[start]?.tag !== 'IN' || /^(?:by|for|until|since)$/.test(tokens[start].lower)) return undefined;
  return timeEnd(tokens, start);
}

/** "in Boston", "at the castle of Orn" */
function placeAt(tokens: Sentence, start: number): number | undefined {
  if (!/^(?:in|at|to|from|near|with|against)$/.test(tokens[start]?.lower ?? '') || timeAt(tokens, start) !== undefined)
    return undefined;
  const end = nounPhraseEnd(tokens, start + 1);
  if (end === start + 1 || !isNoun(tokens[end - 1]) || tokens[end]?.lower === 'of') return undefined;
  return end - start < 8 ? end : undefined;
}

function agentEnd(tokens: Sentence, start: number): number | undefined {
  const end = nounPhraseEnd(tokens, start);
  if (end === start || !isNoun(tokens[end - 1])) return undefined;
  if (tokens[end]?.lower !== 'of') return end;
  const long = longNounPhraseEnd(tokens.slice(0, nounPhraseEnd(tokens, end + 1)), start);
  return long > end + 1 ? long : undefined;
}
