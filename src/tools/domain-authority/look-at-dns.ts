import type { Ports } from '#kit/ports';

export interface DnsLook {
  exists: boolean;
  hasAddress: boolean;
  hasMail: boolean;
  nameServers: string[];
  server: string;
}

/** What the DNS holds of a domain that bears on its standing. @throws ToolError when a question was not answered. */
export async function lookAtDns(domain: string, dns: Ports['dns'], signal: AbortSignal): Promise<DnsLook> {
  const [servers, mail, ...addresses] = await Promise.all([
    dns.query(domain, 'NS', signal),
    dns.query(domain, 'MX', signal),
    dns.query(domain, 'A', signal),
    dns.query(domain, 'AAAA', signal),
    dns.query(`www.${domain}`, 'A', signal),
    dns.query(`www.${domain}`, 'AAAA', signal),
  ]);
  return {
    exists: servers.status !== 'no-such-domain',
    hasAddress: addresses.some(({ status }) => status === 'found'),
    hasMail: mail.status === 'found',
    nameServers: servers.status === 'found' ? servers.records.map(({ value }) => value.toLowerCase()) : [],
    server: servers.server,
  };
}
