/** A piece of text as a PDF file draws it, in the file's own units; `y` grows upwards. */
interface DrawnText {
  text: string;
  y: number;
  height: number;
  /** Whether a line ends behind it. */
  endsLine: boolean;
}

interface Line {
  text: string;
  y: number;
  height: number;
}

/** Distance of two lines, in heights of a letter, from which on they are two paragraphs. */
const PARAGRAPH = 1.9;

/** The lines of a page, one line each, with an empty line between paragraphs and without the page's number. */
export function pageText(pieces: readonly DrawnText[]): string {
  const lines = withoutPageNumber(linesOf(pieces));
  let text = '';
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1];
    if (last) text += last.y - line.y > PARAGRAPH * Math.max(last.height, line.height) ? '\n\n' : '\n';
    text += line.text;
  }
  return text;
}

/** Pages put together: a sentence that goes on over the page goes on here, too. */
export function joinPages(pages: readonly string[]): string {
  return pages
    .filter((page) => page !== '')
    .map((page, index, all) => {
      const isLast = index === all.length - 1;
      return isLast ? page : `${page}${/[.!?:]["'”’)\]]*$/.test(page) ? '\n\n' : '\n'}`;
    })
    .join('');
}

function linesOf(pieces: readonly DrawnText[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const piece of pieces) {
    line ??= { text: '', y: piece.y, height: 0 };
    line.text += piece.text;
    line.height = Math.max(line.height, piece.height);
    if (!piece.endsLine) continue;
    lines.push(line);
    line = undefined;
  }
  if (line) lines.push(line);
  return lines
    .map(({ text, ...place }) => ({ ...place, text: text.replace(/[ \t\u00a0]+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

const pageNumber = /^\W{0,3}\d{1,4}\W{0,3}$/;

function withoutPageNumber(lines: readonly Line[]): readonly Line[] {
  if (lines.length < 2) return lines;
  const first = pageNumber.test(lines[0]?.text ?? '') ? 1 : 0;
  const last = pageNumber.test(lines.at(-1)?.text ?? '') ? lines.length - 1 : lines.length;
  return lines.slice(first, last);
}
