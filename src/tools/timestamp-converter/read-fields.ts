import { own } from '#lib/own';
/** A time as it is written: what its clock shows, and which clock if that is said. */
export interface WrittenTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** Within the second: 0 to 999,999,999. */
  nanosecond: number;
  /** Minutes ahead of UTC; absent when no zone is written. */
  offset?: number;
  format: string;
  note?: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The names of zones that RFC 5322 knows, in hours; Z is that of ISO 8601. */
const namedZones: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
};

const TIME =
  /(?:^|[T\s,])(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)? ?([ap]\.?m\.?)?\s?(z|utc?|gmt|[ecmp][sd]t|(?:utc|gmt)?[+-]\d{2}:?(?:\d{2})?)?(?:\s?\([^()]*\))?$/i;

type DateReader = readonly [form: RegExp, read: (parts: readonly string[], dayFirst: boolean) => Day | undefined];

interface Day {
  year: number;
  month: number;
  day: number;
  format: string;
  note?: string;
}

const named = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
/** Two digits of a year as RFC 5322 reads them. */
const fullYear = (digits: string) => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

/** Dates at the beginning of a text. What follows is the time. */
const readers: readonly DateReader[] = [
  [
    /^([+-]\d{6}|\d{4})-(\d{2})-(\d{2})(?=$|[T\s])/i,
    ([y = '', m, d]) => ({ year: Number(y), month: Number(m), day: Number(d), format: 'ISO 8601' }),
  ],
  [
    /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?=$|[T\s,])/i,
    ([y = '', m, d]) => ({ year: Number(y), month: Number(m), day: Number(d), format: 'Year, month, day' }),
  ],
  [/^(\d{4})-?W(\d{2})-?([1-7])?(?=$|T)/i, ([y = '', w, d = '1']) => weekDate(Number(y), Number(w), Number(d))],
  [/^(\d{4})-(\d{3})(?=$|T)/i, ([y = '', d]) => dayOfYear(Number(y), Number(d))],
  // Seven digits alone are a count.
  [/^(\d{4})(\d{3})(?=T)/i, ([y = '', d]) => dayOfYear(Number(y), Number(d))],
  [
    /^(\d{4})(\d{2})(\d{2})(?=$|T)/i,
    ([y = '', m, d]) => ({ year: Number(y), month: Number(m), day: Number(d), format: 'ISO 8601' }),
  ],
  // A month: its first day.
  [/^(\d{4})-(\d{2})$/, ([y = '', m]) => ({ year: Number(y), month: Number(m), day: 1, format: 'ISO 8601 month' })],
  [
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?=$|[\s,])/,
    ([a, b, y = ''], dayFirst) => withSlashes(Number(a), Number(b), { year: fullYear(y), dayFirst }),
  ],
  [
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})(?=$|[\s,])/,
    ([d, m, y = '']) => ({ year: fullYear(y), month: Number(m), day: Number(d), format: 'Day, month, year' }),
  ],
  [
    /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?=$|[\s,])/i,
    ([d, m = '', y = '']) => ({
      year: fullYear(y),
      month: named(m),
      day: Number(d),
      format: 'E-mail or HTTP date (RFC 5322)',
    }),
  ],
  [
    /^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?=$|[\s,])/i,
    ([m = '', d, y = '']) => ({ year: Number(y), month: named(m), day: Number(d), format: 'Date in words' }),
  ],
];

/** "Sun Nov  6 08:49:37 1994", as C writes it: the year is behind the time. */
const ASCTIME = /^[a-z]{3} ([a-z]{3}) {1,2}(\d{1,2}) (\d{2}:\d{2}:\d{2}) (\d{4})$/i;

/** Reads a time as people and programs write it. `dayFirst` decides 3/4/2026. `undefined` for what is none. */
export function readFields(text: string, dayFirst: boolean): WrittenTime | undefined {
  const asctime = ASCTIME.exec(text);
  if (asctime) return readFields(`${asctime[2]} ${asctime[1]} ${asctime[4]} ${asctime[3]} GMT`, dayFirst);
  for (const [form, read] of readers) {
    const found = form.exec(text);
    const day = found && read(found.slice(1), dayFirst);
    if (!day || !isDay(day)) continue;
    const rest = text.slice(found[0].length).trim();
    const time = rest === '' ? midnight : timeIn(rest);
    if (time) return { ...day, ...time };
  }
  return undefined;
}

const midnight = { hour: 0, minute: 0, second: 0, nanosecond: 0 };

function timeIn(rest: string): Omit<WrittenTime, keyof Day> | undefined {
  const [, h = '', m, s = '0', fraction = '', half, zone] =
    TIME.exec(rest.replace(/^T/i, ' ').replace(/^,\s*/, ' ')) ?? [];
  if (h === '' || (m === undefined && half === undefined)) return undefined;
  const hour = half ? (Number(h) % 12) + (/p/i.test(half) ? 12 : 0) : Number(h);
  const minute = Number(m ?? 0);
  const isEnd = hour === 24 && minute === 0 && Number(s) === 0;
  if ((hour > 23 && !isEnd) || minute > 59 || Number(s) > 60 || (half && Number(h) > 12)) return undefined;
  const offset = zone === undefined ? undefined : offsetIn(zone);
  if (Number.isNaN(offset)) return undefined;
  return {
    ...{ hour, minute, second: Number(s), nanosecond: Number(fraction.padEnd(9, '0')) },
    ...(offset !== undefined && { offset }),
  };
}

/** Minutes; NaN for an offset that no clock can have. */
function offsetIn(zone: string): number {
  const known = own(namedZones, zone.toLowerCase());
  if (known !== undefined) return known * 60;
  const [, sign, hours, minutes = '0'] = /([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function isDay({ year, month, day }: Day): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return day <= last.getUTCDate();
}

function withSlashes(a: number, b: number, { year, dayFirst }: { year: number; dayFirst: boolean }): Day {
  const [day, month] = (dayFirst && b <= 12) || a > 12 ? [a, b] : [b, a];
  const format = day === a ? 'Day, month, year' : 'Month, day, year';
  const isAmbiguous = a <= 12 && b <= 12 && a !== b;
  const other = `${year}-${String(day).padStart(2, '0')}-${String(month).padStart(2, '0')}`;
  return { year, month, day, format, ...(isAmbiguous && { note: `Ambiguous: it could also be ${other}.` }) };
}

function weekDate(year: number, week: number, weekday: number): Day | undefined {
  const monday = firstMonday(year);
  const first = dateOf(year, monday + (week - 1) * 7);
  if (week < 1 || first >= dateOf(year + 1, firstMonday(year + 1))) return undefined;
  return dayOf(dateOf(year, monday + (week - 1) * 7 + weekday - 1), 'ISO 8601 week');
}

/** The day of January, 1 or before or after it, on which the first week begins: 4 January is in it. */
function firstMonday(year: number): number {
  return 4 - ((dateOf(year, 4).getUTCDay() + 6) % 7);
}

function dayOfYear(year: number, day: number): Day | undefined {
  const date = dateOf(year, day);
  return day > 0 && date.getUTCFullYear() === year ? dayOf(date, 'ISO 8601 day of the year') : undefined;
}

/** The day of a year, counted from 1 January; others are in the years around. */
function dateOf(year: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, 0, day);
  return date;
}

function dayOf(date: Date, format: string): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), format };
}
