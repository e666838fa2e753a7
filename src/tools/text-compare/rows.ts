import { align, type Effort } from './align.ts';
import { tokensOf } from './tokens.ts';

interface Part {
  text: string;
  changed: boolean;
}

export interface Row {
  kind: 'same' | 'changed' | 'skipped';
  /** Numbers of the lines, from 1; null where one side has none. */
  left: number | null;
  right: number | null;
  before: Part[];
  after: Part[];
  /** Lines that are left out. */
  lines?: number;
}

export interface Line {
  text: string;
  /** From 1. */
  number: number;
}

interface Detail {
  by: 'lines' | 'words' | 'characters';
  numberOf: (token: string) => number;
  effort: Effort;
  /** Whether a token that is only there once is none the less the same, such as a space. */
  isNothing: (token: string) => boolean;
}

/** Share of a line that must be the same, or all of it is marked: single words in common only confuse. */
const LEAST_SAME = 0.3;

/** The rows of lines that differ: what differs in them is marked. */
export function changedRows(before: readonly Line[], after: readonly Line[], detail: Detail): Row[] {
  if (detail.by === 'lines' || before.length === 0 || after.length === 0) {
    const whole = (lines: readonly Line[]) =>
      lines.map(({ text, number }) => ({ number, parts: [{ text, changed: true }] }));
    return paired(whole(before), whole(after));
  }
  const tokens = [before, after].map((lines) =>
    tokensOf(lines.map(({ text }) => text).join('\n'), detail.by === 'words' ? 'words' : 'characters'),
  );
  const [left = [], right = []] = tokens;
  const partners = align(left.map(detail.numberOf), right.map(detail.numberOf), detail.effort);
  const [one, other] = [new Side(before, detail), new Side(after, detail)];
  const rows: Row[] = [];
  let next = 0;
  for (const [at, token] of left.entries()) {
    const partner = partners[at] ?? -1;
    if (partner === -1) {
      one.add(token, true);
      continue;
    }
    for (; next < partner; next += 1) other.add(right[next] ?? '', true);
    one.add(token, false);
    other.add(right[next] ?? '', false);
    next += 1;
    if (token === '\n') for (const row of paired(one.take(), other.take())) rows.push(row);
  }
  for (; next < right.length; next += 1) other.add(right[next] ?? '', true);
  one.end();
  other.end();
  return rows.concat(paired(one.take(), other.take()));
}

interface Half {
  number: number;
  parts: Part[];
}

/** One side of changed lines, as its tokens come. */
class Side {
  private halves: Half[] = [];
  private parts: Part[] = [];
  private at = 0;
  private readonly lines: readonly Line[];
  private readonly detail: Detail;

  constructor(lines: readonly Line[], detail: Detail) {
    this.lines = lines;
    this.detail = detail;
  }

  add(token: string, isChanged: boolean): void {
    if (token === '\n') this.end();
    else {
      const changed = isChanged && !this.detail.isNothing(token);
      const last = this.parts.at(-1);
      if (last?.changed === changed) last.text += token;
      else this.parts.push({ text: token, changed });
    }
  }

  end(): void {
    this.halves.push({ number: this.lines[this.at]?.number ?? 0, parts: readable(this.parts) });
    this.at += 1;
    this.parts = [];
  }

  take(): Half[] {
    const { halves } = this;
    this.halves = [];
    return halves;
  }
}

/** Marks that a reader can follow: no gap for a space between two changed words, and no scattered leftovers. */
function readable(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const [at, part] of parts.entries()) {
    const isGap = !part.changed && part.text.trim() === '' && parts[at - 1]?.changed && parts[at + 1]?.changed;
    const changed = part.changed || Boolean(isGap);
    const last = joined.at(-1);
    if (last?.changed === changed) last.text += part.text;
    else joined.push({ text: part.text, changed });
  }
  const length = (some: readonly Part[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const same = joined.filter(({ changed }) => !changed);
  const isScattered = same.length < joined.length && length(same) < LEAST_SAME * length(joined);
  return isScattered ? [{ text: joined.map(({ text }) => text).join(''), changed: true }] : joined;
}

function paired(before: readonly Half[], after: readonly Half[]): Row[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at): Row => {
    const [one, other] = [before[at], after[at]];
    const hasMarks = [one, other].some((half) => !half || half.parts.some(({ changed }) => changed));
    return {
      kind: hasMarks ? 'changed' : 'same',
      ...{ left: one?.number ?? null, right: other?.number ?? null },
      ...{ before: one?.parts ?? [], after: other?.parts ?? [] },
    };
  });
}
