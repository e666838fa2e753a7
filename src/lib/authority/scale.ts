/** How the score is made. The method page says the same in words: change both. */
export const METHOD_VERSION = 1;

/** Bends the scale of places, so that the middle of a list is not among its best. */
const BEND = 1.6;

/** Domains that a list of the most popular ones is taken from. */
export const DOMAINS_IN_USE = 100_000_000;

/** Domains that a whole graph of links has at least. A shorter list is the upper part of one. */
export const WHOLE_GRAPH = 50_000_000;

/** Whole years from which on a domain that somebody links to would be in the graph. */
export const KNOWN_BY_YEARS = 1;

/** How much each kind of evidence weighs. */
export const weights = {
  harmonic: 4,
  openPageRank: 3,
  pageRank: 2,
  tranco: 2,
  wikipedia: 1,
  captures: 0.25,
  age: 0.25,
} as const;

export type EvidenceId = keyof typeof weights;

/**
 * Points for a place in a list: 100 for the first, 0 for the last, by orders of magnitude.
 *
 * @param position 1 the highest
 * @param total places there are, 2 or more
 */
export function pointsOfPlace(position: number, total: number): number {
  const share = Math.log(Math.max(1, position)) / Math.log(Math.max(2, total));
  return bounded(100 * (1 - share ** BEND));
}

/** Points for links from articles: 10 for one, 18 more for each order of magnitude. */
export function pointsOfWikipedia(links: number): number {
  return links === 0 ? 0 : bounded(10 + 18 * Math.log10(links));
}

/** Points for pages that a crawler found worth keeping: 10 for each order of magnitude, at most 60. */
export function pointsOfCaptures(pages: number): number {
  return pages === 0 ? 0 : Math.min(60, 10 * Math.log10(pages));
}

/** Points for years in use: 3 for each, at most 60. */
export function pointsOfAge(years: number): number {
  return Math.min(60, Math.max(0, 3 * years));
}

function bounded(points: number): number {
  return Math.min(100, Math.max(0, points));
}
