import { access, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { madeFiles } from '#kit/facts';
import { ToolError } from '#kit/tool-error';
import type { Files } from '#ports/files/port';
import type { ToolCommand } from './tool-command.ts';

export interface SavedFile {
  /** The result's field that holds the file's address. */
  field: string;
  /** As the person wrote it, or the file's own name in the current directory. */
  path: string;
  bytes: number;
}

export interface ProducedFile {
  field: string;
  name: string;
  content: Uint8Array;
}

/** The files a tool made, out of our store: pictures whose address came in with the input are not among them. */
export async function producedFiles(
  { entry }: ToolCommand,
  { result, input, files }: { result: Readonly<Record<string, unknown>>; input: unknown; files: Files },
): Promise<ProducedFile[]> {
  const given = new Set<unknown>(typeof input === 'object' && input !== null ? Object.values(input) : []);
  const found = madeFiles(entry, result).map(async ({ field, address }) => {
    if (given.has(address)) return [];
    const id = files.idOf(address);
    const file = id === undefined ? undefined : await files.get(id);
    return file ? [{ field, name: file.name, content: file.content }] : [];
  });
  return (await Promise.all(found)).flat();
}

interface SaveOptions {
  directory: string;
  /** Where the first file goes; the others, and the first without it, go under their own names. */
  output: string | undefined;
  force: boolean;
}

/** @throws ToolError `invalid-input` when a file is there already and `force` is not given, or nothing can be written there. */
export async function saveFiles(produced: readonly ProducedFile[], options: SaveOptions): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const [index, { field, name, content }] of produced.entries()) {
    const path = index === 0 ? (options.output ?? name) : name;
    await writeFile(resolve(options.directory, path), content, { flag: options.force ? 'w' : 'wx' }).catch((cause) => {
      throw isThere(cause) ? taken(path) : new ToolError('invalid-input', `${path} cannot be written.`, { cause });
    });
    saved.push({ field, path, bytes: content.byteLength });
  }
  return saved;
}

/** Refuses a taken path before any work is done. */
export async function requireFree({ directory, output, force }: SaveOptions): Promise<void> {
  if (output === undefined || output === '-' || force) return;
  const isTaken = await access(resolve(directory, output)).then(
    () => true,
    () => false,
  );
  if (isTaken) throw taken(output);
}

function taken(path: string): ToolError {
  return new ToolError('invalid-input', `${path} is there already. Choose another --output, or add --force.`);
}

function isThere(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
}
