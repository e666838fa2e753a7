import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPorts } from './create-ports.ts';
import { asNotConfigured, readSettings } from './read-settings.ts';

/**
 * The ports of a program that is no server: the same settings, with a file store that is gone when the process ends.
 *
 * @throws ToolError `not-configured` with one line about a wrong setting.
 */
export async function openTemporaryPorts(environment: Readonly<Record<string, string | undefined>>) {
  const config = readSettings(environment);
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-'));
  // At the very end, so that a closed pipe in the middle of the output leaves nothing behind either.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const open = await createPorts({ ...config, dataDirectory: directory }).catch((cause: unknown) => {
    throw asNotConfigured(cause);
  });
  return { ...open, config };
}
