import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/** All addresses of a name. Rejects with a system error (`ENOTFOUND`, `EAI_AGAIN` ...) when there are none. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

interface ResolverOptions {
  /** Milliseconds to wait for one answer of one server. */
  timeout?: number;
  tries?: number;
  /** Asked without servers, and for what they do not know; the system's own resolver by default. */
  system?: Resolve;
}

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

const systemLookup: Resolve = (host) => dns.lookup(host, { all: true });

/**
 * Finds addresses by asking `servers` (`host[:port]`, IPv6 in brackets when a port follows), then the system when they have
 * none. Without servers only the system is asked. `localhost` and the names below it are always loopback (RFC 6761).
 *
 * @throws Error in one line when a server is malformed.
 */
export function createResolver(servers: readonly string[], options: ResolverOptions = {}): Resolve {
  const { system = systemLookup } = options;
  const ask = servers.length > 0 ? askServers(servers.map(parseServer), { ...options, system }) : system;
  return async (host) => (isLocalhost(host) ? LOOPBACK : ask(host));
}

export function isLocalhost(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host);
}

type ServerOptions = ResolverOptions & { system: Resolve };

function askServers(servers: readonly Server[], { timeout = 2_000, tries = 2, system }: ServerOptions): Resolve {
  let ready: Promise<dns.Resolver> | undefined;
  const connect = async () => {
    const resolver = new dns.Resolver({ timeout, maxTimeout: timeout, tries });
    resolver.setServers(await Promise.all(servers.map(serverAddress)));
    return resolver;
  };
  return async (host) => {
    ready ??= connect();
    const resolver = await ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = [...found(v4, 4), ...found(v6, 6)];
    if (addresses.length > 0) return addresses;
    return system(host).catch((error: unknown) => {
      throw mostTelling([v4, v6]) ?? error;
    });
  };
}

function found(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

/**
 * What the servers' failures say: "no such name" more than a server that was not reached, and that more than whatever the
 * system makes of the name. Nothing when the name is known and has no address.
 */
function mostTelling(answers: readonly PromiseSettledResult<unknown>[]): unknown {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  return (
    reasons.find((reason) => codeOf(reason) === 'ENOTFOUND') ?? reasons.find((reason) => codeOf(reason) !== 'ENODATA')
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

interface Server {
  host: string;
  port: number;
}

function parseServer(entry: string): Server {
  const text = entry.trim();
  if (isIP(text) === 6) return { host: text, port: 53 };
  const [, bracketed, name, digits] = /^(?:\[([^\]]+)\]|([^:[\]\s/]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const host = bracketed ?? name;
  const port = Number(digits ?? 53);
  const isGood =
    host !== undefined && port >= 1 && port <= 65_535 && (bracketed === undefined || isIP(bracketed) === 6);
  if (!isGood) throw new Error(`"${text}" is not a DNS server: host, host:port or [IPv6]:port`);
  return { host, port };
}

async function serverAddress({ host, port }: Server): Promise<string> {
  const { address, family } = isIP(host) === 0 ? await dns.lookup(host) : { address: host, family: isIP(host) };
  return family === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}
