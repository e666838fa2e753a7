import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plant, type Site, type World, worldOf } from './world.ts';

export const areas = [
  ...['head', 'language', 'indexing', 'status', 'links', 'images', 'structured data', 'social cards'],
  ...['security', 'speed', 'sitemaps', 'redirects', 'content', 'AI access'],
] as const;

export type Area = (typeof areas)[number];
export type Half = 'open' | 'sealed';
export type Grave = 'error' | 'warning' | 'advice';

/** A question to a tool: its input, from the world that it is asked in. */
export type Ask = readonly [slug: string, input: (world: World) => Record<string, unknown>];

/** A page, and what was done to it. */
export interface Case {
  name: string;
  /** The site that it is planted in. */
  on: string;
  plant?: readonly Plant[];
  /** Instead of what its area asks. */
  asks?: readonly Ask[];
}

export interface Fault extends Case {
  /** Words of the finding that a professional expects: title, sentence or places. */
  says: RegExp;
  /** How grave it is at least; a warning if absent. */
  least?: Grave;
  /** The element, line or address that the finding points at, where that matters. */
  where?: RegExp;
  /** Whether it keeps the page out of search. */
  isFatal?: boolean;
}

/** What a file of the corpus holds. */
export interface Part {
  sites?: readonly Site[];
  area?: Area;
  faults?: readonly Fault[];
  /** Pages that are right in a common way, and in an uncommon one. */
  clean?: readonly Case[];
  unusual?: readonly (Case & { area: Area })[];
}

export interface Corpus {
  sites: ReadonlyMap<string, World>;
  faults: readonly (Fault & { area: Area })[];
  clean: readonly Case[];
  unusual: readonly (Case & { area: Area })[];
}

/** One half, from the files whose names begin with it. */
export async function readCorpus(half: Half): Promise<Corpus> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.startsWith(`${half}-`)).sort();
  const parts = await Promise.all(
    names.map(async (name): Promise<Part> => (await import(join(import.meta.dirname, name))).default),
  );
  const faults = parts.flatMap(({ area, faults = [] }) => faults.map((fault) => ({ area: area ?? 'head', ...fault })));
  const corpus = {
    sites: new Map(parts.flatMap(({ sites = [] }) => sites.map((site) => [site.name, worldOf(site)] as const))),
    ...{ faults, clean: parts.flatMap(({ clean = [] }) => clean) },
    unusual: parts.flatMap(({ unusual = [] }) => unusual),
  };
  refuseRepeated(faults.map(({ area, name }) => `${area}: ${name}`));
  refuseRepeated([...corpus.clean, ...corpus.unusual].map(({ name }) => name));
  return corpus;
}

function refuseRepeated(names: readonly string[]): void {
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  if (repeated.length > 0) throw new Error(`Several cases have the name ${repeated.join(', ')}`);
}

/** The world of a case. */
export function plantedIn({ sites }: Corpus, { name, on, plant = [] }: Case): World {
  const site = sites.get(on);
  if (!site) throw new Error(`${name}: there is no site ${on}`);
  try {
    return plant.reduce((world, each) => each(world), site);
  } catch (cause) {
    throw new Error(`${name}: ${String(cause)}`, { cause });
  }
}
