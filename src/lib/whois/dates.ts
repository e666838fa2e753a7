import { own } from '../own.ts';
import { fullYear, isDay, monthNumber } from './calendar.ts';
import { BUDDHIST_YEARS, buddhistEndings, REPUBLIC_YEARS, republicEndings } from './endings.data.ts';
import type { StatedBefore, StatedDate } from './record.ts';
import { zoneOffsets, zonesByEnding } from './zones.data.ts';

export interface DateHabits {
  /** The domain's last label, which settles zones, calendars and names of months. */
  ending: string;
  /** What 02/03/2001 means. */
  order: 'day-first' | 'month-first';
}

/** UTF-16 units of a value in which a date is looked for. */
const LONGEST_VALUE = 160;

// Figures that touch letters are the rest of something broken; only a time and the word for day may follow.
const YEAR_FIRST = /(?<![\d\p{L}])(\d{3,4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d|(?![TtZz日])\p{L})/u;
const YEAR_MONTH_NAME = /(?<![\d\p{L}])(\d{4})[-/. ]{1,2}(\p{L}{3,12})[-/. ]{1,2}(\d{1,2})(?!\d|(?![TtZz])\p{L})/u;
const COMPACT = /(?<![\d\p{L}])(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2}))?(?!\d)/u;
const DAY_MONTH_NAME =
  /(?<![\d:\p{L}])(\d{1,2})(?:st|nd|rd|th|er|\.|ª|º)?(?:\s{0,3}[-/., ]\s{0,3})(?:de |of )?(\p{L}{3,12})\.?(?:\s{0,3}[-/., ]\s{0,3})(?:de |del )?(\d{4}|\d{2})(?![\d:]|(?![TtZz])\p{L})/iu;
const MONTH_NAME_DAY =
  /(?<!\p{L})(\p{L}{3,12})[.\s-]{1,5}(\d{1,2})(?:st|nd|rd|th)?,?[\s-]{1,3}(?:(\d{1,2}:\d{2}(?::\d{2})?)\s{1,2})?(?:(\p{L}{2,5}|[+-]\d{2}:?\d{2})\s{1,2})?(\d{4})(?!\d|\p{L})/iu;
const NUMBERS = /(?<![\d\p{L}])(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d|(?![TtZz])\p{L})/u;
const TIME =
  /^[T\s,;(-]{0,4}(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s{0,2}(am|pm)?\s{0,2}\(?(?:(utc|gmt)\s{0,1})?(z(?![a-z])|[+-]\d{1,2}(?::?\d{2})?|[a-z]{2,5}(?![a-z]))?/i;
const BEFORE = /^before\s+(\p{L}{3,12})[-\s](\d{4})/iu;

interface Found {
  year: number;
  month: number;
  day: number;
  /** What follows the date and may hold its time. */
  rest: string;
}

/** Reads the date in a value, or nothing when it holds none that the calendar has. */
export function readDate(value: string, habits: DateHabits): StatedDate | undefined {
  const text = value.slice(0, LONGEST_VALUE);
  if (BEFORE.test(text)) return undefined;
  const found = yearFirst(text, habits) ?? named(text, habits) ?? numbers(text, habits) ?? compact(text);
  if (!found || !isDay(found.year, found.month, found.day)) return undefined;
  const raw = value.trim();
  const written = `${found.year}-${two(found.month)}-${two(found.day)}`;
  const moment = momentOf(found, habits);
  if (!moment) return { day: written, raw };
  return { day: moment.isEdge ? written : moment.time.slice(0, 10), time: moment.time, raw };
}

/** Reads "before Aug-1996". */
export function readBefore(value: string, habits: DateHabits): StatedBefore | undefined {
  const match = BEFORE.exec(value.slice(0, LONGEST_VALUE).trim());
  const month = match && monthNumber(match[1] ?? '', habits.ending);
  return match && month ? { month: `${match[2]}-${two(month)}`, raw: value.trim() } : undefined;
}

/** What the numbers of a date show of their order, when one is above twelve. */
export function orderShown(value: string): DateHabits['order'] | undefined {
  const match = NUMBERS.exec(value.slice(0, LONGEST_VALUE));
  if (!match) return undefined;
  if (Number(match[1]) > 12) return 'day-first';
  return Number(match[3]) > 12 ? 'month-first' : undefined;
}

function yearFirst(text: string, { ending }: DateHabits): Found | undefined {
  const match = YEAR_FIRST.exec(text);
  if (match) {
    const year = calendarYear(Number(match[1]), ending);
    return { year, month: Number(match[2]), day: Number(match[3]), rest: after(text, match) };
  }
  const withName = YEAR_MONTH_NAME.exec(text);
  const month = withName && monthNumber(withName[2] ?? '', ending);
  if (!withName || !month) return undefined;
  return { year: Number(withName[1]), month, day: Number(withName[3]), rest: after(text, withName) };
}

function named(text: string, { ending }: DateHabits): Found | undefined {
  const dayFirst = DAY_MONTH_NAME.exec(text);
  const month = dayFirst && monthNumber(dayFirst[2] ?? '', ending);
  if (dayFirst && month) {
    const year = calendarYear(fullYear(dayFirst[3] ?? ''), ending);
    return { year, month, day: Number(dayFirst[1]), rest: after(text, dayFirst) };
  }
  const monthFirst = MONTH_NAME_DAY.exec(text);
  const first = monthFirst && monthNumber(monthFirst[1] ?? '', ending);
  if (!monthFirst || !first) return undefined;
  const rest = monthFirst[3] ? `${monthFirst[3]} ${monthFirst[4] ?? ''}` : after(text, monthFirst);
  return { year: Number(monthFirst[5]), month: first, day: Number(monthFirst[2]), rest };
}

function numbers(text: string, { ending, order }: DateHabits): Found | undefined {
  const match = NUMBERS.exec(text);
  if (!match) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const isDayFirst = match[2] === '.' || first > 12 || (order === 'day-first' && second <= 12);
  const year = calendarYear(fullYear(match[4] ?? ''), ending);
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return { year, month, day, rest: after(text, match) };
}

function compact(text: string): Found | undefined {
  const match = COMPACT.exec(text);
  if (!match) return undefined;
  const rest = match[4] ? `${match[4]}:${match[5]}:${match[6]}${after(text, match)}` : after(text, match);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), rest };
}

function after(text: string, match: RegExpExecArray): string {
  return text.slice(match.index + match[0].length);
}

function calendarYear(year: number, ending: string): number {
  if (year > 2400 && year < 2700 && buddhistEndings.has(ending)) return year - BUDDHIST_YEARS;
  if (year < 300 && republicEndings.has(ending)) return year + REPUBLIC_YEARS;
  return year;
}

interface Moment {
  /** ISO 8601 in UTC. */
  time: string;
  /** The day's first or last minute stands for the day itself, wherever UTC is by then. */
  isEdge: boolean;
}

/** The moment in UTC, when a time with a known zone follows the day. */
function momentOf({ year, month, day, rest }: Found, { ending }: DateHabits): Moment | undefined {
  const match = TIME.exec(rest);
  const zone = match && (match[6] ?? match[5]);
  if (!match || !zone) return undefined;
  const offset = zoneMinutes(zone, ending);
  const hour = hours(Number(match[1]), match[4]);
  const minute = Number(match[2]);
  const second = Number(match[3] ?? 0);
  if (offset === undefined || hour > 24 || minute > 59 || second > 60) return undefined;
  const moment = new Date(Date.UTC(year, month - 1, day, hour, minute - offset, second));
  if (moment.getUTCFullYear() > 9999) return undefined;
  const isFirst = hour === 0 && minute === 0 && second === 0;
  const isLast = hour === 23 && minute === 59;
  return { time: `${moment.toISOString().slice(0, 19)}Z`, isEdge: isFirst || isLast };
}

function hours(hour: number, half: string | undefined): number {
  if (!half || hour > 12) return hour;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

function zoneMinutes(zone: string, ending: string): number | undefined {
  const digits = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (digits) {
    const minutes = Number(digits[2]) * 60 + Number(digits[3] ?? 0);
    return minutes > 15 * 60 ? undefined : (digits[1] === '-' ? -1 : 1) * minutes;
  }
  const name = zone.toLowerCase();
  return own(zonesByEnding, ending)?.[name] ?? own(zoneOffsets, name);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
