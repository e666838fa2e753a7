import type { DensityReport } from './count-density.ts';
import { placeNames } from './places.ts';

const HEAD = ['Term', 'Words', 'Count', 'Density %', 'In title', 'In first sentence', 'In headings', 'In link texts'];

/** Keywords and phrases as a table for spreadsheets (RFC 4180), with a mark by which they know UTF-8. */
export function densityCsv({ keywords, phrases, places }: DensityReport): string {
  const placesOf = new Map(places.map((counted) => [counted.term, counted]));
  const terms = [
    ...keywords.map(({ keyword, ...rest }) => ({ term: keyword, words: 1, ...rest })),
    ...phrases.map(({ phrase, ...rest }) => ({ term: phrase, ...rest })),
  ];
  const rows = terms.map(({ term, words, count, density }) => {
    const counted = placesOf.get(term);
    return [term, words, count, density.toFixed(2), ...placeNames.map((place) => counted?.[place] ?? 0)];
  });
  const lines = [[...HEAD, 'In alternative texts'], ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
