import { createDns, type DnsOptions } from '#ports/dns/dns-packet';
import type { Dns } from '#ports/dns/port';
import type { RunningDnsServer } from './dns-server.ts';

/** The real resolver asking a test's own name server: for tests of tools, which know no adapters. */
export function resolverAt({ address }: RunningDnsServer, limits: Omit<DnsOptions, 'servers'> = {}): Dns {
  return createDns({ servers: [address], ...limits });
}
