import { isRecord } from '../is-record.ts';
import { orderShown, readDate } from '../whois/dates.ts';
import type { StatedDate } from '../whois/record.ts';
import { letters, list, member, text } from './json.ts';

export interface RdapEvent {
  /** The action in lower case: "registration", "transfer", "last changed" … */
  action: string;
  date: StatedDate;
}

const MOST_EVENTS = 100;

/** A day of one digit is the rest of a longer one. Source: RFC 3339, section 5.6. */
const cutDate = /^\d{4}-\d{1,2}-\d(?!\d)/;
/** Two numbers that may each be the month. */
const EITHER_ORDER = /^(\d{1,2})[-/](\d{1,2})[-/]/;
/** Before there was a DNS a date stands for none: the year 1, or the beginning of Unix time. */
const FIRST_YEAR = 1983;
const LAST_SECOND = 7_258_118_400;

/** Actions by their letters, those that count first first; and members of an object that tells dates without events. */
const actions = {
  created: 'registration registered created creation registrationdate creationdate createddate datecreated',
  expires:
    'expiration registryexpiration registrarexpiration registrarregistrationexpiration softexpiration expires expiry expirationdate expirydate',
  updated:
    'lastchanged lastupdate lastupdated lastmodified updated changed modified modification updateddate lastchangeddate',
};

type DatedFact = keyof typeof actions;

const actionsOf: Readonly<Record<DatedFact, readonly string[]>> = {
  created: actions.created.split(' '),
  expires: actions.expires.split(' '),
  updated: actions.updated.split(' '),
};

/** All dated events of an object, in its order. */
export function datedEvents(stated: unknown): RdapEvent[] {
  const events = [...list(stated).filter(isRecord), ...namedDates(stated)];
  const dates = events.map((event) => dateText(member(event, 'eventDate', 'date')));
  const order = dates.map((date) => orderShown(date ?? '')).find((one) => one !== undefined);
  return events
    .flatMap((event, at) => {
      const action = text(member(event, 'eventAction', 'action', 'event'));
      const date = readEventDate(dates[at], order);
      return action && date ? [{ action: inWords(action), date }] : [];
    })
    .slice(0, MOST_EVENTS);
}

/** Events as members: `{ "registration": "1999-03-05" }`. */
function namedDates(stated: unknown): object[] {
  if (!isRecord(stated) || member(stated, 'eventAction') !== undefined) return [];
  return Object.entries(stated)
    .slice(0, MOST_EVENTS)
    .flatMap(([eventAction, eventDate]) => (isRecord(eventDate) ? [] : [{ eventAction, eventDate }]));
}

/** "LAST_CHANGED" and "lastChanged" are "last changed". */
function inWords(action: string): string {
  return action
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[\s_-]+/g, ' ')
    .toLowerCase();
}

/** The date of the first action in the list that has one; else one that is a member of the object itself. */
export function dateOf(fact: DatedFact, dated: readonly RdapEvent[], body: unknown): StatedDate | undefined {
  for (const action of actionsOf[fact]) {
    const found = dated.find((event) => letters(event.action) === action);
    if (found) return found.date;
  }
  const [first, ...others] = actionsOf[fact].slice(1);
  return first === undefined ? undefined : readEventDate(dateText(member(body, first, ...others)), undefined);
}

/** Some services write Unix time, in seconds or milliseconds. */
function dateText(value: unknown): string | undefined {
  const stated = text(value);
  const figures =
    list(value).find((one) => typeof one === 'number') ??
    (/^\d{9,10}$|^\d{12,13}$/.test(stated ?? '') ? Number(stated) : undefined);
  if (typeof figures !== 'number') return stated;
  const seconds = Math.abs(figures) > LAST_SECOND ? figures / 1_000 : figures;
  return seconds > 0 && seconds < LAST_SECOND ? new Date(seconds * 1_000).toISOString() : undefined;
}

function readEventDate(
  stated: string | undefined,
  order: 'day-first' | 'month-first' | undefined,
): StatedDate | undefined {
  if (stated === undefined || cutDate.test(stated)) return undefined;
  const [, one, other] = EITHER_ORDER.exec(stated) ?? [];
  // Nobody can tell the month.
  if (one !== other && order === undefined && orderShown(stated) === undefined) return undefined;
  const date = readDate(stated, { ending: '', order: order ?? 'day-first' });
  return date && Number(date.day.slice(0, 4)) >= FIRST_YEAR ? date : undefined;
}
