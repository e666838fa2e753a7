import { Client } from 'pg';
import { turns, type Value } from '../database.ts';
import { failedToOpen, tooNew } from '../failure.ts';
import { migrations, tables } from '../migrations.data.ts';
import { inTransaction, numbers, openPostgresStore, POSTGRES_NAME, postgresWords, setVersion } from '../postgres.ts';
import { postgresReason } from '../postgres-failure.ts';
import { type BackupRow, type BackupTable, cellOf, type Snapshot } from './format.ts';
import { COUNTER, checkedRows, guardedTables, occupied, requireKnown } from './restoring.ts';

/** Rows that are read, or written, with one statement. */
const ROWS_AT_ONCE = 500;

/**
 * What the database at `url` holds at one moment, also while others write. It is read by `use`, and as it is: a schema that
 * is older than this program's stays so.
 *
 * @throws ToolError `not-configured` when it cannot be read.
 */
export function withPostgresSnapshot<T>(url: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return connected(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const schema = await knownVersion(client);
    return await use({ schema, rows: rowsOf(client) });
  });
}

async function knownVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  const version = rows[0]?.version ?? 0;
  if (version > migrations.length) throw tooNew(POSTGRES_NAME, { version, known: migrations.length });
  return version;
}

async function* rowsOf(client: Client): AsyncGenerator<BackupRow> {
  for (const name of tables) {
    const all = await columnsOf(client, name);
    const columns = all.filter((column) => column !== COUNTER);
    if (columns.length === 0) continue;
    const table: BackupTable = { name, columns };
    const list = columns.map((column) => `"${column}"`).join(', ');
    const order = all.includes(COUNTER) ? `ORDER BY ${COUNTER}` : '';
    await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT ${list} FROM "${name}" ${order}`);
    for (;;) {
      const { rows } = await client.query<Record<string, unknown>>(`FETCH ${ROWS_AT_ONCE} FROM backup`);
      for (const row of rows) yield { table, cells: columns.map((column) => cellOf(row[column])) };
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await client.query('CLOSE backup');
  }
}

/** None when there is no such table. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * Puts a backup in the place of what the database at `url` holds: all of it or nothing, also while others use it.
 *
 * @throws ToolError `invalid-input` when something is there already and may not be replaced.
 */
export async function restoreIntoPostgres(
  url: string,
  snapshot: Snapshot,
  { mayReplace }: { mayReplace: boolean },
): Promise<void> {
  requireKnown(snapshot);
  // Makes sure that the tables are there, and nobody else's.
  await (await openPostgresStore({ url, connections: 1 })).close();
  await connected(url, (client) =>
    inTransaction(client, turns.schema, async () => {
      const full: string[] = [];
      for (const name of guardedTables) {
        const { rows } = await client.query(`SELECT 1 FROM "${name}" LIMIT 1`);
        if (rows.length > 0) full.push(name);
      }
      if (full.length > 0 && !mayReplace) throw occupied(full);
      for (const name of tables.toReversed()) await client.query(`DROP TABLE IF EXISTS "${name}"`);
      await takeSteps(client, 0, snapshot.schema);
      await insertRows(client, snapshot);
      await takeSteps(client, snapshot.schema, migrations.length);
      await setVersion(client, migrations.length);
    }),
  );
}

async function takeSteps(client: Client, from: number, to: number): Promise<void> {
  for (const step of migrations.slice(from, to)) await client.query(step(postgresWords));
}

async function insertRows(client: Client, { rows }: Snapshot): Promise<void> {
  let table: BackupTable | undefined;
  let waiting: (readonly Value[])[] = [];
  const write = async () => {
    if (table && waiting.length > 0) await client.query(insertInto(table, waiting.length), waiting.flat());
    waiting = [];
  };
  for await (const row of checkedRows(rows, (name) => columnsOf(client, name))) {
    if (row.table !== table || waiting.length === ROWS_AT_ONCE) await write();
    table = row.table;
    waiting.push(row.cells);
  }
  await write();
}

function insertInto({ name, columns }: BackupTable, count: number): string {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const row = (at: number) => `(${columns.map((_, column) => `$${at * columns.length + column + 1}`).join(', ')})`;
  return `INSERT INTO "${name}" (${list}) VALUES ${Array.from({ length: count }, (_, at) => row(at)).join(', ')}`;
}

/** A connection of its own, without the site's limits on time. */
async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, types: numbers, application_name: 'clearkit backup' });
  // A connection that is lost is told by the statement that needs it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw failedToOpen(error, postgresReason(error), POSTGRES_NAME);
  } finally {
    await client.end().catch(() => {});
  }
}
