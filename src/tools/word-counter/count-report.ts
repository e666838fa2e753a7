import type { TextCount } from './count-text.ts';

/** The figures of a count, a line each: to paste into a message, or with `,` as a file for a spreadsheet. */
export function countReport(count: TextCount, separator = ': '): string {
  const rows: [name: string, figure: number | string][] = [
    ['Words', count.words],
    ['Characters', count.characters],
    ['Characters (no spaces)', count.charactersNoSpaces],
    ['Sentences', count.sentences],
    ['Paragraphs', count.paragraphs],
    ['Reading time (minutes)', count.readingTime],
    ['Speaking time (minutes)', count.speakingTime],
    ['Unique words', count.uniqueWords],
  ];
  return rows.map((row) => `${row.join(separator)}\n`).join('');
}
