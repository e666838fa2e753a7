import { promises as dns } from 'node:dns';
import { oneVisitor, type Visitors } from '#calls/visitors';
import { type Ask, askServers, isAbsence, mostTelling } from './ask-servers.ts';
import { readHosts, readResolverSettings, watchedFile } from './system-files.ts';

interface SystemOptions {
  visitors?: Visitors;
  /** Where the system has its names and its settings. */
  hostsFile?: string;
  settingsFile?: string;
  /** Of its name servers; the tests have others. */
  port?: number;
  /** The system's own resolver. */
  lookup?: (host: string) => ReturnType<Ask>;
}

/**
 * The system's own resolver takes a thread for as long as a name takes, of four in the whole process: two of them for what only it
 * knows, of which one visitor has one.
 */
const THREADS = { capacity: 2, share: 1, queue: 64, patience: 3_000 };
const BUSY = 'Too many names are being looked up right now. Please try again in a few seconds.';

const lookupInThread = (host: string) => dns.lookup(host, { all: true });

/**
 * Finds addresses as this system does, by its files: names of /etc/hosts, then the servers of /etc/resolv.conf with its endings for
 * short names. Where no server is set there (on Windows, say), and for names that are not in the DNS, the system itself is asked.
 */
export function createSystemNames(options: SystemOptions = {}): Ask {
  const { visitors = oneVisitor, lookup = lookupInThread } = options;
  const { hostsFile = '/etc/hosts', settingsFile = '/etc/resolv.conf', port = 53 } = options;
  const hosts = watchedFile(hostsFile, readHosts);
  const settings = watchedFile(settingsFile, readResolverSettings);
  const threads = visitors.share('names by the system', { ...THREADS, busy: BUSY });
  const askSystem: Ask = (host, ended) => threads.run(visitors.current(), () => lookup(host), { signal: ended });

  return async (host, ended) => {
    const [known, { servers, search, dots, ...tries }] = await Promise.all([hosts(), settings()]);
    const listed = known.get(host.toLowerCase().replace(/\.$/, ''));
    if (listed) return listed;
    if (servers.length === 0) return askSystem(host, ended);
    const failures: unknown[] = [];
    const at = servers.map((server) => (server.includes(':') ? `[${server}]:${port}` : `${server}:${port}`));
    for (const name of namesFor(host, { search, dots })) {
      try {
        return await askServers(at, name, { ...tries, ended });
      } catch (error) {
        failures.push(error);
      }
    }
    const failure = mostTelling(failures);
    if (isAbsence(failure) && isOfTheSystem(host)) return askSystem(host, ended);
    throw failure;
  };
}

/** What to ask for, in this order. A dot at the end says that a name is whole. */
function namesFor(host: string, { search, dots }: { search: readonly string[]; dots: number }): string[] {
  if (host.endsWith('.')) return [host];
  const ended = search.map((ending) => `${host}.${ending}`);
  return host.split('.').length - 1 >= dots ? [host, ...ended] : [...ended, host];
}

/** Names that a system knows by other means than the DNS: those of machines nearby, and its own. */
function isOfTheSystem(host: string): boolean {
  return /(?:^[^.]+|\.local)\.?$/i.test(host);
}
