import { ToolError } from '#kit/tool-error';
import { reverseNameOf } from '#lib/reverse-name';
import type { Dns, DnsAnswer, DnsRecord, PublicResolver, RecordType } from './port.ts';

/** A record's value in presentation form, with its time to live in seconds; 300 by default. */
export type ZoneRecord = string | { value: string; ttl: number };

/** What every name holds, by lower-case name without final dot. A name that only has names below it exists too. */
export type Zone = Readonly<Record<string, Readonly<Partial<Record<RecordType, readonly ZoneRecord[]>>>>>;

export const DEFAULT_TTL = 300;

/** Names of sample addresses, as PTR records. */
function reverse(names: Readonly<Record<string, string>>): Zone {
  return Object.fromEntries(Object.entries(names).map(([ip, name]) => [reverseNameOf(ip), { PTR: [name] }]));
}

/** Names from the examples of tools, so that each example has an answer. Addresses are those set apart for documents. */
export const sampleZone: Zone = {
  'example.com': {
    A: [{ value: '192.0.2.10', ttl: 3600 }, '192.0.2.11'],
    AAAA: ['2001:db8::10'],
    MX: ['20 backup.example.com', '10 mail.example.com'],
    NS: ['ns1.example.com', 'ns2.example.com'],
    TXT: ['v=spf1 mx -all', 'site-verification=0123456789abcdef'],
    SOA: ['ns1.example.com hostmaster.example.com 2026010101 7200 3600 1209600 3600'],
    CAA: ['0 issue "ca.example.net"'],
    HTTPS: ['1 . alpn=h2,h3'],
  },
  '_dmarc.example.com': { TXT: ['v=DMARC1; p=reject; rua=mailto:dmarc@example.com'] },
  'www.example.com': { CNAME: ['example.com'] },
  'mail.example.com': { A: ['192.0.2.25'] },
  'ns1.example.com': { A: ['192.0.2.53'] },
  'ns2.example.com': { A: ['198.51.100.53'] },
  'example.org': { A: ['198.51.100.10'], NS: ['ns1.example.com'], MX: ['0 .'] },
  'www.wikipedia.org': { CNAME: [{ value: 'dyna.wikimedia.org', ttl: 86_400 }] },
  'wikipedia.org': { A: ['198.51.100.80'], NS: ['ns0.wikimedia.org', 'ns1.wikimedia.org'] },
  'dyna.wikimedia.org': { A: ['198.51.100.80'], AAAA: ['2001:db8:ed1a::1'] },
  'xn--mnchen-3ya.de': { A: ['203.0.113.89'], NS: ['ns1.example.com'] },
  ...reverse({
    '192.0.2.10': 'web1.example.com',
    '192.0.2.25': 'mail.example.com',
    '192.0.2.53': 'ns1.example.com',
    '198.51.100.10': 'web.example.org',
    '198.51.100.80': 'text-lb.wikimedia.org',
    '203.0.113.89': 'host.xn--mnchen-3ya.de',
    '2001:db8::10': 'web1.example.com',
    '2001:db8:ed1a::1': 'text-lb.wikimedia.org',
  }),
};

/** Resolvers that the fake knows by name. */
const sampleResolvers: readonly PublicResolver[] = [
  { server: '192.0.2.101', operator: 'First Resolver', country: 'Iceland' },
  { server: '192.0.2.102', operator: 'Second Resolver' },
];

export interface FakeDnsOptions {
  zone?: Zone;
  /** Questions that cannot be asked: `example.com` for every type, `example.com MX` for one, `*` for all. */
  failures?: Failures;
  /** Names whose answers are verified, with all below them. */
  authentic?: readonly string[];
  /** Names whose signatures are wrong, with all below them: only answered unchecked. */
  bogus?: readonly string[];
  publicResolvers?: readonly PublicResolver[];
  /** What a public resolver holds instead of the zone, by its server. */
  elsewhere?: Readonly<Record<string, Zone>>;
  /** Public resolvers that do not answer. */
  silent?: readonly string[];
}

type Failures = Readonly<Record<string, 'timed-out' | 'upstream-failed'>>;

/** A resolver that answers from a table. */
export function createFakeDns({
  zone = sampleZone,
  failures = {},
  authentic = [],
  bogus = [],
  publicResolvers = sampleResolvers,
  elsewhere = {},
  silent = [],
}: FakeDnsOptions = {}): Dns {
  const query: Dns['query'] = async (name, type, signal, { unchecked = false } = {}) => {
    if (signal?.aborted) {
      throw signal.reason instanceof ToolError
        ? signal.reason
        : new ToolError('cancelled', 'The request was cancelled.');
    }
    const isBogus = !unchecked && isUnder(name, bogus);
    const failure = isBogus ? 'upstream-failed' : (failures[`${name} ${type}`] ?? failures[name] ?? failures['*']);
    if (failure) throw new ToolError(failure, `The DNS servers did not give the ${type} records of ${name}.`);
    const found = answer(zone, name.toLowerCase(), type);
    return isUnder(name, authentic) && !unchecked ? { ...found, authentic: true } : found;
  };
  return {
    query,
    publicResolvers: async () => publicResolvers,
    async queryAt(server, name, type, signal, options) {
      if (!publicResolvers.some((resolver) => resolver.server === server)) {
        throw new Error(`${server} is not one of the public resolvers`);
      }
      if (silent.includes(server)) throw new ToolError('timed-out', `${server} did not answer in time.`);
      const other = elsewhere[server];
      const at = other ? createFakeDns({ zone: other, authentic, bogus }).query : query;
      return { ...(await at(name, type, signal, options)), server };
    },
  };
}

function isUnder(name: string, tops: readonly string[]): boolean {
  return tops.some((top) => name.toLowerCase() === top || name.toLowerCase().endsWith(`.${top}`));
}

function answer(zone: Zone, name: string, type: RecordType): DnsAnswer {
  const server = 'fake';
  if (!nameExists(zone, name)) return { status: 'no-such-domain', server };
  const owner = type === 'CNAME' ? name : endOfChain(zone, name);
  const records = (zone[owner]?.[type] ?? []).map((entry) => toRecord(owner, type, entry));
  if (records.length === 0) return { status: 'no-records', server };
  return { status: 'found', records: records.sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0)), server };
}

/** Whether the zone holds the name or one below it. */
export function nameExists(zone: Zone, name: string): boolean {
  return Object.keys(zone).some((owner) => owner === name || owner.endsWith(`.${name}`));
}

function endOfChain(zone: Zone, start: string): string {
  const visited = new Set<string>();
  let owner = start;
  while (!visited.has(owner)) {
    visited.add(owner);
    const [alias] = zone[owner]?.CNAME ?? [];
    if (alias === undefined) return owner;
    owner = (typeof alias === 'string' ? alias : alias.value).toLowerCase();
  }
  throw new ToolError('upstream-failed', `${start} is an alias that leads back to itself, so it has no records.`);
}

function toRecord(name: string, type: RecordType, entry: ZoneRecord): DnsRecord {
  const { value, ttl } = typeof entry === 'string' ? { value: entry, ttl: DEFAULT_TTL } : entry;
  const record = { type, name, ttl, value };
  return type === 'MX' ? { ...record, priority: Number.parseInt(value, 10) } : record;
}
