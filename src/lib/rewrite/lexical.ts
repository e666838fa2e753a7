import { isUncountable, pluralOf } from '../english/nouns.ts';
import { conjugate } from '../english/verbs.ts';
import { particles } from './closed-words.data.ts';
import type { Condition, Entry, Lexicon, Register } from './lexicon.ts';
import { beginsNounPhrase, isNoun, isVerb, type Sentence, type Tag, type Token, written } from './token.ts';

/** A place where other words would do. */
export interface Spot {
  /** Tokens of the sentence, the end not included. */
  start: number;
  end: number;
  choices: readonly Choice[];
}

export interface Choice {
  tokens: readonly Token[];
  register?: Register | undefined;
  /** Place among the entry's alternatives, the best first. */
  rank: number;
}

/** Every place of a sentence where the lexicon offers other words, from left to right, none over another. */
export function spotsOf(sentence: Sentence, lexicon: Lexicon): Spot[] {
  const spots: Spot[] = [];
  let at = 0;
  while (at < sentence.length) {
    const spot = spotAt(sentence, at, lexicon);
    if (spot && spot.choices.length > 0) spots.push(spot);
    at = spot ? spot.end : at + 1;
  }
  return spots;
}

/** The longest entry that fits; one without alternatives keeps its words as they are. */
function spotAt(sentence: Sentence, start: number, lexicon: Lexicon): Spot | undefined {
  const token = sentence[start];
  if (!token || token.isLocked) return undefined;
  for (const entry of entriesFor(token, lexicon)) {
    const end = start + entry.words.length;
    if (!fits(entry, sentence, start)) continue;
    const choices = entry.alternatives.flatMap(({ words, register }, rank) => {
      const tokens = inForm(entry, words, sentence.slice(start, end));
      return tokens ? [{ tokens, register, rank }] : [];
    });
    return { start, end, choices };
  }
  return undefined;
}

/** Those of the word itself and of its lemma, the longest first; of equal ones those whose words stand fixed. */
function entriesFor({ lemma, lower }: Token, lexicon: Lexicon): readonly Entry[] {
  const own = lexicon.get(lower) ?? [];
  if (lemma === lower) return own;
  const ofLemma = lexicon.get(lemma) ?? [];
  if (own.length === 0 || ofLemma.length === 0) return own.length === 0 ? ofLemma : own;
  return [...own, ...ofLemma].sort((a, b) => b.words.length - a.words.length || rankOf(a) - rankOf(b));
}

function rankOf({ kind }: Entry): number {
  return kind === 'x' ? 0 : 1;
}

function fits(entry: Entry, sentence: Sentence, start: number): boolean {
  const { kind, words, conditions } = entry;
  const end = start + words.length;
  for (const [offset, word] of words.entries()) {
    const token = sentence[start + offset];
    if (!token || token.isLocked) return false;
    const bends =
      (kind === 'v' && offset === 0) ||
      (kind === 'n' && offset === words.length - 1) ||
      (kind === 'a' && words.length === 1);
    if ((bends ? token.lemma : token.lower) !== word) return false;
    if (bends && !isOfKind(kind, token)) return false;
  }
  if (kind === 'r' && words.length === 1 && sentence[start]?.tag !== 'RB') return false;
  if (isHyphened(sentence, start, end) || isBlocked(entry, sentence, start)) return false;
  return conditions.every((condition) =>
    condition.at === 0 ? hasWord(condition, sentence) : holds(condition, lookedAt(condition, sentence, { start, end })),
  );
}

function hasWord({ words, isNot }: Condition, sentence: Sentence): boolean {
  return sentence.some(({ lemma, lower }) => words.has(lemma) || words.has(lower)) !== isNot;
}

function lookedAt(
  { at, isHead, isSubject }: Condition,
  sentence: Sentence,
  { start, end }: { start: number; end: number },
): Token | undefined {
  if (isSubject) return subjectBefore(sentence, start);
  if (!isHead) return sentence[at === 1 ? end : start - 1];
  return at === 1 ? headAfter(sentence, end) : nounBefore(sentence, start);
}

/** The last noun of the noun phrase that begins at a token. */
function headAfter(sentence: Sentence, start: number): Token | undefined {
  let head: Token | undefined;
  for (const token of sentence.slice(start)) {
    if (isNoun(token) || token.tag === 'PRP') head = token;
    else if (!/^(?:DT|PRP\$|JJ[RS]?|CD|RB|POS|VBN|VBG)$/.test(token.tag) || (head && token.tag !== 'POS')) return head;
  }
  return head;
}

function nounBefore(sentence: Sentence, end: number): Token | undefined {
  const token = sentence
    .slice(0, end)
    .findLast(({ tag, isAux }) => !(isAux || tag === 'RB' || tag === 'MD' || tag === 'NEG'));
  return isNoun(token) || token?.tag === 'PRP' ? token : undefined;
}

/** The noun that a noun phrase is about: the first of those that "of" and the like join. */
function subjectBefore(sentence: Sentence, end: number): Token | undefined {
  let head = nounBefore(sentence, end);
  for (let at = head ? sentence.indexOf(head) : -1; at > 0; at -= 1) {
    const token = sentence[at];
    if (isNoun(token) && sentence[at + 1]?.tag === 'IN') head = token;
    else if (!isNoun(token) && !/^(?:DT|PRP\$?|JJ[RS]?|CD|IN|POS)$/.test(token?.tag ?? '')) break;
  }
  return head;
}

function isOfKind(kind: Entry['kind'], token: Token): boolean {
  if (kind === 'v') return isVerb(token);
  if (kind === 'n') return token.tag === 'NN' || token.tag === 'NNS';
  return token.tag === 'JJ';
}

function isHyphened(sentence: Sentence, start: number, end: number): boolean {
  const isHyphen = (token: Token | undefined) => token !== undefined && /^[-‐‑/]$/.test(token.text);
  return isHyphen(sentence[start - 1]) || isHyphen(sentence[end]);
}

/** What no entry need say: nouns within compounds, and verbs with a particle of their own, mean something else. */
function isBlocked({ kind, words, conditions }: Entry, sentence: Sentence, start: number): boolean {
  const before = sentence[start - 1];
  const after = sentence[start + words.length];
  if (kind === 'n')
    return isNoun(after) || (isNoun(before) && before?.tag !== 'NNP') || after?.tag === 'POS' || before?.tag === 'NNP';
  if (kind === 'v' && isNoVerbHere(sentence[start], { before, after })) return true;
  if (kind === 'v') {
    if (
      after &&
      particles.has(after.lower) &&
      !conditions.some(({ at, words: own }) => at === 1 && own.has(after.lower))
    )
      return true;
    return !conditions.some(({ at, isNot }) => at === 1 && !isNot) && !beginsNounPhrase(after);
  }
  return false;
}

/** "the increased demand", "developing countries", "his calls": what stands before a noun, or after an article, is no verb. */
function isNoVerbHere(
  token: Token | undefined,
  { before, after }: { before: Token | undefined; after: Token | undefined },
): boolean {
  if (!token || !before) return false;
  const isAfterArticle = /^(?:DT|PRP\$|POS)$/.test(before.tag) && before.lower !== 'that';
  if (/^VB[ZPD]?$/.test(token.tag)) return isAfterArticle;
  const isAttributive = isNoun(after) || after?.tag === 'JJ';
  if (token.tag === 'VBN') return isAttributive && (isAfterArticle || before.tag === 'JJ' || before.tag === 'IN');
  return token.tag === 'VBG' && isAttributive && (isAfterArticle || before.tag === 'JJ');
}

function holds(
  { isNot, isHead, isSubject, words, tags, np, end, start }: Condition,
  token: Token | undefined,
): boolean {
  const isMet =
    (token !== undefined && (words.has(isHead || isSubject ? token.lemma : token.lower) || tags.has(token.tag))) ||
    (np && beginsNounPhrase(token)) ||
    (start && (token === undefined || /^[;:—–]$/.test(token.text))) ||
    (end && (token === undefined || /^(?:PUNCT|CC|SC|IN|RB|TO)$/.test(token.tag)));
  return isMet !== isNot;
}

/** The alternative in the form of the words it replaces; nothing where it has no such form. */
function inForm({ kind, words: entryWords }: Entry, words: string, old: readonly Token[]): Token[] | undefined {
  const head = kind === 'n' ? old.at(-1) : old[0];
  const first = old[0];
  if (!head || !first) return undefined;
  const form = formOf(kind, words, head);
  if (form === undefined) return undefined;
  const parts = form.split(' ');
  const isPhrase = kind === 'x' || entryWords.length > 1;
  return parts.map((text, at) => {
    const isHead = kind === 'n' ? at === headOfNoun(parts) : at === 0;
    const tag: Tag =
      kind === 'x'
        ? tagOfPlain(text, parts.length === 1 && !isPhrase ? first.tag : undefined)
        : isHead
          ? head.tag
          : tagOfPlain(text);
    const base = words.split(' ')[at] ?? text;
    const isCapital = at === 0 && /^\p{Lu}/u.test(first.text);
    if (text === ',') return written(text, 'PUNCT', { space: '' });
    const shown = isCapital ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
    return written(shown, tag, { lemma: isHead ? base : text, space: at === 0 ? first.space : ' ' });
  });
}

function headOfNoun(parts: readonly string[]): number {
  const of = parts.indexOf('of');
  return (of > 0 ? of : parts.length) - 1;
}

function formOf(kind: Entry['kind'], words: string, head: Token): string | undefined {
  if (kind === 'v') {
    if (words === '-') return undefined;
    return conjugate(words, head.tag === 'VBP' ? 'VB' : isVerbForm(head.tag) ? head.tag : 'VB');
  }
  if (kind === 'n' && head.tag === 'NNS') return isUncountable(words) ? undefined : pluralOf(words);
  return words;
}

function isVerbForm(tag: Tag): tag is 'VB' | 'VBZ' | 'VBD' | 'VBN' | 'VBG' {
  return /^VB[ZDNG]?$/.test(tag);
}

const plainTags: ReadonlyMap<string, Tag> = new Map([
  ...[
    'of',
    'in',
    'on',
    'at',
    'by',
    'with',
    'from',
    'for',
    'about',
    'into',
    'as',
    'than',
    'like',
    'near',
    'through',
    'despite',
    'after',
    'before',
    'during',
    'under',
    'over',
    'out',
    'up',
    'down',
    'off',
  ].map((word) => [word, 'IN'] as const),
  ...['the', 'a', 'an', 'this', 'that', 'these', 'those', 'all', 'each', 'every', 'many', 'several', 'some'].map(
    (word) => [word, 'DT'] as const,
  ),
  ...['because', 'although', 'though', 'if', 'unless', 'while', 'since', 'until', 'whereas'].map(
    (word) => [word, 'SC'] as const,
  ),
  ...['and', 'or', 'but'].map((word) => [word, 'CC'] as const),
  ['to', 'TO'],
  ['not', 'NEG'],
  ['is', 'VBZ'],
  ['are', 'VBP'],
  ['was', 'VBD'],
  ['were', 'VBD'],
  ['be', 'VB'],
]);

function tagOfPlain(text: string, same?: Tag): Tag {
  return plainTags.get(text.toLowerCase()) ?? same ?? (text.endsWith('ly') ? 'RB' : 'X');
}
