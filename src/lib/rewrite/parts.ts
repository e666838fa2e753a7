import { inside } from './surface.ts';
import { clauseAt, nounPhraseEnd } from './syntax/phrases.ts';
import { isFiniteVerb, type Sentence, type Token, written } from './token.ts';

/** A clause of a longer sentence that could be alone, with a full stop of its own. */
export interface Part {
  start: number;
  end: number;
  /** Whether it follows an opening, and is joined to nothing. */
  isOpened: boolean;
  tokens: Sentence;
}

const known = new WeakMap<Sentence, readonly Part[]>();

/** The clauses of a sentence that are joined by "and", "but", a semicolon, or follow an opening with a comma. */
export function partsOf(sentence: Sentence): readonly Part[] {
  const parts = known.get(sentence) ?? readParts(sentence);
  known.set(sentence, parts);
  return parts;
}

function readParts(sentence: Sentence): readonly Part[] {
  const stop = sentence.length - 1;
  if (sentence[stop]?.text !== '.') return [];
  const starts = [0];
  for (let at = 2; at < stop - 2; at += 1) {
    const start = startAfter(sentence, at);
    if (start !== undefined && !isLastOfList(sentence, at) && clauseAt(sentence, start)) starts.push(start);
  }
  if (starts.length === 1) return [];
  return starts.flatMap((start, index) => {
    const next = starts[index + 1];
    const end = next === undefined ? stop : endBefore(sentence, next);
    const tokens = sentence.slice(start, end);
    // An opening without a verb is no clause.
    if (end - start < 4 || hangsOn(sentence, start) || !clauseAt(sentence, start) || !tokens.some(isFiniteVerb))
      return [];
    return [
      { start, end, isOpened: isOpened(sentence, start), tokens: [...tokens, written('.', 'PUNCT', { space: '' })] },
    ];
  });
}

/** "wine, timber, and wool could reach them": what follows the last comma is no clause of its own. */
function isLastOfList(sentence: Sentence, comma: number): boolean {
  const before = sentence.findLastIndex(({ text }, at) => at < comma && text === ',');
  return before > 0 && nounPhraseEnd(sentence, before + 1) === comma && sentence[comma + 1]?.tag === 'CC';
}

/** "Turning it down, the court …": who does so must stay the subject. */
function hangsOn(sentence: Sentence, start: number): boolean {
  return isOpened(sentence, start) && sentence.slice(0, start).some(({ tag }) => /^(?:VBG|VBN|TO)$/.test(tag));
}

function isOpened(sentence: Sentence, start: number): boolean {
  return sentence[start - 1]?.text === ',';
}

const JOINTS = new Set(['and', 'but', 'so', 'yet', 'while', 'whereas', 'although']);
const OPENERS = /^(?:IN|SC|RB|VBG|VBN|TO)$/;

/** Where a clause would begin after a mark. */
function startAfter(sentence: Sentence, at: number): number | undefined {
  const mark = sentence[at]?.text;
  if (mark === ';') return at + 1;
  if (mark !== ',') return undefined;
  if (JOINTS.has(sentence[at + 1]?.lower ?? '')) return at + 2;
  const isOpening =
    OPENERS.test(sentence[0]?.tag ?? '') && !sentence.slice(0, at).some(({ text }) => /^[,;]$/.test(text));
  return isOpening ? at + 1 : undefined;
}

/** Before the mark and the joint. */
function endBefore(sentence: Sentence, start: number): number {
  const before = sentence[start - 1];
  return before && /^[,;]$/.test(before.text) ? start - 1 : start - 2;
}

/** The sentence with another clause in the place of one; nothing where that is no clause any more. */
export function withPart(sentence: Sentence, { start, end }: Part, built: Sentence): Sentence[] {
  const body = built.slice(0, -1);
  if (built.at(-1)?.text !== '.' || body.some(({ text }) => text === '.')) return [];
  const placed: readonly Token[] = body.map((token, at) =>
    at === 0 && start > 0 ? { ...inside(token), space: ' ' } : token,
  );
  return [[...sentence.slice(0, start), ...placed, ...sentence.slice(end)]];
}
