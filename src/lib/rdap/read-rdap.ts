import { readDate } from '../whois/dates.ts';
import { hostNameOf } from '../whois/host-name.ts';
import type { DomainRecord, RegistrationState, StatedDate } from '../whois/record.ts';
import { isObject, list, member, text, texts } from './json.ts';
import { rdapRegistrar } from './rdap-entities.ts';

export interface RdapEvent {
  /** The action in lower case: "registration", "transfer", "last changed" … */
  action: string;
  date: StatedDate;
}

export interface RdapRecord extends DomainRecord {
  /** All dated events, in the answer's order. */
  events: RdapEvent[];
  /** Address of the registrar's own RDAP record of the domain, which may know more. */
  related?: string;
  /** Names of what the registry has left out, as it calls them. Source: RFC 9537. */
  redacted: string[];
  /** What the service says when it gives no record. */
  error?: { code?: number; title?: string };
}

const MOST_SERVERS = 50;
const MOST_EVENTS = 100;

/** RDAP's dates carry their zone, so neither ending nor order is asked for. */
const habits = { ending: '', order: 'day-first' } as const;

/** A day of one digit is the rest of a longer one. Source: RFC 3339, section 5.6. */
const cutDate = /^\d{4}-\d{1,2}-\d(?!\d)/;

const events = {
  created: ['registration', 'created', 'creation'],
  expires: ['expiration', 'registry expiration', 'registrar expiration', 'soft expiration'],
  updated: ['last changed', 'last update', 'updated'],
} as const;

/**
 * Reads an RDAP domain object. Source: RFC 9083.
 *
 * Never throws: members of a wrong type, missing, too many or too deep are left out, and what is no domain object has
 * the state `unknown`. An error object with code 404 means a free name, 403 and 429 a refusal; an HTTP status that says
 * the same without a body is for the caller to read.
 *
 * @param body the parsed JSON of the answer
 */
export function readRdap(body: unknown): RdapRecord {
  const dated = datedEvents(body);
  const created = eventDate(dated, events.created);
  const updated = eventDate(dated, events.updated);
  const expires = eventDate(dated, events.expires);
  const registrar = rdapRegistrar(body);
  const nameServers = serversOf(body);
  const status = [...new Set(texts(member(body, 'status')))].slice(0, MOST_SERVERS);
  const error = errorOf(body);
  const hasRecord = Boolean(created ?? expires ?? registrar) || nameServers.length > 0;
  const state = stateOf({ body, status, error, hasRecord });
  const redacted = redactions(body);
  if (state !== 'registered' && state !== 'reserved') {
    return { state, nameServers: [], status: [], events: [], redacted, ...(error && { error }) };
  }

  const dnssec = signedDelegation(body);
  const related = relatedRecord(body);
  return {
    state,
    ...(created && { created }),
    ...(updated && { updated }),
    ...(expires && { expires }),
    ...(registrar && { registrar }),
    nameServers,
    status,
    ...(dnssec !== undefined && { dnssec }),
    events: dated,
    ...(related && { related }),
    redacted,
  };
}

function datedEvents(body: unknown): RdapEvent[] {
  return list(member(body, 'events'))
    .flatMap((event) => {
      const action = text(member(event, 'eventAction'))?.toLowerCase();
      const stated = text(member(event, 'eventDate')) ?? '';
      const date = cutDate.test(stated) ? undefined : readDate(stated, habits);
      return action && date ? [{ action, date }] : [];
    })
    .slice(0, MOST_EVENTS);
}

/** The date of the first action in the list that has one; a domain registered anew keeps its latest registration. */
function eventDate(dated: readonly RdapEvent[], actions: readonly string[]): StatedDate | undefined {
  for (const action of actions) {
    const found = dated.find((event) => event.action === action);
    if (found) return found.date;
  }
  return undefined;
}

function serversOf(body: unknown): string[] {
  const names = list(member(body, 'nameservers')).flatMap((server) => {
    const name = text(member(server, 'ldhName')) ?? text(member(server, 'unicodeName')) ?? text(server);
    return name ? (hostNameOf(name) ?? []) : [];
  });
  return [...new Set(names)].slice(0, MOST_SERVERS);
}

function signedDelegation(body: unknown): boolean | undefined {
  const secure = member(body, 'secureDNS');
  const signed = member(secure, 'delegationSigned');
  if (typeof signed === 'boolean') return signed;
  if (list(member(secure, 'dsData')).length > 0 || list(member(secure, 'keyData')).length > 0) return true;
  return signed === 'true' ? true : signed === 'false' ? false : undefined;
}

/** The link to the same domain at the registrar. */
function relatedRecord(body: unknown): string | undefined {
  for (const link of list(member(body, 'links'))) {
    const href = text(member(link, 'href'));
    const isRelated = text(member(link, 'rel'))?.toLowerCase() === 'related';
    const type = text(member(link, 'type'))?.toLowerCase();
    const isRdap = type ? type.startsWith('application/rdap+json') : /\/domain\//i.test(href ?? '');
    if (href && isRelated && isRdap && /^https?:\/\/\S+$/i.test(href)) return href;
  }
  return undefined;
}

function redactions(body: unknown): string[] {
  const names = list(member(body, 'redacted')).flatMap((entry) => {
    const name = member(entry, 'name');
    return text(member(name, 'description')) ?? text(member(name, 'type')) ?? [];
  });
  return [...new Set(names)];
}

function errorOf(body: unknown): RdapRecord['error'] {
  const stated = member(body, 'errorCode');
  const number = typeof stated === 'string' ? Number(stated) : stated;
  const code = typeof number === 'number' && Number.isInteger(number) ? number : undefined;
  const title = text(member(body, 'title'));
  if (code === undefined && (title === undefined || member(body, 'objectClassName') !== undefined)) return undefined;
  return { ...(code !== undefined && { code }), ...(title && { title }) };
}

interface Found {
  body: unknown;
  status: readonly string[];
  error: RdapRecord['error'];
  hasRecord: boolean;
}

function stateOf({ body, status, error, hasRecord }: Found): RegistrationState {
  if (error?.code === 404) return 'free';
  if (error?.code === 429 || error?.code === 403 || error?.code === 401) return 'refused';
  if (error?.code !== undefined || !isObject(body)) return 'unknown';
  const kind = text(member(body, 'objectClassName'))?.toLowerCase();
  if (kind !== undefined && kind !== 'domain') return 'unknown';
  const words = status.map((word) => word.toLowerCase());
  if (words.includes('reserved') || words.includes('blocked')) return 'reserved';
  if (!hasRecord && words.some((word) => word === 'free' || word === 'available')) return 'free';
  return hasRecord || (kind === 'domain' && (status.length > 0 || text(member(body, 'ldhName')) !== undefined))
    ? 'registered'
    : 'unknown';
}
