import { relative, resolve } from 'node:path';
import { ToolError } from '#kit/tool-error';
import type { Documents } from '#ports/documents/port';
import { contentOf, filesBelow, readBy, requirePaths } from '#ports/sources/own-index/files-below';

interface ReadFilesOptions {
  /** Files and folders; of folders everything below. */
  paths: readonly string[];
  /** From which the files are named. */
  directory: string;
  reader: Documents;
  signal: AbortSignal;
  onFile: (read: number) => void;
}

interface FilesRead {
  files: { path: string; title: string; text: string }[];
  leftOut: { path: string; reason: string }[];
}

/**
 * The text of files, each once. What has none is left out, with the reason.
 *
 * @throws ToolError `not-found` for a path that is not there, `cancelled`.
 */
export async function readFiles({ paths, directory, reader, signal, onFile }: ReadFilesOptions): Promise<FilesRead> {
  const absolute = paths.map((path) => resolve(directory, path));
  await requirePaths(absolute);
  const seen = new Set<string>();
  const read: FilesRead = { files: [], leftOut: [] };
  for (const start of absolute) {
    for await (const file of filesBelow(start)) {
      if (signal.aborted) throw new ToolError('cancelled', 'Interrupted.');
      if (seen.has(file)) continue;
      seen.add(file);
      const path = relative(directory, file) || file;
      const content = await contentOf(file);
      const found = 'reason' in content ? content : await readBy(reader, { path: file, content }, signal);
      if ('reason' in found) read.leftOut.push({ path, reason: found.reason });
      else read.files.push({ path, ...found });
      onFile(seen.size);
    }
  }
  return read;
}
