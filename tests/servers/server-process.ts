import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The program's processes as an operator starts them, for tests about what lasts. */

export type Settings = Readonly<Record<string, string>>;

export const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A question' };

const servers: ChildProcess[] = [];
const folders: string[] = [];

/** A folder for one test; gone with `endAll`. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clearkit-kept-'));
  folders.push(folder);
  return folder;
}

/** Ends what tests have started, also those that failed. */
export async function endAll(): Promise<void> {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

const environment = (settings: Settings) => ({
  ...process.env,
  ...{ PUBLIC_URL: '', DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
  ...settings,
});

/** `shell` goes before the program, such as a limit. */
export function startServer(settings: Settings, shell = '') {
  const script = `${shell} exec "$0" "$1"`;
  const server = spawn('sh', ['-c', script, process.execPath, join(import.meta.dirname, '../../src/main/server.ts')], {
    env: environment(settings),
  });
  servers.push(server);
  return server;
}

export async function addressOf(server: ReturnType<typeof startServer>): Promise<string> {
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    const [, address] = /running at (\S+)\n/.exec(`${chunk}`) ?? [];
    if (!address) continue;
    // The log must not fill the pipe.
    server.stdout.resume();
    return address;
  }
  throw new Error('The server did not start.');
}

export async function command(settings: Settings, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), ...args], {
    env: environment(settings),
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { out, err, code: child.exitCode };
}

export async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export function post(address: string, path: string, body: object) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
