import ipaddr from 'ipaddr.js';

/**
 * The name under which the DNS holds the reverse (PTR) records of an address: `1.2.0.192.in-addr.arpa` of `192.0.2.1`.
 * Source: RFC 1035, section 3.5; RFC 3596, section 2.5.
 *
 * @param ip IPv4 as four decimal numbers, or IPv6 in any of its spellings, also with a zone (`fe80::1%eth0`), which is left out
 * @returns `undefined` when the text is no IP address
 */
export function reverseNameOf(ip: string): string | undefined {
  if (!ip.includes(':')) {
    if (!ipaddr.IPv4.isValidFourPartDecimal(ip)) return undefined;
    return `${ipaddr.IPv4.parse(ip).toByteArray().reverse().join('.')}.in-addr.arpa`;
  }
  if (!ipaddr.IPv6.isValid(ip)) return undefined;
  const digits = ipaddr.IPv6.parse(ip)
    .toByteArray()
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${[...digits].reverse().join('.')}.ip6.arpa`;
}
