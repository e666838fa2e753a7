import { counted } from '#lib/counted';
import { offsetAt, offsetText } from '#lib/time-zone';
import { excelSerial } from './read-time.ts';

const DAY = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An instant (nanoseconds since 1970) in all forms; `now` in milliseconds since 1970. */
export function formsOf(instant: bigint, zone: string, now: number) {
  const milliseconds = Number(floored(instant, 1_000_000n));
  const nanoseconds = instant - BigInt(milliseconds) * 1_000_000n;
  const offset = offsetAt(milliseconds, zone);
  const wall = new Date(milliseconds + offset);
  const utc = new Date(milliseconds);
  const fraction = fractionOf(utc, nanoseconds);
  return {
    iso: `${dateAndTime(utc)}${fraction}Z`,
    local: `${dateAndTime(wall)}${fraction}${offsetText(offset)}`,
    seconds: String(floored(instant, 1_000_000_000n)),
    milliseconds: String(milliseconds),
    microseconds: String(floored(instant, 1_000n)),
    nanoseconds: String(instant),
    rfc2822: `${rfc5322(wall)} ${offset === 0 ? '+0000' : offsetText(offset).replace(':', '')}`,
    http: `${rfc5322(utc)} GMT`,
    excel: String(excelSerial(wall.getTime()) ?? ''),
    relative: relativeTo(milliseconds - now),
    weekday: weekdays[wall.getUTCDay()] ?? '',
    week: isoWeek(wall),
    dayOfYear: dayOfYear(wall),
  };
}

function floored(value: bigint, by: bigint): bigint {
  const whole = value / by;
  return value < 0n && value % by !== 0n ? whole - 1n : whole;
}

function dateAndTime(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, '');
}

/** As many digits as are needed: none, 3, 6 or 9. */
function fractionOf(date: Date, nanoseconds: bigint): string {
  const digits = `${String(date.getUTCMilliseconds()).padStart(3, '0')}${String(nanoseconds).padStart(6, '0')}`;
  const short = digits.replace(/(?:000){1,3}$/, '');
  return short === '' ? '' : `.${short}`;
}

function rfc5322(date: Date): string {
  const day = (weekdays[date.getUTCDay()] ?? '').slice(0, 3);
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${day}, ${two(date.getUTCDate())} ${months[date.getUTCMonth()]} ${year} ${time}`;
}

function startOfYear(year: number): number {
  const date = new Date(0);
  return date.setUTCFullYear(year, 0, 1);
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - startOfYear(date.getUTCFullYear())) / DAY) + 1;
}

/** "2026-W01": weeks begin on Mondays, and belong to the year of their Thursday. */
function isoWeek(date: Date): string {
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY);
  const week = Math.floor((dayOfYear(thursday) - 1) / 7) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

const steps = [
  ['year', 365.2425 * DAY],
  ['month', (365.2425 / 12) * DAY],
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

function relativeTo(difference: number): string {
  const size = Math.abs(difference);
  const [unit, length] = steps.find(([, each]) => size >= each) ?? ['second', 0];
  if (length === 0) return 'now';
  const count = Math.floor(size / length);
  const words = counted(count, unit);
  return difference < 0 ? `${words} ago` : `in ${words}`;
}
