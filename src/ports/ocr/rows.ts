import type { PlacedWord } from './page-text.ts';

/** Lines in a cell, on average over the rows: with more, what is between two rules is a box of text and no row. */
const MOST_LINES = 2;

/**
 * Words with the rows of each table one after the other, a row as one line, and columns counted from 0. Whatever is in no such table
 * stays where it is, and in no cell.
 */
export function inRows(words: readonly PlacedWord[]): PlacedWord[] {
  const made: PlacedWord[] = [];
  const tables = Map.groupBy(words, ({ cell }) => cell?.table);
  const done = new Set<number>();
  const rowsOf = new Map(
    [...tables].flatMap(([table, of]) => {
      const rows = table === undefined ? undefined : tableRows(of, table);
      return rows ? [[table, rows] as const] : [];
    }),
  );
  for (const word of words) {
    const table = word.cell?.table;
    const rows = rowsOf.get(table);
    if (table === undefined || !rows) made.push({ ...word, cell: undefined });
    else if (!done.has(table)) {
      done.add(table);
      made.push(...rows);
    }
  }
  return made;
}

/** `undefined` when the rules do not part rows. */
function tableRows(words: readonly PlacedWord[], table: number): PlacedWord[] | undefined {
  const rows = [...Map.groupBy(words, ({ cell }) => cell?.row ?? 0)].toSorted(([a], [b]) => a - b);
  const first = Math.min(...words.map(({ cell }) => cell?.column ?? 0));
  const made = rows.map(([row, of]) => {
    const columns = [...Map.groupBy(of, ({ cell }) => cell?.column ?? 0)].toSorted(([a], [b]) => a - b);
    const cells = columns.map(([, those]) => linesOf(those));
    const place = { paragraph: `table ${table}`, line: `table ${table}.${row}` };
    return {
      lines: Math.max(...cells.map((lines) => lines.length)),
      words: cells.flat(2).map((word) => ({
        ...{ ...word, ...place },
        cell: word.cell && { ...word.cell, column: word.cell.column - first },
      })),
    };
  });
  const lines = made.reduce((sum, row) => sum + row.lines, 0);
  return made.length > 1 && lines <= MOST_LINES * made.length ? made.flatMap((row) => row.words) : undefined;
}

/** Lines from the top, each from the left. */
function linesOf(words: readonly PlacedWord[]): PlacedWord[][] {
  const middle = ({ top, height }: PlacedWord) => top + height / 2;
  const lines: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1)?.at(-1);
    if (last && middle(word) - middle(last) < 0.6 * Math.max(last.height, word.height)) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}
