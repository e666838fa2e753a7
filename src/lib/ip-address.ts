import ipaddr from 'ipaddr.js';
import { own } from './own.ts';

export interface IpAddress {
  /** In its usual spelling: IPv6 shortened, lower case, without zone; an IPv4 address wrapped in IPv6 as it is. */
  ip: string;
  version: 4 | 6;
  /**
   * `public`: of the internet. `private`: for use inside a network or a machine. `special`: set apart for something else, and in
   * no use as the address of a host that everybody can reach.
   */
  kind: 'public' | 'private' | 'special';
  /** What it is reserved for, as a phrase; `undefined` for a public one. */
  purpose: string | undefined;
}

const PRIVATE: Readonly<Record<string, string>> = {
  private: 'for private networks (RFC 1918)',
  uniqueLocal: 'for private networks (RFC 4193)',
  loopback: 'for the machine itself (loopback)',
  linkLocal: 'for a single local network (link-local)',
  carrierGradeNat: "for a provider's own network (RFC 6598)",
};

const SPECIAL: Readonly<Record<string, string>> = {
  unspecified: 'for “no address” (unspecified)',
  broadcast: 'for everyone on a network (broadcast)',
  multicast: 'for groups of receivers (multicast)',
  ipv4Mapped: 'for IPv4 addresses written as IPv6',
  rfc6145: 'for translation between IPv4 and IPv6',
  rfc6052: 'for translation between IPv4 and IPv6 (NAT64)',
  '6to4': 'for tunnels between IPv4 and IPv6 (6to4)',
  teredo: 'for tunnels between IPv4 and IPv6 (Teredo)',
  benchmarking: 'for measurements (RFC 2544 and 5180)',
  discard: 'for traffic to be discarded (RFC 6666)',
};

/** Ranges whose name alone does not say what they are for. Source: IANA's registries of special-purpose addresses. */
const NARROWER: readonly (readonly [range: string, purpose: string])[] = [
  ['192.0.2.0/24', 'for documentation (RFC 5737)'],
  ['198.51.100.0/24', 'for documentation (RFC 5737)'],
  ['203.0.113.0/24', 'for documentation (RFC 5737)'],
  ['2001:db8::/32', 'for documentation (RFC 3849)'],
  ['3fff::/20', 'for documentation (RFC 9637)'],
  ['198.18.0.0/15', 'for measurements (RFC 2544 and 5180)'],
  ['240.0.0.0/4', 'for future use (RFC 1112)'],
];
const narrower = NARROWER.map(([range, purpose]) => ({ range: ipaddr.parseCIDR(range), purpose }));
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Reads an IP address: IPv4 as four decimal numbers, IPv6 in any spelling, also in brackets.
 *
 * @returns `undefined` for anything else
 */
export function readIpAddress(text: string): IpAddress | undefined {
  const bare = /^\[([^\]]+)\]$/.exec(text)?.[1] ?? text;
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(bare);
  if (!isV4 && !(bare.includes(':') && ipaddr.IPv6.isValid(bare))) return undefined;
  const address = ipaddr.parse(bare.replace(/%.*/s, ''));
  const ip = address.toString();
  const version = isV4 ? 4 : 6;
  const range = address.range();
  const home = own(PRIVATE, range);
  if (home !== undefined) return { ip, version, kind: 'private', purpose: home };
  const isPublic = range === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL_V6));
  const named = narrower.find((one) => address.kind() === one.range[0].kind() && address.match(one.range))?.purpose;
  if (isPublic && named === undefined) return { ip, version, kind: 'public', purpose: undefined };
  return { ip, version, kind: 'special', purpose: own(SPECIAL, range) ?? named ?? 'reserved' };
}
