/** The cells of a row of a Markdown table, without the spaces around them, as UTF-16 units of the row. */
export function cellsOf(row: string): { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = row.startsWith('|') ? 1 : 0;
  for (let at = start; at <= row.length; at += 1) {
    if (at < row.length && row.charAt(at) === '\\') at += 1;
    else if (at >= row.length || row.charAt(at) === '|') {
      const inner = row.slice(start, at);
      const text = inner.trim();
      const from = start + inner.indexOf(text);
      if (text !== '') cells.push({ start: from, end: from + text.length });
      start = at + 1;
    }
  }
  return cells;
}
