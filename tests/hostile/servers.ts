import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { mmdbBytes } from '../servers/mmdb-bytes.ts';

export interface HostileServers {
  /** `127.0.0.1:port` each. */
  dns: string;
  whois: string;
  /** `http://127.0.0.1:port` */
  http: string;
  /** Whether port 80 of this machine could be taken, too. */
  hasWebPort: boolean;
}

interface Started extends HostileServers {
  /** Path of a file with the places of addresses: a small one, as the packaged one stays in memory for ten minutes (60 MB). */
  places: string;
  close(): Promise<void>;
}

/** Servers on loopback that answer every question with a material, see names.ts. */
export async function startHostileServers(): Promise<Started> {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-hostile-'));
  const places = join(directory, 'places.mmdb');
  await writeFile(places, mmdbBytes({ type: 'city', ipVersion: 4, ranges: { '5.9.0.0/16': { country_code: 'DE' } } }));
  const worker = new Worker(new URL('./server-thread.ts', import.meta.url));
  const [started]: HostileServers[] = await once(worker, 'message');
  if (!started) throw new Error('The hostile servers did not start.');
  const close = async () => {
    await worker.terminate();
    await rm(directory, { recursive: true });
  };
  return { ...started, places, close };
}

/** Settings of a site that asks these servers, and none of the internet. */
export function settingsFor({ dns, whois, http, places }: Started): Record<string, string> {
  return {
    DNS_SERVERS: dns,
    PUBLIC_RESOLVERS: `First Resolver=${dns}`,
    FETCH_ALLOW: '127.0.0.0/8',
    RDAP_BOOTSTRAP_URL: `${http}/rdap-servers.json`,
    WHOIS_SERVER: whois,
    GEO_CITY_DB: places,
    WIKIPEDIA_API_URL: `${http}/w/api.php`,
    SEARXNG_URL: `${http}/searx`,
    COMMON_CRAWL_INDEX_URL: `${http}/cc`,
    INTERNET_ARCHIVE_URL: `${http}/ia`,
    CT_SEARCH_URL: `${http}/ct`,
    OPENPAGERANK_URL: `${http}/opr/getPageRank`,
    OPENPAGERANK_API_KEY: 'a-key',
    MOZ_API_URL: `${http}/moz/jsonrpc`,
    MOZ_API_TOKEN: 'a-key',
    CRUX_API_URL: `${http}/crux`,
    CRUX_API_KEY: 'a-key',
  };
}
