import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { own } from '#lib/own';
import { type Casing, countCombinations, entriesOf } from './choices.ts';
import type tool from './tool.ts';

/** So many combinations, and so many characters of them, are made, those included that are dropped as duplicates. */
const MOST_COMBINATIONS = 100_000;
const MOST_CHARACTERS = 10_000_000;

const run: Run<typeof tool> = (input) => {
  const { mode, prefix, suffix, unique } = input;
  const words = input.words.filter((word) => word.trim() !== '');
  const total = countCombinations(mode, words);
  if (total === 0n) throw new ToolError('invalid-input', 'Please enter at least one word', { field: 'words' });
  if (total > MOST_COMBINATIONS) throw tooMany(total);

  const written = new Set<string>();
  const lines: string[] = [];
  let characters = 0;
  for (const parts of combinations(input, words)) {
    const line =
      input.format === 'csv' ? csvRow([prefix, ...parts, suffix]) : prefix + parts.join(input.separator) + suffix;
    characters += line.length + 1;
    if (characters > MOST_CHARACTERS) throw tooLong();
    if (unique && written.has(line)) continue;
    written.add(line);
    lines.push(line);
  }
  return { combinedText: lines.join('\n'), count: lines.length };
};

export default run;

function* combinations(
  { mode, casing, unique }: ToolInput<typeof tool>,
  words: readonly string[],
): Generator<string[]> {
  const dressed = (list: readonly string[]) => {
    const cased = list.map((word) => inCase(word, casing));
    return unique ? [...new Set(cased)] : cased;
  };
  if (mode === 'join') yield dressed(words);
  else if (mode === 'permutations') yield* permutations(dressed(words));
  else yield* product(words.map((column) => dressed(entriesOf(column))).filter((entries) => entries.length > 0));
}

/** Every order, beginning with the given one, in the order of the positions. */
function* permutations(words: readonly string[]): Generator<string[]> {
  const [only] = words;
  if (words.length < 2) {
    yield only === undefined ? [] : [only];
    return;
  }
  for (const [index, first] of words.entries()) {
    for (const rest of permutations(words.toSpliced(index, 1))) yield [first, ...rest];
  }
}

/** One entry of each column, the last column changing fastest. */
function* product(columns: readonly (readonly string[])[]): Generator<string[]> {
  const places = columns.map(() => 0);
  for (;;) {
    yield columns.map((column, index) => column[places[index] ?? 0] ?? '');
    const turning = columns.findLastIndex((column, index) => (places[index] ?? 0) + 1 < column.length);
    if (turning < 0) return;
    places[turning] = (places[turning] ?? 0) + 1;
    places.fill(0, turning + 1);
  }
}

function inCase(word: string, casing: Casing): string {
  if (casing === 'lowercase') return word.toLowerCase();
  if (casing === 'UPPERCASE') return word.toUpperCase();
  if (casing === 'as entered') return word;
  // Of a digraph such as ǆ, the first letter alone is a capital; of ß, the capital is two letters.
  return word.toLowerCase().replace(/\p{L}\p{M}*/u, (letter) => own(titleLetters, letter) ?? capital(letter));
}

const titleLetters: Partial<Record<string, string>> = { ǆ: 'ǅ', ǉ: 'ǈ', ǌ: 'ǋ', ǳ: 'ǲ' };

function capital(letter: string): string {
  const [first = '', ...rest] = letter.toUpperCase();
  return first + rest.join('').toLowerCase();
}

/** A row after RFC 4180. The empty prefix and suffix take no cell. */
function csvRow(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell !== '')
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}

function tooMany(total: bigint): ToolError {
  const figure = total.toLocaleString('en');
  const shown = figure.length < 30 ? figure : `more than 10^${total.toString().length - 1}`;
  const limit = MOST_COMBINATIONS.toLocaleString('en');
  return new ToolError('too-large', `That would be ${shown} combinations; the limit is ${limit}. Use fewer words.`);
}

function tooLong(): ToolError {
  return new ToolError('too-large', 'The combinations would be longer than 10 million characters. Use fewer words.');
}
