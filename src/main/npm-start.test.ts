import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const left: { npm: ChildProcess; directory: string }[] = [];
afterEach(async () => {
  for (const { npm, directory } of left.splice(0)) {
    endGroup(npm);
    await rm(directory, { recursive: true, force: true });
  }
});

/** Ends npm and all that it has started, if any of that is left. */
function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** `npm start` without the steps before it, which build the pages. */
async function npmStart() {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-npm-'));
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, PUBLIC_URL: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  left.push({ npm, directory });
  for await (const line of createInterface(npm.stdout)) {
    const [, address] = /running at (\S+)$/.exec(line) ?? [];
    if (address) return { npm, health: `${address}/healthz` };
  }
  throw new Error('The server did not start.');
}

// Windows has no such signals.
it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
  'stops the server before npm itself ends, on %s to npm alone',
  async (signal) => {
    const { npm, health } = await npmStart();
    expect((await fetch(health)).status).toBe(200);
    const ended = once(npm, 'exit');
    npm.kill(signal);
    await ended;
    await expect(fetch(health)).rejects.toThrow('fetch failed');
  },
);
