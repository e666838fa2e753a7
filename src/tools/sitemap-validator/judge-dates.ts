import type { ReadEntry } from '#lib/sitemap/read-sitemap';
import { isW3cDate } from '#lib/sitemap/w3c-date';
import type { Note } from './findings.ts';

const DAY = 86_400_000;
/** Entries with one date from which it is said. */
const MANY = 10;
/** The first website. */
const FIRST_YEAR = 1991;

/** What is wrong with the dates of a file. */
export function judgeDates(
  entries: readonly ReadEntry[],
  { now, at, note }: { now: number; at: (entry: ReadEntry) => string; note: Note },
): void {
  const dates = new Set<string>();
  for (const entry of entries) {
    const { lastmod } = entry;
    dates.add(lastmod);
    if (lastmod === '') continue;
    const where = `${at(entry)} (${lastmod.slice(0, 60)})`;
    if (!isW3cDate(lastmod)) note('date', where);
    // Wherever the site is, its day is at most one ahead.
    else if (Date.parse(lastmod) > now + DAY) note('future', where);
    else if (Number(lastmod.slice(0, 4)) < FIRST_YEAR) note('too-old', where);
  }
  const [first] = entries;
  const isSame = dates.size === 1 && entries.length >= MANY && first !== undefined && first.lastmod !== '';
  if (isSame) note('same-date', `${at(first)} (${first.lastmod.slice(0, 60)})`);
}
