import { SITE_CACHE } from '#lib/site-cache';

/** What a build says of itself, for keeping parts of the site in the browser. */
export interface Plan {
  /** Changes with anything that a visitor is served. */
  build: string;
  /** Every script, and what else can be kept, with the bytes that fetching it takes. */
  files: readonly (readonly [path: string, bytes: number])[];
  /** Places in `files`: what all tools need, and what finds them. */
  shell: readonly number[];
  /** Places in `files`, by tool: its page, and all that its page may fetch later. */
  tools: Readonly<Record<string, readonly number[]>>;
  /** Tools that run in the browser, with pictures of the visitor's at least. */
  local: readonly string[];
}

/** Where the plan is. */
export const PLAN = '/offline.json';

/** Empty answers under the paths of tools whose code is to stay, and under `/` where that is all of it. */
const USED = 'used';
const EVERYTHING = '/';

/** Answers of ours may differ in their encoding, which is undone before they are kept. */
export const ANY = { ignoreVary: true };

/** @throws Error when it cannot be fetched. */
export async function fetchPlan(): Promise<Plan> {
  const response = await fetch(PLAN, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of files answers ${response.status}.`);
  return response.json();
}

/** Slugs of the tools whose code is to stay, whatever a new build makes of it, and whether that is all of them. */
export async function readUsed({ local, tools }: Plan): Promise<{ used: string[]; isEverything: boolean }> {
  const paths = (await (await caches.open(USED)).keys()).map(({ url }) => new URL(url).pathname);
  const isEverything = paths.includes(EVERYTHING);
  const slugs = new Set([...paths.map((path) => path.replace('/tools/', '')), ...(isEverything ? local : [])]);
  return { used: [...slugs].filter((slug) => slug in tools), isEverything };
}

export async function markUsed(slug?: string): Promise<void> {
  await (await caches.open(USED)).put(slug === undefined ? EVERYTHING : `/tools/${slug}`, new Response());
}

/** Forgets all that is kept, pages that were only visited among it. */
export async function forgetKept(): Promise<void> {
  await Promise.all([SITE_CACHE, USED].map((name) => caches.delete(name)));
}

type PlannedFile = Plan['files'][number];

/** Bytes from which on a file that serves many tools, such as what reads PDF files, is kept when it is used, or with everything. */
const HEAVY = 100_000;

/** The files of tools, with those that all of them need. */
export function filesOf(
  { files, shell, tools }: Plan,
  { used, isEverything }: { used: readonly string[]; isEverything: boolean },
): PlannedFile[] {
  const shared = shell.filter((place) => isEverything || (files[place]?.[1] ?? 0) < HEAVY);
  const places = new Set([...shared, ...used.flatMap((slug) => tools[slug] ?? [])]);
  return [...places].flatMap((place) => {
    const file = files[place];
    return file ? [file] : [];
  });
}

interface Keeping {
  signal?: AbortSignal;
  /** Called with the bytes of the files that are there. */
  onProgress?: (bytes: number) => void;
}

/** As many as a line has use for. */
const AT_ONCE = 4;

/** Fetches files to stay. One whose name changes with its content is fetched once. @throws what a fetch throws. */
export async function keepFiles(files: readonly PlannedFile[], { signal, onProgress }: Keeping = {}): Promise<void> {
  const cache = await caches.open(SITE_CACHE);
  const waiting = files.values();
  let bytes = 0;
  const work = async () => {
    for (const [path, size] of waiting) {
      if (!isLasting(path) || !(await cache.match(path, ANY))) {
        const response = await fetch(path, signal ? { signal } : {});
        if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
        await cache.put(path, response);
      }
      bytes += size;
      onProgress?.(bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Whether a file has another name when it has another content. */
export const isLasting = (path: string) => path.startsWith('/assets/');

/** Paths of the scripts, faces and pictures that a document names. */
export function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([path]) => path))];
}
