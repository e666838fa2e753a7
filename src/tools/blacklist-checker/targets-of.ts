import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { unicodeDomain } from '#lib/domain-name';
import { readIpAddress } from '#lib/ip-address';
import { registrableDomain } from '#lib/registrable-domain';
import type { RecordType } from '#ports/dns/port';

/** What lists are asked about. */
export interface Target {
  /** An address, or a registered name. */
  target: string;
  /** What it is of what was entered: `mail server mx.example.com`. */
  role: string;
}

interface Failure {
  protocol: 'DNS';
  server: string;
  failure: string;
}

const MOST_ADDRESSES = 4;
const MOST_MAIL_SERVERS = 3;

/**
 * An address alone; of a name, its registered part, its addresses and those of its mail servers.
 *
 * @throws ToolError `not-found` for a name that there is not.
 */
export async function targetsOf(
  domain: string,
  dns: Ports['dns'],
  signal: AbortSignal,
): Promise<{ targets: Target[]; failures: Failure[] }> {
  if (readIpAddress(domain)) return { targets: [{ target: domain, role: '' }], failures: [] };
  const failures: Failure[] = [];
  const valuesOf = async (name: string, type: RecordType): Promise<string[] | undefined> => {
    try {
      const answer = await dns.query(name, type, signal);
      if (answer.status === 'no-such-domain') return undefined;
      return answer.status === 'found' ? answer.records.map(({ value }) => value) : [];
    } catch (error) {
      if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
      failures.push({ protocol: 'DNS', server: `${type} records of ${name}`, failure: error.message });
      return [];
    }
  };
  const addressesOf = async (name: string, role: string): Promise<Target[]> => {
    const found = await Promise.all([valuesOf(name, 'A'), valuesOf(name, 'AAAA')]);
    return found
      .flatMap((values) => values ?? [])
      .slice(0, MOST_ADDRESSES)
      .map((target) => ({ target, role }));
  };
  const mail = await valuesOf(domain, 'MX');
  const own = await addressesOf(domain, unicodeDomain(domain));
  if (mail === undefined && own.length === 0 && failures.length === 0) {
    throw new ToolError('not-found', `There is no domain ${unicodeDomain(domain)} in the DNS.`, { field: 'domain' });
  }
  const hosts = (mail ?? []).map((value) => value.split(' ')[1] ?? '').filter((host) => host !== '' && host !== '.');
  const servers = await Promise.all(
    hosts.slice(0, MOST_MAIL_SERVERS).map((host) => addressesOf(host, `mail server ${host}`)),
  );
  const name = { target: registrableDomain(domain) ?? domain, role: '' };
  // One address may serve both: it is asked about once.
  const each = new Map([name, ...own, ...servers.flat()].map((target) => [target.target, target]));
  return { targets: [...each.values()], failures };
}
