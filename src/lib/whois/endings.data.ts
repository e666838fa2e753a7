import { fromList } from '../from-list.ts';

/** What goes by a domain's ending when an answer itself does not show it. */

/**
 * Country endings whose registry writes the month before the day in 02/03/2001. All others with two letters write the
 * day first; generic endings are mostly served by registrars of the United States, month first.
 */
export const monthFirstEndings: ReadonlySet<string> = new Set(
  fromList('us, ph, gu, vi, as, mp, fm, pw, tk, ml, ga, cf, gq'),
);

/** Generic endings whose registry writes the day first. */
export const dayFirstEndings: ReadonlySet<string> = new Set(['eus', 'cat', 'gal', 'bzh', 'paris', 'alsace', 'corsica']);

/** Years to take away where the Buddhist calendar is in use. */
export const buddhistEndings: ReadonlySet<string> = new Set(['th']);
export const BUDDHIST_YEARS = 543;

/** Endings where years may be counted from the founding of the Republic of China. */
export const republicEndings: ReadonlySet<string> = new Set(['tw']);
export const REPUBLIC_YEARS = 1911;

/** Endings whose maintainer field names the registrar. */
export const maintainerIsRegistrar: ReadonlySet<string> = new Set(['ua']);
