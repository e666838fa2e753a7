import type { Condition } from './lexicon.ts';
import { beginsNounPhrase, isNoun, type Sentence, type Token } from './token.ts';

/** Tokens of a sentence, the end not included. */
export interface Place {
  start: number;
  end: number;
}

/** Whether a condition of an entry is met where its words are. */
export function isMet(condition: Condition, sentence: Sentence, place: Place): boolean {
  if (condition.at === 0) return hasWord(condition, sentence);
  if (condition.at === 'own') return holds(condition, sentence[place.start]);
  return holds(condition, lookedAt(condition, sentence, place));
}

function lookedAt({ at, isHead, isSubject }: Condition, sentence: Sentence, { start, end }: Place): Token | undefined {
  if (isSubject) return subjectBefore(sentence, start);
  if (!isHead) return sentence[at === 1 ? end : start - 1];
  return at === 1 ? headAfter(sentence, end) : nounBefore(sentence, start);
}

/** The last noun of the noun phrase that begins at a token. */
function headAfter(sentence: Sentence, start: number): Token | undefined {
  let head: Token | undefined;
  for (let at = start; at < sentence.length; at += 1) {
    const token = sentence[at];
    if (!token) return head;
    if (isNoun(token) || token.tag === 'PRP') head = token;
    else if (!/^(?:DT|PRP\$|JJ[RS]?|CD|RB|POS|VBN|VBG)$/.test(token.tag) || (head && token.tag !== 'POS')) return head;
  }
  return head;
}

function nounBefore(sentence: Sentence, end: number): Token | undefined {
  let at = end - 1;
  while (isLight(sentence[at])) at -= 1;
  const token = sentence[at];
  return isNoun(token) || token?.tag === 'PRP' ? token : undefined;
}

function isLight(token: Token | undefined): boolean {
  return token !== undefined && (token.isAux || token.tag === 'RB' || token.tag === 'MD' || token.tag === 'NEG');
}

/** The noun that a noun phrase is about: the first of those that "of" and the like join. */
function subjectBefore(sentence: Sentence, end: number): Token | undefined {
  let head = nounBefore(sentence, end);
  for (let at = head ? sentence.indexOf(head) : -1; at >= 0; at -= 1) {
    const token = sentence[at];
    if (isNoun(token) && sentence[at + 1]?.tag === 'IN') head = token;
    else if (!isNoun(token) && !/^(?:DT|PRP\$?|JJ[RS]?|CD|IN|POS)$/.test(token?.tag ?? '')) break;
  }
  return head;
}

function holds(
  { isNot, isHead, isSubject, words, tags, np, end, start }: Condition,
  token: Token | undefined,
): boolean {
  const isFound =
    (token !== undefined && (words.has(isHead || isSubject ? token.lemma : token.lower) || tags.has(token.tag))) ||
    (np && beginsNounPhrase(token)) ||
    (start && (token === undefined || /^[;:—–]$/.test(token.text))) ||
    (end && (token === undefined || /^(?:PUNCT|CC|SC|IN|RB|TO)$/.test(token.tag)));
  return isFound !== isNot;
}

function hasWord({ words, isNot }: Condition, sentence: Sentence): boolean {
  return sentence.some(({ lemma, lower }) => words.has(lemma) || words.has(lower)) !== isNot;
}
