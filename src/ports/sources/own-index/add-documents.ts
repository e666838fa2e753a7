import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { ToolError } from '#kit/tool-error';
import { documentFaults, isReadable } from '#lib/documents/read-document';
import type { Documents } from '#ports/documents/port';
import { type DocumentsFile, type NewDocument, openDocumentsFile } from './documents-file.ts';

export interface AddDocumentsOptions {
  /** Files and folders; of folders everything beneath. */
  paths: readonly string[];
  /** The file of the documents, made when absent. */
  file: string;
  reader: Documents;
  signal: AbortSignal;
  clock: { now(): number };
  onProgress: (news: { read: number; added: number }) => void;
}

export interface AddedDocuments {
  added: number;
  /** Were there in an older form. */
  replaced: number;
  unchanged: number;
  /** Files. */
  leftOut: number;
  /** The first of these. */
  named: { path: string; reason: string }[];
}

/** Bytes of a file that is read. */
const MOST_BYTES = 5_000_000;
const MOST_PDF_BYTES = 20_000_000;
/** Written at once. */
const BATCH = 100;
const MOST_DEPTH = 40;
const MOST_NAMED = 100;

/**
 * Adds files to the site's own documents. A file that was added before and is the same is passed over.
 *
 * @throws ToolError `not-found` for a path that is not there, `cancelled`, `not-configured`.
 */
export async function addDocuments(options: AddDocumentsOptions): Promise<AddedDocuments> {
  const { paths, signal, onProgress } = options;
  for (const path of paths) await factsOf(path);
  const documents = openDocumentsFile(options.file);
  const result: AddedDocuments = { added: 0, replaced: 0, unchanged: 0, leftOut: 0, named: [] };
  const batch: NewDocument[] = [];
  let read = 0;

  function leaveOut(path: string, reason: string): void {
    result.leftOut += 1;
    if (result.named.length < MOST_NAMED) result.named.push({ path, reason });
  }

  function write(): void {
    documents.add(batch);
    batch.length = 0;
    onProgress({ read, added: result.added + result.replaced });
  }

  try {
    for (const path of paths) {
      for await (const file of filesBeneath(resolve(path))) {
        if (signal.aborted)
          throw new ToolError('cancelled', 'Interrupted. What was added stays; the same command goes on.');
        read += 1;
        const outcome = await take(file, documents, options);
        if (outcome === 'unchanged') result.unchanged += 1;
        else if ('reason' in outcome) leaveOut(file, outcome.reason);
        else {
          batch.push(outcome.document);
          result[outcome.kind] += 1;
        }
        if (batch.length >= BATCH) write();
      }
    }
    return result;
  } finally {
    try {
      if (batch.length > 0) write();
    } finally {
      documents.close();
    }
  }
}

type Outcome = 'unchanged' | { reason: string } | { kind: 'added' | 'replaced'; document: NewDocument };

async function take(path: string, documents: DocumentsFile, options: AddDocumentsOptions): Promise<Outcome> {
  if (!isReadable(path)) return { reason: documentFaults['unknown-kind'] };
  const { size } = await lstat(path);
  const most = extname(path).toLowerCase() === '.pdf' ? MOST_PDF_BYTES : MOST_BYTES;
  if (size > most) return { reason: `is larger than ${most / 1e6} MB` };
  const content = await readFile(path).catch(() => undefined);
  if (!content) return { reason: 'cannot be read' };
  const hash = createHash('sha256').update(content).digest();
  const former = documents.hashOf(path);
  if (former && hash.equals(former)) return 'unchanged';
  const name = basename(path);
  const found = await options.reader.read({ name, content }, options.signal).catch((error: unknown) => {
    if (error instanceof ToolError && error.code !== 'cancelled' && error.message.startsWith(name)) return error;
    throw error;
  });
  if (found instanceof ToolError) return { reason: found.message.slice(name.length + 1, -1) };
  const address = createHash('sha256').update(`document\0${path}`).digest('hex').slice(0, 24);
  const document = { path, ...found, hash, address, addedAt: options.clock.now() };
  return { kind: former ? 'replaced' : 'added', document };
}

async function factsOf(path: string) {
  try {
    return await lstat(path);
  } catch (cause) {
    throw new ToolError('not-found', `There is no file or folder ${path}.`, { cause });
  }
}

/** Every file beneath, in the order of names. Links lead elsewhere and are not followed; names with a dot in front are hidden. */
async function* filesBeneath(path: string, depth = 0): AsyncGenerator<string> {
  const facts = await factsOf(path);
  if (facts.isFile()) yield path;
  if (!facts.isDirectory() || depth > MOST_DEPTH) return;
  const entries = await readdir(path, { withFileTypes: true });
  const visible = entries.filter((entry: Dirent) => !basename(entry.name).startsWith('.'));
  for (const entry of visible.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesBeneath(join(path, entry.name), depth + 1);
    else if (entry.isFile()) yield join(path, entry.name);
  }
}
