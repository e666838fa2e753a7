import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../tests/servers/postgres.ts';
import {
  addressOf,
  command,
  endAll,
  exitOf,
  hello,
  newFolder,
  post,
  type Settings,
  startServer,
} from '../../tests/servers/server-process.ts';
import { sharedService } from '../../tests/servers/services.ts';

const shared = await sharedService('postgres');

afterAll(endAll);

const inFile = async (): Promise<Settings> => ({ DATA_DIR: await newFolder() });
const inPostgres = async (): Promise<Settings> => ({
  ...(await inFile()),
  DATABASE_URL: await newDatabase(shared ?? ''),
});

async function staysBehind(settings: Settings, other: Settings): Promise<void> {
  const server = startServer(settings);
  const address = await addressOf(server);
  expect((await post(address, '/api/contact', hello)).status).toBe(200);
  expect((await post(address, '/api/newsletter', { email: 'ada@example.com' })).status).toBe(200);
  const running = await command(settings, 'messages', '--json');
  expect(JSON.parse(running.out)).toMatchObject([hello]);
  const file = join(await newFolder(), 'backup.gz');
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
  });

  it.skipIf(shared === undefined)('does so in PostgreSQL as well', async () => {
    await staysBehind(await inPostgres(), await inPostgres());
  });

  it('is not looked for where no site has been', async () => {
    const { code, out, err } = await command({ DATA_DIR: join(await newFolder(), 'nowhere') }, 'messages');
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/^There is no database .+nowhere.clearkit\.sqlite: .+\n$/);
  });

  it('is left alone by a program that is too old for it, in one line', async () => {
    const settings = await inFile();
    const database = new DatabaseSync(join(settings.DATA_DIR ?? '', 'clearkit.sqlite'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    const server = startServer(settings);
    const [fault] = await Promise.all([text(server.stderr), exitOf(server)]);
    expect(fault).toMatch(/^The database .+ was written by a newer version of this program .+\n$/);
    expect(server.exitCode).toBe(1);
  });
});
