import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface HostileServers {
  /** `127.0.0.1:port` each. */
  dns: string;
  whois: string;
  /** `http://127.0.0.1:port` */
  http: string;
  /** Whether port 80 of this machine could be taken, too. */
  hasWebPort: boolean;
}

/** Servers on loopback that answer every question with a material, see names.ts. */
export async function startHostileServers(): Promise<HostileServers & { close(): Promise<unknown> }> {
  const worker = new Worker(new URL('./server-thread.ts', import.meta.url));
  const [started]: HostileServers[] = await once(worker, 'message');
  if (!started) throw new Error('The hostile servers did not start.');
  return { ...started, close: () => worker.terminate() };
}

/** Settings of a site that asks these servers, and none of the internet. */
export function settingsFor({ dns, whois, http }: HostileServers): Record<string, string> {
  return {
    DNS_SERVERS: dns,
    PUBLIC_RESOLVERS: `First Resolver=${dns}`,
    FETCH_ALLOW: '127.0.0.0/8',
    RDAP_BOOTSTRAP_URL: `${http}/rdap-servers.json`,
    WHOIS_SERVER: whois,
    WIKIPEDIA_API_URL: `${http}/w/api.php`,
    SEARXNG_URL: `${http}/searx`,
    COMMON_CRAWL_INDEX_URL: `${http}/cc`,
    INTERNET_ARCHIVE_URL: `${http}/ia`,
    OPENPAGERANK_URL: `${http}/opr/getPageRank`,
    OPENPAGERANK_API_KEY: 'a-key',
    MOZ_API_URL: `${http}/moz/jsonrpc`,
    MOZ_API_TOKEN: 'a-key',
  };
}
