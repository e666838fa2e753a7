import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { ToolError } from '#kit/tool-error';
import { chosenPrints, indexWords, termOf } from './words.ts';

/** Milliseconds to wait for another process that writes. */
const PATIENCE = 10_000;
const VERSION = 1;

// Terms without their places: a third of the size, and whether words are behind each other the fingerprints say.
// An underscore is a letter, so that a fingerprint stays one term and no word looks like one.
const schema = `
  CREATE TABLE documents (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, title TEXT NOT NULL, hash BLOB NOT NULL,
    added_at INTEGER NOT NULL, words INTEGER NOT NULL, address TEXT NOT NULL UNIQUE, text BLOB NOT NULL
  ) STRICT;
  CREATE VIRTUAL TABLE terms USING fts5 (
    text, content = '', contentless_delete = 1, detail = none, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
  );
  PRAGMA user_version = ${VERSION};
`;

export interface NewDocument {
  /** Absolute path of the file. */
  path: string;
  title: string;
  text: string;
  /** Of the file's content. */
  hash: Uint8Array;
  /** Hexadecimal, says nothing of the path. */
  address: string;
  addedAt: number;
}

interface ListedDocument {
  path: string;
  title: string;
  words: number;
  /** Milliseconds since 1970-01-01 UTC. */
  addedAt: number;
}

/** For adding and removing; the site may read at the same time. */
export interface DocumentsFile {
  /** The hash of the file that is there from a former time. */
  hashOf(path: string): Uint8Array | undefined;
  /** All or none of them; a document of the same path is replaced. */
  add(documents: readonly NewDocument[]): void;
  list(limit: number): ListedDocument[];
  count(): number;
  /** Removes a file, or all below a folder. Gives how many. */
  remove(path: string): number;
  removeAll(): number;
  close(): void;
}

/** @throws ToolError `not-found` when it must exist and does not, `not-configured` when it cannot be used. */
export function openDocumentsFile(file: string, { mustExist = false } = {}): DocumentsFile {
  if (mustExist && !existsSync(file)) {
    throw new ToolError('not-found', 'No documents were added yet: see "clearkit add-documents".');
  }
  try {
    return over(open(file));
  } catch (error) {
    throw error instanceof ToolError ? error : unusable(error);
  }
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // For this user's eyes; what SQLite writes beside the file gets the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; BEGIN IMMEDIATE');
  const version = versionOf(database);
  if (version === 0) database.exec(schema);
  database.exec('COMMIT');
  if (version > VERSION) {
    database.close();
    throw new ToolError('not-configured', 'The documents were written by a newer version of this program.');
  }
  return database;
}

function over(database: DatabaseSync): DocumentsFile {
  const find = database.prepare('SELECT id, hash FROM documents WHERE path = ?');
  const addRow = database.prepare(
    'INSERT INTO documents (path, title, hash, added_at, words, address, text) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const addTerms = database.prepare('INSERT INTO terms (rowid, text) VALUES (?, ?)');
  const dropRow = database.prepare('DELETE FROM documents WHERE id = ?');
  const dropTerms = database.prepare('DELETE FROM terms WHERE rowid = ?');
  const listed = database.prepare('SELECT path, title, words, added_at FROM documents ORDER BY path LIMIT ?');
  const counted = database.prepare('SELECT count(*) AS count FROM documents');
  const beneath = database.prepare('SELECT id FROM documents WHERE path = ?1 OR substr(path, 1, length(?2)) = ?2');

  function drop(id: number): void {
    dropRow.run(id);
    dropTerms.run(id);
  }

  function atOnce<T>(work: () => T): T {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error instanceof ToolError ? error : unusable(error);
    }
  }

  const count = () => Number(counted.get()?.count);

  return {
    hashOf: (path) => {
      const hash = find.get(path)?.hash;
      return hash instanceof Uint8Array ? hash : undefined;
    },
    add: (documents) =>
      atOnce(() => {
        for (const { path, title, text, hash, address, addedAt } of documents) {
          const former = find.get(path);
          if (former) drop(Number(former.id));
          const words = indexWords(text);
          const packed = zstdCompressSync(text);
          const { lastInsertRowid } = addRow.run(path, title, hash, addedAt, words.length, address, packed);
          const terms = [...new Set(words), ...[...chosenPrints(words)].map(termOf)];
          addTerms.run(lastInsertRowid, terms.join(' '));
        }
      }),
    list: (limit) =>
      listed.all(limit).map((row) => ({
        ...{ path: String(row.path), title: String(row.title) },
        ...{ words: Number(row.words), addedAt: Number(row.added_at) },
      })),
    count,
    remove: (path) =>
      atOnce(() => {
        const rows = beneath.all(path, path.endsWith('/') ? path : `${path}/`);
        for (const { id } of rows) drop(Number(id));
        return rows.length;
      }),
    removeAll: () =>
      atOnce(() => {
        const all = count();
        database.exec("DELETE FROM documents; INSERT INTO terms (terms) VALUES ('delete-all')");
        return all;
      }),
    close() {
      // What is deleted is gone from the log that is written ahead as well.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

export function unpacked(text: unknown): string {
  return text instanceof Uint8Array ? zstdDecompressSync(text).toString('utf8') : '';
}

export function unusable(cause: unknown): ToolError {
  return new ToolError('not-configured', 'The documents of this site cannot be read or written just now.', { cause });
}
