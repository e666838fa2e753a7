/** An event of a whole day. */
interface DayEvent {
  /** Unique in the world and the same each time, so that a program that reads the file again changes the event. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  description?: string;
  /** Days before it at which the calendar reminds. */
  reminders?: readonly number[];
}

/** Octets of a line without its break. Source: RFC 5545, section 3.1. */
const LONGEST_LINE = 75;
const DAY = 86_400_000;

/** Events as an iCalendar file. `now` in milliseconds since 1970. Source: RFC 5545. */
export function calendarFile(events: readonly DayEvent[], now: number): string {
  const stamp = `${digits(new Date(now).toISOString()).slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clearkit//Expiry dates//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ id, day, title, description, reminders = [] }: DayEvent, stamp: string): string[] {
  const next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(next)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    // It takes no time of anybody's day.
    'TRANSP:TRANSPARENT',
    ...reminders.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

function digits(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Continued on lines that begin with a space; no letter is cut in two. */
function folded(line: string): string {
  let text = '';
  let room = LONGEST_LINE;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (octets > room) {
      text += '\r\n ';
      room = LONGEST_LINE - 1;
    }
    text += letter;
    room -= octets;
  }
  return text;
}

/** Of one code point in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
