import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { ask, newDatabase, startPostgres } from '../../../tests/servers/postgres.ts';
import { sharedService } from '../../../tests/servers/services.ts';
import { storeContract } from './contract.ts';
import { crashContract, startWriter } from './contract-crash.ts';
import { migrations } from './migrations.data.ts';
import { openPostgresStore } from './postgres.ts';

const server = await sharedService('postgres');

const hello = { name: 'Ada', email: 'a@example.com', subject: 'Hi', message: 'Hello', receivedAt: 1 };
const newPlace = () => newDatabase(server ?? '');

describe.skipIf(server === undefined)('PostgreSQL', () => {
  storeContract('PostgreSQL', async () => openPostgresStore({ url: await newPlace() }));
  crashContract({ place: newPlace, open: (url) => openPostgresStore({ url }) });

  it('takes each step once when several servers start together', async () => {
    const url = await newPlace();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore({ url })));
    expect(await ask(url, 'SELECT version FROM schema_version')).toEqual([{ version: migrations.length }]);
    for (const store of stores) expect(await store.messages.add(hello, { atMost: 9 })).toBe('kept');
    expect(await stores[0]?.messages.list()).toHaveLength(4);
    for (const store of stores) await store.close();
  });

  it('is left as it is by a program that is older than it', async () => {
    const url = await newPlace();
    await (await openPostgresStore({ url })).close();
    await ask(url, 'UPDATE schema_version SET version = 999');
    await expect(openPostgresStore({ url, onAbsent: () => {} })).rejects.toMatchObject({
      code: 'not-configured',
      message: expect.stringMatching(/^The database of DATABASE_URL was written by a newer version/),
    });
    expect(await ask(url, 'SELECT version FROM schema_version')).toEqual([{ version: 999 }]);
  });

  it('with tables of another program is left alone', async () => {
    const url = await newPlace();
    await ask(url, 'CREATE TABLE messages (theirs TEXT)');
    await expect(openPostgresStore({ url })).rejects.toMatchObject({
      code: 'not-configured',
      message: 'The database of DATABASE_URL does not open: it holds tables of another program (42P07).',
    });
    expect(await ask(url, 'SELECT * FROM messages')).toEqual([]);
  });

  it.each([
    [(url: URL) => Object.assign(url, { password: 'wrong' }), 'it refuses our name or password (28P01)'],
    [(url: URL) => Object.assign(url, { pathname: '/nowhere' }), 'there is no such database (3D000)'],
    [(url: URL) => Object.assign(url, { port: '1' }), 'it does not answer (ECONNREFUSED)'],
  ])('that cannot be opened is named in one line without its address: %#', async (change, words) => {
    const url = change(new URL(server ?? '')).href;
    await expect(openPostgresStore({ url })).rejects.toMatchObject({
      code: 'not-configured',
      message: `The database of DATABASE_URL does not open: ${words}.`,
    });
  });
});

describe('a PostgreSQL that dies', async () => {
  const own = server === undefined ? undefined : await startPostgres({ isDurable: true });
  afterAll(() => own?.stop());

  it.skipIf(own === undefined)('loses nothing that was acknowledged, and is used again when it is back', async () => {
    const url = own?.url ?? '';
    const store = await openPostgresStore({ url });
    const { child, lines } = startWriter(url, 'message', 'Infinity', 'patient');
    const fault = text(child.stderr);
    const said: string[] = [];
    lines.on('line', (line) => said.push(line));
    for (let round = 0; round < 2; round += 1) {
      const enough = said.length + 50;
      while (said.length < enough) await once(lines, 'line');
      await own?.crash();
      await expect(store.check()).rejects.toMatchObject({ code: 'busy', retryAfter: 60 });
      await own?.restart();
    }
    const enough = said.length + 10;
    while (said.length < enough) await once(lines, 'line');
    child.kill('SIGKILL');
    await once(lines, 'close');
    const busy = 'busy The site cannot reach what it keeps right now. Please try again in a minute.\n';
    expect((await fault).replaceAll(busy, '')).toBe('');
    const kept = new Set((await store.messages.list()).map(({ subject }) => subject));
    expect(said.filter((subject) => !kept.has(subject))).toEqual([]);
    await store.close();
  });

  it.skipIf(own === undefined)('may come up after us', async () => {
    await own?.crash();
    const reasons: string[] = [];
    const store = await openPostgresStore({ url: own?.url ?? '', onAbsent: ({ code }) => reasons.push(code) });
    expect(reasons).toEqual(['ECONNREFUSED']);
    await expect(store.messages.add(hello, { atMost: 9 })).rejects.toMatchObject({ code: 'busy' });
    await own?.restart();
    expect(await store.messages.add(hello, { atMost: 1e6 })).toBe('kept');
    await store.close();
  });
});
