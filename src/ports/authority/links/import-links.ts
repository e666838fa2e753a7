import { readFile } from 'node:fs/promises';
import { ToolError } from '#kit/tool-error';
import { registrableDomain } from '#lib/registrable-domain';
import { numberIn } from '../ranks/format.ts';
import { createLineReader } from '../ranks/lines.ts';
import { openSource } from '../ranks/source.ts';
import { openSqliteRanks } from '../ranks/sqlite-ranks.ts';
import { type Linking, type LinksTarget, writeLinks } from './links-file.ts';

export interface LinksImportOptions {
  /** Common Crawl's vertices of the domain graph: `id`, reversed name, number of hosts. */
  vertices: string;
  /** Its edges: the ids of two domains, the first of which links to the second. */
  edges: string;
  /** A file of domains, one a line, whose referring domains are kept. */
  to: string;
  /** Where they are written; what was there is replaced when all is done. */
  file: string;
  /** Imported ranks, by which the kept are ordered where there are any. */
  ranksFile: string;
  signal: AbortSignal;
  clock: { now(): number };
  onProgress(progress: LinksProgress): void;
}

interface LinksProgress {
  stage: string;
  rows: number;
  badLines: number;
  /** 0 to 1, where the size of the file is known. */
  share: number | undefined;
}

export interface LinksSummary {
  release: string;
  /** Targets that are in the graph. */
  targets: number;
  /** Links from one domain to one of them. */
  links: number;
  badLines: number;
}

/** Domains whose links may be kept at one time. */
const MOST_TARGETS = 10_000;
/** Referring domains that are listed of one target, and of all together; the others are only counted. */
const MOST_OF_ONE = 100_000;
const MOST_OF_ALL = 2_000_000;
/** Ids in the largest graph there could be. */
const MOST_ID = 1_000_000_000;
const TELL_EVERY = 1 << 20;

/**
 * Reads who links to chosen domains out of a graph of links.
 *
 * @throws ToolError `unsupported` for files that are none of such a graph, `not-found`, `invalid-input`, `cancelled`.
 */
export async function importLinks(options: LinksImportOptions): Promise<LinksSummary> {
  const wanted = await wantedDomains(options.to);
  let badLines = 0;

  // Who is wanted, by id.
  const targets = new Map<number, LinksTarget>();
  let lastId = 0;
  const release = await readLines(
    options,
    { name: 'vertices', stage: 'Looking for the domains', pattern: VERTEX },
    (bytes, from, to) => {
      const tab = bytes.indexOf(TAB, from);
      const id = numberIn(bytes, from, tab);
      if (id === undefined || id > MOST_ID) return false;
      if (id > lastId) lastId = id;
      const end = bytes.indexOf(TAB, tab + 1);
      const key = latin1(bytes, tab + 1, end < 0 || end > to ? to : end);
      const domain = wanted.get(key);
      if (domain !== undefined) targets.set(id, { domain, total: 0, linking: [] });
      return true;
    },
  );
  badLines += release.badLines;
  if (targets.size === 0) throw new ToolError('not-found', `None of the domains in ${options.to} is in this graph.`);

  // Who links to them, by id. A bit for each id: there are billions of edges.
  const isTarget = bitsOf(targets.keys(), lastId);
  const found = new Map<number, number[]>();
  const linking = new Set<number>();
  let listed = 0;
  let links = 0;
  const edges = await readLines(
    options,
    { name: 'edges', stage: 'Reading links', pattern: EDGE },
    (bytes, from, to) => {
      const tab = bytes.indexOf(TAB, from);
      const target = tab < 0 || tab > to ? undefined : numberIn(bytes, tab + 1, to);
      if (target === undefined) return false;
      if (target > lastId || !hasBit(isTarget, target)) return true;
      const source = numberIn(bytes, from, tab);
      if (source === undefined || source > lastId) return false;
      const about = targets.get(target);
      if (!about || source === target) return true;
      about.total += 1;
      links += 1;
      const list = found.get(target) ?? [];
      if (list.length >= MOST_OF_ONE || listed >= MOST_OF_ALL) return true;
      listed += 1;
      list.push(source);
      found.set(target, list);
      linking.add(source);
      return true;
    },
  );
  badLines += edges.badLines;

  // Their names.
  const isLinking = bitsOf(linking, lastId);
  const names = new Map<number, Linking>();
  await readLines(
    options,
    { name: 'vertices', stage: 'Looking for their names', pattern: VERTEX },
    (bytes, from, to) => {
      const tab = bytes.indexOf(TAB, from);
      const id = numberIn(bytes, from, tab);
      if (id === undefined || id > lastId || !hasBit(isLinking, id)) return true;
      const [key = '', hosts = '0'] = latin1(bytes, tab + 1, to).split('\t');
      names.set(id, { domain: key.split('.').reverse().join('.'), hosts: Number(hosts) || 0 });
      return true;
    },
  );
  const ranks = openSqliteRanks(options.ranksFile);
  for (const [id, target] of targets) {
    target.linking = (found.get(id) ?? []).flatMap((source) => names.get(source) ?? []);
    order(target.linking, (domain) => ranks.ranks(domain).commonCrawl?.harmonic?.position);
  }
  ranks.close();
  writeLinks(options.file, [...targets.values()], { release: release.name, importedAt: options.clock.now() });
  return { release: release.name, targets: targets.size, links, badLines };
}

/** The best known first; without ranks those with the most hosts. */
function order(linking: Linking[], placeOf: (domain: string) => number | undefined): void {
  const places = new Map(linking.map(({ domain }) => [domain, placeOf(domain) ?? Number.POSITIVE_INFINITY]));
  const place = (domain: string) => places.get(domain) ?? Number.POSITIVE_INFINITY;
  linking.sort((a, b) => {
    const [first, second] = [place(a.domain), place(b.domain)];
    if (first !== second) return first < second ? -1 : 1;
    return b.hosts - a.hosts || (a.domain < b.domain ? -1 : 1);
  });
}

const TAB = 9;
const VERTEX = /^\d+\t[a-z0-9_-]+\.\S+(\t\d+)?$/;
const EDGE = /^\d+\t\d+$/;

type TakeLine = (bytes: Uint8Array, from: number, to: number) => boolean;

interface Reading {
  name: 'vertices' | 'edges';
  stage: string;
  /** What the first line looks like. */
  pattern: RegExp;
}

async function readLines(options: LinksImportOptions, { name, stage, pattern }: Reading, take: TakeLine) {
  const { signal, onProgress } = options;
  const source = await openSource({ from: options[name], stdin: nothing(), signal });
  let rows = 0;
  let badLines = 0;
  const tell = () => {
    const share = source.size === undefined ? undefined : source.bytesRead() / source.size;
    onProgress({ stage, rows, badLines, share });
  };
  const lines = createLineReader((firstLine) => {
    if (!pattern.test(firstLine)) {
      const start = JSON.stringify(firstLine.slice(0, 60));
      throw new ToolError('unsupported', `These are not the ${name} of a domain graph: the first line is ${start}.`);
    }
    const onLine = (bytes: Uint8Array, from: number, to: number) => {
      rows += 1;
      if (!take(bytes, from, to)) badLines += 1;
      if (rows % TELL_EVERY === 0) tell();
    };
    return { hasHeading: false, onLine };
  });
  for await (const block of source.text) {
    if (signal.aborted) throw new ToolError('cancelled', 'Interrupted. Nothing was changed.');
    lines.take(block);
  }
  lines.end();
  tell();
  return { badLines, name: /(cc-main-[a-z0-9-]*?)-domain\b/i.exec(source.name)?.[1]?.toLowerCase() ?? source.name };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The registered names in a file, by the reversed name that the graph has. */
async function wantedDomains(path: string): Promise<Map<string, string>> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ToolError('not-found', `There is no file ${path}.`, { cause });
  });
  const wanted = new Map<string, string>();
  for (const line of text.split('\n')) {
    const domain = registrableDomain(line.trim().toLowerCase());
    if (domain !== undefined) wanted.set(domain.split('.').reverse().join('.'), domain);
  }
  if (wanted.size === 0) throw new ToolError('invalid-input', `There is no domain in ${path}.`);
  if (wanted.size > MOST_TARGETS) {
    throw new ToolError('invalid-input', `There are ${wanted.size} domains in ${path}; ${MOST_TARGETS} can be kept.`);
  }
  return wanted;
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, to - from)).toString('latin1');
}

function bitsOf(ids: Iterable<number>, lastId: number): Uint8Array {
  const bits = new Uint8Array((lastId >>> 3) + 1);
  for (const id of ids) bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7));
  return bits;
}

function hasBit(bits: Uint8Array, id: number): boolean {
  return ((bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0;
}
