import { cancelledBy, ToolError } from '#kit/tool-error';
import { withinBounds } from '#kit/within-bounds';

interface RowsOptions<Item, Row> {
  /** Rows that are asked for at once. */
  atOnce: number;
  /** Milliseconds for one row, from when it is begun. */
  each: number;
  /** Milliseconds for all. */
  all: number;
  signal: AbortSignal;
  ask: (item: Item, signal: AbortSignal) => Promise<Row>;
  /** The row of what could not be asked, with the reason as a sentence. */
  failed: (item: Item, reason: string) => Row;
  /** Called with the rows that are there, in the order of the items, each time there is one more. */
  onRow?: (rows: Row[]) => void;
}

/**
 * Asks for many things side by side. What is slow or fails is a row of its own and keeps no other back; when the time for all is
 * over, the rest is told as not asked.
 *
 * @throws ToolError only when the caller has gone; errors that are none, which are bugs.
 */
export async function runConcurrently<Item, Row>(
  items: readonly Item[],
  options: RowsOptions<Item, Row>,
): Promise<Row[]> {
  const { atOnce, each, all, signal, ask, failed, onRow } = options;
  const rows = new Map<number, Row>();
  const ordered = () => [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  const end = AbortSignal.timeout(all);
  let next = 0;

  async function rowOf(item: Item): Promise<Row> {
    if (signal.aborted) throw cancelledBy(signal);
    if (end.aborted) return failed(item, 'There was no time left to check.');
    const limit = AbortSignal.any([signal, end, AbortSignal.timeout(each)]);
    try {
      return await withinBounds(ask(item, limit), { outer: limit });
    } catch (error) {
      if (signal.aborted) throw cancelledBy(signal);
      if (!(error instanceof ToolError)) throw error;
      return failed(item, limit.aborted ? 'No answer came in time.' : error.message);
    }
  }

  async function work(): Promise<void> {
    while (next < items.length) {
      const place = next;
      next += 1;
      const item = items[place];
      if (item === undefined) continue;
      rows.set(place, await rowOf(item));
      onRow?.(ordered());
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return ordered();
}
