import type { Lint, LocalLinter } from 'harper.js';
import type { ReportProgress } from '#kit/progress';

export interface FoundError {
  /** UTF-16 units of the text. */
  from: number;
  to: number;
  /** As harper calls it: "Spelling". */
  kind: string;
  message: string;
  /** What may be written instead, the likeliest first; empty text leaves the words out. */
  suggestions: string[];
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
const CERTAIN_WORD_CHOICE = /\buse `have` rather than|\bdid you mean\b/i;

/** Looks for errors piece by piece, cut between paragraphs or sentences; `checkedTo` is where it ended when there were too many. */
export async function findErrors(text: string, check: Check): Promise<{ errors: FoundError[]; checkedTo: number }> {
  const errors: FoundError[] = [];
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from);
    check.signal.throwIfAborted();
    check.report({ share: from / text.length, stage: 'Checking' });
    errors.push(...(await errorsIn(text.slice(from, to), from, check)));
    if (errors.length >= MOST_ERRORS) return { errors: errors.slice(0, MOST_ERRORS), checkedTo: to };
    from = to;
  }
  return { errors, checkedTo: text.length };
}

async function errorsIn(piece: string, start: number, { linter, accepted, withStyle }: Check): Promise<FoundError[]> {
  // Addresses and data are no words, and spelling them takes seconds.
  const readable = piece.replace(ENDLESS, (data) => '9'.repeat(data.length));
  const lints = await linter.lint(readable, { language: 'plaintext' });
  const errors = lints.flatMap((lint) => {
    const found = readLint(lint, piece);
    lint.free();
    const isAccepted = accepted.has(piece.slice(found.from, found.to).toLowerCase());
    if (isAccepted || (!withStyle && isStyle(found))) return [];
    return [{ ...found, from: found.from + start, to: found.to + start }];
  });
  errors.sort((one, other) => one.from - other.from || other.to - one.to);
  // Of two at the same place, the first is told.
  return errors.filter(({ from }, at) => !errors.slice(0, at).some((other) => other.to > from));
}

function isStyle({ kind, message }: FoundError): boolean {
  return STYLE.has(kind) && !CERTAIN_WORD_CHOICE.test(message);
}

function readLint(lint: Lint, piece: string): FoundError {
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
  return {
    from,
    to,
    kind: lint.lint_kind(),
    message: lint.message(),
    suggestions: suggestions.filter(isOther).slice(0, SUGGESTED),
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

/** The text with the first suggestion for each error. */
export function corrected(text: string, errors: readonly FoundError[]): string {
  let result = '';
  let end = 0;
  for (const { from, to, suggestions } of errors) {
    const [first] = suggestions;
    if (first === undefined) continue;
    result += text.slice(end, from) + first;
    end = to;
  }
  return result + text.slice(end);
}
