import Papa from 'papaparse';
import type { TextFault } from '#families/faults';
import { own } from '#lib/own';

export const separators = {
  comma: { sign: ',', name: 'commas' },
  semicolon: { sign: ';', name: 'semicolons' },
  tab: { sign: '\t', name: 'tabs' },
  pipe: { sign: '|', name: 'bars' },
} as const;

export interface CsvRead {
  rows: string[][];
  /** Where each row begins, in UTF-16 units. */
  starts: number[];
  /** Rows without a value before the first row that has one: spreadsheets export them above a table. */
  leading: number;
  delimiter: string;
  quote: string;
  faults: TextFault[];
}

/** What some spreadsheets write before the table. */
const HINT = /^\uFEFF?sep=([,;\t|])\r?\n/;

const sentences: Readonly<Record<string, string>> = {
  MissingQuotes: 'A value starts with a quotation mark that is never closed.',
  InvalidQuotes: 'A closing quotation mark must be followed by a separator or the end of the line.',
};

/** Reads CSV; the separator and the quotation mark are found out unless given. Lines without anything are no rows. */
export function readCsv(text: string, given?: string): CsvRead {
  const [hint = '', hinted] = HINT.exec(text) ?? [];
  const from = hint.length || Number(text.startsWith('\uFEFF'));
  const source = text.slice(from);
  const quote = quoteOf(source);
  const rows: string[][] = [];
  const starts: number[] = [];
  const faults: TextFault[] = [];
  const delimiter = given ?? hinted ?? delimiterOf(source, quote);
  let start = 0;
  let leading = 0;
  Papa.parse<string[]>(source, {
    delimiter,
    quoteChar: quote,
    step: ({ data, errors, meta }) => {
      const isBlank = data.length === 1 && source.slice(start, meta.cursor).trim() === '';
      if (!isBlank && rows.length === 0 && data.every((cell) => cell.trim() === '')) leading += 1;
      else if (!isBlank) {
        rows.push(data);
        starts.push(from + start);
      }
      for (const { code } of errors) {
        const message = own(sentences, code);
        if (message) faults.push({ at: from + start, message });
      }
      start = meta.cursor;
    },
  });
  return { rows, starts, leading, delimiter, quote, faults };
}

/** Found out by the first rows alone: the line end behind the last one would count as a row of one column. */
function delimiterOf(source: string, quote: string): string {
  const { meta } = Papa.parse(source.slice(0, 100_000), {
    delimitersToGuess: Object.values(separators).map(({ sign }) => sign),
    ...{ quoteChar: quote, preview: 10, skipEmptyLines: true },
  });
  return meta.delimiter;
}

/** Single quotation marks are the ones where values begin with them, and none with a double one. */
function quoteOf(source: string): string {
  const beginning = source.slice(0, 20_000);
  if (/(?:^|[,;\t|])"/m.test(beginning)) return '"';
  const quoted = beginning.match(/(?:^|[,;\t|])'[^'\n]*'(?=[,;\t|\r\n]|$)/gm) ?? [];
  return quoted.length > 1 ? "'" : '"';
}
