import { ToolError } from '#kit/tool-error';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config-shape.ts';
import { makeDataDirectory } from './data-directory.ts';

/**
 * The settings for a command.
 *
 * @throws ToolError `not-configured` with one line about a wrong setting.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(environment);
  } catch (cause) {
    throw asNotConfigured(cause);
  }
}

/**
 * The settings for a command that writes into DATA_DIR, which is made when it is missing.
 *
 * @throws ToolError `not-configured` with one line about a wrong setting, or a folder that cannot be used.
 */
export function readSettingsToWrite(environment: Readonly<Record<string, string | undefined>>): Config {
  const config = readSettings(environment);
  makeDataDirectoryFor(config);
  return config;
}

/** DATA_DIR for a command. @throws ToolError `not-configured` with one line when it cannot be used. */
export function makeDataDirectoryFor(config: Pick<Config, 'dataDirectory'>): void {
  try {
    makeDataDirectory(config);
  } catch (cause) {
    throw asNotConfigured(cause);
  }
}

/** A wrong setting as people at a terminal read it; anything else as it is. */
export function asNotConfigured(cause: unknown): unknown {
  return cause instanceof ConfigError ? new ToolError('not-configured', cause.message, { cause }) : cause;
}
