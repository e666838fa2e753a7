type Cell = string | number;

/** Marks a file as UTF-8 for spreadsheets, which take it for something else without. */
const UTF8_MARK = '\uFEFF';

/**
 * A table for spreadsheets: RFC 4180, lines ended by CR LF, marked as UTF-8. A text that a spreadsheet would take for a formula
 * gets an apostrophe before it, as it may come from a stranger's page.
 */
export function csvOf(rows: Iterable<readonly Cell[]>): string {
  return UTF8_MARK + Array.from(rows, (row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Cell): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
