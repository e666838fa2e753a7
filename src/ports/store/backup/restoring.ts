import { ToolError } from '#kit/tool-error';
import { migrations, tables } from '../migrations.data.ts';
import type { BackupRow, BackupTable, Snapshot } from './format.ts';

/** The column that counts rows as they come: it orders a backup and is in none. */
export const COUNTER = 'number';

/** Tables that fill by themselves: what is in them keeps nobody from restoring. */
const ownTables: readonly string[] = ['usage_counts', 'secrets'];

/** Tables whose rows somebody would miss. */
export const guardedTables = tables.filter((name) => !ownTables.includes(name));

export function occupied(names: readonly string[]): ToolError {
  const message = `The database holds ${names.join(', ')} already: nothing was restored. With --replace all of it is deleted first.`;
  return new ToolError('invalid-input', message);
}

/** @throws ToolError `unsupported` when the backup is of a schema that this program does not know. */
export function requireKnown({ schema }: Pick<Snapshot, 'schema'>): void {
  if (Number.isInteger(schema) && schema >= 1 && schema <= migrations.length) return;
  const message = `The backup was made by a newer version of this program (schema ${schema}, this one knows ${migrations.length}).`;
  throw new ToolError('unsupported', message);
}

/** Rows with their table's name and columns made sure of: they become part of statements. `columnsOf` asks the database. */
export async function* checkedRows(
  rows: AsyncIterable<BackupRow>,
  columnsOf: (table: string) => readonly string[] | Promise<readonly string[]>,
): AsyncGenerator<BackupRow> {
  let known: BackupTable | undefined;
  for await (const row of rows) {
    if (row.table !== known) requireColumns(row.table, await columnsOf(row.table.name));
    known = row.table;
    yield row;
  }
}

function requireColumns({ name, columns }: BackupTable, there: readonly string[]): void {
  const ours: readonly string[] = tables;
  const unknown = columns.find((column) => !ours.includes(name) || !there.includes(column));
  if (unknown === undefined) return;
  const message = `The backup has a column ${name}.${unknown}, which this program does not know.`;
  throw new ToolError('unsupported', message);
}
