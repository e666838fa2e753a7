import { instantsAt, offsetAt, offsetText } from '#lib/time-zone';
import { readFields, type WrittenTime } from './read-fields.ts';

type Unit = 'auto' | 'seconds' | 'milliseconds' | 'microseconds' | 'nanoseconds' | 'excel';

export interface Reading {
  /** Nanoseconds since 1970. */
  instant: bigint;
  format: string;
  note?: string;
}

interface ReadingOptions {
  zone: string;
  unit: Unit;
  dayFirst: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

const MILLISECOND = 1_000_000n;
const SECOND = 1_000_000_000n;
/** Milliseconds that a date of JavaScript can be away from 1970. */
const FURTHEST = 8.64e15 * 1e6;
const LONGEST = 100;

const perUnit = { seconds: SECOND, milliseconds: MILLISECOND, microseconds: 1_000n, nanoseconds: 1n };

/** Reads one time; a text says why it is none. */
export function readTime(line: string, options: ReadingOptions): Reading | string {
  const text = line.trim();
  if (text.length > LONGEST) return 'This is too long to be a time.';
  if (/^now$/i.test(text)) return { instant: BigInt(options.now) * MILLISECOND, format: 'Now' };
  const number = /^([+-]?\d{1,30})(?:\.(\d{0,30}))?$/.exec(text.replace(/(?<=\d)[,_' ](?=\d{3}(?!\d))/g, ''));
  const read = number ? readNumber(number[1] ?? '', number[2] ?? '', options) : readWritten(text, options);
  if (read === undefined) return 'This is not a time in any supported format.';
  return Math.abs(Number(read.instant)) > FURTHEST ? 'This is more than 275,000 years away.' : read;
}

function readNumber(whole: string, fraction: string, options: ReadingOptions): Reading | undefined {
  const { unit, zone } = options;
  if (unit === 'excel') return excelTime(Number(`${whole}.${fraction || 0}`), zone);
  if (unit !== 'auto') return counted(whole, fraction, unit);
  const compact = fraction === '' ? compactTime(whole, options) : undefined;
  if (compact) return compact;
  const size = Math.abs(Number(whole));
  const guessed = size < 1e11 ? 'seconds' : size < 1e14 ? 'milliseconds' : size < 1e17 ? 'microseconds' : 'nanoseconds';
  const excel = size >= 20_000 && size < 80_000 ? excelTime(Number(`${whole}.${fraction || 0}`), 'UTC') : undefined;
  const note =
    excel &&
    `Ambiguous: as an Excel date it would be ${new Date(Number(excel.instant / MILLISECOND)).toISOString().slice(0, 10)}.`;
  return { ...counted(whole, fraction, guessed), ...(note && { note }) };
}

function counted(whole: string, fraction: string, unit: keyof typeof perUnit): Reading {
  const per = perUnit[unit];
  const digits = String(per).length - 1;
  const part = digits === 0 ? 0n : BigInt(fraction.slice(0, digits).padEnd(digits, '0'));
  const sign = whole.startsWith('-') ? -1n : 1n;
  return { instant: BigInt(whole) * per + sign * part, format: `Unix ${unit}` };
}

/** 20260103 and 20260103120000 are dates; so says the note what the number would be. */
function compactTime(digits: string, options: ReadingOptions): Reading | undefined {
  const parts = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/.exec(digits);
  if (!parts) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = parts;
  const read = readWritten(`${year}-${month}-${day}T${hour}:${minute}:${second}`, options);
  return read && { ...read, format: 'Digits of a date', note: 'Ambiguous: choose a unit if this is a count.' };
}

const EXCEL_START = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** Days since 30 December 1899; before March 1900 one less, as Excel counts a 29 February that there was not. */
function excelTime(serial: number, zone: string): Reading | undefined {
  if (serial < 0 || serial >= 2_958_466) return undefined;
  const wall = EXCEL_START + Math.round((serial < 60 ? serial + 1 : serial) * DAY);
  const note = serial >= 60 && serial < 61 ? 'Excel’s 29 February 1900, a day that never existed.' : undefined;
  return at(wall, { zone, format: 'Excel date', ...(note && { note }) });
}

/** The serial number that Excel has for a wall clock's milliseconds; before 1900 none. */
export function excelSerial(wall: number): number | undefined {
  const days = (wall - EXCEL_START) / DAY;
  const serial = days < 61 ? days - 1 : days;
  return serial < 0 || serial >= 2_958_466 ? undefined : Math.round(serial * 1e9) / 1e9;
}

function readWritten(text: string, { zone, dayFirst }: ReadingOptions): Reading | undefined {
  const written = readFields(text, dayFirst);
  if (!written) return undefined;
  const wall = wallOf(written);
  const { format, nanosecond, offset } = written;
  const note = [written.note, written.second === 60 && 'A leap second: read as the next second.']
    .filter(Boolean)
    .join(' ');
  if (offset !== undefined) {
    const instant = BigInt(wall - offset * 60_000) * MILLISECOND + BigInt(nanosecond);
    return { instant, format, ...(note && { note }) };
  }
  const read = at(wall, { zone, format, note });
  return { ...read, instant: read.instant + BigInt(nanosecond) };
}

function wallOf({ year, month, day, hour, minute, second }: WrittenTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second);
}

/** What a wall clock shows in a zone, with a note where it shows that twice or never. */
function at(wall: number, { zone, format, note = '' }: { zone: string; format: string; note?: string }): Reading {
  const [first, second] = instantsAt(wall, zone);
  if (first === undefined) {
    const instant = wall - offsetAt(wall - DAY, zone);
    const gap = 'Clocks skip this time because of daylight saving. It is read as if they had not changed yet.';
    return { instant: BigInt(instant) * MILLISECOND, format, note: `${note} ${gap}`.trim() };
  }
  const twice =
    second === undefined
      ? ''
      : `Ambiguous: clocks show this time twice because of daylight saving; the second one is ${new Date(second).toISOString().replace('.000', '')} (${offsetText(offsetAt(second, zone))}).`;
  const whole = `${note} ${twice}`.trim();
  return { instant: BigInt(first) * MILLISECOND, format, ...(whole && { note: whole }) };
}
