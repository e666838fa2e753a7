import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { asNameQuery, originQuery, readAsName, readOrigins } from '#lib/bgp-origin';
import { type IpAddress, readIpAddress } from '#lib/ip-address';
import { reverseNameOf } from '#lib/reverse-name';
import type { RecordType } from '#ports/dns/port';
import type { GeoSource, Place } from '#ports/geo/port';

/** Who announces an address to the internet. */
export interface Network {
  /** Number of the autonomous system. */
  asn: number;
  /** Further systems that announce the same range. */
  otherAsns: readonly number[];
  /** Its operator, as the source writes it. */
  name?: string;
  /** Short name in the registry, where the source tells both: `AMAZON-02`. */
  handle?: string;
  /** CIDR range that is announced. */
  prefix?: string;
  /** Two letters: where the range is registered, which need not be where it is used. */
  country?: string;
  /** Regional internet registry, such as `ripencc`. */
  registry?: string;
  source: NetworkSource;
}

interface NetworkSource {
  name: string;
  /** When a database was made, `YYYY-MM-DD`; absent for what was asked just now. */
  built?: string;
  attribution?: { text: string; url: string };
}

interface ReverseName {
  name: string;
  /** Whether the name's own addresses hold this one; `undefined` when they could not be asked. Without that, anybody can claim any name. */
  isConfirmed: boolean | undefined;
  /** How many more names the address has. */
  others: number;
}

/** What is known of an address. What is not is `undefined`; `failures` says what could not be asked. */
export interface AddressFacts extends IpAddress {
  place: Place | undefined;
  /** The database that was looked in; `undefined` when it was not. */
  placeSource: GeoSource | undefined;
  network: Network | undefined;
  reverseName: ReverseName | undefined;
  failures: readonly AddressFailure[];
}

interface AddressFailure {
  of: 'place' | 'network' | 'reverse name';
  reason: string;
}

type AddressPorts = Pick<Ports, 'dns' | 'geo'>;

const TEAM_CYMRU: NetworkSource = {
  name: 'Team Cymru',
  attribution: { text: 'Networks by Team Cymru', url: 'https://www.team-cymru.com/ip-asn-mapping' },
};

/**
 * Where an address is, who announces it, and what it is called: place from a database on this machine, network from one or else from
 * Team Cymru's service by DNS, name by DNS. Of an address that is not public nobody is asked anything.
 *
 * @param text an IPv4 or IPv6 address
 * @throws ToolError `invalid-input` for what is no address, `cancelled` (or the signal's own).
 */
export async function addressFacts(text: string, ports: AddressPorts, signal: AbortSignal): Promise<AddressFacts> {
  const address = readIpAddress(text);
  if (!address) throw new ToolError('invalid-input', 'This is not an IP address.');
  const unknown = { place: undefined, placeSource: undefined, network: undefined, reverseName: undefined };
  if (address.kind !== 'public') return { ...address, ...unknown, failures: [] };

  const failures: AddressFailure[] = [];
  const tried = async <T>(of: AddressFailure['of'], ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
      failures.push({ of, reason: error.message });
      return undefined;
    }
  };
  const [placed, network, reverseName] = await Promise.all([
    tried('place', () => ports.geo.place(address.ip)),
    networkOf(address.ip, ports, { signal, tried }),
    tried('reverse name', () => reverseNameOfAddress(address, ports, signal)),
  ]);
  return { ...address, place: placed?.place, placeSource: placed?.source, network, reverseName, failures };
}

interface Asking {
  signal: AbortSignal;
  tried: <T>(of: AddressFailure['of'], ask: () => Promise<T>) => Promise<T | undefined>;
}

async function networkOf(ip: string, ports: AddressPorts, asking: Asking): Promise<Network | undefined> {
  const known = await asking.tried('network', () => ports.geo.network(ip));
  if (known?.network) return { ...known.network, otherAsns: [], source: known.source };
  return askOrigin(ip, ports, asking);
}

async function askOrigin(ip: string, { dns }: AddressPorts, { signal, tried }: Asking): Promise<Network | undefined> {
  const question = originQuery(ip);
  if (question === undefined) return undefined;
  const texts = await tried('network', () => valuesOf(dns, question, 'TXT', signal));
  const origin = readOrigins(texts ?? [], ip);
  const [asn, ...otherAsns] = origin?.asns ?? [];
  if (!origin || asn === undefined) return undefined;
  const names = await tried('network', () => valuesOf(dns, asNameQuery(asn), 'TXT', signal));
  const { asns: _, ...range } = origin;
  return { asn, otherAsns, ...readAsName(names ?? [], asn), ...range, source: TEAM_CYMRU };
}

/** A host's name, which can be looked up in turn. */
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/i;

async function reverseNameOfAddress(
  { ip, version }: IpAddress,
  { dns }: AddressPorts,
  signal: AbortSignal,
): Promise<ReverseName | undefined> {
  const question = reverseNameOf(ip);
  if (question === undefined) return undefined;
  const [name, ...others] = await valuesOf(dns, question, 'PTR', signal);
  if (name === undefined) return undefined;
  const isConfirmed = HOST_NAME.test(name) ? await leadsTo({ name, ip, version }, dns, signal) : false;
  return { name, isConfirmed, others: others.length };
}

async function leadsTo(
  { name, ip, version }: { name: string; ip: string; version: 4 | 6 },
  dns: Ports['dns'],
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    const addresses = await valuesOf(dns, name, version === 4 ? 'A' : 'AAAA', signal);
    return addresses.some((address) => readIpAddress(address)?.ip === ip);
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
    return undefined;
  }
}

async function valuesOf(dns: Ports['dns'], name: string, type: RecordType, signal: AbortSignal): Promise<string[]> {
  const answer = await dns.query(name, type, signal);
  return answer.status === 'found' ? answer.records.map(({ value }) => value) : [];
}
