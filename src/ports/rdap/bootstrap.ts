import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { OutsideCalls } from '#calls/outside-calls';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Http } from '#ports/http/port';

interface BootstrapOptions {
  /** Where the list is, in the format of RFC 9224. */
  url: string;
  /** A client that may reach it. */
  http: Http;
  calls: OutsideCalls;
  /** Where it is kept from one start to the next. */
  file: string;
  clock: Clock;
}

export interface Bootstrap {
  /**
   * The servers for a domain's ending, those with `https` first; none when the list has none. The longest ending counts.
   *
   * @throws ToolError when there is no list, neither there nor kept.
   */
  serversFor(domain: string, signal?: AbortSignal): Promise<readonly string[]>;
}

/** The list changes some times a week. */
const FRESH = 24 * 60 * 60 * 1000;
/** After a failure it is not asked for again so soon. */
const PAUSE = 10 * 60 * 1000;
const MOST_BYTES = 5_000_000;

const listSchema = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])),
});

const keptSchema = z.object({ from: z.string(), at: z.number(), list: listSchema });

interface Known {
  at: number;
  servers: ReadonlyMap<string, readonly string[]>;
}

/** IANA's list of registries, kept on disk, and fetched anew when it is a day old. An old list is better than none. */
export function createBootstrap({ url, http, calls, file, clock }: BootstrapOptions): Bootstrap {
  let known: Known | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<Known> | undefined;

  async function load(): Promise<Known> {
    known ??= await readKept(file, url);
    if (known && clock.now() - known.at < FRESH) return known;
    if (known && clock.now() - triedAt < PAUSE) return known;
    triedAt = clock.now();
    try {
      known = await fetchList();
    } catch (error) {
      if (!known) throw error;
    }
    return known;
  }

  async function fetchList(): Promise<Known> {
    const request = { url, accept: ['application/json', 'text/*'], maxBytes: MOST_BYTES };
    const { body } = await calls.run(new URL(url).host, () => http.get(request));
    const list = listIn(new TextDecoder().decode(body));
    if (!list) throw new ToolError('upstream-failed', 'The list of registries could not be read.');
    const at = clock.now();
    await keep(file, { from: url, at, list });
    return { at, servers: byEnding(list) };
  }

  return {
    async serversFor(domain) {
      // One for all who wait, and for nobody alone: no visitor's going away ends it.
      loading ??= load().finally(() => {
        loading = undefined;
      });
      const { servers } = await loading;
      const labels = domain.split('.');
      for (let from = 1; from < labels.length; from += 1) {
        const found = servers.get(labels.slice(from).join('.'));
        if (found) return found;
      }
      return [];
    },
  };
}

function listIn(text: string): z.output<typeof listSchema> | undefined {
  try {
    return listSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function byEnding({ services }: z.output<typeof listSchema>): Known['servers'] {
  return new Map(
    services.flatMap(([endings, urls]) => {
      const usable = urls.filter((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''));
      const servers = usable.toSorted((a, b) => Number(b.startsWith('https:')) - Number(a.startsWith('https:')));
      return endings.map((ending) => [ending.toLowerCase(), servers] as const);
    }),
  );
}

async function readKept(file: string, url: string): Promise<Known | undefined> {
  try {
    const kept = keptSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
    return kept?.from === url ? { at: kept.at, servers: byEnding(kept.list) } : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all. A disk that is full must not keep a visitor from an answer. */
async function keep(file: string, kept: z.input<typeof keptSchema>): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(kept));
    await rename(draft, file);
  } catch {
    // It is fetched again after the next start.
  }
}
