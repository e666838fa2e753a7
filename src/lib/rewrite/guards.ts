import { own } from '../own.ts';
import type { Sentence, Token } from './token.ts';

/** What a sentence says that must be said again, by name. Words of one kind may stand for each other. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'negation',
    /\b(?:not|never|no|none|nobody|nothing|nowhere|neither|nor|without|cannot|hardly|scarcely|barely|fails? to|failed to)\b|n['’]t\b/gi,
  ],
  ['possibility', /\b(?:can|could|may|might|cannot|able to|possibl[ey]|perhaps|maybe|capable of)\b|\bca(?=n['’]t)/gi],
  [
    'obligation',
    /\b(?:must|should|shall|ought to|ha(?:ve|s|d) to|needs? to|needed to|required to|obliged to|necessary)\b/gi,
  ],
  ['future', /\b(?:will|would)\b|['’]ll\b|\bwo(?=n['’]t)/gi],
  ['condition', /\b(?:if|unless|whether|provid(?:ed|ing) that|assuming|otherwise|as long as|in case|in the event)\b/gi],
  ['all', /\b(?:all|every|each|everyone|everybody|everything|entire|whole|always)\b/gi],
  ['most', /\b(?:most|majority)\b/gi],
  [
    'few',
    /\b(?:few|fewer|handful)\b|(?<!\b(?:a|the|this|that|these|those|his|her|its|our|their|my|your) )\blittle\b/gi,
  ],
  ['some', /\b(?:some|several|a number of|certain)\b/gi],
  ['many', /\b(?:many|much|numerous|a lot|lots|a great deal|plenty|large number)\b/gi],
  ['only', /\b(?:only|just|solely|merely|exclusively|alone)\b/gi],
  [
    'bounds',
    /\b(?:at least|a minimum of|at most|up to|more than|less than|fewer than|over|under|about|around|nearly|almost|roughly|approximately)(?=\s+[$€£]?\d)/gi,
  ],
  [
    'doubt',
    /\b(?:allegedly|reportedly|apparently|seem\w*|appear(?:s|ed|ing)?(?= (?:to|that)\b)|likely|unlikely|probably|suspected)\b/gi,
  ],
];

/** Words of bounds that say the same of a number. */
const sameBounds: Readonly<Record<string, string>> = {
  about: '~',
  around: '~',
  roughly: '~',
  approximately: '~',
  nearly: '<~',
  almost: '<~',
  over: '>',
  'more than': '>',
  under: '<',
  'less than': '<',
  'fewer than': '<',
  'at least': '>=',
  'a minimum of': '>=',
};

/** Names of what one text says and the other does not say as often. */
export function lostBetween(source: string, rewritten: string): string[] {
  if (last.text !== source) last = { text: source, tallies: kinds.map(([, pattern]) => tally(source, pattern)) };
  const { tallies } = last;
  return kinds.filter(([, pattern], at) => tallies[at] !== tally(rewritten, pattern)).map(([name]) => name);
}

/** Many ways to say one sentence are held against it in a row. */
let last: { text: string; tallies: readonly string[] } = { text: '', tallies: kinds.map(() => '0') };

function tally(text: string, pattern: RegExp): string {
  const found = text.match(pattern);
  if (found === null) return '0';
  const bounds = found.flatMap((words) => own(sameBounds, words.toLowerCase()) ?? []);
  return bounds.length > 0 ? bounds.sort().join(' ') : String(found.length);
}

/** Whether every number, name and locked word of a sentence is in the rewritten one as often. */
export function keepsLocked(source: Sentence, rewritten: Sentence): boolean {
  const left = new Map<string, number>();
  const count = (text: string, step: number) => left.set(text, (left.get(text) ?? 0) + step);
  for (const token of source) if (isHeld(token)) count(heldText(token), 1);
  for (const token of rewritten) if (isHeld(token)) count(heldText(token), -1);
  return [...left.values()].every((number) => number === 0);
}

function isHeld({ isLocked, tag }: Token): boolean {
  return isLocked && tag !== 'PUNCT';
}

/** A number in letters may begin a sentence, and has a capital there. */
function heldText({ text, lower, tag }: Token): string {
  return tag === 'CD' ? lower : text;
}

/** Marks that come in pairs, and the mark at the end. */
export function keepsMarks(source: string, rewritten: string): boolean {
  return endOf(source) === endOf(rewritten) && marksOf(source) === marksOf(rewritten);
}

function marksOf(text: string): string {
  const found = text.match(/["“”«»()[\]{}]/g);
  return found === null ? '' : found.sort().join('');
}

const CLOSING = new Set(`"'”’)]`);
const ENDING = new Set('.!?…:');

/** The marks that end a sentence; a quotation at the end has them within. */
function endOf(text: string): string {
  let end = text.trimEnd().length;
  while (end > 0 && CLOSING.has(text.charAt(end - 1))) end -= 1;
  let start = end;
  while (start > 0 && ENDING.has(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}
