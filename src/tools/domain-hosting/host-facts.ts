import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { WebSigns } from '#lib/hosting/web';
import { type AddressFacts, addressFacts } from '#lookups/address-facts';

/** What the DNS says of a host, and who announces its addresses. */
export interface HostFacts {
  host: string;
  /** There is no such name at all. */
  isMissing: boolean;
  aliases: NonNullable<WebSigns['aliases']>;
  addresses: readonly AddressFacts[];
  /** Addresses that are not looked at. */
  unlisted: number;
  /** Why addresses could not be asked. */
  failure?: ToolError;
}

/** Addresses of one version that are looked at. */
const MOST_ADDRESSES = 2;
const MOST_ALIASES = 10;

/** @throws ToolError `cancelled` only. */
export async function hostFacts(
  host: string,
  { dns, geo }: Pick<Ports, 'dns' | 'geo'>,
  signal: AbortSignal,
): Promise<HostFacts> {
  const [v4, v6, aliases] = await Promise.all([
    valuesOf(dns, { name: host, type: 'A' }, signal),
    valuesOf(dns, { name: host, type: 'AAAA' }, signal),
    aliasesOf(host, dns, signal),
  ]);
  const found = [...v4.values.slice(0, MOST_ADDRESSES), ...v6.values.slice(0, MOST_ADDRESSES)];
  const addresses = await Promise.all(found.map((ip) => addressFacts(ip, { dns, geo }, signal)));
  // Some servers wrongly deny a whole name when it lacks one type.
  const isMissing = aliases.length === 0 && v4.isMissing && v6.isMissing;
  const failure = found.length === 0 ? (v4.failure ?? v6.failure) : undefined;
  const unlisted = v4.values.length + v6.values.length - found.length;
  return { host, isMissing, aliases, addresses, unlisted, ...(failure && { failure }) };
}

export interface Values {
  /** As people write them, each once. */
  values: string[];
  isMissing: boolean;
  failure?: ToolError;
}

type Question = { name: string; type: Parameters<Ports['dns']['query']>[1] };

/** What the DNS holds, or why it could not be asked. @throws ToolError `cancelled` only. */
export async function valuesOf(dns: Ports['dns'], { name, type }: Question, signal: AbortSignal): Promise<Values> {
  try {
    const answer = await dns.query(name, type, signal);
    const values = answer.status === 'found' ? [...new Set(answer.records.map(({ value }) => value))] : [];
    return { values, isMissing: answer.status === 'no-such-domain' };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
    return { values: [], isMissing: false, failure: error };
  }
}

/** One alias after the other, since who is between says who serves the site. What cannot be asked ends the chain. */
async function aliasesOf(host: string, dns: Ports['dns'], signal: AbortSignal): Promise<HostFacts['aliases']> {
  const aliases: { name: string; target: string }[] = [];
  for (let name = host; aliases.length < MOST_ALIASES; ) {
    const { values } = await valuesOf(dns, { name, type: 'CNAME' }, signal);
    const target = values[0]?.toLowerCase();
    if (target === undefined || target === host || aliases.some((alias) => alias.name === target)) return aliases;
    aliases.push({ name, target });
    name = target;
  }
  return aliases;
}
