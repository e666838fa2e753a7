import type { Run, ToolInput } from '#kit/define-tool';
import { foldCase, normalised } from '#lib/text/fold-case';
import { align, type Effort } from './align.ts';
import { type PatchLine, patchOf } from './patch.ts';
import { changedRows, type Line, type Row } from './rows.ts';
import { numbering } from './tokens.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

/** Lines that stay around a change. */
const CONTEXT = 3;
/** Rows that come out: the patch has them all. */
const MOST_ROWS = 5_000;
/** About half a second. */
const EFFORT = 2_000_000;

interface Text {
  lines: Line[];
  raw: PatchLine[];
}

const run: Run<typeof tool> = (input, _ports, { report }) => {
  const { by, ignoreOrder, ignoreSpaces, whole } = input;
  const keyOf = keyBy(input);
  const [before, after] = [read(input.before, input, keyOf), read(input.after, input, keyOf)];
  const numberOf = numbering(keyOf);
  const effort: Effort = { left: EFFORT, isRough: false };
  const numbers = (text: Text) => text.lines.map(({ text: line }) => numberOf(line));
  const partners = align(numbers(before), numbers(after), effort);
  report({ share: 0.5 });
  const detail = {
    by,
    effort,
    numberOf: numbering(keyOf),
    isNothing: (token: string) => ignoreSpaces && token.trim() === '',
  };
  const all = rowsOf(before.lines, after.lines, { partners, changed: (...lines) => changedRows(...lines, detail) });
  const rows = whole ? all : folded(all);
  const patch = ignoreOrder || input.ignoreEmpty ? '' : patchOf(before.raw, after.raw, partners);
  return {
    ...{ alike: alikeness(all), added: counted(all, 'right'), removed: counted(all, 'left') },
    notes: notesOn(input, { ...effort, rows: rows.length, isSame: all.every(({ kind }) => kind === 'same') }),
    rows: rows.slice(0, MOST_ROWS),
    patch: patch === '' ? null : patch,
  };
};

export default run;

function keyBy({ ignoreCase, ignoreSpaces }: Input): (text: string) => string {
  return (text) => {
    const spaced = ignoreSpaces ? text.replace(/\s+/g, '') : text;
    return ignoreCase ? foldCase(spaced) : normalised(spaced);
  };
}

function read(text: string, { ignoreEmpty, ignoreOrder }: Input, keyOf: (line: string) => string): Text {
  // Some old files end their lines with CR alone.
  const even = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  const pieces = even.split('\n');
  const isEnded = pieces.at(-1) === '';
  if (isEnded) pieces.pop();
  const raw = pieces.map((line, at) => ({ text: line, isEnded: isEnded || at < pieces.length - 1 }));
  const lines = pieces.map((line, at) => ({ text: line.endsWith('\r') ? line.slice(0, -1) : line, number: at + 1 }));
  const kept = ignoreEmpty ? lines.filter((line) => line.text.trim() !== '') : lines;
  if (!ignoreOrder) return { raw, lines: kept };
  const keyed = kept.map((line) => ({ line, key: keyOf(line.text) }));
  keyed.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1));
  return { raw, lines: keyed.map(({ line }) => line) };
}

interface Alignment {
  partners: Int32Array;
  changed: (before: readonly Line[], after: readonly Line[]) => Row[];
}

function rowsOf(before: readonly Line[], after: readonly Line[], { partners, changed }: Alignment): Row[] {
  const rows: Row[] = [];
  let [from, next] = [0, 0];
  const close = (to: number, otherTo: number) => {
    if (from === to && next === otherTo) return;
    for (const row of changed(before.slice(from, to), after.slice(next, otherTo))) rows.push(row);
  };
  for (const [at, line] of before.entries()) {
    const partner = partners[at] ?? -1;
    const other = after[partner];
    if (!other) continue;
    close(at, partner);
    rows.push(sameRow(line, other));
    [from, next] = [at + 1, partner + 1];
  }
  close(before.length, after.length);
  return rows;
}

function sameRow(line: Line, other: Line): Row {
  const side = ({ text }: Line) => [{ text, changed: false }];
  return { kind: 'same', left: line.number, right: other.number, before: side(line), after: side(other) };
}

/** Lines that are the same are left out, but for a few around each change. */
function folded(rows: readonly Row[]): Row[] {
  const isNear = new Uint8Array(rows.length);
  for (const [at, { kind }] of rows.entries()) {
    if (kind === 'changed') isNear.fill(1, Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  }
  const shown: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const last = shown.at(-1);
    if (isNear[at]) shown.push(row);
    else if (last?.kind === 'skipped') last.lines = (last.lines ?? 0) + 1;
    else shown.push({ kind: 'skipped', left: row.left, right: row.right, before: [], after: [], lines: 1 });
  }
  return shown;
}

/** A line to which something was only added is another line all the same. */
function counted(rows: readonly Row[], side: 'left' | 'right'): number {
  return rows.filter((row) => row.kind === 'changed' && row[side] !== null).length;
}

/** Percent of the characters of both that did not change, to a tenth; 100 only when nothing did. */
function alikeness(rows: readonly Row[]): number {
  let [same, total] = [0, 0];
  for (const { before, after } of rows) {
    for (const { text, changed } of [...before, ...after]) {
      total += text.length + 1;
      if (!changed) same += text.length + 1;
    }
  }
  if (total === 0 || same === total) return 100;
  return Math.min(99.9, Math.round((same / total) * 1000) / 10);
}

interface Found {
  isRough: boolean;
  isSame: boolean;
  rows: number;
}

/** What cannot be seen in the rows; null when there is nothing to say. */
function notesOn({ before, after, ...options }: Input, { isRough, isSame, rows }: Found): string[] | null {
  const notes: string[] = [];
  const hasOptions = options.ignoreCase || options.ignoreSpaces || options.ignoreEmpty || options.ignoreOrder;
  if (before === after) notes.push('The texts are identical.');
  else if (isSame)
    notes.push(hasOptions ? 'Except for the ignored differences, the texts are the same.' : 'All lines are the same.');
  const [one, other] = [endsOf(before), endsOf(after)];
  if (one && other && one !== other)
    notes.push(`The line endings differ: ${one} in the original, ${other} in the changed text.`);
  if (/[\r\n]$/.test(before) !== /[\r\n]$/.test(after)) notes.push('Only one of the texts ends with a line break.');
  if (before !== after && normalised(before) === normalised(after)) {
    notes.push('The texts look the same, but some accented letters are encoded differently.');
  }
  if (isRough) notes.push('The texts differ so much that some unchanged lines may be marked as changed.');
  if (rows > MOST_ROWS) notes.push('The first 5,000 rows are shown. The patch has all of them.');
  return notes.length === 0 ? null : notes;
}

function endsOf(text: string): string | undefined {
  if (text.includes('\r\n')) return 'Windows (CR LF)';
  if (text.includes('\n')) return 'Unix (LF)';
  return text.includes('\r') ? 'old Mac (CR)' : undefined;
}
