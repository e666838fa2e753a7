import { isIP } from 'node:net';

const DNS_PORT = 53;

export interface DnsServer {
  /** IP address or host name. */
  host: string;
  port: number;
  /** As shown to people: without the port when it is the usual one. */
  label: string;
}

/**
 * Reads `1.1.1.1`, `127.0.0.1:5353`, `2606:4700::1111`, `[2606:4700::1111]:53`, `dns.example.net` or `dns.example.net:53`.
 *
 * @throws Error with one line that names the entry.
 */
export function parseDnsServer(entry: string): DnsServer {
  const text = entry.trim();
  if (isIP(text) === 6) return server(text, DNS_PORT);
  const parts = /^(?:\[(?<ipv6>[^\]]*)\]|(?<host>[^:[\]]*))(?::(?<port>\d{1,5}))?$/.exec(text)?.groups;
  if (!parts) throw malformed(entry, 'write host, host:port or [IPv6]:port');

  const port = parts.port === undefined ? DNS_PORT : Number(parts.port);
  if (port < 1 || port > 65_535) throw malformed(entry, 'the port is a number from 1 to 65535');
  if (parts.ipv6 !== undefined) {
    if (isIP(parts.ipv6) !== 6) throw malformed(entry, 'what is in brackets is not an IPv6 address');
    return server(parts.ipv6, port);
  }
  const host = parts.host ?? '';
  if (isIP(host) === 0 && !isHostName(host)) throw malformed(entry, 'this is neither an IP address nor a host name');
  return server(host, port);
}

function isHostName(text: string): boolean {
  if (/^[\d.]*$/.test(text) || text.length > 253) return false;
  return text.split('.').every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label));
}

function server(host: string, port: number): DnsServer {
  if (port === DNS_PORT) return { host, port, label: host };
  return { host, port, label: isIP(host) === 6 ? `[${host}]:${port}` : `${host}:${port}` };
}

function malformed(entry: string, why: string): Error {
  return new Error(`"${entry.replace(/\s+/g, ' ')}" is not a DNS server: ${why}`);
}
