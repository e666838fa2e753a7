import { own } from '../own.ts';

/** UTF-16 units of an answer that are read: the record is at its beginning, and what follows may never end. */
const LONGEST_ANSWER = 262_144;

/** UTF-16 units of one line that are read. */
const LONGEST_LINE = 2_000;

/** Lines below this share of neighbours mean that an answer has a blank line after each line. */
const NEIGHBOURS = 0.1;

/** The mark of an encoding, read in another one. */
const byteOrderMark = /^(?:\uFEFF|ÿþ|þÿ|ï»¿|\uFFFD{2,3})/;

/**
 * The end of a transfer may lie within a date: "2001-02-1" was the tenth or a later day, "1-Feb-20" any year of a
 * century. Only a last line without a line end can be such a one.
 */
const cutDate = /(?:\D\d{4}[-/.]\d{1,2}[-/.]\d|\D\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2})$/i;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The lines of an answer without what the wire and web pages leave in it: any kind of line end, control characters,
 * markup, HTML entities and blank lines between all lines. Tabs become spaces. Bounded, in linear time.
 */
export function answerLines(answer: string): string[] {
  const lines = answer
    .slice(0, LONGEST_ANSWER)
    .replace(byteOrderMark, '')
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => cleanLine(line.slice(0, LONGEST_LINE)));
  if (cutDate.test(lines.at(-1) ?? '')) lines.pop();
  return isDoubleSpaced(lines) ? lines.filter((line, at) => line !== '' || lines[at - 1] === '') : lines;
}

function cleanLine(line: string): string {
  let clean = line.replaceAll('\t', '    ');
  // UTF-8 that somebody read as Latin-1: the second byte of an accented letter follows Ã or Â.
  clean = clean.replaceAll(/([ÃÂ])([\u0080-\u00BF])/g, (_, first, second) => latin(first, second));
  clean = clean.replaceAll(/[\p{Cc}\uFEFF\u200B-\u200F]/gu, '');
  if (clean.includes('<')) clean = clean.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '');
  if (clean.includes('&')) clean = clean.replaceAll(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});/gi, decodeEntity);
  return clean.replaceAll('\u00A0', ' ').trimEnd();
}

function latin(first: string, second: string): string {
  return String.fromCharCode(second.charCodeAt(0) + (first === 'Ã' ? 0x40 : 0));
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return own(entities, name.toLowerCase()) ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code >= 0x20 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : ' ';
}

/** Some services end each line twice; what belongs together would fall apart. */
function isDoubleSpaced(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '').length;
  const touching = lines.filter((line, at) => line !== '' && at > 0 && lines[at - 1] !== '').length;
  return filled >= 8 && touching < filled * NEIGHBOURS;
}
