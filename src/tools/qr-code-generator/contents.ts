import type { ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

/** Minutes of a day in a time as `2026-03-12 18:30`, or a day alone. */
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?$/;

/** What the code says, as phones expect it of each kind. @throws ToolError `invalid-input` for what is missing or wrong. */
export function contentOf(input: Input): string {
  switch (input.kind) {
    case 'wifi':
      return wifi(input);
    case 'contact':
      return contact(input);
    case 'event':
      return event(input);
    case 'email': {
      const asked = [
        ...(input.subject && [`subject=${encodeURIComponent(input.subject.toWellFormed())}`]),
        ...(input.message && [`body=${encodeURIComponent(input.message.toWellFormed().replaceAll('\n', '\r\n'))}`]),
      ];
      const to = given(input.email, 'email', 'Please enter an email address');
      return `mailto:${encodeURIComponent(to.toWellFormed()).replaceAll('%40', '@')}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
    }
    case 'phone':
      return `tel:${phoneOf(input)}`;
    case 'sms':
      return `SMSTO:${phoneOf(input)}:${input.message}`;
    case 'place':
      return `geo:${degrees(input.latitude, 90, 'latitude')},${degrees(input.longitude, 180, 'longitude')}`;
    default:
      return given(input.text, 'text', 'Please enter a link or text');
  }
}

function given(value: string, field: keyof Input, message: string): string {
  if (value.trim() === '') throw new ToolError('invalid-input', message, { field });
  return value.trim();
}

/** As ZXing defined it, and every phone took it over. */
function wifi({ ssid, password, security, hidden }: Input): string {
  const name = given(ssid, 'ssid', 'Please enter the name of the network');
  if (security !== 'none') given(password, 'password', 'Please enter the password of the network');
  const kept = (text: string) => text.replace(/[\\;,:"]/g, '\\$&');
  const secret = security === 'none' ? '' : `P:${kept(password)};`;
  return `WIFI:T:${security === 'none' ? 'nopass' : security.toUpperCase()};S:${kept(name)};${secret}${hidden ? 'H:true;' : ''};`;
}

/** A vCard in version 3.0, which older phones read as well. Source: RFC 2426. */
function contact(input: Input): string {
  const { firstName, lastName, organization } = input;
  const name = given([firstName, lastName].join(' ').trim() || organization, 'firstName', 'Please enter a name');
  const address = ['', '', input.street, input.city, '', input.postcode, input.country].map(plain);
  const lines: [name: string, value: string][] = [
    ['N', [lastName, firstName, '', '', ''].map(plain).join(';')],
    ['FN', plain(name)],
    ['ORG', plain(organization)],
    ['TITLE', plain(input.jobTitle)],
    ['TEL', input.phone === '' ? '' : phoneOf(input)],
    ['EMAIL', plain(input.email)],
    ['URL', input.website.trim()],
    ['ADR', address.some(Boolean) ? address.join(';') : ''],
    ['NOTE', plain(input.note)],
  ];
  const filled = lines.filter(([, value]) => value !== '').map(([key, value]) => `${key}:${value}`);
  return ['BEGIN:VCARD', 'VERSION:3.0', ...filled, 'END:VCARD'].join('\r\n');
}

/** An event alone, which takes far fewer modules than a calendar around it. Source: RFC 5545. */
function event(input: Input): string {
  const title = given(input.eventTitle, 'eventTitle', 'Please enter the title of the event');
  const starts = momentOf(given(input.starts, 'starts', 'Please enter when the event starts'), 'starts');
  const ends = input.ends.trim() === '' ? undefined : momentOf(input.ends.trim(), 'ends');
  if (ends !== undefined && (ends.length !== starts.length || ends < starts)) {
    const message = 'The event must end after it starts, and both need a time or none';
    throw new ToolError('invalid-input', message, { field: 'ends' });
  }
  const dated = (name: string, moment: string) => `${name}${moment.length === 8 ? ';VALUE=DATE' : ''}:${moment}`;
  return [
    'BEGIN:VEVENT',
    `SUMMARY:${plain(title)}`,
    dated('DTSTART', starts),
    ...(ends === undefined ? [] : [dated('DTEND', ends)]),
    ...(input.location && [`LOCATION:${plain(input.location)}`]),
    ...(input.note && [`DESCRIPTION:${plain(input.note)}`]),
    'END:VEVENT',
  ].join('\r\n');
}

/** `20260312T183000` in the phone's own time zone, or `20260312` for a whole day. */
function momentOf(text: string, field: 'starts' | 'ends'): string {
  const [, year, month, day, hour, minute] = MOMENT.exec(text) ?? [];
  const read = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0)));
  // A day that there is not, such as February 30, comes back as another one.
  const isThere =
    !Number.isNaN(read.getTime()) &&
    read.toISOString().startsWith(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}`);
  if (!isThere) {
    const message = 'A time is written like 2026-03-12 18:30, and a whole day like 2026-03-12';
    throw new ToolError('invalid-input', message, { field });
  }
  return `${year}${month}${day}${hour === undefined ? '' : `T${hour}${minute}00`}`;
}

function phoneOf({ phone }: Input): string {
  const number = given(phone, 'phone', 'Please enter a phone number').replace(/[\s()./-]/g, '');
  if (!/^\+?[\d*#]{2,20}$/.test(number)) {
    const message = 'A phone number has up to 20 digits and may begin with +';
    throw new ToolError('invalid-input', message, { field: 'phone' });
  }
  return number;
}

function degrees(text: string, most: number, field: 'latitude' | 'longitude'): number {
  const value = Number(text.trim().replace(',', '.') || Number.NaN);
  if (!(Math.abs(value) <= most)) {
    const message = `Please enter the ${field} in degrees, from -${most} to ${most}`;
    throw new ToolError('invalid-input', message, { field });
  }
  return value;
}

/** A value of a vCard or an event (RFC 2426, section 4; RFC 5545, section 3.3.11). */
function plain(text: string): string {
  return text
    .trim()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
}
