import type { AnyTool, Run, RunContext } from './define-tool.ts';

/** A run whose tool is known only by its slug. `execute` parses what goes in and what comes out. */
export type AnyRun = {
  run(input: object, ports: object, context: RunContext): unknown;
}['run'];

export interface ToolEntry {
  slug: string;
  tool: AnyTool;
  /** Loads the logic on first use. */
  loadRun: () => Promise<AnyRun>;
}

/** Every tool there is, in the order of their slugs. */
export interface Registry {
  list(): readonly ToolEntry[];
  get(slug: string): ToolEntry | undefined;
}

/** Sorts tools by slug and finds them by it. */
export function createRegistry(entries: readonly ToolEntry[]): Registry {
  const sorted = [...entries].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const bySlug = new Map(sorted.map((entry) => [entry.slug, entry]));
  return { list: () => sorted, get: (slug) => bySlug.get(slug) };
}

/** Pairs a definition with its logic, type-checked: for tests and programs that hold both. */
export function toolEntry<T extends AnyTool>(slug: string, tool: T, run: Run<T>): ToolEntry {
  return { slug, tool, loadRun: async () => run };
}
