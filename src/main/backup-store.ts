import { type BackupSummary, readBackup, writeBackup } from '#ports/store/backup/format';
import type { Config } from './config-shape.ts';
import { makeDataDirectoryFor } from './read-settings.ts';

type Where = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** Writes what the store holds at one moment to a new file; the site may be running. @throws ToolError in one line. */
export async function backupStore({ dataDirectory, databaseUrl }: Where, file: string): Promise<BackupSummary> {
  const at = Date.now();
  if (databaseUrl !== undefined) {
    const { withPostgresSnapshot } = await import('#ports/store/backup/postgres');
    return withPostgresSnapshot(databaseUrl, (snapshot) => writeBackup(file, snapshot, at));
  }
  const { withSqliteSnapshot } = await import('#ports/store/backup/sqlite');
  return withSqliteSnapshot(dataDirectory, (snapshot) => writeBackup(file, snapshot, at));
}

/** Puts a backup of either database in the place of what the store holds; the site may be running. @throws ToolError in one line. */
export async function restoreStore(
  { dataDirectory, databaseUrl }: Where,
  file: string,
  options: { mayReplace: boolean },
): Promise<BackupSummary> {
  const { summary, ...snapshot } = await readBackup(file);
  if (databaseUrl !== undefined) {
    const { restoreIntoPostgres } = await import('#ports/store/backup/postgres');
    await restoreIntoPostgres(databaseUrl, snapshot, options);
  } else {
    const { restoreIntoSqlite } = await import('#ports/store/backup/sqlite');
    makeDataDirectoryFor({ dataDirectory });
    await restoreIntoSqlite(dataDirectory, snapshot, options);
  }
  return summary;
}
