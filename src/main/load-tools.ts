import { access, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { AnyTool } from '#kit/define-tool';
import { type AnyRun, createRegistry, type Registry, type ToolEntry } from '#kit/registry';
import { isSlug } from '#lib/slug';

const TOOLS = join(import.meta.dirname, '../tools');

/**
 * Every tool folder of `directory`: definitions at once, logic on first use.
 *
 * @throws Error that names the folder whose `tool.ts` is missing, does not load or is no definition.
 */
export async function loadTools(directory = TOOLS): Promise<Registry> {
  const slugs = await toolSlugs(directory);
  return createRegistry(await Promise.all(slugs.map((slug) => loadTool(slug, directory))));
}

/** Names of the tool folders, which are their slugs, in order. Files beside them do not count, nor folders left empty. */
export async function toolSlugs(directory = TOOLS): Promise<string[]> {
  const children = await readdir(directory, { recursive: true, withFileTypes: true });
  const folders = children.filter((child) => child.isFile()).map((child) => relative(directory, child.parentPath));
  return [...new Set(folders.flatMap((folder) => folder.split(sep)[0] || []))].sort();
}

/**
 * One tool folder alone, for programs that need no other.
 *
 * @throws Error as `loadTools`.
 */
export async function loadTool(slug: string, directory = TOOLS): Promise<ToolEntry> {
  if (!isSlug(slug)) throw new Error(`src/tools/${slug}: a tool folder is named in kebab-case`);
  const tool: unknown = await importDefault(directory, slug, 'tool.ts');
  if (!isTool(tool)) throw new Error(`src/tools/${slug}/tool.ts: the default export is not a tool (use defineTool)`);
  let run: Promise<AnyRun> | undefined;
  return {
    slug,
    tool,
    loadRun: () => {
      run ??= loadRun(directory, slug);
      return run;
    },
  };
}

async function loadRun(directory: string, slug: string): Promise<AnyRun> {
  const run: unknown = await importDefault(directory, slug, 'run.ts');
  if (!isRun(run)) throw new Error(`src/tools/${slug}/run.ts: the default export is not a function`);
  return run;
}

async function importDefault(directory: string, slug: string, file: string): Promise<unknown> {
  const path = join(directory, slug, file);
  await access(path).catch(() => {
    throw new Error(`src/tools/${slug}: ${file} is missing`);
  });
  try {
    const loaded: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(path).href);
    return loaded.default;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`src/tools/${slug}/${file} does not load: ${reason}`, { cause });
  }
}

const REQUIRED_TEXTS = ['title', 'summary', 'category', 'icon', 'runsIn'] as const;

function isTool(value: unknown): value is AnyTool {
  if (typeof value !== 'object' || value === null) return false;
  const candidate: Record<string, unknown> = { ...value };
  return (
    REQUIRED_TEXTS.every((name) => typeof candidate[name] === 'string') &&
    Array.isArray(candidate.needs) &&
    Array.isArray(candidate.keywords) &&
    Array.isArray(candidate.examples) &&
    candidate.input instanceof z.ZodObject &&
    candidate.output instanceof z.ZodObject
  );
}

function isRun(value: unknown): value is AnyRun {
  return typeof value === 'function';
}
