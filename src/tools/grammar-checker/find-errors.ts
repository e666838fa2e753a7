import type { Lint, LocalLinter } from 'harper.js';
import type { ReportProgress } from '#kit/progress';
import { CAPITALISED, type Names, namesIn } from './names.ts';
import { isNoError, isStyle, type Told } from './opinions.ts';
import { byLikeness, isAmbiguous } from './spelling.ts';
import type { WordList } from './word-list.ts';

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
  list: WordList;
  /** Whether the spellings of other countries are right, too. */
  anyCountry: boolean;
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

async function errorsIn(piece: string, start: number, check: Check & { names: Names }): Promise<FoundError[]> {
  const { linter, list, accepted, withStyle, anyCountry, names } = check;
  // Addresses and data are no words, and spelling them takes seconds.
  const readable = piece.replace(ENDLESS, (data) => '9'.repeat(data.length));
  const lints = Object.entries(await linter.organizedLints(readable, { language: 'plaintext' }));
  const errors = lints.flatMap(([rule, found]) =>
    found.flatMap((lint) => {
      const told = { ...readLint(lint, piece), rule };
      lint.free();
      if (accepted.has(told.words.toLowerCase()) || (!withStyle && isStyle(told, piece))) return [];
      if (isNoError(told, piece, { names, start, list, anyCountry })) return [];
      return [errorOf(told, { isFirst: names.begins(told.from + start), list, start })];
    }),
  );
  errors.sort((one, other) => one.from - other.from || other.to - one.to);
  // Of two at the same place, the first is told.
  return errors.filter(({ from }, at) => !errors.slice(0, at).some((other) => other.to > from));
}

function errorOf(
  told: Told,
  { isFirst, list, start }: { isFirst: boolean; list: WordList; start: number },
): FoundError {
  const { from, to, kind, message, words } = told;
  const suggestions = kind === 'Spelling' ? byLikeness(words, told.suggestions, list) : told.suggestions;
  const offered = suggestions.slice(0, SUGGESTED);
  const isGuess = isGuessed({ ...told, suggestions: offered }, isFirst);
  return { from: from + start, to: to + start, kind, message, suggestions: offered, isGuess };
}

/** Whether what is meant can only be guessed: words that are only split, and misspelt ones that are like several or may be names. */
function isGuessed({ kind, words, suggestions }: Told, isFirst: boolean): boolean {
  if (suggestions[0]?.includes(' ') && suggestions[0].replaceAll(' ', '') === words) return true;
  if (kind !== 'Spelling') return false;
  const mayBeName = /\p{Lu}/u.test(words.slice(1)) || (isFirst && CAPITALISED.test(words));
  return mayBeName || isAmbiguous(words, suggestions);
}

function readLint(lint: Lint, piece: string): Omit<Told, 'rule'> {
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
  return { from, to, words, kind: lint.lint_kind(), message: lint.message(), suggestions: suggestions.filter(isOther) };
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
