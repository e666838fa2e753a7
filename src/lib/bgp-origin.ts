import ipaddr from 'ipaddr.js';

/** Who announces a range of addresses, as Team Cymru's service tells it in a TXT record. */
interface Origin {
  /** Numbers of the autonomous systems that announce it; more than one where several do. At least one. */
  asns: readonly number[];
  /** CIDR range that holds the address. */
  prefix: string;
  /** Two letters: where the range is registered, not where it is used. */
  country?: string;
  /** Regional internet registry, such as `ripencc`. */
  registry?: string;
}

interface AsName {
  /** Short name in the registry: `GOOGLE`. */
  handle?: string;
  /** What is behind it, else the short name. */
  name: string;
}

/** Texts and fields that are looked at, and characters of a name that are kept. */
const MOST_TEXTS = 20;
const LONGEST = 500;
const LONGEST_NAME = 120;
const MOST_ASNS = 8;

/** The name that is asked for the origin of an address, or `undefined` for no address. */
export function originQuery(ip: string): string | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return `${ip.split('.').reverse().join('.')}.origin.asn.cymru.com`;
  if (!ip.includes(':') || !ipaddr.IPv6.isValid(ip)) return undefined;
  const digits = ipaddr.IPv6.parse(ip)
    .toByteArray()
    .flatMap((byte) => [...byte.toString(16).padStart(2, '0')]);
  return `${digits.reverse().join('.')}.origin6.asn.cymru.com`;
}

/** The name that is asked for the operator of an autonomous system. */
export function asNameQuery(asn: number): string {
  return `AS${asn}.asn.cymru.com`;
}

/**
 * Reads `15169 | 8.8.8.0/24 | US | arin | 2023-12-28`; of several, the narrowest range that really holds the address. A range that
 * several systems announce has their numbers with spaces between, or is in several records.
 */
export function readOrigins(texts: readonly string[], ip: string): Origin | undefined {
  const origins = texts.slice(0, MOST_TEXTS).flatMap((text) => originIn(text, ip) ?? []);
  const longest = Math.max(...origins.map(({ length }) => length));
  const [first, ...others] = origins.filter(({ length }) => length === longest);
  if (!first) return undefined;
  const asns = [...new Set([first, ...others].flatMap((origin) => origin.asns))].slice(0, MOST_ASNS);
  const { length: _, ...origin } = first;
  return { ...origin, asns };
}

/** Reads `15169 | US | arin | 2000-03-30 | GOOGLE - Google LLC, US`. */
export function readAsName(texts: readonly string[], asn: number): AsName | undefined {
  for (const text of texts.slice(0, MOST_TEXTS)) {
    const [number, , , , ...rest] = fieldsOf(text);
    if (number !== String(asn)) continue;
    const told = rest
      .join(' ')
      .replace(/,\s*[A-Z]{2}$/, '')
      .slice(0, LONGEST_NAME)
      .trim();
    const [, handle, words] = /^(\S+) - (\S.*)$/.exec(told) ?? [];
    if (handle !== undefined && words !== undefined) return { handle, name: words };
    if (told !== '' && told !== '-') return { name: told };
  }
  return undefined;
}

function originIn(text: string, ip: string): (Origin & { length: number }) | undefined {
  const [numbers = '', prefix = '', country = '', registry = ''] = fieldsOf(text);
  const asns = numbers.split(/\s+/).filter(isAsn).map(Number);
  const range = rangeOf(prefix);
  const address = ipaddr.parse(ip);
  if (asns.length === 0 || !range || range[0].kind() !== address.kind() || !address.match(range)) return undefined;
  return {
    asns,
    prefix: `${range[0].toString()}/${range[1]}`,
    ...(/^[a-z]{2}$/i.test(country) && { country: country.toUpperCase() }),
    ...(/^[a-z]{2,12}$/i.test(registry) && { registry: registry.toLowerCase() }),
    length: range[1],
  };
}

function rangeOf(prefix: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const isRange = ipaddr.IPv4.isValidCIDRFourPartDecimal(prefix) || ipaddr.IPv6.isValidCIDR(prefix);
  return isRange ? ipaddr.parseCIDR(prefix) : undefined;
}

function fieldsOf(text: string): string[] {
  return text
    .slice(0, LONGEST)
    .split('|')
    .map((part) => part.trim());
}

function isAsn(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= 0xffffffff;
}
