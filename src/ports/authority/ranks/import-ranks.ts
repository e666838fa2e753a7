import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ToolError } from '#kit/tool-error';
import { bitsFor, openForImport, packPage } from './database.ts';
import { type ListName, type RankFormat, type Row, rankFormats } from './format.ts';
import { createLineReader } from './lines.ts';
import { type HashKey, hashName } from './name-hash.ts';
import { openSource, type Source } from './source.ts';
import { copyRow, openSpool, PARTS, type Spool } from './spool.ts';

export interface ImportOptions {
  list: ListName;
  /** A path, an http or https address, or `-` for standard input. */
  from: string;
  /** What to call the release, where its file's name does not say. */
  release: string | undefined;
  /** The database, made when absent. What is half done is beside it. */
  file: string;
  stdin: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
  clock: { now(): number };
  onProgress(progress: ImportProgress): void;
}

export interface ImportProgress {
  stage: 'Reading' | 'Sorting';
  rows: number;
  badLines: number;
  /** 0 to 1, where the size of the file is known. */
  share: number | undefined;
  /** Rows that an interrupted import had read already. */
  resumedAt: number;
}

export interface ImportSummary {
  release: string;
  rows: number;
  badLines: number;
}

/** Rows between two looks at the clock. */
const TELL_EVERY = 1 << 16;
/** Pages of an old list that are deleted at once: other writers, and the log, are kept short. */
const DELETED_AT_ONCE = 4_096;

/**
 * Reads a list and puts it in the place of the one before, which the site uses until the last moment. An import that was
 * interrupted goes on where it was.
 *
 * @throws ToolError `unsupported` for a file that is no such list, or is damaged; `not-found`, `upstream-failed`, `cancelled`.
 */
export async function importRanks(options: ImportOptions): Promise<ImportSummary> {
  const { list, file, clock, release } = options;
  const format = rankFormats[list];
  const source = await openSource(options);
  const { database, key } = openForImport(file);
  try {
    const path = join(file, '..', `ranks-${list}.part`);
    const spool = openSpool(path, `${list} ${key.join(' ')} ${source.identity}`);
    try {
      await read({ source, format, key, spool, options });
      if (spool.state.rows === 0) throw new ToolError('unsupported', 'No line of this file could be read.');
      const name = release ?? format.releaseIn(source.name) ?? (source.day ? `file of ${source.day}` : undefined);
      const summary = { release: name ?? dayOf(clock.now()), rows: spool.state.rows, badLines: spool.state.badLines };
      await build({ database, list, spool, format, summary, options });
      spool.remove();
      return summary;
    } catch (error) {
      if (spool.state.rows > 0) spool.close();
      else spool.remove();
      throw error;
    }
  } finally {
    database.close();
  }
}

interface Reading {
  source: Source;
  format: RankFormat;
  key: HashKey;
  spool: Spool;
  options: Pick<ImportOptions, 'signal' | 'onProgress'>;
}

async function read({ source, format, key, spool, options: { signal, onProgress } }: Reading): Promise<void> {
  const { textBytes: done, rows: resumedAt } = spool.state;
  let { badLines } = spool.state;
  let rows = resumedAt;
  const hash = new Uint32Array(2);
  const row: Row = { nameFrom: 0, nameTo: 0, first: 0, second: 0 };
  const tell = () => {
    const share = source.size === undefined ? undefined : source.bytesRead() / source.size;
    onProgress({ stage: 'Reading', rows, badLines, share, resumedAt });
  };
  const lines = createLineReader((firstLine) => {
    const layout = format.layoutOf(firstLine);
    const onLine = (bytes: Uint8Array, from: number, to: number, endsAt: number) => {
      if (endsAt <= done) return;
      if (!layout.read(bytes, from, to, row)) {
        badLines += 1;
        return;
      }
      hashName(bytes, row.nameFrom, row.nameTo, key, hash);
      rows += 1;
      if (spool.add(hash, row.first, row.second)) spool.flush({ badLines, textBytes: endsAt });
      if (rows % TELL_EVERY === 0) tell();
    };
    return { hasHeading: layout.hasHeading, onLine };
  });
  try {
    for await (const block of source.text) {
      if (signal.aborted) throw cancelled();
      lines.take(block);
    }
    lines.end();
  } finally {
    // Also when it is interrupted or the file breaks off: the next try begins after this line.
    spool.flush({ badLines, textBytes: lines.position() });
    tell();
  }
}

interface Building {
  database: DatabaseSync;
  list: ListName;
  spool: Spool;
  format: RankFormat;
  summary: ImportSummary;
  options: Pick<ImportOptions, 'signal' | 'onProgress' | 'clock'>;
}

async function build({ database, list, spool, format, summary, options }: Building): Promise<void> {
  const { release, rows, badLines } = summary;
  const number = 1 + Number(database.prepare('SELECT max(number) AS most FROM lists').get()?.most ?? 0);
  const bits = bitsFor(rows);
  const insert = database.prepare('INSERT INTO pages VALUES (?, ?)');
  await dropUnnamed(database);
  for (let part = 0; part < PARTS; part += 1) {
    if (options.signal.aborted) throw cancelled();
    database.exec('BEGIN IMMEDIATE');
    for (const [page, packed] of pagesOf(spool.part(part), bits)) {
      insert.run(number * 2 ** 24 + (part << (bits - 8)) + page, packPage(packed, format.ranks));
    }
    database.exec('COMMIT');
    options.onProgress({ stage: 'Sorting', rows, badLines, share: (part + 1) / PARTS, resumedAt: 0 });
    // So that an interruption is noticed.
    await new Promise((resolve) => setImmediate(resolve));
  }
  // The one moment in which the new list takes the place of the old.
  database
    .prepare('INSERT OR REPLACE INTO lists VALUES (?, ?, ?, ?, ?, ?)')
    .run(list, number, release, rows, bits, options.clock.now());
  await dropUnnamed(database);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** The rows of a part by page, in the order in which they came. */
function* pagesOf(rows: Uint32Array, bits: number): Generator<[number, Uint32Array]> {
  const pages = 1 << (bits - 8);
  const shift = 32 - bits;
  const count = rows.length / 4;
  const starts = new Uint32Array(pages + 1);
  const pageOf = (row: number) => ((rows[row * 4] ?? 0) >>> shift) & (pages - 1);
  for (let row = 0; row < count; row += 1) starts[pageOf(row) + 1] = (starts[pageOf(row) + 1] ?? 0) + 1;
  for (let page = 0; page < pages; page += 1) starts[page + 1] = (starts[page + 1] ?? 0) + (starts[page] ?? 0);
  const sorted = new Uint32Array(rows.length);
  const next = starts.slice();
  for (let row = 0; row < count; row += 1) {
    const to = next[pageOf(row)] ?? 0;
    next[pageOf(row)] = to + 1;
    copyRow(rows, row, sorted, to);
  }
  for (let page = 0; page < pages; page += 1) {
    const part = sorted.subarray((starts[page] ?? 0) * 4, (starts[page + 1] ?? 0) * 4);
    if (part.length > 0) yield [page, part];
  }
}

/** Pages of lists that were replaced, or never finished. */
async function dropUnnamed(database: DatabaseSync): Promise<void> {
  const drop = database.prepare(
    'DELETE FROM pages WHERE id IN (SELECT id FROM pages WHERE (id >> 24) NOT IN (SELECT number FROM lists) LIMIT ?)',
  );
  while (drop.run(DELETED_AT_ONCE).changes > 0) await new Promise((resolve) => setImmediate(resolve));
}

function cancelled(): ToolError {
  return new ToolError('cancelled', 'Interrupted. The same command continues where it stopped.');
}

function dayOf(time: number): string {
  return `imported ${new Date(time).toISOString().slice(0, 10)}`;
}
