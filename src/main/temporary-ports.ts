import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '#kit/tool-error';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createPorts } from './create-ports.ts';

/**
 * The ports of a program that is no server: the same settings, with a file store that is gone when the process ends.
 *
 * @throws ToolError `not-configured` with one line about a wrong setting.
 */
export async function openTemporaryPorts(environment: Readonly<Record<string, string | undefined>>) {
  const config = settings(environment);
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-'));
  // At the very end, so that a closed pipe in the middle of the output leaves nothing behind either.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const { ports, close } = await createPorts({ ...config, dataDirectory: directory });
  return { ports, close };
}

function settings(environment: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(environment);
  } catch (cause) {
    throw cause instanceof ConfigError ? new ToolError('not-configured', cause.message, { cause }) : cause;
  }
}
