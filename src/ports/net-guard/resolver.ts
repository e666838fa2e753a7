import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { oneVisitor, type Visitors } from '#calls/visitors';
import { type Ask, askServers, codeOf, type Tries } from './ask-servers.ts';
import { createSystemNames } from './system-names.ts';

/**
 * All addresses of a name. Rejects with a system error (`ENOTFOUND`, `ESERVFAIL` ...) when there are none, and with ToolError
 * `timed-out` or `busy`.
 */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

interface ResolverOptions extends Partial<Tries> {
  visitors?: Visitors;
  /** Milliseconds for one name in all. */
  limit?: number;
  /** Asked without servers, and for what they do not know; by default what this system is set to. */
  system?: Ask;
}

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

const LIMIT = 3_000;
/** Names at once: a name whose servers are silent takes its place for the whole limit. */
const PLACES = { capacity: 64, share: 32, queue: 512, patience: 5_000 };
const BUSY = 'Too many names are being looked up right now. Please try again in a few seconds.';
const LATE = 'The name was not found in time.';

/**
 * Finds addresses by asking `servers` (`host[:port]`, IPv6 in brackets when a port follows), then the system when they have
 * none. Without servers only the system is asked. `localhost` and the names below it are always loopback (RFC 6761).
 *
 * @throws Error in one line when a server is malformed.
 */
export function createResolver(servers: readonly string[], options: ResolverOptions = {}): Resolve {
  const { visitors = oneVisitor, limit: time = LIMIT, system = createSystemNames({ visitors }) } = options;
  const ask = servers.length > 0 ? asking(servers.map(parseServer), { ...options, system }) : system;
  const shares = visitors.share('names', { ...PLACES, busy: BUSY });
  return async (host) => {
    if (isLocalhost(host)) return LOOPBACK;
    return shares.run(visitors.current(), (ended) => ask(host, ended), { limit: { time, late: LATE } });
  };
}

export function isLocalhost(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host);
}

type ServerOptions = Partial<Tries> & { system: Ask };

function asking(servers: readonly Server[], { timeout = 1_000, tries = 2, system }: ServerOptions): Ask {
  let ready: Promise<string[]> | undefined;
  return async (host, ended) => {
    ready ??= Promise.all(servers.map(serverAddress));
    const addresses = await ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    try {
      return await askServers(addresses, host, { timeout, tries, ended });
    } catch (failure) {
      return system(host, ended).catch((error: unknown) => {
        // "No such name", and that the servers could not be asked, say more than whatever the system makes of the name.
        throw codeOf(failure) === 'ENODATA' ? error : failure;
      });
    }
  };
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
