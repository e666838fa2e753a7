import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'clearkit-kept-'));
});
afterAll(() => rm(top, { recursive: true, force: true }));

const environment = (directory: string) => ({
  ...process.env,
  ...{ PUBLIC_URL: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error' },
});

function startServer(directory: string) {
  return spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], { env: environment(directory) });
}

async function addressOf(server: ReturnType<typeof startServer>): Promise<string> {
  for await (const chunk of server.stdout) {
    const [, address] = /running at (\S+)\n/.exec(`${chunk}`) ?? [];
    if (address) return address;
  }
  throw new Error('The server did not start.');
}

async function command(directory: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), ...args], {
    env: environment(directory),
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { out, err, code: child.exitCode };
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function post(address: string, path: string, body: object) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('what visitors leave with the site', () => {
  it('can be read while it runs and when it was killed', async () => {
    const directory = await mkdtemp(join(top, 'data-'));
    const server = startServer(directory);
    const address = await addressOf(server);
    const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A question' };
    expect((await post(address, '/api/contact', hello)).status).toBe(200);
    expect((await post(address, '/api/newsletter', { email: 'ada@example.com' })).status).toBe(200);
    const running = await command(directory, 'messages', '--json');
    expect(JSON.parse(running.out)).toMatchObject([hello]);

    server.kill('SIGKILL');
    await exitOf(server);
    const killed = await command(directory, 'subscribers', '--json');
    expect(JSON.parse(killed.out)).toMatchObject([{ email: 'ada@example.com', state: 'unconfirmed' }]);
    expect((await command(directory, 'messages')).out).toContain('A question');
  });

  it('is not looked for where no site has been', async () => {
    const { code, out, err } = await command(join(top, 'nowhere'), 'messages');
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/^There is no database .+nowhere.clearkit\.sqlite: .+\n$/);
  });

  it('is left alone by a program that is too old for it, in one line', async () => {
    const directory = await mkdtemp(join(top, 'data-'));
    const database = new DatabaseSync(join(directory, 'clearkit.sqlite'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    const server = startServer(directory);
    const [fault] = await Promise.all([text(server.stderr), exitOf(server)]);
    expect(fault).toMatch(/^The database .+ was written by a newer version of this program .+\n$/);
    expect(server.exitCode).toBe(1);
  });
});
