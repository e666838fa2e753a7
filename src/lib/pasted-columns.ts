/** UTF-16 units: a longer line is no row of short values. */
const LONGEST = 20_000;

/**
 * The values of one line as people paste them out of a spreadsheet, a CSV file or a mail: divided by tabs, arrows, commas and semicolons
 * that belong to no address, or white space. Quotation marks around a value are taken off.
 */
export function pastedColumns(line: string): string[] {
  const text = line.trim();
  if (text === '') return [];
  if (text.length > LONGEST) return [text];
  return partsOf(text).map((part) =>
    part
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

function partsOf(text: string): string[] {
  if (text.includes('\t')) return text.split('\t');
  if (text.startsWith('"')) return quotedParts(text);
  if (/ (?:->|=>|→) /.test(text)) return text.split(/ (?:->|=>|→) /);
  const byMarks = markedParts(text);
  if (byMarks.length > 1) return byMarks;
  // Addresses may have spaces in them, as people write them.
  return text
    .replace(/\s+/g, ' ')
    .split(/ (?=https?:|\/|\d{3}!?$|\d{1,4}[-./]\d{1,2}[-./]\d|[a-z]{2,3}(?:[-_][a-z\d]{2,4}){0,2}$|[a-z-]{2,10}=)/i);
}

/** What may follow an address: another one, a code of a language, a status, a date, or nothing. */
const OWN_PART = /^(?:https?:|\/|"|(?:[a-z]{2,3}(?:[-_][a-z\d]{2,4}){0,2}|x-default|\d{3})?$|\d{4}-\d\d)/i;

/** By commas and semicolons, but for those of an address. */
function markedParts(text: string): string[] {
  const parts: string[] = [];
  for (const [, mark = '', part = ''] of text.matchAll(/(^|[,;])([^,;]*)/g)) {
    const before = parts.at(-1);
    if (before !== undefined && /[/.]/.test(before) && !OWN_PART.test(part.trim()))
      parts.splice(-1, 1, before + mark + part);
    else parts.push(part);
  }
  return parts;
}

/** RFC 4180, one line; also with semicolons. */
function quotedParts(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && (character === ',' || character === ';')) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}
