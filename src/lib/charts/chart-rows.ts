import type { Chart } from './chart.ts';

interface Range {
  name: string;
  from: number;
  to: number;
  at?: number;
}

export interface Ranges {
  rows: readonly Range[];
  low: number;
  high: number;
  /** Whether the axis is one of days, in milliseconds since 1970. */
  isTime: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** The lengths that a table says, on one axis. Rows that say none are left out. */
export function rangesOf(
  rows: readonly Row[],
  chart: Extract<Chart, { as: 'ranges' }>,
  now: number,
): Ranges | undefined {
  const isTime = rows.some((row) => typeof row[chart.to] === 'string');
  const found = rows.flatMap((row) => {
    const from = chart.from === undefined ? (isTime ? now : 0) : numberOf(row[chart.from]);
    const to = numberOf(row[chart.to]);
    const at = chart.at === undefined ? undefined : numberOf(row[chart.at]);
    if (from === undefined || to === undefined) return [];
    const name = String(row[chart.name] ?? '');
    return [{ name, from: Math.min(from, to), to: Math.max(from, to), ...(at !== undefined && { at }) }];
  });
  // Intervals around a value are compared with each other, and lengths with nothing.
  return onAxis(found, isTime ? [now] : chart.at === undefined ? [0] : [], isTime);
}

/** Lengths of which each begins where the one before ended; with another value of `within`, from the beginning again. */
export function stepsOf(rows: readonly Row[], chart: Extract<Chart, { as: 'steps' }>): Ranges | undefined {
  let end = 0;
  let within: unknown;
  const found = rows.flatMap((row) => {
    const length = numberOf(row[chart.length]);
    if (length === undefined) return [];
    const group = chart.within === undefined ? undefined : row[chart.within];
    if (group !== within) end = 0;
    within = group;
    const from = end;
    end += Math.max(0, length);
    return [{ name: String(row[chart.name] ?? ''), from, to: end }];
  });
  return onAxis(found, [0], false);
}

/** `shown` is always on the axis: today, or nothing. */
function onAxis(rows: readonly Range[], shown: readonly number[], isTime: boolean): Ranges | undefined {
  const low = rows.reduce((least, { from }) => Math.min(least, from), Math.min(...shown));
  const high = rows.reduce((most, { to }) => Math.max(most, to), Math.max(...shown));
  return rows.length > 0 && high > low ? { rows, low, high, isTime } : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
