import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { ToolError } from '#kit/tool-error';
import { failedToOpen, failedToWork, tooNew } from '../failure.ts';
import { migrations, tables } from '../migrations.data.ts';
import { openSqlite, sqliteFile, sqliteWords, versionOf } from '../sqlite.ts';
import { sqliteReason } from '../sqlite-failure.ts';
import { type BackupRow, type BackupTable, cellOf, type Snapshot } from './format.ts';
import { COUNTER, checkedRows, guardedTables, occupied, requireKnown } from './restoring.ts';

/** Milliseconds to wait for others who write. */
const PATIENCE = 5_000;

/**
 * What the database of `directory` holds at one moment, also while others write. It is read by `use`, and as it is: a schema
 * that is older than this program's stays so.
 *
 * @throws ToolError `not-found`, `not-configured` or `busy` when it cannot be read.
 */
export async function withSqliteSnapshot<T>(directory: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const file = sqliteFile(directory);
  if (!existsSync(file)) throw new ToolError('not-found', `There is no database ${file}.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
    // One transaction sees one moment, from its first statement on.
    database.exec('BEGIN');
    const schema = versionOf(database);
    if (schema > migrations.length) throw tooNew(file, { version: schema, known: migrations.length });
    return await use({ schema, rows: rowsOf(database) });
  } catch (error) {
    throw failedToOpen(error, sqliteReason(error), file);
  } finally {
    database?.close();
  }
}

async function* rowsOf(database: DatabaseSync): AsyncGenerator<BackupRow> {
  for (const name of tables) {
    const columns = columnsOf(database, name);
    if (columns.length === 0) continue;
    const table: BackupTable = { name, columns };
    for (const row of database.prepare(`SELECT ${listOf(columns)} FROM "${name}" ORDER BY rowid`).iterate()) {
      yield { table, cells: columns.map((column) => cellOf(row[column])) };
    }
  }
}

/** Without the counter; none when there is no such table. */
function columnsOf(database: DatabaseSync, table: string): string[] {
  const columns = database.prepare("SELECT name FROM pragma_table_info(?, 'main')").all(table);
  return columns.map(({ name }) => String(name)).filter((name) => name !== COUNTER);
}

/**
 * Puts a backup in the place of what the database of `directory` holds: all of it or nothing, also while others use it.
 *
 * @throws ToolError `invalid-input` when something is there already and may not be replaced.
 */
export async function restoreIntoSqlite(
  directory: string,
  snapshot: Snapshot,
  { mayReplace }: { mayReplace: boolean },
): Promise<void> {
  requireKnown(snapshot);
  openSqlite({ directory }).close();
  // Unpacked into a database of its own first, which goes with the connection: while the site's is written to, everybody
  // who writes there waits.
  const database = new DatabaseSync('', { timeout: PATIENCE });
  try {
    attachSite(database, sqliteFile(directory));
    requireRoom(database, mayReplace);
    database.exec('BEGIN');
    takeSteps(database, 0, snapshot.schema);
    await insertRows(database, snapshot);
    takeSteps(database, snapshot.schema, migrations.length);
    database.exec('COMMIT; BEGIN IMMEDIATE');
    requireRoom(database, mayReplace);
    for (const name of tables.toReversed()) database.exec(`DELETE FROM site."${name}"`);
    for (const name of tables) {
      const columns = listOf(columnsOf(database, name));
      database.exec(`INSERT INTO site."${name}" (${columns}) SELECT ${columns} FROM main."${name}" ORDER BY rowid`);
    }
    database.exec('COMMIT');
    // What was deleted is in the log that is written ahead until that is emptied.
    database.exec('PRAGMA site.wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw failedToWork(error, sqliteReason(error));
  } finally {
    database.close();
  }
}

function attachSite(database: DatabaseSync, file: string): void {
  database.prepare('ATTACH ? AS site').run(file);
  database.exec('PRAGMA site.synchronous = FULL; PRAGMA site.secure_delete = ON; PRAGMA main.synchronous = OFF');
}

function requireRoom(database: DatabaseSync, mayReplace: boolean): void {
  if (mayReplace) return;
  const full = guardedTables.filter((name) => database.prepare(`SELECT 1 FROM site."${name}" LIMIT 1`).get());
  if (full.length > 0) throw occupied(full);
}

function takeSteps(database: DatabaseSync, from: number, to: number): void {
  for (const step of migrations.slice(from, to)) database.exec(step(sqliteWords));
}

async function insertRows(database: DatabaseSync, { rows }: Snapshot): Promise<void> {
  const inserts = new Map<BackupTable, StatementSync>();
  for await (const { table, cells } of checkedRows(rows, (name) => columnsOf(database, name))) {
    const insert = inserts.get(table) ?? database.prepare(insertInto(table));
    inserts.set(table, insert);
    insert.run(...cells);
  }
}

function insertInto({ name, columns }: BackupTable): string {
  return `INSERT INTO main."${name}" (${listOf(columns)}) VALUES (${columns.map(() => '?').join(', ')})`;
}

function listOf(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
