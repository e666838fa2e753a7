import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** What the operator lets through: hosts as URLs write them, and address ranges. */
interface AllowList {
  hosts: readonly { host: string; port: number | undefined }[];
  ranges: readonly (readonly [Address, number])[];
}

/**
 * Reads entries of the forms `host`, `host:port`, `[IPv6]:port` and CIDR range. Blank entries are left out.
 *
 * @throws Error in one line, naming the entry, when one has none of these forms.
 */
export function parseAllowList(entries: readonly string[]): AllowList {
  const texts = entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  return {
    hosts: texts.filter((text) => !text.includes('/')).map(parseHost),
    ranges: texts.filter((text) => text.includes('/')).map(parseRange),
  };
}

function parseRange(text: string): readonly [Address, number] {
  const isRange = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);
  if (!isRange) throw malformed(text);
  const [address, bits] = ipaddr.parseCIDR(text);
  // Addresses are unwrapped before they are compared, so a range of wrapped ones must be unwrapped too.
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96;
  return isMapped ? [address.toIPv4Address(), bits - 96] : [address, bits];
}

function parseHost(text: string): AllowList['hosts'][number] {
  if (isIPv6(text)) return { host: normalHost(`[${text}]`, text), port: undefined };
  const [, name, digits] = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (name === undefined) throw malformed(text);
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && (port < 1 || port > 65_535)) throw malformed(text);
  return { host: normalHost(name, text), port };
}

/** The host as `URL` writes it, without brackets. */
function normalHost(host: string, entry: string): string {
  const url = /[\s@?#\\]/.test(host) ? null : URL.parse(`http://${host}/`);
  const normal = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  // URL accepts an asterisk in a host; taken literally, a pattern would silently let nothing through.
  if (!/^[a-z0-9._:-]+$/.test(normal)) throw malformed(entry);
  return normal;
}

function malformed(entry: string): Error {
  return new Error(`"${entry}" is not a host, host:port, [IPv6]:port or CIDR range such as 10.0.0.0/8`);
}
