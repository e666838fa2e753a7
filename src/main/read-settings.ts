import { ToolError } from '#kit/tool-error';
import { type Config, ConfigError, readConfig } from './config.ts';

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

/** A wrong setting as people at a terminal read it; anything else as it is. */
export function asNotConfigured(cause: unknown): unknown {
  return cause instanceof ConfigError ? new ToolError('not-configured', cause.message, { cause }) : cause;
}
