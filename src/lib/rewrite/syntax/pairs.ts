import { inside } from '../surface.ts';
import { isFiniteVerb, isNoun, type Sentence, type Token } from '../token.ts';
import { FIXED_PAIRS } from './fixed-pairs.data.ts';
import { waysIn } from './phrases.ts';
import type { Rule } from './rule.ts';

/** "the walls and the roof" → "the roof and the walls", "wind and rain" → "rain and wind", "Vienna and Prague" → "Prague and Vienna". */
export const pairsTurned: Rule = {
  name: 'order of two phrases',
  worth: 0.85,
  needs: ['and', 'or'],
  apply(tokens) {
    return waysIn(tokens, (joint, at) => {
      if (joint.lower !== 'and' && joint.lower !== 'or') return [];
      const first = phraseBefore(tokens, at);
      const second = phraseAfter(tokens, at + 1);
      if (!first || !second || !isAlike(first, second) || !isAlone(tokens, at - first.length, at + 1 + second.length))
        return [];
      const names = `${first.at(-1)?.lower} ${second.at(-1)?.lower}`;
      if (FIXED_PAIRS.has(names) || FIXED_PAIRS.has(names.split(' ').reverse().join(' '))) return [];
      return [
        [
          ...tokens.slice(0, at - first.length),
          ...placed(second, first[0]),
          joint,
          ...placed(first, second[0]),
          ...tokens.slice(at + 1 + second.length),
        ],
      ];
    });
  },
};

function placed(phrase: Sentence, like: Token | undefined): Token[] {
  return phrase.map((token, at) => ({ ...inside(token), isNew: true, ...(at === 0 && { space: like?.space ?? ' ' }) }));
}

/** One noun, with an article or what else may be before it. */
function phraseBefore(tokens: Sentence, end: number): Sentence | undefined {
  if (!isPlainNoun(tokens[end - 1])) return undefined;
  const isWithArticle = isDeterminer(tokens[end - 2]);
  return tokens.slice(isWithArticle ? end - 2 : end - 1, end);
}

function phraseAfter(tokens: Sentence, start: number): Sentence | undefined {
  const length = isDeterminer(tokens[start]) ? 2 : 1;
  return isPlainNoun(tokens[start + length - 1]) ? tokens.slice(start, start + length) : undefined;
}

function isDeterminer(token: Token | undefined): boolean {
  return token !== undefined && /^(?:a|an|the)$/.test(token.lower);
}

function isPlainNoun(token: Token | undefined): boolean {
  return token !== undefined && isNoun(token) && !token.isNew && /^[\p{L}-]+$/u.test(token.text);
}

/** Both with the same article or none, and of one kind. */
function isAlike(first: Sentence, second: Sentence): boolean {
  if (first.length !== second.length || (first.length === 2 && first[0]?.lower[0] !== second[0]?.lower[0]))
    return false;
  const [one, other] = [first.at(-1), second.at(-1)];
  if (!one || !other || (one.tag === 'NNP') !== (other.tag === 'NNP')) return false;
  return one.tag !== 'NNP' || (first.length === 1 && !IN_ORDER.test(one.lower));
}

/** Days and months have an order. */
const IN_ORDER = /(?:day|ary|march|april|may|june|july|august|ber)$/;

/** Whether a clause has its verb before a place, and no other begins after that. */
function hasClause(tokens: Sentence, end: number): boolean {
  return (
    tokens
      .slice(0, end)
      .findLast((token) => isFiniteVerb(token) || /^(?:SC|WH)$/.test(token.tag))
      ?.tag.startsWith('VB') === true
  );
}

/** What is before belongs to both, and nothing follows that belongs to the second only. */
function isAlone(tokens: Sentence, start: number, end: number): boolean {
  const before = tokens[start - 1];
  const after = tokens[end];
  const follows = after === undefined || after.tag === 'PUNCT' || /^(?:VB[DZP]|MD)$/.test(after.tag);
  if (!follows || before?.lower === 'from') return false;
  if (!before) return /^NNS?$/.test(tokens[0]?.tag ?? '');
  // "took him into custody and investigators said": the second one has a verb of its own.
  if (after !== undefined && after.tag !== 'PUNCT' && hasClause(tokens, start)) return false;
  if (after?.text === ',' && tokens[end + 1]?.tag === 'WH') return false;
  // People who sign together have an order; places have none.
  if (tokens[start]?.tag === 'NNP') return before.lower === 'in' && after?.text !== '(';
  if (before.text === ',') return isNoun(tokens[start - 2]) && tokens[start]?.tag !== 'DT';
  if (before.lower === 'of' && isNoun(tokens[start - 2])) return tokens[start]?.lower !== 'the';
  return before.tag === 'IN' || (/^VB[DZPGN]?$/.test(before.tag) && !before.isAux);
}
