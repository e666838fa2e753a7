import { counted } from './counted.ts';

interface Age {
  years: number;
  months: number;
  days: number;
  /** "12 years, 3 months and 4 days"; parts that are zero are left out. */
  text: string;
}

/** Milliseconds of a day in UTC, which has no summer time. */
const DAY = 86_400_000;

/**
 * How long ago a day was, as people count: whole years, then whole months, then days, in UTC. What began on 29 February
 * completes its years on 28 February where there is no 29th, and likewise months that begin on a day the month lacks.
 *
 * @param day `YYYY-MM-DD`
 * @param now the moment to count to; milliseconds since 1970 in UTC
 * @returns nothing when the day is not in the calendar or lies ahead
 */
export function ageSince(day: string, now: number): Age | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const start = match ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day);
  if (!match || !isReal || !Number.isFinite(now) || start > now) return undefined;

  const began = { year: Number(match[1]), month: Number(match[2]) - 1, date: Number(match[3]) };
  const today = new Date(now);
  let months = (today.getUTCFullYear() - began.year) * 12 + today.getUTCMonth() - began.month;
  if (monthsLater(began, months) > now) months -= 1;
  const days = Math.floor((now - monthsLater(began, months)) / DAY);
  const parts = { years: Math.floor(months / 12), months: months % 12, days };
  return { ...parts, text: inWords(parts) };
}

/** The same date some months later, or that month's last day when it is too short. */
function monthsLater(began: { year: number; month: number; date: number }, months: number): number {
  const lastDate = new Date(Date.UTC(began.year, began.month + months + 1, 0)).getUTCDate();
  return Date.UTC(began.year, began.month + months, Math.min(began.date, lastDate));
}

function inWords(age: { years: number; months: number; days: number }): string {
  const all = [[age.years, 'year'] as const, [age.months, 'month'] as const, [age.days, 'day'] as const];
  const parts = all.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
  const last = parts.pop();
  if (last === undefined) return 'Less than a day';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
