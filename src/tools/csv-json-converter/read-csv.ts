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

/** Reads CSV; the separator and the quotation mark are found out unless given. Lines without anything are left out. */
export function readCsv(text: string, given?: string): CsvRead {
  const [hint = '', hinted] = HINT.exec(text) ?? [];
  const from = hint.length || Number(text.startsWith('\uFEFF'));
  const source = text.slice(from);
  const quote = quoteOf(source);
  const rows: string[][] = [];
  const starts: number[] = [];
  const faults: TextFault[] = [];
  let delimiter = given ?? hinted ?? '';
  let start = 0;
  Papa.parse<string[]>(source, {
    delimiter,
    delimitersToGuess: Object.values(separators).map(({ sign }) => sign),
    quoteChar: quote,
    step: ({ data, errors, meta }) => {
      delimiter = meta.delimiter;
      if (data.some((cell) => cell.trim() !== '')) {
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
  return { rows, starts, delimiter: delimiter || ',', quote, faults };
}

/** Single quotation marks are the ones where values begin with them, and none with a double one. */
function quoteOf(source: string): string {
  const beginning = source.slice(0, 20_000);
  if (/(?:^|[,;\t|])"/m.test(beginning)) return '"';
  const quoted = beginning.match(/(?:^|[,;\t|])'[^'\n]*'(?=[,;\t|\r\n]|$)/gm) ?? [];
  return quoted.length > 1 ? "'" : '"';
}
