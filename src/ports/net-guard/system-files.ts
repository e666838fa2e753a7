import type { LookupAddress } from 'node:dns';
import { readFile, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { Tries } from './ask-servers.ts';

/** Addresses by name in small letters. */
type Hosts = ReadonlyMap<string, readonly LookupAddress[]>;

interface ResolverSettings extends Tries {
  /** Addresses of name servers, in the order in which they are asked. */
  servers: readonly string[];
  /** What short names may end with. */
  search: readonly string[];
  /** Dots of a name that is asked for as it is before it is asked for with an ending. */
  dots: number;
}

/** As the system's own resolver has them, see resolv.conf(5). */
const MOST_SERVERS = 3;
const MOST_ENDINGS = 6;
const MOST_DOTS = 15;
/** Milliseconds: a second server, and a second try, fit into the time of one name. */
const TIMEOUT = 1_000;
const TRIES = 2;

/** The names in a file such as /etc/hosts. */
export function readHosts(text: string): Hosts {
  const hosts = new Map<string, LookupAddress[]>();
  for (const [address = '', ...names] of linesOf(text)) {
    const family = isIP(address);
    if (family === 0 || address.includes('%')) continue;
    for (const name of names) {
      const key = name.toLowerCase();
      hosts.set(key, [...(hosts.get(key) ?? []), { address, family }]);
    }
  }
  return hosts;
}

/** What a file such as /etc/resolv.conf sets. */
export function readResolverSettings(text: string): ResolverSettings {
  const lines = linesOf(text);
  const valuesOf = (keyword: string) => lines.flatMap(([word, ...values]) => (word === keyword ? [values] : []));
  const options = valuesOf('options').flat();
  const option = (name: string) => {
    const [value] = options.flatMap((entry) => (entry.startsWith(`${name}:`) ? [entry.slice(name.length + 1)] : []));
    return value === undefined || !/^\d{1,4}$/.test(value) ? undefined : Number(value);
  };
  const addresses = valuesOf('nameserver').flatMap(([address = '']) => (isIP(address) === 0 ? [] : [address]));
  const endings = lines.findLast(([word]) => word === 'search' || word === 'domain')?.slice(1) ?? [];
  return {
    servers: addresses.filter((address) => !address.includes('%')).slice(0, MOST_SERVERS),
    search: endings
      .map((ending) => ending.replace(/\.$/, ''))
      .filter((ending) => ending !== '')
      .slice(0, MOST_ENDINGS),
    dots: Math.min(option('ndots') ?? 1, MOST_DOTS),
    timeout: Math.min((option('timeout') || Number.POSITIVE_INFINITY) * 1000, TIMEOUT),
    tries: Math.min(option('attempts') || TRIES, TRIES),
  };
}

/** A file as `read` understands it, read again when it has changed; as if it were empty where it is not there. */
export function watchedFile<T>(path: string, read: (text: string) => T): () => Promise<T> {
  let known: { version: string; content: T } | undefined;
  return async () => {
    const version = await stat(path).then(
      ({ mtimeMs, ctimeMs, size, ino }) => `${mtimeMs} ${ctimeMs} ${size} ${ino}`,
      () => '',
    );
    if (known?.version !== version) {
      const text = version === '' ? '' : await readFile(path, 'utf8').catch(() => '');
      known = { version, content: read(text) };
    }
    return known.content;
  };
}

/** The words of each line, without comments. */
function linesOf(text: string): string[][] {
  return text.split('\n').map((line) => (line.split(/[#;]/, 1)[0] ?? '').split(/\s+/).filter((word) => word !== ''));
}
