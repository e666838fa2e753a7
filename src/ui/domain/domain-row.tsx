import type { OutputFacts } from '#kit/facts';
import { filledIn } from '../drawn/filled-in.tsx';
import { plainValue } from '../drawn/plain-value.tsx';

/** As many values as a row has room for. */
const VALUES = 12;

/** A result in one line of a table: its first plain values. */
export function rowBy(outputs: readonly OutputFacts[], values: Readonly<Record<string, unknown>>) {
  const cells = outputs.flatMap((output) => {
    const value = values[output.name];
    if (output.cells) {
      return Object.entries(output.cells).map(([label, words]) => [label, filledIn(words, value) ?? ''] as const);
    }
    const cell = cellOf(value, output);
    return cell === undefined || APART.has(output.display) ? [] : [[output.label, cell] as const];
  });
  return Object.fromEntries(cells.slice(0, VALUES));
}

/** What a row has no room for. */
const APART: ReadonlySet<string> = new Set(['hidden', 'caption', 'sentence', 'entries', 'answers']);

function cellOf(value: unknown, output: OutputFacts): string | undefined {
  if (output.most !== undefined) return typeof value === 'number' ? `${value}/${output.most}` : 'Unknown';
  if (value === null) return output.none;
  if (Array.isArray(value)) return value.some((each) => typeof each === 'object') ? undefined : value.join(' ');
  if (typeof value === 'object') return output.words && filledIn(output.words, value);
  return value === undefined ? undefined : plainValue(value, output);
}
