import type { Lint, LocalLinter } from 'harper.js';
import type { ReportProgress } from '#kit/progress';
import { editDistance } from '#lib/edit-distance';
import { CAPITALISED, type Names, namesIn } from './names.ts';

export interface FoundError {
  /** UTF-16 units of the text. */
  from: number;
  to: number;
  /** As harper calls it: "Spelling". */
  kind: string;
  message: string;
  /** What may be written instead, the likeliest first; empty text leaves the words out. */
  suggestions: string[];
  /** Whether what may be written instead is only guessed: it is offered, and never applied with all others. */
  isGuess: boolean;
}

interface Check {
  linter: LocalLinter;
  /** Words that are right, in small letters. */
  accepted: ReadonlySet<string>;
  /** Kinds that are looked for besides mistakes. */
  withStyle: boolean;
  signal: AbortSignal;
  report: ReportProgress;
}

export const MOST_ERRORS = 1_000;
/** UTF-16 units that are checked at once: less than a second. */
const PIECE = 6_000;
/** A stretch without a space that is longer than any word. */
const ENDLESS = /\S{80,}/g;
/** Suggestions of an error that are offered. */
const SUGGESTED = 5;
/** Of SuggestionKind in harper.js. */
const [REPLACE, REMOVE] = [0, 1];
/** What is a matter of taste, not a mistake. */
const STYLE = new Set(['Enhancement', 'Readability', 'Redundancy', 'Style', 'WordChoice', 'Regionalism']);
/** Two spaces between sentences are a habit of many who learnt to type on a machine. */
const AFTER_SENTENCE = /[.!?:]["'”’)]*$/;
/** Letters of a word of which two may differ. */
const LONG = 7;
/** Of so many letters one may differ: a term is like no other word. */
const ALIKE = 2.5;
const DOUBLED = /(.)\1/g;
/** A letter by itself, of a list or after an apostrophe, and what has digits. */
const NO_WORD = /^\p{L}\.?$|\d/u;
/** What follows the first part of a compound, as in "neo-liberal". */
const COMBINED = /^-\p{L}/u;
/** A file's ending, or points that leave something out. */
const POINTS = /^\.(?:\p{L}| ?\.)/u;
const OMISSION = /\. ?\.\s*$/;
/** UTF-16 units before an error that are looked at. */
const BEFORE = 9;
/** Adverbs after which a comma may be left out. */
const INTRODUCTION =
  /^(?:Thus|Therefore|Hence|Then|However|Moreover|Furthermore|Finally|Similarly|Still|Meanwhile|Otherwise|Instead|Additionally|Consequently|Nevertheless)$/;
const CERTAIN_WORD_CHOICE = /\buse `have` rather than|\bdid you mean\b/i;

/** Looks for errors piece by piece, cut between paragraphs or sentences; `checkedTo` is where it ended when there were too many. */
export async function findErrors(text: string, check: Check): Promise<{ errors: FoundError[]; checkedTo: number }> {
  const errors: FoundError[] = [];
  const names = namesIn(text);
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from);
    check.signal.throwIfAborted();
    check.report({ share: from / text.length, stage: 'Checking' });
    errors.push(...(await errorsIn(text.slice(from, to), from, { ...check, names })));
    if (errors.length >= MOST_ERRORS) return { errors: errors.slice(0, MOST_ERRORS), checkedTo: to };
    from = to;
  }
  return { errors, checkedTo: text.length };
}

async function errorsIn(
  piece: string,
  start: number,
  { linter, accepted, withStyle, names }: Check & { names: Names },
): Promise<FoundError[]> {
  // Addresses and data are no words, and spelling them takes seconds.
  const readable = piece.replace(ENDLESS, (data) => '9'.repeat(data.length));
  const lints = await linter.lint(readable, { language: 'plaintext' });
  const errors = lints.flatMap((lint) => {
    const found = readLint(lint, piece, (from) => names.begins(from + start));
    lint.free();
    const isAccepted = accepted.has(piece.slice(found.from, found.to).toLowerCase());
    if (isAccepted || (!withStyle && isStyle(found, piece))) return [];
    if (isNoError(found, piece, { names, start })) return [];
    return [{ ...found, from: found.from + start, to: found.to + start }];
  });
  errors.sort((one, other) => one.from - other.from || other.to - one.to);
  // Of two at the same place, the first is told.
  return errors.filter(({ from }, at) => !errors.slice(0, at).some((other) => other.to > from));
}

function isStyle({ kind, message, from, to }: FoundError, piece: string): boolean {
  const words = piece.slice(from, to);
  const isSpaced = words.trim() === '' && AFTER_SENTENCE.test(piece.slice(Math.max(0, from - BEFORE), from));
  const isTyped = words === '--' || INTRODUCTION.test(words);
  return isSpaced || isTyped || (STYLE.has(kind) && !CERTAIN_WORD_CHOICE.test(message));
}

/** What the linter takes for an error and is none: names, terms that are like no other word, and what is no word. */
function isNoError({ kind, from, to, suggestions }: FoundError, piece: string, at: { names: Names; start: number }) {
  const words = piece.slice(from, to);
  if (kind === 'Spelling') {
    if (NO_WORD.test(words) || COMBINED.test(piece.slice(to, to + 2))) return true;
    if (at.names.isName(words, from + at.start)) return true;
    const edits = nearest(words, suggestions);
    const isFirst = CAPITALISED.test(words) && at.names.begins(from + at.start);
    return edits === undefined || (isFirst && edits > 1) || suggestions[0] === words.replaceAll('-', '');
  }
  if (kind === 'Capitalization') {
    const isName = CAPITALISED.test(words) && suggestions[0]?.toLowerCase() === words.toLowerCase();
    return (
      isName || at.names.isAbbreviated(from + at.start) || OMISSION.test(piece.slice(Math.max(0, from - BEFORE), from))
    );
  }
  return (kind === 'WordChoice' && words.length === 1) || (words === ' ' && POINTS.test(piece.slice(to, to + 3)));
}

/** Edits from a misspelt word to the nearest of a dictionary's. */
function nearest(words: string, suggestions: readonly string[]): number | undefined {
  const [edits] = suggestions
    .map((suggestion) => editDistance(words.toLowerCase(), suggestion.toLowerCase()))
    .filter((distance) => distance <= words.length / ALIKE)
    .sort((one, other) => one - other);
  return edits;
}

/** Edits between words; letters that changed places or are doubled, and the spelling of another country, count half. */
function slips(word: string, other: string): number {
  const edits = editDistance(word, other);
  const isSlip = sorted(word) === sorted(other) || inOneCountry(word) === inOneCountry(other);
  return isSlip ? edits / 2 : edits;
}

/** The dictionary's order, but for those that a smaller slip explains. */
function byLikeness(suggestions: readonly string[], words: string): string[] {
  return suggestions
    .map((suggestion) => ({ suggestion, slip: slips(words.toLowerCase(), suggestion.toLowerCase()) }))
    .sort((one, other) => one.slip - other.slip)
    .map(({ suggestion }) => suggestion);
}

/** A word as it may be spelt in America, with no letter twice; comparable, not correct. */
function inOneCountry(word: string): string {
  return word
    .replace(/our/g, 'or')
    .replace(/s(?=[aei])/g, 'z')
    .replace(/c(?=e)/g, 'z')
    .replace(/[ao]e/g, 'e')
    .replace(/re$/, 'er')
    .replace(/grey/, 'gray')
    .replace(DOUBLED, '$1');
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** Whether words are only split, or a misspelt word has several near neighbours or may be a name: what is meant can be any of them. */
function isGuess(
  kind: string,
  words: string,
  { suggestions, isFirst }: { suggestions: readonly string[]; isFirst: boolean },
) {
  if (suggestions[0]?.includes(' ') && suggestions[0].replaceAll(' ', '') === words) return true;
  if (kind !== 'Spelling') return false;
  const [near = Number.POSITIVE_INFINITY, next] = suggestions.map((suggestion) =>
    slips(words.toLowerCase(), suggestion.toLowerCase()),
  );
  const mayBeName = /\p{Lu}/u.test(words.slice(1)) || (isFirst && CAPITALISED.test(words));
  return mayBeName || near > (words.length < LONG ? 1 : 2) || next === near;
}

function readLint(lint: Lint, piece: string, isFirst: (from: number) => boolean): FoundError {
  const span = lint.span();
  const { start: from, end: to } = span;
  span.free();
  const words = piece.slice(from, to);
  const suggestions = lint.suggestions().map((suggestion) => {
    const [kind, replacement] = [suggestion.kind(), suggestion.get_replacement_text()];
    suggestion.free();
    if (kind === REMOVE) return '';
    return kind === REPLACE ? replacement : words + replacement;
  });
  const kind = lint.lint_kind();
  const others = suggestions.filter(isOther);
  const offered = (kind === 'Spelling' ? byLikeness(others, words) : others).slice(0, SUGGESTED);
  return {
    from,
    to,
    kind,
    message: lint.message(),
    suggestions: offered,
    isGuess: isGuess(kind, words, { suggestions: offered, isFirst: isFirst(from) }),
  };
}

/** Whether it differs from those before by more than the space at its ends. */
function isOther(suggestion: string, at: number, all: readonly string[]): boolean {
  return all.findIndex((other) => other.trim() === suggestion.trim()) === at;
}

function pieceEnd(text: string, from: number): number {
  const end = from + PIECE;
  if (end >= text.length) return text.length;
  const tail = text.slice(from + PIECE / 2, end);
  for (const border of ['\n\n', '\n', '. ', ' ']) {
    const at = tail.lastIndexOf(border);
    if (at >= 0) return from + PIECE / 2 + at + border.length;
  }
  return (text.charCodeAt(end) & 0xfc00) === 0xdc00 ? end - 1 : end;
}

/** The text with the first suggestion for each error that is no guess. */
export function corrected(text: string, errors: readonly FoundError[]): string {
  let result = '';
  let end = 0;
  for (const { from, to, suggestions, isGuess } of errors) {
    const [first] = suggestions;
    if (first === undefined || isGuess) continue;
    result += text.slice(end, from) + first;
    end = to;
  }
  return result + text.slice(end);
}
