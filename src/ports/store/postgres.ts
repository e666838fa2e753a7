import { type ClientBase, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg';
import type { Answer, Database, Statement, Work } from './database.ts';
import { turns } from './database.ts';
import { failedToOpen, failedToWork, tooNew } from './failure.ts';
import { migrations, type Words } from './migrations.data.ts';
import type { Store } from './port.ts';
import { postgresReason } from './postgres-failure.ts';
import { storeOver } from './store-over.ts';

interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Connections at once. */
  connections?: number;
  /** Called with why the database does not answer at the start; without it that is an error. */
  onAbsent?: (reason: { code: string; words: string }) => void;
}

export interface PostgresStore extends Store {
  /** What it is on: `peopleDatabase` keeps accounts in it. */
  database: Database;
}

/** How the operator knows it: the address has a password in it. */
export const POSTGRES_NAME = 'of DATABASE_URL';

/** Milliseconds for a connection, for a statement on the server, and for its answer to arrive. */
const CONNECTS_WITHIN = 5_000;
const RUNS_WITHIN = 10_000;
const ANSWERS_WITHIN = 15_000;

/** Parts our locks from those of other programs in the same database. */
const LOCK = 0x636c_6b74;

export const postgresWords: Words = {
  counter: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  integer: 'BIGINT',
  strict: '',
  randomId: 'substr(md5(random()::text), 1, 16)',
};

/** Large integers as numbers: times and counts stay far below the largest exact one. */
export const numbers: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format),
};

/**
 * The store in a database of PostgreSQL, which several servers may share. A database that does not answer yet is waited for:
 * until then every function throws `busy`, and the schema is brought up to date with the first that reaches it.
 *
 * @throws ToolError `not-configured` with one line when the database cannot be used as it is set up.
 */
export async function openPostgresStore({
  url,
  connections = 10,
  onAbsent,
}: PostgresStoreOptions): Promise<PostgresStore> {
  const pool = openPool(url, connections);
  const database = databaseOver(pool);
  try {
    await database.ready();
  } catch (error) {
    const reason = postgresReason(error);
    if (!reason || reason.isLasting || !onAbsent) {
      await pool.end();
      throw failedToOpen(error, reason, POSTGRES_NAME);
    }
    onAbsent(reason);
  }
  return { ...storeOver(database), database };
}

function openPool(url: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'clearkit',
    connectionTimeoutMillis: CONNECTS_WITHIN,
    statement_timeout: RUNS_WITHIN,
    query_timeout: ANSWERS_WITHIN,
    // A server of ours that hangs in the middle of a transaction lets the others go on.
    idle_in_transaction_session_timeout: RUNS_WITHIN,
    keepAlive: true,
    types: numbers,
  });
  // A connection may be lost while nobody uses it, or between two statements: anyone who uses it next is told.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function databaseOver(pool: Pool): Database & { ready(): Promise<void> } {
  let migrated: Promise<void> | undefined;

  function ready(): Promise<void> {
    migrated ??= withClient(pool, migrate).catch((error: unknown) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  }

  async function using<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    try {
      await ready();
      return await withClient(pool, work);
    } catch (error) {
      throw failedToWork(error, postgresReason(error));
    }
  }

  return {
    ready,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    run: (work) => using((client) => perform(client, work)),
    runInTurn: (turn, work) => using((client) => inTransaction(client, turns[turn], () => perform(client, work))),
    check: () => using(async (client) => void (await client.query('SELECT count(*) FROM secrets'))),
    // The server overwrites deleted rows when it needs their place.
    scrub: async () => {},
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

async function perform<T>(client: PoolClient, work: Work<T>): Promise<T> {
  let step = work.next();
  while (!step.done) step = work.next(await answer(client, step.value));
  return step.value;
}

async function answer(client: PoolClient, { text, values }: Statement): Promise<Answer> {
  const { rows, rowCount } = await client.query<Record<string, unknown>>(text, [...values]);
  return { rows, changes: rowCount ?? 0 };
}

/** A connection that has failed is not used again: nobody knows what is in it. */
async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** One after the other for each number, on every server. A failure closes the connection, which takes everything back. */
export async function inTransaction<T>(client: ClientBase, turn: number, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK}, ${turn})`);
  const result = await work();
  await client.query('COMMIT');
  return result;
}

/** One server migrates; another that starts meanwhile waits and then finds it done. */
async function migrate(client: PoolClient): Promise<void> {
  await inTransaction(client, turns.schema, async () => {
    const version = await versionOf(client);
    if (version > migrations.length) throw tooNew(POSTGRES_NAME, { version, known: migrations.length });
    if (version === migrations.length) return;
    for (const step of migrations.slice(version)) await client.query(step(postgresWords));
    await setVersion(client, migrations.length);
  });
}

async function versionOf(client: PoolClient): Promise<number> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  return rows[0]?.version ?? 0;
}

export async function setVersion(client: ClientBase, version: number): Promise<void> {
  await client.query('DELETE FROM schema_version');
  await client.query('INSERT INTO schema_version (version) VALUES ($1)', [version]);
}
