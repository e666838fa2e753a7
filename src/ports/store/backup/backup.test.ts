import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, newDatabase } from '../../../../tests/servers/postgres.ts';
import { sharedService } from '../../../../tests/servers/services.ts';
import { migrations, tables } from '../migrations.data.ts';
import type { Store } from '../port.ts';
import { openPostgresStore } from '../postgres.ts';
import { openSqliteStore, sqliteFile, sqliteWords } from '../sqlite.ts';
import { readBackup, type Snapshot, writeBackup } from './format.ts';
import { restoreIntoPostgres, withPostgresSnapshot } from './postgres.ts';
import { restoreIntoSqlite, withSqliteSnapshot } from './sqlite.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const server = await sharedService('postgres');

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'clearkit-backup-'));
});
afterAll(() => rm(top, { recursive: true, force: true }));

/** A database of either kind, with nothing in it. */
interface Place {
  open(): Promise<Store>;
  snapshot<T>(use: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  restore(snapshot: Snapshot, options?: { mayReplace: boolean }): Promise<void>;
}

async function sqlite(): Promise<Place & { directory: string }> {
  const directory = await mkdtemp(join(top, 'data-'));
  return {
    directory,
    open: async () => openSqliteStore({ directory }),
    snapshot: (use) => withSqliteSnapshot(directory, use),
    restore: (snapshot, options = { mayReplace: false }) => restoreIntoSqlite(directory, snapshot, options),
  };
}

async function postgres(): Promise<Place> {
  const url = await newDatabase(server ?? '');
  return {
    open: () => openPostgresStore({ url }),
    snapshot: (use) => withPostgresSnapshot(url, use),
    restore: (snapshot, options = { mayReplace: false }) => restoreIntoPostgres(url, snapshot, options),
  };
}

const newFile = async () => join(await mkdtemp(join(top, 'file-')), 'backup.gz');

/** Something in every table; times of one instant, so that only the order of coming tells them apart. */
async function fill(store: Store): Promise<void> {
  for (const subject of ['first', `"ünï" 👋🏽 \u2028 '; --`, 'third']) {
    const mail = () => ({ to: 'us@example.com', subject, text: 'Two\nlines', html: '<p>', queuedAt: NOON });
    const message = { name: 'Ada', email: 'ada@example.com', subject, message: 'One\n\nTwo', receivedAt: NOON };
    await store.messages.add(message, { atMost: 9, mail });
  }
  for (const email of ['a@example.com', 'b@example.com']) {
    await store.subscribers.add({ email, subscribedAt: NOON }, { atMost: 9 });
  }
  const [b] = await store.subscribers.list();
  await store.subscribers.confirm(b?.id ?? '', NOON + 1);
  const message = () => ({ to: 'b@example.com', subject: 'New', text: 'x', queuedAt: NOON });
  await store.newsletter.queue({ post: 'hello', at: NOON, limit: 9, message });
  const [mail] = await store.mails.take({ now: NOON, until: NOON + 9, limit: 1 });
  await store.mails.markSent(mail?.id ?? '', NOON + 2);
  await store.usage.add([{ day: '2026-01-15', tool: 'word-counter', calls: 12_345_678_901 }]);
  await store.secret('links');
}

/** A row in each table of accounts, whatever its columns are: texts and numbers that tell the columns apart. */
function fillAccounts(directory: string): Record<string, unknown[]> {
  const database = new DatabaseSync(sqliteFile(directory));
  const filled = tables.slice(tables.indexOf('people')).map((name) => {
    const columns = database.prepare('SELECT name, type, pk FROM pragma_table_info(?)').all(name);
    const owners = database.prepare('SELECT "from", "table" FROM pragma_foreign_key_list(?)').all(name);
    const values = columns.map(({ name: column, type }, at) => {
      const owner = owners.find(({ from }) => from === column)?.table;
      if (owner !== undefined) return `${owner} id`;
      if (column === 'id') return `${name} id`;
      return type === 'INTEGER' ? at : `${column} ü`;
    });
    database.prepare(`INSERT INTO ${name} VALUES (${values.map(() => '?').join(', ')})`).run(...values);
    return [name, database.prepare(`SELECT * FROM ${name}`).all()] as const;
  });
  database.close();
  return Object.fromEntries(filled);
}

const ROWS = 3 + 4 + 2 + 1 + 1 + 1;

async function contentOf(store: Store) {
  return {
    messages: await store.messages.list(),
    subscribers: await store.subscribers.list(),
    mails: await store.mails.list(),
    progress: await store.newsletter.progress('hello'),
    usage: await store.usage.list({ from: '2026-01-01', to: '2026-12-31' }),
    secret: await store.secret('links'),
  };
}

const later = { name: 'Bob', email: 'b@example.com', subject: 'later', message: '', receivedAt: NOON };

async function goesFrom(source: Place, target: Place): Promise<void> {
  const file = await newFile();
  const store = await source.open();
  await fill(store);
  const written = await source.snapshot((snapshot) => writeBackup(file, snapshot, NOON));
  expect(written).toEqual({ rows: ROWS, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(statSync(file).mode & 0o077).toBe(0);

  const backup = await readBackup(file);
  await target.restore(backup);
  expect(backup.summary).toEqual(written);
  const restored = await target.open();
  const content = await contentOf(store);
  expect(await contentOf(restored)).toEqual(content);
  await restored.messages.add(later, { atMost: 9 });
  const subjects = content.messages.map(({ subject }) => subject);
  expect((await restored.messages.list()).map(({ subject }) => subject)).toEqual(['later', ...subjects]);
  await Promise.all([store.close(), restored.close()]);
}

describe('a backup', () => {
  it('of SQLite is whole in SQLite, which goes on from there', async () => goesFrom(await sqlite(), await sqlite()));

  describe.skipIf(server === undefined)('between the databases', () => {
    it('of SQLite is whole in PostgreSQL', async () => goesFrom(await sqlite(), await postgres()));
    it('of PostgreSQL is whole in SQLite', async () => goesFrom(await postgres(), await sqlite()));
    it('of PostgreSQL is whole in PostgreSQL', async () => goesFrom(await postgres(), await postgres()));
  });

  it('is of every table that there is', async () => {
    const { directory, open } = await sqlite();
    await (await open()).close();
    const database = new DatabaseSync(sqliteFile(directory));
    const there = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
    database.close();
    expect(there.map(({ name }) => name).sort()).toEqual(tables.toSorted());
  });

  it('has accounts with all that belongs to them, through PostgreSQL and back where that is here', async () => {
    const [source, target] = [await sqlite(), await sqlite()];
    await (await source.open()).close();
    const filled = fillAccounts(source.directory);
    expect(Object.keys(filled)).toContain('api_keys');
    const places = [source, ...(server === undefined ? [] : [await postgres()]), target];
    for (const [at, place] of places.entries()) {
      const next = places[at + 1];
      if (!next) break;
      const file = await newFile();
      const { rows } = await place.snapshot((snapshot) => writeBackup(file, snapshot, NOON));
      expect(rows).toBe(Object.keys(filled).length);
      await next.restore(await readBackup(file));
    }
    const database = new DatabaseSync(sqliteFile(target.directory));
    for (const [name, rows] of Object.entries(filled)) {
      expect(database.prepare(`SELECT * FROM ${name}`).all()).toEqual(rows);
    }
    database.close();
  });

  it('holds one moment, whatever is written meanwhile', async () => {
    const [{ snapshot, open }, file] = [await sqlite(), await newFile()];
    const store = await open();
    await fill(store);
    const { rows } = await snapshot(async (state) => {
      const busy = async function* () {
        for await (const row of state.rows) {
          await store.messages.add(later, { atMost: 999 });
          yield row;
        }
      };
      return writeBackup(file, { ...state, rows: busy() }, NOON);
    });
    expect(rows).toBe(ROWS);
    expect(await store.messages.list()).toHaveLength(3 + ROWS);
    await store.close();
  });

  it('takes nobody’s place: not a file’s, and not what a store holds unless told so', async () => {
    const [place, file] = [await sqlite(), await newFile()];
    const store = await place.open();
    await fill(store);
    const content = await contentOf(store);
    await place.snapshot((snapshot) => writeBackup(file, snapshot, NOON));
    const before = readFileSync(file);
    await expect(place.snapshot((snapshot) => writeBackup(file, snapshot, NOON))).rejects.toThrow('is there already');
    expect(readFileSync(file).equals(before)).toBe(true);

    await store.messages.add(later, { atMost: 9 });
    const refused = place.restore(await readBackup(file));
    await expect(refused).rejects.toThrow('The database holds messages, subscribers, mails, letters already: nothing');
    expect(await store.messages.list()).toHaveLength(4);
    // The site has the database open all the while.
    await place.restore(await readBackup(file), { mayReplace: true });
    expect(await contentOf(store)).toEqual(content);
    expect(await store.messages.add(later, { atMost: 9 })).toBe('kept');
    await store.close();
  });

  it('goes into a store that has only counted and made keys for itself', async () => {
    const [source, target, file] = [await sqlite(), await sqlite(), await newFile()];
    const [store, other] = [await source.open(), await target.open()];
    await fill(store);
    await source.snapshot((snapshot) => writeBackup(file, snapshot, NOON));
    await other.secret('links');
    await other.usage.add([{ day: '2026-02-01', tool: 'x', calls: 1 }]);
    await target.restore(await readBackup(file));
    expect(await contentOf(other)).toEqual(await contentOf(store));
    await Promise.all([store.close(), other.close()]);
  });

  it('of an older program takes the steps since then', async () => {
    const [source, target, file] = [await sqlite(), await sqlite(), await newFile()];
    const old = new DatabaseSync(sqliteFile(source.directory));
    old.exec(migrations[0]?.(sqliteWords) ?? '');
    old.exec(`INSERT INTO subscribers (email_key, email, subscribed_at, state) VALUES ('a@b.c', 'A@b.c', 8, 'unconfirmed');
      PRAGMA user_version = 1`);
    expect(await source.snapshot((snapshot) => writeBackup(file, snapshot, NOON))).toMatchObject({ rows: 1 });
    expect(old.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    old.close();
    await target.restore(await readBackup(file));
    const store = await target.open();
    expect(await store.subscribers.list()).toMatchObject([
      { email: 'A@b.c', id: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
    await store.close();
  });

  it('that cannot be written leaves no half of itself', async () => {
    const [{ snapshot, open }, file] = [await sqlite(), await newFile()];
    await (await open()).close();
    const failing = async function* () {
      yield { table: { name: 'messages', columns: ['id'] }, cells: ['a'] };
      throw new Error('The disk is gone.');
    };
    await expect(snapshot((state) => writeBackup(file, { ...state, rows: failing() }, NOON))).rejects.toThrow('disk');
    await expect(snapshot((state) => writeBackup(`${file}/no`, state, NOON))).rejects.toThrow(
      'cannot be used (ENOENT)',
    );
    expect(await readdir(join(file, '..'))).toEqual([]);
  });
});

describe('a file that is no whole backup', () => {
  async function backup() {
    const [place, file] = [await sqlite(), await newFile()];
    const store = await place.open();
    await fill(store);
    await store.close();
    await place.snapshot((snapshot) => writeBackup(file, snapshot, NOON));
    return { file, lines: gunzipSync(readFileSync(file)).toString().trimEnd().split('\n') };
  }

  it.each<[string, (lines: string[]) => string[], string]>([
    ['lacks its end', (lines) => lines.slice(0, -1), 'is cut off or was changed'],
    ['lacks a row', (lines) => lines.toSpliced(3, 1), 'is cut off or was changed'],
    [
      'has another word in it',
      (lines) => lines.map((line) => line.replace('third', 'thirt')),
      'is cut off or was changed',
    ],
    ['has a row too short', (lines) => lines.toSpliced(2, 1, '["x"]'), 'is cut off or was changed'],
    ['goes on behind its end', (lines) => [...lines, '[]'], 'is cut off or was changed'],
    ['is of a newer format', (lines) => lines.map((line) => line.replace('"format":1', '"format":2')), 'newer version'],
    [
      'is of a newer schema',
      (lines) => lines.map((line) => line.replace(/"schema":\d+/, '"schema":999')),
      'newer version',
    ],
    ['is of no schema', (lines) => lines.map((line) => line.replace(/"schema":\d+/, '"schema":0')), 'newer version'],
    ['is something else', () => ['{"backup":"other"}'], 'is no backup of this program'],
    ['is text', () => ['Dear diary'], 'is no backup of this program'],
    ['is empty', () => [], 'is no backup of this program'],
    [
      'names a table of another program',
      (lines) => lines.map((line) => line.replace('"table":"messages"', '"table":"sqlite_master"')),
      'which this program does not know',
    ],
    [
      'names a table that its schema had not yet',
      ([head = '']) => [head.replace(/"schema":\d+/, '"schema":1'), '{"table":"admins","columns":["person"]}', '["x"]'],
      'which this program does not know',
    ],
    [
      'names a column that is a statement',
      (lines) => lines.map((line) => line.replace('"received_at"', '"id) VALUES (1); DROP TABLE messages"')),
      'which this program does not know',
    ],
  ])('because it %s is refused, and the store stays as it is', async (_why, change, message) => {
    const { file, lines } = await backup();
    writeFileSync(
      file,
      gzipSync(
        change(lines)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    );
    const target = await sqlite();
    const store = await target.open();
    await fill(store);
    const content = await contentOf(store);
    const restore = async () => target.restore(await readBackup(file), { mayReplace: true });
    await expect(restore()).rejects.toThrow(message);
    expect(await contentOf(store)).toEqual(content);
    await store.close();
  });

  it('because it is cut off, not packed or not there is refused', async () => {
    const { file } = await backup();
    const target = await sqlite();
    const restore = async () => target.restore(await readBackup(file));
    const packed = readFileSync(file);
    writeFileSync(file, packed.subarray(0, packed.length - 20));
    await expect(restore()).rejects.toThrow(/is cut off or was changed/);
    writeFileSync(file, 'Dear diary');
    await expect(restore()).rejects.toThrow('is no backup of this program');
    await rm(file);
    await expect(restore()).rejects.toThrow('cannot be used (ENOENT)');
  });

  it.skipIf(server === undefined)('leaves PostgreSQL as it is', async () => {
    const { file, lines } = await backup();
    writeFileSync(file, gzipSync(`${lines.slice(0, -1).join('\n')}\n`));
    const url = await newDatabase(server ?? '');
    const store = await openPostgresStore({ url });
    await fill(store);
    const content = await contentOf(store);
    await expect(restoreIntoPostgres(url, await readBackup(file), { mayReplace: true })).rejects.toThrow('is cut off');
    await expect(restoreIntoPostgres(url, await readBackup(file), { mayReplace: false })).rejects.toThrow('--replace');
    expect(await contentOf(store)).toEqual(content);
    await store.close();
    expect(await ask(url, 'SELECT version FROM schema_version')).toEqual([{ version: migrations.length }]);
  });
});
