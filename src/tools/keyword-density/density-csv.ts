import { csvOf } from '#lib/csv';
import { placeNames } from '#lib/text-document/places';
import type { DensityReport } from './count-density.ts';

const HEAD = ['Term', 'Words', 'Count', 'Density %', 'In title', 'In first sentence', 'In headings', 'In link texts'];

/** Keywords and phrases as a table for spreadsheets. */
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
  return csvOf([[...HEAD, 'In alternative texts'], ...rows]);
}
