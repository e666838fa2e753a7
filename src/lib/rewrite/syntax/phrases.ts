import { inside } from '../surface.ts';
import { isFiniteVerb, isNoun, isVerb, type Sentence, type Token, written } from '../token.ts';

/** A part of a sentence: tokens from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

const COMMA = written(',', 'PUNCT', { space: '' });

/** What is built at each place of a sentence, from left to right. */
export function waysIn(
  tokens: Sentence,
  build: (token: Token, at: number) => readonly Sentence[],
): readonly Sentence[] {
  let ways = NO_WAYS;
  let at = 0;
  for (const token of tokens) {
    const built = build(token, at);
    at += 1;
    if (built.length > 0) ways = ways.length === 0 ? built : [...ways, ...built];
  }
  return ways;
}

const NO_WAYS: readonly Sentence[] = [];

export function comma(): Token {
  return COMMA;
}

/**
 * Where the noun phrase ends that begins at a token, without what is attached by a preposition: "the two old houses". The token
 * itself where none begins.
 */
export function nounPhraseEnd(tokens: Sentence, start: number): number {
  // "two of his brothers": the number stands for a noun.
  if (isQuantity(tokens[start]) && tokens[start + 1]?.lower === 'of') return start + 1;
  let at = start;
  let end = start;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || (token.tag === 'PRP' && at > start)) break;
    if (token.tag === 'PRP') return at + 1;
    const isAfterNoun = end === at && at > start;
    if (isNoun(token) || (token.tag === 'CD' && at > start)) end = at + 1;
    else if (isAfterNoun ? token.tag !== 'POS' : !isBeforeNoun(tokens, at)) break;
  }
  // "the company's" alone is no whole phrase: what is owned is missing.
  return tokens[end]?.tag === 'POS' ? start : end;
}

function isQuantity(token: Token | undefined): boolean {
  return token?.tag === 'CD' || /^(?:most|many|some|several|both|all|none)$/.test(token?.lower ?? '');
}

function isBeforeNoun(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const next = tokens[at + 1];
  if (token.lower === 'than') return next?.tag === 'CD' && /^(?:more|less|fewer)$/.test(tokens[at - 1]?.lower ?? '');
  if (/^(?:DT|PRP\$|JJ[RS]?|CD)$/.test(token.tag)) return true;
  if (/^(?:about|around|over|nearly|almost|some)$/.test(token.lower)) return next?.tag === 'CD';
  if (token.tag === 'RB') return next?.tag === 'JJ' || next?.tag === 'VBN';
  // "of used cars", but "of using cars".
  if (token.tag === 'VBN') return at > 0 && isNoun(next);
  if (token.tag === 'VBG') return at > 0 && isNoun(next) && tokens[at - 1]?.tag !== 'IN';
  return /^[-–$€£%]$/.test(token.text);
}

/** The same with phrases attached by "of", "in" and the like: "the walls of the old town". */
export function longNounPhraseEnd(tokens: Sentence, start: number): number {
  let end = nounPhraseEnd(tokens, start);
  while (end > start && tokens[end]?.tag === 'IN') {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

interface VerbGroup extends Span {
  /** Where the verb itself is, the last of the group: "written" of "has been written". */
  head: number;
}

/** The verb group that begins at a token: helping verbs, "not", adverbs, the verb. */
export function verbGroupAt(tokens: Sentence, start: number): VerbGroup | undefined {
  let at = start;
  let head = -1;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    if (isVerb(token)) {
      if (head >= 0 && !tokens[head]?.isAux) break;
      head = at;
    } else if (token.tag !== 'MD' && token.tag !== 'RB' && token.tag !== 'NEG') break;
    at += 1;
  }
  if (head < 0) return undefined;
  const first = tokens.slice(start, head + 1).find((token) => isVerb(token) || token.tag === 'MD');
  return isFiniteVerb(first) ? { start, end: head + 1, head } : undefined;
}

interface Clause {
  subject: Span;
  verb: VerbGroup;
}

/** The subject and the verb at the beginning of a part of a sentence, where both are plain to see. */
export function clauseAt(tokens: Sentence, start: number): Clause | undefined {
  if (start > 0) return readClause(tokens, start);
  const known = firstClauses.get(tokens);
  if (known !== undefined) return known ?? undefined;
  const clause = readClause(tokens, 0);
  firstClauses.set(tokens, clause ?? null);
  return clause;
}

/** Every rule asks for these. */
const firstClauses = new WeakMap<Sentence, Clause | null>();
const plainness = new WeakMap<Sentence, boolean>();

function readClause(tokens: Sentence, start: number): Clause | undefined {
  const end = longNounPhraseEnd(tokens, start);
  if (end === start) return undefined;
  const verb = verbGroupAt(tokens, end);
  return verb && agrees(tokens, { start, end }, verb) ? { subject: { start, end }, verb } : undefined;
}

/** Whether a verb can have this subject: "they go", "it goes". A reading in which it cannot is wrong. */
function agrees(tokens: Sentence, { start, end }: Span, verb: VerbGroup): boolean {
  const finite = tokens.slice(verb.start, verb.end).find(isFiniteVerb);
  const isPlural = isPluralPhrase(tokens, { start, end });
  if (finite?.tag === 'VBZ') return isPlural !== true;
  if (finite?.tag === 'VBP') return isPlural !== false;
  return true;
}

/** Whether a subject is a plural; nothing where it cannot be told. */
export function isPluralPhrase(tokens: Sentence, { start, end }: Span): boolean | undefined {
  const phrase = tokens.slice(start, nounPhraseEnd(tokens, start) || end);
  const head = phrase.at(-1);
  if (tokens.slice(start, end).some(({ tag }) => tag === 'CC')) return true;
  if (!head) return undefined;
  if (head.tag === 'PRP')
    return /^(?:we|they|you|i|these|those)$/.test(head.lower)
      ? true
      : /^(?:he|she|it)$/.test(head.lower)
        ? false
        : undefined;
  if (head.tag === 'NNS') return true;
  return head.tag === 'NN' &&
    !/^(?:people|police|staff|data|team|group|family|number|majority|couple|percent|media|public|crew|government)$/.test(
      head.lower,
    )
    ? false
    : undefined;
}

export function finiteVerbs(tokens: Sentence): number {
  return tokens.filter(isFiniteVerb).length;
}

/** Whether a sentence is plain prose to its end: no quotation, brackets, colon, dash or question in it, and a full stop. */
export function isPlain(tokens: Sentence): boolean {
  const known = plainness.get(tokens);
  if (known !== undefined) return known;
  const is = readPlain(tokens);
  plainness.set(tokens, is);
  return is;
}

function readPlain(tokens: Sentence): boolean {
  return (
    tokens.at(-1)?.text === '.' &&
    !tokens.slice(0, -1).some(({ text }) => text === '.') &&
    !tokens.some(({ text, space }) => /^["“”«»()[\]{}:;?!–—…*|]|^--$/.test(text) || (text === '-' && space !== ''))
  );
}

/** What a part is when it comes first, or is within: without a space before, or as in the middle of a sentence. */
export function atFront(tokens: Sentence): Token[] {
  return tokens.map((token, at) => (at === 0 ? { ...token, space: '' } : token));
}

export function within(tokens: Sentence): Token[] {
  return tokens.map((token, at) => (at === 0 ? { ...inside(token), space: ' ' } : token));
}

/** Marks tokens as placed by a rule. */
export function moved(tokens: Sentence): Token[] {
  return tokens.map((token) => ({ ...token, isNew: true }));
}
