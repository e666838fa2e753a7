import type { Run, ToolInput } from '#kit/define-tool';
import { randomFrom } from '#lib/random/seeded';
import { columnReader } from '#lib/text/columns';
import { foldCase, normalised } from '#lib/text/fold-case';
import { linesOf } from '#lib/text/lines';
import { mergeSort } from './merge-sort.ts';
import { numberIn } from './number-in.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

interface Line {
  line: string;
  /** What it is sorted by. */
  key: string;
  value: number;
}

/** UTF-16 units of a line that are compared by the rules of a language: they take long with each. */
const COMPARED = 2_000;

const run: Run<typeof tool> = (input, _ports, { report }) => {
  const { text, by, trim, removeEmpty, unique, header } = input;
  const all = linesOf(text);
  const lines = (removeEmpty ? all.filter((line) => line.trim() !== '') : all).map((line) =>
    trim ? line.trim() : line,
  );
  const first = header ? lines.splice(0, 1) : [];
  const chosen = unique ? withoutDuplicates(lines, input) : lines;
  const sorted = by === 'shuffle' ? shuffled(chosen, input) : inOrder(chosen, input, (share) => report({ share }));
  const whole = [...first, ...sorted];
  return { text: whole.join('\n'), lines: whole.length, removed: all.length - whole.length };
};

export default run;

function withoutDuplicates(lines: readonly string[], { ignoreCase }: Input): string[] {
  const seen = new Map<string, string>();
  for (const line of lines) {
    const key = ignoreCase ? foldCase(line) : normalised(line);
    if (!seen.has(key)) seen.set(key, line);
  }
  return [...seen.values()];
}

function shuffled(lines: readonly string[], { seed }: Input): string[] {
  const list = [...lines];
  const random = randomFrom(String(seed));
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? '', list[at] ?? ''];
  }
  return list;
}

function inOrder(lines: readonly string[], input: Input, onProgress: (share: number) => void): string[] {
  const { by, order, column, separator } = input;
  if (by === 'none') return order === 'down' ? lines.toReversed() : [...lines];
  const part = column === 0 ? (line: string) => line : columnReader(lines, column, separator);
  const items = lines.map((line): Line => {
    const key = part(line);
    return { line, key, value: sortValue(key, input) };
  });
  const compare = comparison(input);
  // What has no number comes last, either way.
  const [sortable, rest] = [items.filter(hasValue), items.filter((item) => !hasValue(item))];
  const sorted = mergeSort(sortable, order === 'down' ? (a, b) => compare(b, a) : compare, onProgress);
  return [...sorted, ...rest].map(({ line }) => line);
}

function sortValue(key: string, { by, decimal }: Input): number {
  if (by === 'number') return numberIn(key, decimal) ?? Number.NaN;
  return by === 'length' ? lengthOf(key) : 0;
}

const hasValue = ({ value }: Line) => !Number.isNaN(value);

/** Characters: an emoji of two units is one. */
function lengthOf(line: string): number {
  let count = 0;
  for (let at = 0; at < line.length; at += 1) if ((line.charCodeAt(at) & 0xfc00) !== 0xdc00) count += 1;
  return count;
}

function comparison({ by, language, ignoreCase }: Input): (a: Line, b: Line) => number {
  if (by === 'number' || by === 'length') return (a, b) => a.value - b.value;
  if (by === 'code') return (a, b) => byCode(a.key, b.key);
  const { compare } = new Intl.Collator(language, {
    numeric: by === 'natural',
    sensitivity: ignoreCase ? 'accent' : 'variant',
  });
  return (a, b) => compare(a.key.slice(0, COMPARED), b.key.slice(0, COMPARED));
}

function byCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
