import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { ToolError } from '#kit/tool-error';
import { documentFaults, isReadable } from '#lib/documents/read-document';
import type { Documents } from '#ports/documents/port';

/** Why a file is passed over, as the end of a sentence that begins with its name. */
interface LeftOut {
  reason: string;
}

const MOST_BYTES = 5_000_000;
const MOST_PDF_BYTES = 20_000_000;
const MOST_DEPTH = 40;

/** @throws ToolError `not-found` for the first path where nothing is. */
export async function requirePaths(paths: readonly string[]): Promise<void> {
  for (const path of paths) await factsOf(path);
}

/**
 * Every file below, in the order of names; a file is below itself. Links lead elsewhere and are not followed; names with a dot
 * in front are hidden.
 */
export async function* filesBelow(path: string, depth = 0): AsyncGenerator<string> {
  const facts = await factsOf(path);
  if (facts.isFile()) yield path;
  if (!facts.isDirectory() || depth > MOST_DEPTH) return;
  const entries = await readdir(path, { withFileTypes: true });
  const visible = entries.filter((entry: Dirent) => !basename(entry.name).startsWith('.'));
  for (const entry of visible.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name), depth + 1);
    else if (entry.isFile()) yield join(path, entry.name);
  }
}

/** The bytes of a file of a kind and size that is read. */
export async function contentOf(path: string): Promise<Uint8Array | LeftOut> {
  if (!isReadable(path)) return { reason: documentFaults['unknown-kind'] };
  const { size } = await lstat(path);
  const most = extname(path).toLowerCase() === '.pdf' ? MOST_PDF_BYTES : MOST_BYTES;
  if (size > most) return { reason: `is larger than ${most / 1e6} MB` };
  return (await readFile(path).catch(() => undefined)) ?? { reason: 'cannot be read' };
}

/** @throws ToolError `cancelled`, `busy`. */
export async function readBy(
  reader: Documents,
  { path, content }: { path: string; content: Uint8Array },
  signal: AbortSignal,
): Promise<{ title: string; text: string } | LeftOut> {
  const name = basename(path);
  try {
    return await reader.read({ name, content }, signal);
  } catch (error) {
    const isAboutFile = error instanceof ToolError && error.code !== 'cancelled' && error.message.startsWith(name);
    if (!isAboutFile) throw error;
    return { reason: error.message.slice(name.length + 1, -1) };
  }
}

async function factsOf(path: string) {
  try {
    return await lstat(path);
  } catch (cause) {
    throw new ToolError('not-found', `There is no file or folder ${path}.`, { cause });
  }
}
