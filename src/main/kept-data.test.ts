import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, type RunningPostgres, startPostgres } from '../../tests/servers/postgres.ts';
import { sharedService } from '../../tests/servers/services.ts';

const shared = await sharedService('postgres');

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'clearkit-kept-'));
});
const servers: ChildProcess[] = [];
const databases: RunningPostgres[] = [];
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  for (const database of databases) await database.stop();
  await rm(top, { recursive: true, force: true });
});

type Settings = Readonly<Record<string, string>>;

const inFile = async (): Promise<Settings> => ({ DATA_DIR: await mkdtemp(join(top, 'data-')) });
const inPostgres = async (): Promise<Settings> => ({
  ...(await inFile()),
  DATABASE_URL: await newDatabase(shared ?? ''),
});

const environment = (settings: Settings) => ({
  ...process.env,
  ...{ PUBLIC_URL: '', DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
  ...settings,
});

/** `shell` goes before the program, such as a limit. */
function startServer(settings: Settings, shell = '') {
  const script = `${shell} exec "$0" "$1"`;
  const server = spawn('sh', ['-c', script, process.execPath, join(import.meta.dirname, 'server.ts')], {
    env: environment(settings),
  });
  servers.push(server);
  return server;
}

async function addressOf(server: ReturnType<typeof startServer>): Promise<string> {
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    const [, address] = /running at (\S+)\n/.exec(`${chunk}`) ?? [];
    if (!address) continue;
    // The log must not fill the pipe.
    server.stdout.resume();
    return address;
  }
  throw new Error('The server did not start.');
}

async function command(settings: Settings, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), ...args], {
    env: environment(settings),
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

const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A question' };
const cannot = 'The site cannot reach what it keeps right now. Please try again in a minute.';

/** Visitors are told that nothing was kept, and the tools work. */
async function expectTrouble(address: string): Promise<void> {
  const refused = await post(address, '/api/contact', hello);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ success: false, code: 'busy', message: cannot });
  const counted = await post(address, '/api/tools/word-counter', { text: 'one two' });
  expect(await counted.json()).toMatchObject({ success: true, data: { words: 2 } });
}

const ready = async (address: string) => (await fetch(`${address}/readyz`)).json();

async function staysBehind(settings: Settings, other: Settings): Promise<void> {
  const server = startServer(settings);
  const address = await addressOf(server);
  expect((await post(address, '/api/contact', hello)).status).toBe(200);
  expect((await post(address, '/api/newsletter', { email: 'ada@example.com' })).status).toBe(200);
  const running = await command(settings, 'messages', '--json');
  expect(JSON.parse(running.out)).toMatchObject([hello]);
  const file = join(await mkdtemp(join(top, 'backup-')), 'backup.gz');
  expect(await command(settings, 'backup', file)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Backed up: /),
  });

  server.kill('SIGKILL');
  await exitOf(server);
  const killed = await command(settings, 'subscribers', '--json');
  expect(JSON.parse(killed.out)).toMatchObject([{ email: 'ada@example.com', state: 'unconfirmed' }]);
  expect(await command(other, 'restore', file)).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored: /) });
  expect((await command(other, 'messages')).out).toContain('A question');
}

describe('what visitors leave with the site', () => {
  it('can be read while it runs and when it was killed, and put into another', async () => {
    await staysBehind(await inFile(), await inFile());
  }, 60_000);

  it.skipIf(shared === undefined)(
    'does so in PostgreSQL as well',
    async () => {
      await staysBehind(await inPostgres(), await inPostgres());
    },
    60_000,
  );

  it('is not looked for where no site has been', async () => {
    const { code, out, err } = await command({ DATA_DIR: join(top, 'nowhere') }, 'messages');
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/^There is no database .+nowhere.clearkit\.sqlite: .+\n$/);
  }, 30_000);

  it('is left alone by a program that is too old for it, in one line', async () => {
    const settings = await inFile();
    const database = new DatabaseSync(join(settings.DATA_DIR ?? '', 'clearkit.sqlite'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    const server = startServer(settings);
    const [fault] = await Promise.all([text(server.stderr), exitOf(server)]);
    expect(fault).toMatch(/^The database .+ was written by a newer version of this program .+\n$/);
    expect(server.exitCode).toBe(1);
  }, 30_000);
});

describe('the site', () => {
  it('goes on while its disk is full, and takes messages again when it is not', async () => {
    // A limit on the size of files stands in for a full disk: the system refuses the write in the middle.
    const server = startServer({ ...(await inFile()), RATE_LIMIT_PER_MINUTE: '100000' }, 'ulimit -S -f 2048;');
    const address = await addressOf(server);
    const long = { ...hello, message: 'x'.repeat(5000) };
    let status = 200;
    for (let count = 0; status === 200 && count < 1000; count += 1) {
      ({ status } = await post(address, '/api/contact', long));
    }
    await expectTrouble(address);
    spawnSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
    expect((await post(address, '/api/contact', hello)).status).toBe(200);
    server.kill('SIGKILL');
    await exitOf(server);
  }, 60_000);

  it.skipIf(shared === undefined)(
    'goes on without its PostgreSQL, and finds it again',
    async () => {
      const database = await startPostgres();
      if (database) databases.push(database);
      const settings = { ...(await inFile()), DATABASE_URL: database?.url ?? '', RATE_LIMIT_PER_MINUTE: '1000' };
      await database?.crash();
      const server = startServer(settings);
      const address = await addressOf(server);
      for (const _loss of [1, 2]) {
        await expectTrouble(address);
        expect(await ready(address)).toEqual({ status: 'degraded', failing: ['store'] });
        await database?.restart();
        expect((await post(address, '/api/contact', hello)).status).toBe(200);
        expect(await ready(address)).toEqual({ status: 'ready' });
        await database?.crash();
      }
      await database?.restart();
      expect(JSON.parse((await command(settings, 'messages', '--json')).out)).toMatchObject([hello, hello]);
      server.kill('SIGKILL');
      await exitOf(server);
      await database?.stop();
    },
    60_000,
  );
});
