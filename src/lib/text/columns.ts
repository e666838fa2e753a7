/** Signs that divide the columns of a row, by the names of the choice. */
const separators = { comma: ',', semicolon: ';', tab: '\t', pipe: '|', space: ' ' } as const;

type Separator = 'auto' | keyof typeof separators;

/** Lines that are looked at to find out how columns are divided. */
const SAMPLE = 20;

/**
 * Reads one column of a row as it is compared: without the quotation marks of CSV. Empty for a row with fewer columns.
 *
 * @param rows the beginning of them tells the separator where it is not chosen
 * @param column from 1
 */
export function columnReader(rows: readonly string[], column: number, chosen: Separator): (row: string) => string {
  const sign = chosen === 'auto' ? likelySign(rows.slice(0, SAMPLE)) : separators[chosen];
  return (row) => columnOf(row, column, sign);
}

/** The sign that most of the first rows have. */
function likelySign(rows: readonly string[]): string {
  const signs = [separators.tab, separators.semicolon, separators.pipe, separators.comma];
  const counts = signs.map((sign) => rows.filter((row) => row.includes(sign)).length);
  return signs[counts.indexOf(Math.max(...counts))] ?? separators.comma;
}

function columnOf(row: string, column: number, sign: string): string {
  let at = 0;
  for (let number = 1; ; number += 1) {
    const end = cellEnd(row, at, sign);
    if (number === column) return unquoted(row.slice(at, end));
    if (end >= row.length) return '';
    at = end + 1;
    // Spaces that line up columns divide as one.
    while (sign === ' ' && row[at] === ' ') at += 1;
  }
}

/** Where a cell ends: at the next sign outside of quotation marks. */
function cellEnd(row: string, from: number, sign: string): number {
  let at = from;
  if (row[at] === '"') {
    for (at += 1; at < row.length; at += 1) {
      if (row[at] !== '"') continue;
      if (row[at + 1] !== '"') break;
      at += 1;
    }
  }
  const end = row.indexOf(sign, at);
  return end === -1 ? row.length : end;
}

function unquoted(cell: string): string {
  const inner = cell.trim();
  if (inner.length < 2 || !inner.startsWith('"') || !inner.endsWith('"')) return cell;
  return inner.slice(1, -1).replaceAll('""', '"');
}
