import { inside } from '../surface.ts';
import { isNoun, type Sentence, type Token } from '../token.ts';
import { FIXED_PAIRS } from './fixed-pairs.data.ts';
import { nounPhraseEnd, type Span, waysIn } from './phrases.ts';
import type { Rule } from './rule.ts';

/** "grain, wool and timber" → "timber, wool and grain". */
export const listTurned: Rule = {
  name: 'order of a list',
  worth: 0.85,
  needs: ['and', 'or'],
  apply(tokens) {
    return waysIn(tokens, (joint, at) => {
      if (!/^(?:and|or)$/.test(joint.lower) || joint.isLocked) return [];
      const items = itemsAround(tokens, at);
      const [first] = items;
      const last = items.at(-1);
      if (items.length < 3 || !first || !last || !isList(tokens, items) || !isBounded(tokens, first, last.end))
        return [];
      const turned = items.toReversed().map(({ start, end }) => tokens.slice(start, end));
      const result: Token[] = [...tokens.slice(0, first.start)];
      for (const [index, { start, end }] of items.entries()) {
        const phrase = turned[index] ?? [];
        result.push(...placed(phrase, tokens[start]));
        result.push(...tokens.slice(end, items[index + 1]?.start ?? end));
      }
      return [[...result, ...tokens.slice(last.end)]];
    });
  },
};

/** "a small church and an old mill" → "an old mill and a small church": each with its own article. */
export const phrasesTurned: Rule = {
  name: 'order of two long phrases',
  worth: 0.85,
  needs: ['and', 'or'],
  apply(tokens) {
    return waysIn(tokens, (joint, at) => {
      if (!/^(?:and|or)$/.test(joint.lower) || joint.isLocked) return [];
      const kind = kindOf(tokens[at + 1]);
      const end = kind === undefined ? at : ofPhraseEnd(tokens, at + 1);
      if (kind === undefined || end < at + 3) return [];
      let start = at - 2;
      while (start > 0 && start > at - 9 && !(kindOf(tokens[start]) === kind && ofPhraseEnd(tokens, start) === at))
        start -= 1;
      if (kindOf(tokens[start]) !== kind || ofPhraseEnd(tokens, start) !== at) return [];
      const [one, other] = [tokens.slice(start, at), tokens.slice(at + 1, end)];
      if (kind === 'JJ' && (one.at(-1)?.tag !== 'NNS' || other.at(-1)?.tag !== 'NNS')) return [];
      if (isOrdered(one, other) || !isBounded(tokens, { start, end: at }, end)) return [];
      return [
        [...tokens.slice(0, start), ...placed(other, one[0]), joint, ...placed(one, other[0]), ...tokens.slice(end)],
      ];
    });
  },
};

/** What begins a phrase that nothing before it can belong to: an article, or an adjective of a plural. */
function kindOf(token: Token | undefined): string | undefined {
  if (!token || token.isNew) return undefined;
  if (token.lower === 'a' || token.lower === 'an') return 'a';
  if (token.lower === 'the' || token.tag === 'PRP$') return token.lower;
  return token.tag === 'JJ' ? 'JJ' : undefined;
}

function ofPhraseEnd(tokens: Sentence, start: number): number {
  const end = nounPhraseEnd(tokens, start);
  if (end === start || tokens[end]?.lower !== 'of') return end;
  const next = nounPhraseEnd(tokens, end + 1);
  return next === end + 1 ? end : next;
}

/** The items of a list, from left to right, by the joint before the last one. */
function itemsAround(tokens: Sentence, joint: number): Span[] {
  const end = nounPhraseEnd(tokens, joint + 1);
  if (end === joint + 1) return [];
  const items: Span[] = [{ start: joint + 1, end }];
  let at = tokens[joint - 1]?.text === ',' ? joint - 1 : joint;
  for (;;) {
    const start = itemStart(tokens, at);
    if (start === undefined) return items;
    items.unshift({ start, end: at });
    if (tokens[start - 1]?.text !== ',') return items;
    at = start - 1;
  }
}

function itemStart(tokens: Sentence, end: number): number | undefined {
  let start = end;
  while (start > 0 && /^(?:NN[SP]?|JJ|DT|PRP\$)$/.test(tokens[start - 1]?.tag ?? '')) start -= 1;
  return start < end && nounPhraseEnd(tokens, start) === end ? start : undefined;
}

function isList(tokens: Sentence, items: readonly Span[]): boolean {
  const phrases = items.map(({ start, end }) => tokens.slice(start, end));
  if (phrases.some((phrase) => phrase.some(({ tag, isNew }) => tag === 'CD' || isNew || tag === 'PRP'))) return false;
  const opening = (phrase: Sentence) => phrase[0]?.lower.replace(/^an$/, 'a') ?? '';
  if (/^(?:the|a|an|its|his|her|their|our|my|your)$/.test(phrases[0]?.[0]?.lower ?? ''))
    return phrases.every((phrase) => opening(phrase) === opening(phrases[0] ?? []));
  // "Springfield, Illinois, and Chicago" is a list of two.
  const names = phrases.filter((phrase) => phrase.every(({ tag }) => tag === 'NNP')).length;
  if (names > 0) return names === phrases.length && names > 3;
  // What is before the first noun may belong to all of them.
  return (
    phrases.every((phrase) => !/^(?:DT|PRP\$)$/.test(phrase[0]?.tag ?? '')) &&
    phrases[0]?.length === 1 &&
    phrases.at(-1)?.length === 1
  );
}

/** Whether nothing before belongs to the first one only, nor anything after to the last. */
function isBounded(tokens: Sentence, first: Span, end: number): boolean {
  const after = tokens[end];
  const isSubject = first.start === 0;
  if (isSubject ? !/^(?:VBP|VBD|MD)$/.test(after?.tag ?? '') : !isClosed(tokens, end)) return false;
  if (isSubject) return tokens[0]?.tag !== 'JJ';
  const before = tokens[first.start - 1];
  const outer = tokens[first.start - 2];
  if (
    before?.lower === 'between' ||
    before?.lower === 'including' ||
    (before?.lower === 'as' && outer?.lower === 'such')
  )
    return true;
  if (before?.tag === 'IN')
    return before.lower !== 'from' && !isNoun(outer) && outer?.tag !== 'JJ' && outer?.tag !== 'PRP';
  return before !== undefined && /^VB[DZPNG]?$/.test(before.tag) && !before.isAux;
}

function isClosed(tokens: Sentence, end: number): boolean {
  const after = tokens[end];
  if (after === undefined || /^[.;]$/.test(after.text)) return true;
  if (after.text === ',') return !/^(?:WH|VBG|VBN|IN|DT|NNP|NNS?|JJ|CC)$/.test(tokens[end + 1]?.tag ?? '');
  return after.tag === 'SC';
}

/** "the beginning and the end": some have one order. */
function isOrdered(one: Sentence, other: Sentence): boolean {
  const [first, second] = [one.at(-1)?.lower, other.at(-1)?.lower];
  if (FIXED_PAIRS.has(`${first} ${second}`) || FIXED_PAIRS.has(`${second} ${first}`)) return true;
  const all = [...one, ...other];
  return all.some(
    ({ tag, lower }) =>
      tag === 'CD' || /^(?:first|second|third|last|next|former|latter|other|same|later|own|such)$/.test(lower),
  );
}

function placed(phrase: Sentence, like: Token | undefined): Token[] {
  return phrase.map((token, at) => (at === 0 ? { ...inside(token), space: like?.space ?? ' ', isNew: true } : token));
}
