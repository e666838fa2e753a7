import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { HashKey } from './name-hash.ts';

/** Lowest and highest number of bits of the hash that choose a page. */
const LEAST_BITS = 8;
export const MOST_BITS = 24;
/** Rows of a page, on average. */
const PAGE_ROWS = 192;
/** Bytes of a row beside its ranks: 40 bits of the hash. */
const CHECK_BYTES = 5;
/** Milliseconds to wait for another process that writes. */
const PATIENCE = 5_000;

export const SCHEMA = 1;

// Pages of a list that is being written have an id that no list names yet: nobody sees them.
const schema = `
  CREATE TABLE key (k0 INTEGER NOT NULL, k1 INTEGER NOT NULL) STRICT;
  CREATE TABLE lists (
    name TEXT PRIMARY KEY, number INTEGER NOT NULL, release TEXT NOT NULL, total INTEGER NOT NULL,
    bits INTEGER NOT NULL, imported_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE pages (id INTEGER PRIMARY KEY, rows BLOB NOT NULL) STRICT;
`;

/** Opens the file for an import; made when absent. */
export function openForImport(path: string): { database: DatabaseSync; key: HashKey } {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: PATIENCE });
  database.exec('PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  if (Number(database.prepare('PRAGMA user_version').get()?.user_version) === 0) {
    const random = randomBytes(8);
    database.exec(`BEGIN; ${schema}`);
    database.prepare('INSERT INTO key VALUES (?, ?)').run(random.readInt32LE(0), random.readInt32LE(4));
    database.exec(`PRAGMA user_version = ${SCHEMA}; COMMIT`);
  }
  return { database, key: keyOf(database) };
}

export function keyOf(database: DatabaseSync): HashKey {
  const row = database.prepare('SELECT k0, k1 FROM key').get();
  return [Number(row?.k0), Number(row?.k1)];
}

/** How many bits choose a page, so that pages hold some hundred rows. */
export function bitsFor(rows: number): number {
  const wanted = Math.ceil(Math.log2(Math.max(1, rows / PAGE_ROWS)));
  return Math.min(MOST_BITS, Math.max(LEAST_BITS, wanted));
}

/**
 * Rows of one page, by columns: 40 bits of each hash that the page's number does not hold, then the ranks.
 *
 * @param rows four words each: hash, high and low, and two ranks
 */
export function packPage(rows: Uint32Array, ranks: 1 | 2): Uint8Array {
  const count = rows.length / 4;
  const page = Buffer.alloc(count * rowBytes(ranks));
  const ranksAt = count * CHECK_BYTES;
  for (let row = 0; row < count; row += 1) {
    page.writeUInt32LE(rows[row * 4 + 1] ?? 0, row * CHECK_BYTES);
    page[row * CHECK_BYTES + 4] = (rows[row * 4] ?? 0) & 0xff;
    page.writeUInt32LE(rows[row * 4 + 2] ?? 0, ranksAt + row * 4 * ranks);
    if (ranks === 2) page.writeUInt32LE(rows[row * 4 + 3] ?? 0, ranksAt + row * 8 + 4);
  }
  return page;
}

/** The ranks of a hash in a page; `undefined` when it is not there. Another name of the same hash comes once in some billions. */
export function findInPage(page: Uint8Array, hash: Uint32Array, ranks: 1 | 2): [number, number] | undefined {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
  const count = page.length / rowBytes(ranks);
  const low = hash[1] ?? 0;
  const check = (hash[0] ?? 0) & 0xff;
  for (let row = 0; row < count; row += 1) {
    const at = row * CHECK_BYTES;
    if (view.getUint32(at, true) !== low || page[at + 4] !== check) continue;
    const ranksAt = count * CHECK_BYTES + row * 4 * ranks;
    return [view.getUint32(ranksAt, true), ranks === 2 ? view.getUint32(ranksAt + 4, true) : 0];
  }
  return undefined;
}

function rowBytes(ranks: 1 | 2): number {
  return CHECK_BYTES + 4 * ranks;
}
