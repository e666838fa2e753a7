/** A letter that was written as a code, so that the signs beside it are read as bold or italics. Spaces need theirs. */
const CODE = /(?<!\\)&#x([0-9A-F]{2,6});/g;
const LETTER_CODE = /(?<!\\)&#x(?!(?:9|A|D|20|A0);)[0-9A-F]{2,6};/;
/** Codes of one line that are tried one by one, and UTF-16 units of all tries. */
const MOST_CODES = 8;
const MOST_TRIED = 500_000;

/** Where code begins, at any depth of lists and quotes. */
const FENCE = /^[\s>*+\-\d.]*(`{3,})[^`]*$/;

/** Whether there are letters written as codes. */
export function hasLetterCodes(markdown: string): boolean {
  return LETTER_CODE.test(markdown);
}

/**
 * Markdown in which letters are written as such where that is read alike: the library that writes it looks at each sign alone, but
 * signs that touch are read together.
 *
 * @param read what a text in a line is read as, and what a whole document is
 */
export function withPlainLetters(
  markdown: string,
  read: { line(text: string): string; all(text: string): string },
): string {
  let left = MOST_TRIED;
  const isAlike = (line: string, other: string) => {
    left -= line.length + other.length;
    return left > 0 && read.line(line) === read.line(other);
  };
  let fence: string | undefined;
  const plain = linesOf(markdown).map((line) => {
    if (fence !== undefined) {
      if (line.endsWith(fence) && /^[\s>]*`+$/.test(line)) fence = undefined;
      return line;
    }
    fence = FENCE.exec(line)?.[1];
    return fence === undefined && hasLetterCodes(line) ? plainLine(line, isAlike) : line;
  });
  const text = plain.join('\n');
  return text !== markdown && read.all(text) === read.all(markdown) ? text : markdown;
}

/** A line that ends with a backslash goes on in the next. */
function linesOf(markdown: string): string[] {
  return markdown.split(/(?<!\\)\n/);
}

function plainLine(line: string, isAlike: (line: string, other: string) => boolean): string {
  const starred = withStars(line);
  for (const candidate of [line, starred].map((each) => each.replace(CODE, decoded))) {
    if (isAlike(line, candidate)) return candidate;
  }
  const codes = [...new Set([...line.matchAll(CODE)].map(([code]) => code))];
  let best = isAlike(line, starred) ? starred : line;
  for (const code of codes.slice(0, MOST_CODES)) {
    const candidate = best.replaceAll(code, (found) => found.replace(CODE, decoded));
    if (isAlike(line, candidate)) best = candidate;
  }
  return best;
}

function decoded(code: string, digits: string): string {
  return LETTER_CODE.test(code) ? String.fromCodePoint(Number.parseInt(digits, 16)) : code;
}

/** With stars for underscores, which do not work inside words; addresses and code are left alone. */
function withStars(line: string): string {
  return line.replace(/\]\([^()\s]*|`[^`]*`|(?<!\\)_/g, (found) => (found === '_' ? '*' : found));
}
