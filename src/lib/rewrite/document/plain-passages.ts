import { type Passage, type Run, textRun } from './passage.ts';

/** What is before the words of a line: spaces, and the sign or the number of an item. */
const LEAD = /^[ \t]*(?:(?:[-*+•–—▪◦]|\(?(?:\d{1,3}|[a-z])[.)])[ \t]+)?/i;
/** A reply's quotation, a line of signs, columns of a table, or code that is set in. */
const NO_PROSE = /^[ \t]*>|^[^\p{L}]*$|\t[^\t\n]*\t|\S {3,}\S(?:[^ \n]| (?! {2}))* {3,}\S/u;
/** UTF-16 units of a line that was broken where its page ended. */
const BROKEN_FROM = 40;
const BROKEN_TO = 120;
/** A longer line is taken apart at the ends of sentences. */
const LONG_LINE = 8_000;

/**
 * The lines of a plain text. Lines that were broken at the width of a page are read as one paragraph; short lines without an end are
 * headings.
 */
export function* plainPassages(document: string): Generator<Passage> {
  let runs: Run[] = [];
  let isItem = false;
  const flushed = (): Passage[] => {
    const passage: Passage = { kind: isItem ? 'item' : isHeading(runs) ? 'heading' : 'paragraph', runs };
    runs = [];
    return passage.runs.length > 0 ? [passage] : [];
  };
  let start = 0;
  let before = '';
  while (start < document.length) {
    const found = document.indexOf('\n', start);
    const next = found < 0 ? document.length : found + 1;
    const line = document.slice(start, next).trimEnd();
    const lead = LEAD.exec(line.slice(0, 100))?.[0] ?? '';
    const marker = lead.trim();
    if (line === '' || (line.length < 2_000 && NO_PROSE.test(line))) yield* flushed();
    else {
      const from = start + lead.length;
      const end = start + line.length;
      const last = runs.at(-1);
      if (last && marker === '' && isBroken(before, line.trim(), runs.length > 1)) {
        runs.push({ kind: 'break', start: last.end, end: from, reads: ' ' });
      } else {
        yield* flushed();
        isItem = marker !== '';
      }
      runs.push(...textRun(document, from, end));
      if (line.length > LONG_LINE) {
        runs = [];
        for (const part of partsOf(line.slice(lead.length))) {
          yield { kind: 'paragraph', runs: textRun(document, from + part.start, from + part.end) };
        }
      }
    }
    before = line;
    start = next;
  }
  yield* flushed();
}

/** Whether a sentence goes on in the next line: it has not ended, and the line is as long as lines of a page are. */
function isBroken(line: string, next: string, wasBroken: boolean): boolean {
  if (line.length < BROKEN_FROM || line.length > BROKEN_TO || /[.!?:]["”’)]?$/.test(line)) return false;
  return wasBroken || /^[\p{Ll}\p{N}]/u.test(next);
}

/** A line of megabytes in parts of whole sentences. */
function* partsOf(line: string): Generator<{ start: number; end: number }> {
  let start = 0;
  for (const { 0: found, index } of line.matchAll(/[.!?]["”’)]?\s+/g)) {
    const next = index + found.length;
    if (next - start < LONG_LINE / 2) continue;
    yield { start, end: index + found.trimEnd().length };
    start = next;
  }
  if (start < line.length) yield { start, end: line.length };
}

function isHeading(runs: readonly Run[]): boolean {
  const [only, other] = runs;
  return only !== undefined && !other && only.reads.length < 100 && !/[.!?:;,…]["”’)]?$/u.test(only.reads);
}
