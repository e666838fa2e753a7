import { isRecord } from '../is-record.ts';
import { hostNameOf, hostNamesOf } from '../whois/host-name.ts';
import type { DomainRecord, RegistrationState } from '../whois/record.ts';
import { domainIn, partOf } from './domain-object.ts';
import { letters, list, member, text, texts, truth } from './json.ts';
import { rdapRegistrar } from './rdap-entities.ts';
import { datedEvents, dateOf, type RdapEvent } from './rdap-events.ts';

export type { RdapEvent };

interface RdapRecord extends DomainRecord {
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
/** Objects of another kind, by their letters. Source: RFC 9083, section 5. */
const OTHERS: ReadonlySet<string> = new Set(['entity', 'nameserver', 'ipnetwork', 'autnum']);

/**
 * Reads an RDAP domain object. Source: RFC 9083.
 *
 * Never throws: members of a wrong type, missing, too many or too deep are left out, those in another shape or place are
 * read as long as they say one thing only, and what is no domain object has the state `unknown`. An error object with code 404 means a free name, 403 and 429 a refusal; an HTTP status that says
 * the same without a body is for the caller to read.
 *
 * @param answer the parsed JSON of the answer
 */
export function readRdap(answer: unknown): RdapRecord {
  const body = domainIn(answer);
  const dated = datedEvents(partOf(body, 'events', 'event'));
  const created = dateOf('created', dated, body);
  const updated = dateOf('updated', dated, body);
  const expires = dateOf('expires', dated, body);
  const registrar = rdapRegistrar(body);
  const nameServers = serversOf(body);
  const status = statusOf(body);
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

function serversOf(body: unknown): string[] {
  const names = list(partOf(body, 'nameservers', 'nameserver', 'ns')).flatMap((server) => {
    const word = text(server);
    const own = ['ldhName', 'unicodeName', 'name', 'hostName', 'handle'].map((name) => text(member(server, name)));
    return word ? hostNamesOf(word) : (own.flatMap((name) => hostNameOf(name ?? '') ?? [])[0] ?? []);
  });
  return [...new Set(names)].slice(0, MOST_SERVERS);
}

/** The codes without the links behind them; some write one text, or members that are true. */
function statusOf(body: unknown): string[] {
  const stated = partOf(body, 'status', 'statuses', 'domainStatus');
  const flags = isRecord(stated) ? Object.keys(stated).filter((code) => stated[code] === true) : [];
  const codes = [...texts(stated), ...flags].flatMap((code) =>
    code.split(/[,;|]/).flatMap((one) => text(one.replace(/\s\(?https?:\S*\s*$/i, '')) ?? []),
  );
  return [...new Set(codes)].slice(0, MOST_SERVERS);
}

function signedDelegation(body: unknown): boolean | undefined {
  const secure = partOf(body, 'secureDNS');
  const signed = truth(member(secure, 'delegationSigned')) ?? truth(text(secure));
  if (signed !== undefined) return signed;
  const keys = ['dsData', 'keyData'].flatMap((name) => list(member(secure, name)));
  return keys.some((key) => member(key, 'digest', 'publicKey', 'keyTag', 'algorithm') !== undefined) ? true : undefined;
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
  const code = typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined;
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
  if (error?.code !== undefined || !isRecord(body)) return 'unknown';
  const kind = letters(text(member(body, 'objectClassName')) ?? '');
  const isDomain = kind === 'domain';
  if (OTHERS.has(kind) || (kind !== '' && !isDomain && !hasRecord)) return 'unknown';
  const words = status.map((word) => word.toLowerCase());
  if (words.includes('reserved') || words.includes('blocked')) return 'reserved';
  if (!hasRecord && words.some((word) => word === 'free' || word === 'available')) return 'free';
  const isNamed = text(member(body, 'ldhName', 'unicodeName')) !== undefined;
  const isTold = isDomain ? isNamed || status.length > 0 : isNamed && status.length > 0;
  return hasRecord || isTold ? 'registered' : 'unknown';
}
