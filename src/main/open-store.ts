import { ToolError } from '#kit/tool-error';
import type { Store } from '#ports/store/port';
import { openSqliteStore } from '#ports/store/sqlite';
import { type Config, ConfigError } from './config.ts';

/**
 * What lasts, in DATA_DIR. It is no port of `createPorts`: what tools are given must not hold it.
 *
 * @throws ConfigError with one line when the database cannot be used.
 */
export function openStore({ dataDirectory }: Pick<Config, 'dataDirectory'>): Store {
  try {
    return openSqliteStore({ directory: dataDirectory });
  } catch (cause) {
    throw cause instanceof ToolError ? new ConfigError(cause.message, { cause }) : cause;
  }
}
