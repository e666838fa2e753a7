import type { ReadContent } from './content.ts';
import { linkOf } from './read-link.ts';

/** Lines of a card or an event that are shown, at most. */
const MOST_LINES = 40;

/** What a code's content is for, with its parts. */
export function readContent(text: string, format: string): ReadContent {
  if (/^(?:EAN|UPC)/.test(format)) return product(text);
  if (format === 'ISBN') return { ...nothing('Book'), details: [{ name: 'ISBN', value: text }] };
  const readers: readonly [RegExp, (text: string) => ReadContent][] = [
    [/^WIFI:/i, wifi],
    [/^BEGIN:VCARD/i, (card) => byLines('Contact', CARD, card)],
    [/^MECARD:/i, meCard],
    [/^BEGIN:(?:VEVENT|VCALENDAR)/i, (event) => byLines('Event', EVENT, event)],
    [/^mailto:/i, mail],
    [/^tel:/i, (call) => ({ ...nothing('Phone number'), details: [{ name: 'Number', value: call.slice(4) }] })],
    [/^(?:smsto|sms|mmsto|mms):/i, sms],
    [
      /^geo:/i,
      (place) => ({
        ...nothing('Place'),
        details: [{ name: 'Latitude, longitude', value: place.slice(4).split('?')[0] ?? '' }],
      }),
    ],
    [/^(?:urlto?:)?(?:[a-z][a-z\d+.-]{1,30}:|www\.)\S/i, linkOf],
  ];
  const [, reader] = readers.find(([pattern]) => pattern.test(text)) ?? [];
  return reader ? reader(text) : nothing(text === '' ? 'Binary data' : 'Text');
}

const nothing = (kind: string): ReadContent => ({ kind, details: [], warnings: [] });

function product(text: string): ReadContent {
  const [number = text, addOn] = text.split(' ');
  const isBook = /^97[89]\d{10}$/.test(number);
  return {
    ...nothing(isBook ? 'Book' : 'Product'),
    details: [{ name: isBook ? 'ISBN' : 'GTIN', value: number }, ...(addOn ? [{ name: 'Add-on', value: addOn }] : [])],
  };
}

/** `KEY:value;` with `\` before what would divide. */
function parts(text: string): { key: string; value: string }[] {
  const list = text.matchAll(/([A-Za-z-]{1,20}):((?:\\[\s\S]|[^\\;])*);?/g);
  return Array.from(list, ([, key = '', value = '']) => ({
    key: key.toUpperCase(),
    value: value.replace(/\\([\s\S])/g, '$1'),
  }));
}

function wifi(text: string): ReadContent {
  const found = new Map(parts(text.slice(5)).map(({ key, value }) => [key, value]));
  const security = (found.get('T') ?? '').toUpperCase();
  const isOpen = security === '' || security === 'NOPASS';
  return {
    kind: 'Wi-Fi',
    details: named([
      ['Network', found.get('S')],
      ['Security', isOpen ? 'None' : security],
      ['Password', isOpen ? undefined : found.get('P')],
      ['Hidden', found.get('H')?.toLowerCase() === 'true' ? 'Yes' : undefined],
    ]),
    warnings: [
      ...(isOpen ? ['The network has no password: others nearby can read what is not encrypted.'] : []),
      ...(security === 'WEP' ? ['WEP is broken in minutes. Treat it as a network without a password.'] : []),
    ],
  };
}

function meCard(text: string): ReadContent {
  const names: Readonly<Record<string, string>> = {
    N: 'Name',
    TEL: 'Phone',
    EMAIL: 'Email',
    URL: 'Website',
    ADR: 'Address',
    NOTE: 'Note',
    ORG: 'Organization',
  };
  const lines = parts(text.slice(7)).slice(0, MOST_LINES);
  return {
    ...nothing('Contact'),
    details: named(lines.map(({ key, value }) => [Object.hasOwn(names, key) ? names[key] : key, value])),
  };
}

const CARD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FN: 'Name',
    ORG: 'Organization',
    TITLE: 'Job title',
    TEL: 'Phone',
    EMAIL: 'Email',
    URL: 'Website',
    ADR: 'Address',
    BDAY: 'Birthday',
    NOTE: 'Note',
  }),
);
const EVENT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SUMMARY: 'Title',
    DTSTART: 'Starts',
    DTEND: 'Ends',
    LOCATION: 'Location',
    DESCRIPTION: 'Description',
    URL: 'Website',
  }),
);

/** vCard and iCalendar: a line that begins with a space goes on with the one before. */
function byLines(kind: string, names: ReadonlyMap<string, string>, text: string): ReadContent {
  const lines = text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .slice(0, 4 * MOST_LINES);
  const found = lines.map((line): [string | undefined, string] => {
    const at = line.indexOf(':');
    const key = (line.slice(0, Math.max(0, at)).split(';')[0] ?? '').toUpperCase().replace(/^.*\./, '');
    return [names.get(key), key.startsWith('DT') ? momentOf(line.slice(at + 1)) : plain(line.slice(at + 1))];
  });
  return { ...nothing(kind), details: named(found.filter(([name]) => name !== undefined)).slice(0, MOST_LINES) };
}

/** `20260312T183000Z` as `2026-03-12 18:30 UTC`. */
function momentOf(text: string): string {
  const [, year, month, day, hour, minute, zone] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d*(Z?))?/.exec(text.trim()) ?? [];
  if (year === undefined) return text;
  return `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}`}${zone ? ' UTC' : ''}`;
}

function plain(text: string): string {
  const list = text.replace(/\\n/gi, '\n').split(/(?<!\\);/);
  return list
    .map((part) => part.replace(/\\([\\;,:])/g, '$1').trim())
    .filter(Boolean)
    .join(', ');
}

function mail(text: string): ReadContent {
  const [to = '', query = ''] = text.slice(7).split('?');
  const asked = new Map(
    query
      .split('&')
      .map((pair) => [(pair.split('=')[0] ?? '').toLowerCase(), decoded(pair.slice(pair.indexOf('=') + 1))]),
  );
  return {
    ...nothing('Email'),
    details: named([
      ['To', decoded(to)],
      ['Subject', asked.get('subject')],
      ['Message', asked.get('body')],
    ]),
  };
}

function sms(text: string): ReadContent {
  const [number = '', ...rest] = text.slice(text.indexOf(':') + 1).split(/[:?]/);
  const message = rest.join(':').replace(/^body=/i, '');
  const isPaid = /^\D*\d{3,6}$/.test(number);
  return {
    ...nothing('Text message'),
    details: named([
      ['To', number],
      ['Message', decoded(message)],
    ]),
    warnings: isPaid ? ['Messages to short numbers can cost extra.'] : [],
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function named(
  list: readonly (readonly [name: string | undefined, value: string | undefined])[],
): ReadContent['details'] {
  return list.flatMap(([name = '', value = '']) => (value === '' ? [] : [{ name, value }]));
}
