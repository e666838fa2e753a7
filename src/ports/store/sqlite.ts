import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '#kit/tool-error';
import type { Answer, Database, Statement, Work } from './database.ts';
import { failedToOpen, failedToWork, tooNew } from './failure.ts';
import { migrations, type Words } from './migrations.data.ts';
import type { Store } from './port.ts';
import { sqliteReason } from './sqlite-failure.ts';
import { storeOver } from './store-over.ts';

interface SqliteStoreOptions {
  /** Where the database is; made when absent. */
  directory: string;
  /** Refuse where there is no database yet, instead of making one. */
  mustExist?: boolean;
  /** Milliseconds to wait for another process that writes; the tests have less. */
  patience?: number;
}

export interface SqliteStore extends Store {
  /** What it is on: `peopleDatabase` keeps accounts in it. */
  database: Database;
}

/** The path of the database in a folder. */
export function sqliteFile(directory: string): string {
  return join(directory, 'clearkit.sqlite');
}

/** Milliseconds to wait for another process that writes. */
const PATIENCE = 5_000;
/** Milliseconds between two tries to write, and at most as many again: two who wait do not try in step. */
const TRIED_EVERY = 10;
/** Milliseconds between two tries to empty the log that is written ahead, while another process reads in it. */
const EMPTIED_EVERY = 1_000;
/** Bytes that are written to see whether the disk takes some again. */
const TRIED_BYTES = 256 * 1024;
/** SQLite's own measure: -2000 is 2000 KB. */
const CACHE_SIZE = -2_000;
/** What another process that writes is called. */
const BUSY = 'SQLITE_BUSY';

export const sqliteWords: Words = {
  counter: 'INTEGER PRIMARY KEY',
  integer: 'INTEGER',
  strict: ' STRICT',
  randomId: 'lower(hex(randomblob(8)))',
};

/**
 * The store in one file, which several processes may share. The driver answers at once and holds the thread meanwhile: every
 * statement of a running site touches a row or two. While another process writes the thread is free.
 *
 * @throws ToolError `not-configured` with one line when the file cannot be used, `not-found` when it must exist and does not.
 */
export function openSqliteStore({ patience = PATIENCE, ...options }: SqliteStoreOptions): SqliteStore {
  const database = databaseOver(openSqlite(options), patience);
  return { ...storeOver(database), database };
}

/** A connection to the file with all steps taken. @throws as `openSqliteStore` does. */
export function openSqlite({ directory, mustExist = false }: Omit<SqliteStoreOptions, 'patience'>): DatabaseSync {
  const file = sqliteFile(directory);
  if (mustExist && !existsSync(file)) {
    const advice = 'DATA_DIR must be the folder that the site uses, and the site must have been started once';
    throw new ToolError('not-found', `There is no database ${file}: ${advice}.`);
  }
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // Names and addresses of people: for this user's eyes. What SQLite writes beside the file gets the same mode.
    closeSync(openSync(file, 'a', 0o600));
    database = new DatabaseSync(file, { timeout: PATIENCE });
    // Before the first write: a program that does not know the file's schema leaves it as it is.
    refuseNewer(database, file);
    // FULL: what was answered with success is on the disk. Deleted rows are overwritten, not only forgotten.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw failedToOpen(error, sqliteReason(error), file);
  }
}

/** The store in memory: everything is gone with it. */
export function openStoreInMemory(): SqliteStore {
  const connection = new DatabaseSync(':memory:');
  migrate(connection, 'in memory');
  const database = databaseOver(connection, 0);
  return { ...storeOver(database), database };
}

/** Steps that the file has taken. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

function refuseNewer(database: DatabaseSync, file: string): void {
  const version = versionOf(database);
  if (version > migrations.length) throw tooNew(file, { version, known: migrations.length });
}

function migrate(database: DatabaseSync, file: string): void {
  if (versionOf(database) === migrations.length) return;
  // One process migrates; another that starts meanwhile waits here and then finds it done.
  begin(database);
  ending(database, () => {
    refuseNewer(database, file);
    for (const step of migrations.slice(versionOf(database))) database.exec(step(sqliteWords));
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

function begin(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
}

/** Does the work of a transaction that has begun, and ends it. */
function ending<T>(database: DatabaseSync, work: () => T): T {
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function databaseOver(connection: DatabaseSync, patience: number): Database {
  const prepared = new Map<string, StatementSync>();
  let emptying: NodeJS.Timeout | undefined;
  /** Those who wait for another process that writes, one behind the other. */
  let line: Promise<unknown> = Promise.resolve();
  /** Whether the disk refused something, which reading alone would not find again. */
  let isRefused = false;
  // SQLite itself would wait with the thread held.
  connection.exec(`PRAGMA busy_timeout = 0; PRAGMA cache_size = ${CACHE_SIZE}`);

  function answer({ text, values }: Statement): Answer {
    const statement = prepared.get(text) ?? connection.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    prepared.set(text, statement);
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  async function perform<T>(work: Work<T>): Promise<T> {
    let step = work.next();
    while (!step.done) {
      const { value } = step;
      step = await patiently(
        () => answer(value),
        (given) => work.next(given),
      );
    }
    return step.value;
  }

  function performAtOnce<T>(work: Work<T>): T {
    let step = work.next();
    while (!step.done) step = work.next(answer(step.value));
    return step.value;
  }

  /** Asks until no other process writes. `use` gets the answer before anything else can be asked. */
  async function patiently<A, T>(ask: () => A, use: (answer: A) => T): Promise<T> {
    const first = attempt(ask);
    if (first) return use(first.value);
    const until = performance.now() + patience;
    const turn = line.then(async () => {
      while (performance.now() < until) {
        const next = attempt(ask);
        if (next) return use(next.value);
        await sleep(TRIED_EVERY * (1 + Math.random()));
      }
      return use(ask());
    });
    line = turn.catch(() => {});
    return turn;
  }

  function emptySoon(): void {
    clearTimeout(emptying);
    emptying = emptied() ? undefined : setTimeout(emptySoon, EMPTIED_EVERY).unref();
  }

  function emptied(): boolean {
    try {
      return Number(connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy) === 0;
    } catch {
      // A disk that is full, say. What is asked of the database next tells of it; this is tried again.
      return false;
    }
  }

  /** @throws ToolError `busy` when the database does not work; anything else is a bug. */
  async function answering<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const reason = sqliteReason(error);
      if (reason && reason.code !== BUSY) isRefused = true;
      throw failedToWork(error, reason);
    }
  }

  async function check(): Promise<void> {
    if (isRefused) await patiently(() => begin(connection), tryToWrite);
    else connection.exec('SELECT count(*) FROM secrets');
  }

  /** In a transaction that has begun: writes as much as a visitor may send, and takes it back. */
  function tryToWrite(): void {
    try {
      // Without a cache to hold it, it is written before it is taken back.
      connection.exec(`PRAGMA cache_size = 8; CREATE TABLE probe (bytes BLOB);
        INSERT INTO probe VALUES (zeroblob(${TRIED_BYTES}))`);
      isRefused = false;
    } finally {
      if (connection.isTransaction) connection.exec('ROLLBACK');
      connection.exec(`PRAGMA cache_size = ${CACHE_SIZE}`);
    }
  }

  function close(): void {
    if (!connection.isOpen) return;
    // Nobody is served any more: now there is time to wait.
    connection.exec(`PRAGMA busy_timeout = ${patience}`);
    if (emptying) emptied();
    clearTimeout(emptying);
    connection.close();
  }

  return {
    // One process writes at a time anyway.
    skipLocked: '',
    run: (work) => answering(() => perform(work)),
    runInTurn: (_turn, work) =>
      answering(() =>
        patiently(
          () => begin(connection),
          () => ending(connection, () => performAtOnce(work)),
        ),
      ),
    check: () => answering(check),
    // The deleted rows still are in the log that is written ahead until that is emptied.
    scrub: () => answering(emptySoon),
    close: () => line.then(() => answering(close)),
  };
}

/** The answer, `undefined` while another process writes. */
function attempt<A>(ask: () => A): { value: A } | undefined {
  try {
    return { value: ask() };
  } catch (error) {
    if (sqliteReason(error)?.code === BUSY) return undefined;
    throw error;
  }
}
