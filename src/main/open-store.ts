import { ToolError } from '#kit/tool-error';
import type { PostgresStore } from '#ports/store/postgres';
import type { SqliteStore } from '#ports/store/sqlite';
import { ConfigError } from './config.ts';
import type { Config } from './config-shape.ts';
import { makeDataDirectoryFor } from './read-settings.ts';

export type OpenedStore = SqliteStore | PostgresStore;

type Where = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

interface OpeningOptions {
  /** Refuse where there is no database yet, instead of making one. */
  mustExist?: boolean;
  /** Called with why a database server does not answer yet; without it that is an error. */
  onAbsent?: (reason: { code: string; words: string }) => void;
}

/**
 * What lasts: in PostgreSQL where DATABASE_URL names one, else in a file of DATA_DIR. It is no port of `createPorts`: what
 * tools are given must not hold it.
 *
 * @throws ToolError with one line when the database cannot be used.
 */
export async function openStore(
  { dataDirectory, databaseUrl }: Where,
  { mustExist = false, onAbsent }: OpeningOptions = {},
): Promise<OpenedStore> {
  // Only the one that is used: a command should start at once.
  if (databaseUrl !== undefined) {
    const { openPostgresStore } = await import('#ports/store/postgres');
    return openPostgresStore({ url: databaseUrl, ...(onAbsent && { onAbsent }) });
  }
  if (!mustExist) makeDataDirectoryFor({ dataDirectory });
  const { openSqliteStore } = await import('#ports/store/sqlite');
  return openSqliteStore({ directory: dataDirectory, mustExist });
}

/** The same for a server. @throws ConfigError with one line when the database cannot be used. */
export async function openStoreToServe(
  where: Where,
  onAbsent: NonNullable<OpeningOptions['onAbsent']>,
): Promise<OpenedStore> {
  try {
    return await openStore(where, { onAbsent });
  } catch (cause) {
    throw cause instanceof ToolError ? new ConfigError(cause.message, { cause }) : cause;
  }
}
