import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../tests/servers/postgres.ts';
import { photoJpeg } from '../../tests/servers/sample-images.ts';
import {
  addressOf,
  command,
  endAll,
  exitOf,
  hello,
  newFolder,
  post,
  startServer,
} from '../../tests/servers/server-process.ts';
import { sharedService } from '../../tests/servers/services.ts';

const shared = await sharedService('postgres');

const databases: RunningPostgres[] = [];
afterAll(async () => {
  await endAll();
  for (const database of databases) await database.stop();
});

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

function upload(address: string) {
  // A picture of dots, and more behind it than the disk takes.
  const body = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(4 * 1024 * 1024)]);
  const headers = { 'content-type': 'image/gif' };
  return fetch(`${address}/api/files?name=SECRET.gif`, { method: 'POST', headers, body });
}

const ready = async (address: string) => (await fetch(`${address}/readyz`)).json();

describe('the site', () => {
  it('goes on while its disk is full, and takes messages again when it is not', async () => {
    // A limit on the size of files stands in for a full disk: the system refuses the write in the middle.
    const settings = { DATA_DIR: await newFolder(), RATE_LIMIT_PER_MINUTE: '100000' };
    const server = startServer(settings, 'ulimit -S -f 2048;');
    const address = await addressOf(server);
    const [, token] = /#(\S+)/.exec((await command(settings, 'admin', hello.email)).out) ?? [];
    const account = { email: hello.email, password: 'four words and more' };
    const opened = await post(address, '/api/account/reset-password', { token, ...account });
    expect(opened.status).toBe(200);
    const logIn = async () => (await post(address, '/api/account/log-in', account)).status;
    const lines: string[] = [];
    server.stdout.on('data', (chunk: Buffer) => lines.push(`${chunk}`));
    const long = { ...hello, message: 'x'.repeat(5000) };
    let status = 200;
    for (let count = 0; status === 200 && count < 1000; count += 1) {
      ({ status } = await post(address, '/api/contact', long));
    }
    await expectTrouble(address);
    // Full to the last byte.
    const body = await photoJpeg();
    const headers = { 'content-type': 'image/jpeg' };
    const uploaded = await (await fetch(`${address}/api/files`, { method: 'POST', headers, body })).json();
    const resize = () =>
      post(address, '/api/tools/image-resizer', { imageUrl: uploaded.data.url, width: 300, height: 200 });
    spawnSync('prlimit', ['--pid', String(server.pid), '--fsize=4096:']);
    const unmade = await resize();
    expect(unmade.status).toBe(503);
    expect(await unmade.json()).toMatchObject({ code: 'busy', message: expect.stringMatching(/^There is no room/) });
    expect(await ready(address)).toMatchObject({ failing: expect.arrayContaining(['files']) });
    expect(await logIn()).toBe(503);
    const refused = await upload(address);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'busy', message: expect.stringMatching(/^There is no room/) });
    const unready = await fetch(`${address}/readyz`);
    expect(unready.status).toBe(503);
    expect(await unready.json()).toEqual({ status: 'not ready', failing: ['files', 'store'] });

    spawnSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
    expect(await ready(address)).toEqual({ status: 'ready' });
    expect((await post(address, '/api/contact', hello)).status).toBe(200);
    expect((await upload(address)).status).toBe(200);
    expect(await logIn()).toBe(200);
    const closed = exitOf(server);
    server.kill('SIGTERM');
    await closed;
    const log = lines.join('');
    expect(log).toMatch(/"level":"error".*"msg":"files".*"reason":"EFBIG"/);
    expect(log).toMatch(/"level":"error".*"msg":"store".*"reason":"SQLITE_/);
    expect(log).not.toContain('SECRET');
  });

  it.skipIf(shared === undefined)('goes on without its PostgreSQL, and finds it again', async () => {
    const database = await startPostgres();
    if (database) databases.push(database);
    const settings = {
      DATA_DIR: await newFolder(),
      DATABASE_URL: database?.url ?? '',
      RATE_LIMIT_PER_MINUTE: '1000',
    };
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
  });
});
