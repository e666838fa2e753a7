export interface Phrase {
  text: string;
  /** Searches a month, or whatever figure came with it; null without one. */
  volume: number | null;
}

interface PhraseList {
  phrases: Phrase[];
  /** Lines that say the same as an earlier one. */
  repeated: number;
  /** Lines beyond the most that are read. */
  leftOut: number;
}

export const MOST_PHRASES = 10_000;
/** UTF-16 units of a phrase: what is longer is no search. */
const LONGEST = 200;
/** "1,200", "1.200", "1 200". */
const THOUSANDS = /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3}){1,4}$/;

/** Reads phrases, one per line, with a figure after the last tab, comma or semicolon. A phrase that comes again is read once. */
export function readPhrases(text: string): PhraseList {
  const found = new Map<string, Phrase>();
  let repeated = 0;
  let leftOut = 0;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const phrase = readLine(line, at === 0);
    if (!phrase) continue;
    const key = phrase.text.toLowerCase().normalize('NFC');
    const known = found.get(key);
    if (known) {
      repeated++;
      if (phrase.volume !== null) known.volume = Math.max(known.volume ?? 0, phrase.volume);
    } else if (found.size === MOST_PHRASES) leftOut++;
    else found.set(key, phrase);
  }
  return { phrases: [...found.values()], repeated, leftOut };
}

function readLine(line: string, isFirst: boolean): Phrase | undefined {
  const tab = line.indexOf('\t');
  const [phrase, rest] = tab >= 0 ? [line.slice(0, tab), line.slice(tab + 1)] : splitAtFigure(line);
  const text = unquoted(phrase).replace(/\s+/g, ' ').slice(0, LONGEST).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const volume = rest === undefined ? null : figureIn(rest.split('\t', 1)[0] ?? '');
  // The heads of a table's columns.
  if (isFirst && rest !== undefined && volume === null) return undefined;
  return { text, volume };
}

/** A line of a CSV file: "running shoes,1200". A comma before no figure is part of the phrase. */
function splitAtFigure(line: string): [phrase: string, figure?: string] {
  if (/^(?:keyword|query|phrase|search term)s?"?[,;]/i.test(line)) return [line, ''];
  const at = Math.max(line.lastIndexOf(','), line.lastIndexOf(';'));
  if (at < 0 || !/^[\s"]*\d+[\s"]*$/.test(line.slice(at + 1, at + 40))) return [line];
  return [line.slice(0, at), line.slice(at + 1)];
}

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')
    ? trimmed.slice(1, -1).replaceAll('""', '"')
    : trimmed;
}

function figureIn(cell: string): number | null {
  const plain = unquoted(cell.slice(0, 40));
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  return THOUSANDS.test(plain) ? Number(plain.replace(/\D/g, '')) : null;
}
