/** A place in a text as editors count it: lines and columns begin at 1, a column is a UTF-16 unit. */
interface Place {
  line: number;
  column: number;
}

const LINE_END = /\r\n|\r|\n/g;
/** UTF-16 units of a line that an excerpt shows, and lines before and after the place. */
const WIDTH = 120;
const AROUND = 2;

/** Where the offset `at`, in UTF-16 units, is. */
export function placeAt(text: string, at: number): Place {
  let line = 1;
  let start = 0;
  for (const { index, 0: end } of text.slice(0, at).matchAll(LINE_END)) {
    line += 1;
    start = index + end.length;
  }
  return { line, column: at - start + 1 };
}

/** The same for many offsets in one text: its lines are counted once. */
export function placeFinder(text: string): (at: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(LINE_END), ({ index, 0: end }) => index + end.length)];
  return (at) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
}

/** The offset of a line and column, in UTF-16 units; of the end of the text where there is no such line. */
export function offsetOf(text: string, { line, column }: Place): number {
  if (line <= 1) return Math.min(text.length, column - 1);
  let count = 1;
  for (const { index, 0: end } of text.matchAll(LINE_END)) {
    count += 1;
    if (count === line) return Math.min(text.length, index + end.length + column - 1);
  }
  return text.length;
}

/** The lines around the offset `at`, numbered, with a mark of `length` units there. */
export function excerptAt(text: string, at: number, length = 1) {
  const { line, column } = placeAt(text, at);
  const lines = text.split(LINE_END);
  const first = Math.max(0, line - 1 - AROUND);
  const digits = String(line + AROUND).length;
  // A long line is cut on both sides of the place.
  const cut = Math.max(0, column - WIDTH / 2);
  let excerpt = '';
  let from = 0;
  for (const [index, whole] of lines.slice(first, line + AROUND).entries()) {
    const number = first + index + 1;
    const isMarked = number === line;
    const start = isMarked ? cut : 0;
    excerpt += `${String(number).padStart(digits)} | ${start > 0 ? '…' : ''}`;
    if (isMarked) from = excerpt.length + column - 1 - start;
    const shown = whole.slice(start, start + WIDTH);
    // The end of a line is a place as well.
    excerpt += `${isMarked && column > whole.length ? `${shown}␤` : shown}${start + WIDTH < whole.length ? '…' : ''}\n`;
  }
  const end = excerpt.indexOf('\n', from);
  return {
    text: excerpt.trimEnd(),
    spans: [{ from, to: Math.min(from + Math.max(1, length), end), kind: 'Here' }],
  };
}
