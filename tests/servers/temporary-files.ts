import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#ports/clock/system';
import { createTemporaryFiles } from '#ports/files/temporary';

/** Temporary files on this machine's disk, in a folder that goes with them. */
export async function startTemporaryFiles() {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-temporary-'));
  const files = await createTemporaryFiles({ directory, clock: systemClock });
  return {
    directory,
    files,
    async close() {
      files.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
