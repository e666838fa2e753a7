import type { Sentence } from '../token.ts';
import {
  atFront,
  clauseAt,
  comma,
  finiteVerbs,
  isPlain,
  longNounPhraseEnd,
  nounPhraseEnd,
  waysIn,
  within,
} from './phrases.ts';
import type { Rule } from './rule.ts';

const TIMES =
  /^(?:minute|hour|day|week|weekend|month|year|decade|century|centuries|spring|summer|autumn|winter|morning|afternoon|evening|night|period|season|quarter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;
const BEFORE_TIMES = new Set([
  'in',
  'on',
  'during',
  'since',
  'at',
  'until',
  'for',
  'within',
  'throughout',
  'over',
  'by',
]);
const BARE = new Set(['this', 'last', 'next', 'every', 'each']);
const DAYS = new Set(['yesterday', 'tomorrow', 'tonight']);
/** Words that open a phrase about the whole sentence, whatever noun follows. */
const CIRCUMSTANCES = new Set(['throughout', 'during', 'despite', 'following', 'after', 'before']);
const TWO_WORDS = new Set([
  'because of',
  'due to',
  'thanks to',
  'in addition',
  'as part',
  'on behalf',
  'instead of',
  'apart from',
  'contrary to',
  'prior to',
]);
const TWO_FIRST = new Set([...TWO_WORDS].map((words) => words.split(' ')[0]));

const CLOSE = new Set(
  'just only even right shortly immediately long soon directly mainly largely partly early late'.split(' '),
);

/** "He came to Berlin in 1881." → "In 1881, he came to Berlin." */
export const timeToFront: Rule = {
  name: 'time to the front',
  worth: 1,
  inPart: 'joined',
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (!clause || /^(?:SC|WH)$/.test(tokens[0]?.tag ?? '')) return [];
    return waysIn(tokens, (_, start) => {
      if (start < Math.max(clause.verb.end, 2)) return [];
      const end = phraseEnd(tokens, start);
      if (end === undefined || !canLeave(tokens, { start, end })) return [];
      // "after the war as a school": what the verb needs stays.
      if (tokens.slice(start, end).some(({ lower }) => lower === 'as')) return [];
      // "before the king, who listened": the clause would lose its noun.
      if (tokens[end]?.text === ',' && tokens[end + 1]?.tag === 'WH') return [];
      const isCause = /^(?:because|due|thanks|despite)$/.test(tokens[start]?.lower ?? '');
      const hasComma = tokens[start - 1]?.text === ',';
      const main = tokens.slice(0, hasComma ? start - 1 : start);
      if (!isOneClause(main, isCause) || /^(?:IN|CC|DT)$/.test(tokens[start - 1]?.tag ?? '')) return [];
      // "The decision on Thursday came.": a verb that says no more than that is left alone at the end.
      if (main.at(-1)?.lemma === 'come') return [];
      // "lasted for three days": what the verb needs.
      if (tokens[start]?.lower === 'for' && /^(?:last|continue|remain|go)$/.test(tokens[start - 1]?.lemma ?? ''))
        return [];
      // "is credited to him in 1825": the year is not that of the verb.
      const isYear = /^1\d{3}$/.test(tokens[end - 1]?.lower ?? '') && end - start === 2;
      if (isYear && /^VB[ZP]$/.test(tokens[clause.verb.start]?.tag ?? '')) return [];
      // "just before midnight": an adverb of the time goes with it.
      if (CLOSE.has(tokens[start - 1]?.lower ?? '')) return [];
      return [[...atFront(tokens.slice(start, end)), comma(), ...within(main), ...tokens.slice(end)]];
    });
  },
};

/** "In 1881, he came to Berlin." → "He came to Berlin in 1881." */
export const timeToEnd: Rule = {
  name: 'time to the end',
  worth: 0.95,
  needs: [','],
  inPart: 'joined',
  apply(tokens) {
    const at = isPlain(tokens) ? tokens.findIndex(({ text }) => text === ',') : -1;
    if (at < 1 || phraseEnd(tokens, 0) !== at || !clauseAt(tokens, at + 1)) return [];
    const next = tokens.findIndex(({ text }, place) => place > at && text === ',');
    const end = next < 0 ? tokens.length - 1 : next;
    const main = tokens.slice(at + 1, end);
    if (!isOneClause(main) || endsInTime(main) || (next >= 0 && !leavesAlone(tokens, next + 1))) return [];
    return [[...atFront(main), ...within(tokens.slice(0, at)), ...tokens.slice(end)]];
  },
};

/** "After the war, the house was used as a school." → "The house was used after the war as a school." */
export const timeToVerb: Rule = {
  name: 'time to the verb',
  worth: 0.85,
  needs: [','],
  apply(tokens) {
    const at = isPlain(tokens) ? tokens.findIndex(({ text }) => text === ',') : -1;
    const clause = at > 0 && at < 8 && phraseEnd(tokens, 0) === at ? clauseAt(tokens, at + 1) : undefined;
    const verb = clause && tokens[clause.verb.head];
    const next = clause && tokens[clause.verb.end];
    if (!clause || !verb || !next || !/^(?:as|by|in|at|to|from|with|for|into)$/.test(next.lower)) return [];
    const isPassive = verb.tag === 'VBN' && tokens[clause.verb.head - 1]?.lemma === 'be';
    // "In 1950, he died in 1950": one time is enough.
    if (!isPassive || next.tag === 'TO' || timeEnd(tokens, clause.verb.end) !== undefined) return [];
    return [
      [
        ...atFront(tokens.slice(at + 1, clause.verb.end)),
        ...within(tokens.slice(0, at)),
        ...tokens.slice(clause.verb.end),
      ],
    ];
  },
};

/** What may follow the end of the main clause: "who", "to allow it", "corresponding to", "and they", none of which leans on a noun. */
export function leavesAlone(tokens: Sentence, at: number): boolean {
  const first = tokens[at];
  if (first?.tag === 'CC') return first.lower !== 'or' && clauseAt(tokens, at + 1) !== undefined;
  return (
    first !== undefined && (/^(?:WH|TO|VBG|SC)$/.test(first.tag) || first.lower === 'with' || first.lower === 'after')
  );
}

/** Words one of which every such phrase begins with. */
const OPENERS = new Set([...TWO_FIRST, ...CIRCUMSTANCES, ...DAYS, ...BARE, ...BEFORE_TIMES, 'from', 'between']);

/** Where a phrase of time or circumstance ends that begins at a token. */
function phraseEnd(tokens: Sentence, start: number): number | undefined {
  const first = tokens[start];
  const second = tokens[start + 1];
  if (!first || !second || first.isNew || !OPENERS.has(first.lower)) return undefined;
  const isTwo = TWO_FIRST.has(first.lower) && TWO_WORDS.has(`${first.lower} ${second.lower}`);
  const hasCircumstance = isTwo || (CIRCUMSTANCES.has(first.lower) && first.tag !== 'SC');
  if (hasCircumstance) {
    const from = start + (isTwo ? (tokens[start + 2]?.tag === 'IN' ? 3 : 2) : 1);
    const end = longNounPhraseEnd(tokens, from);
    return end > from && !/^(?:VB.?|MD|TO)$/.test(tokens[end]?.tag ?? '') ? end : undefined;
  }
  return timeEnd(tokens, start);
}

/** "in 1881", "on Tuesday", "in the following years", "last week". */
export function timeEnd(tokens: Sentence, start: number): number | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  if (DAYS.has(first.lower) && first.tag !== 'NNP') return start + 1;
  const isRange =
    /^(?:from|between)$/.test(first.lower) && isYear(tokens[start + 1]?.text) && isYear(tokens[start + 3]?.text);
  if (isRange && /^(?:to|and|until)$/.test(tokens[start + 2]?.lower ?? '')) return start + 4;
  const phrase = BARE.has(first.lower) ? start : BEFORE_TIMES.has(first.lower) ? start + 1 : -1;
  if (phrase < 0) return undefined;
  const next = tokens[phrase + 1];
  if (isYear(tokens[phrase]?.text) && (next?.lower === 'by' || !/^(?:NN|IN)/.test(next?.tag ?? ''))) return phrase + 1;
  const end = nounPhraseEnd(tokens, phrase);
  const last = tokens[end - 1];
  const isTime =
    last !== undefined && (TIMES.test(last.lower) || (isYear(last.text) && tokens[end - 2]?.tag === 'NNP'));
  return end > phrase && isTime && tokens[end]?.lower !== 'of' ? end : undefined;
}

const OTHER_TIME = /^(?:after|before|since|until|during|later|then|subsequently|already|time|again|shortly|soon)$/;

function isPlace(word: string): boolean {
  return /^(?:in|at|to|from|near|with|as)$/.test(word);
}

function isYear(text: string | undefined): boolean {
  return /^(?:1[0-9]|20)\d{2}s?$/.test(text ?? '');
}

/** A phrase can leave its place where a comma, a joint or the end follows: nothing after it leans on it. */
function canLeave(tokens: Sentence, { start, end }: { start: number; end: number }): boolean {
  const after = tokens[end];
  // "due to the fact that it rained"
  if (after?.lower === 'that') return false;
  const before = tokens[start - 1];
  const between = tokens.slice(0, start);
  // "made in 1606 by him and renewed in 1801": each time has its verb.
  const rest = tokens.slice(end);
  if (rest.some(({ tag }) => tag === 'CC') && rest.some(({ text }) => isYear(text))) return false;
  // "some time after the death of his wife in 1944", "rose from 4 in 2007 to 5 in 2011": another time is near.
  if (between.some(({ lower, text }) => OTHER_TIME.test(lower) || isYear(text))) return false;
  // "…, despite protests.": what a comma sets off is about the whole.
  if (before?.text === ',')
    return /^(?:despite|because|due|thanks|following)$/.test(tokens[start]?.lower ?? '') && after?.text === '.';
  if (before?.tag === 'CD' || isYear(before?.text) || TIMES.test(before?.lower ?? '')) return false;
  const next = tokens[end + 1];
  // "in 1919, after the war", "on Tuesday, 27 May": what follows says the time once more.
  if (after?.text === ',') {
    // "and Samoa in 1900" leans on the verb; a clause without a joint is no end of this one.
    if (next?.tag === 'CC') return clauseAt(tokens, end + 2) !== undefined;
    return (
      !/^(?:CD|SC|IN)$/.test(next?.tag ?? '') &&
      !/^(?:when|where|then)$/.test(next?.lower ?? '') &&
      !clauseAt(tokens, end + 1)
    );
  }
  const first = tokens[start];
  if (first?.lower === 'for' && (after?.text !== '.' || tokens[end - 1]?.tag !== 'NNS')) return false;
  if (after?.lower === 'by') return tokens[start - 1]?.tag === 'VBN';
  // "was born on 5 May in Boston": both belong to the verb.
  if (after?.tag === 'IN' && isPlace(after.lower)) return /^VB[DN]$/.test(before?.tag ?? '') && before?.isAux === false;
  if (after?.tag === 'CC') return opensPredicate(tokens, end + 1);
  return after === undefined || after.text === '.' || /^(?:TO|SC)$/.test(after.tag);
}

/** A cause may follow what somebody is to do; a time would belong to it. */
function isOneClause(tokens: Sentence, mayHaveTo = false): boolean {
  if (!clauseAt(tokens, 0) || finiteVerbs(tokens) !== 1) return false;
  return !tokens.some(
    ({ tag, text }, at) =>
      (/^(?:SC|WH|TO|VBG|CC)$/.test(tag) && !(mayHaveTo && tag === 'TO') && !isWithinPhrase(tokens, at)) ||
      text === ',' ||
      isBareParticiple(tokens, at),
  );
}

/** "a church built in 1780": the time would belong to the participle. */
function isBareParticiple(tokens: Sentence, at: number): boolean {
  if (tokens[at]?.tag !== 'VBN') return false;
  const before = tokens.slice(0, at).findLast(({ tag }) => tag !== 'RB' && tag !== 'NEG');
  return !(before?.isAux || before?.tag === 'DT' || before?.tag === 'JJ' || before?.tag === 'PRP$');
}

/** A time after another phrase of time would be read with it. */
function endsInTime(tokens: Sentence): boolean {
  const last = tokens.at(-1);
  return last === undefined || TIMES.test(last.lower) || last.tag === 'CD';
}

/** What with "to" says no more than "must", "can" or "will". */
const MODAL = /^(?:have|need|begin|start|continue|use)$/;

/** "and" between two nouns, and "to" after "have" or "need", which open nothing that a time could belong to. */
function isWithinPhrase(tokens: Sentence, at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.tag === 'TO')
    return MODAL.test(before?.lemma ?? '') || /^(?:expected|due|able|likely)$/.test(before?.lower ?? '');
  if (token?.tag !== 'CC' || !before || !after) return false;
  return (
    (/^NN/.test(before.tag) && /^(?:NN|DT|PRP\$|JJ)/.test(after.tag)) || (before.tag === 'JJ' && after.tag === 'JJ')
  );
}

/** "and settled in Argentina": a second verb of the same subject, which the time may be of, too. */
function opensPredicate(tokens: Sentence, at: number): boolean {
  const verb = tokens[at]?.tag === 'RB' ? tokens[at + 1] : tokens[at];
  return (
    verb !== undefined && verb.tag === 'VBD' && !tokens.slice(at).some(({ tag, text }) => text === ',' || tag === 'CD')
  );
}
