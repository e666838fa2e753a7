/** Rows, columns and UTF-16 units of a cell that are shown. */
const SHOWN = { rows: 100, columns: 30, length: 200 };

/** The beginning of a table, to look at. */
export function previewOf(columns: readonly string[], rows: readonly (readonly string[])[]) {
  if (columns.length === 0) return null;
  const cut = (cells: readonly string[]) => cells.slice(0, SHOWN.columns).map((cell) => cell.slice(0, SHOWN.length));
  const parts = [
    rows.length > SHOWN.rows && `${SHOWN.rows} of ${rows.length.toLocaleString('en')} rows`,
    columns.length > SHOWN.columns && `${SHOWN.columns} of ${columns.length.toLocaleString('en')} columns`,
  ].filter((part) => part !== false);
  const note = parts.length > 0 ? { note: `The first ${parts.join(', ')}` } : {};
  return { columns: cut(columns), rows: rows.slice(0, SHOWN.rows).map(cut), ...note };
}
