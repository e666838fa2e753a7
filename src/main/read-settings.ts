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
    throw cause instanceof ConfigError ? new ToolError('not-configured', cause.message, { cause }) : cause;
  }
}
