import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { ToolError } from '#kit/tool-error';
import type { Documents } from '#ports/documents/port';
import { type DocumentsFile, type NewDocument, openDocumentsFile } from './documents-file.ts';
import { contentOf, filesBelow, readBy, requirePaths } from './files-below.ts';

interface AddDocumentsOptions {
  /** Files and folders; of folders everything below. */
  paths: readonly string[];
  /** The file of the documents, made when absent. */
  file: string;
  reader: Documents;
  signal: AbortSignal;
  clock: { now(): number };
  onProgress: (news: { read: number; added: number }) => void;
}

interface AddedDocuments {
  added: number;
  /** Were there in an older form. */
  replaced: number;
  unchanged: number;
  /** Files. */
  leftOut: number;
  /** The first of these. */
  named: { path: string; reason: string }[];
}

/** Written at once. */
const BATCH = 100;
const MOST_NAMED = 100;

/**
 * Adds files to the site's own documents. A file that was added before and is the same is passed over.
 *
 * @throws ToolError `not-found` for a path that is not there, `cancelled`, `not-configured`.
 */
export async function addDocuments(options: AddDocumentsOptions): Promise<AddedDocuments> {
  const { paths, signal, onProgress } = options;
  await requirePaths(paths);
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
      for await (const file of filesBelow(resolve(path))) {
        if (signal.aborted)
          throw new ToolError('cancelled', 'Interrupted. What was added stays; the same command continues.');
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
  const content = await contentOf(path);
  if ('reason' in content) return content;
  const hash = createHash('sha256').update(content).digest();
  const former = documents.hashOf(path);
  if (former && hash.equals(former)) return 'unchanged';
  const found = await readBy(options.reader, { path, content }, options.signal);
  if ('reason' in found) return found;
  const address = createHash('sha256').update(`document\0${path}`).digest('hex').slice(0, 24);
  const document = { path, ...found, hash, address, addedAt: options.clock.now() };
  return { kind: former ? 'replaced' : 'added', document };
}
