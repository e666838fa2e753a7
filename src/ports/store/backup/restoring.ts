import { ToolError } from '#kit/tool-error';
import { migrations, tables } from '../migrations.data.ts';
import type { BackupRow, BackupTable, Snapshot } from './format.ts';

/** Tables that fill by themselves: what stands in them keeps nobody from restoring. */
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

/** Rows with their table's name and columns made sure of: they become part of statements. */
export async function* checkedRows(
  rows: AsyncIterable<BackupRow>,
  columnsOf: (table: string) => Promise<ReadonlyMap<string, string>>,
): AsyncGenerator<BackupRow & { types: readonly string[] }> {
  let current: { table: BackupTable; types: readonly string[] } | undefined;
  for await (const { table, cells } of rows) {
    if (current?.table !== table) current = { table, types: await typesOf(table, columnsOf) };
    yield { table, cells, types: current.types };
  }
}

async function typesOf(
  { name, columns }: BackupTable,
  columnsOf: (table: string) => Promise<ReadonlyMap<string, string>>,
): Promise<string[]> {
  const known: readonly string[] = tables;
  const types = known.includes(name) ? await columnsOf(name) : new Map<string, string>();
  return columns.map((column) => {
    const type = types.get(column);
    if (type === undefined)
      throw new ToolError(
        'unsupported',
        `The backup has a column ${name}.${column}, which this program does not know.`,
      );
    return type;
  });
}
