import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { unicodeDomain } from '#lib/domain-name';

/** One step from a name to the one that it stands for. */
export interface Alias {
  name: string;
  target: string;
  /** Seconds. */
  ttl: number;
}

type Dns = Ports['dns'];

export interface FoundAddresses {
  /** IPv4 first. */
  addresses: readonly { ip: string; ttl: number }[];
  /** How many more there are. */
  unlisted: number;
  aliases: Alias[];
  /** What could not be asked, and why. */
  failures: { of: string; reason: string }[];
}

/** Addresses of one version that are looked at. */
const MOST_ADDRESSES = 12;
const MOST_ALIASES = 10;

/**
 * Every address of a name, and the aliases that lead there.
 *
 * @throws ToolError `not-found` when there is no such name or it has no address, and why nobody could be asked.
 */
export async function addressesOf(domain: string, dns: Dns, signal: AbortSignal): Promise<FoundAddresses> {
  const [v4, v6, aliases] = await Promise.all([
    recordsOf(domain, 'A', dns, signal),
    recordsOf(domain, 'AAAA', dns, signal),
    aliasesOf(domain, dns, signal),
  ]);
  const found = [...v4.records.slice(0, MOST_ADDRESSES), ...v6.records.slice(0, MOST_ADDRESSES)];
  if (found.length === 0) {
    if (v4.error && v6.error) throw v4.error;
    // Some servers wrongly deny a whole name when it lacks one type, so one better answer settles that it exists.
    const isDenied = [v4, v6].every(({ status, error }) => error || status === 'no-such-domain');
    if (isDenied && aliases.length === 0) throw noSuchDomain(domain);
    throw v4.error ?? v6.error ?? noAddress(domain, aliases);
  }
  const failures = [
    { of: 'IPv4 addresses', error: v4.error },
    { of: 'IPv6 addresses', error: v6.error },
  ].flatMap(({ of, error }) => (error ? [{ of, reason: error.message }] : []));
  const unlisted = v4.records.length + v6.records.length - found.length;
  return { addresses: found, unlisted, aliases, failures };
}

interface Answered {
  records: { ip: string; ttl: number }[];
  status?: string;
  error?: ToolError;
}

async function recordsOf(domain: string, type: 'A' | 'AAAA', dns: Dns, signal: AbortSignal): Promise<Answered> {
  try {
    const answer = await dns.query(domain, type, signal);
    const records = answer.status === 'found' ? answer.records.map(({ value: ip, ttl }) => ({ ip, ttl })) : [];
    return { records: [...new Map(records.map((record) => [record.ip, record])).values()], status: answer.status };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
    return { records: [], error };
  }
}

/** One alias after the other: who is between says who serves the site. What cannot be asked ends the chain. */
async function aliasesOf(domain: string, dns: Dns, signal: AbortSignal): Promise<Alias[]> {
  const aliases: Alias[] = [];
  let name = domain;
  while (aliases.length < MOST_ALIASES) {
    const answer = await dns.query(name, 'CNAME', signal).catch((error: unknown) => {
      if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
      return undefined;
    });
    const [record] = answer?.status === 'found' ? answer.records : [];
    if (!record) break;
    const target = record.value.toLowerCase();
    aliases.push({ name, target, ttl: record.ttl });
    if (target === domain || aliases.some((alias) => alias.name === target)) break;
    name = target;
  }
  return aliases;
}

function noSuchDomain(domain: string): ToolError {
  const message = `There is no domain ${unicodeDomain(domain)} in the DNS. Check the spelling. New names can take a while to appear.`;
  return new ToolError('not-found', message, { field: 'domain' });
}

function noAddress(domain: string, aliases: readonly Alias[]): ToolError {
  const target = aliases.at(-1)?.target;
  const name = unicodeDomain(domain);
  const message =
    target === undefined
      ? `${name} exists, but has no address, so it has no website.`
      : `${name} is an alias of ${unicodeDomain(target)}, which has no address, so it has no website.`;
  return new ToolError('not-found', message, { field: 'domain' });
}
