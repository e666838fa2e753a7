import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeContract } from './contract.ts';
import { crashContract } from './contract-crash.ts';
import { migrations } from './migrations.data.ts';
import type { NewMessage } from './port.ts';
import { openSqliteStore, sqliteWords } from './sqlite.ts';

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'clearkit-store-'));
});
afterAll(() => rm(top, { recursive: true, force: true }));

const folder = () => mkdtemp(join(top, 'data-'));
const fileIn = (directory: string) => join(directory, 'clearkit.sqlite');

const hello: NewMessage = { name: 'Ada', email: 'a@example.com', subject: 'Hi', message: 'Hello', receivedAt: 1 };

storeContract('SQLite', async () => openSqliteStore({ directory: await folder() }));

describe('the database file', () => {
  it('keeps everything from one start to the next, for this user only', async () => {
    const directory = join(await folder(), 'not', 'there yet');
    const first = openSqliteStore({ directory });
    await first.messages.add(hello, { atMost: 9 });
    expect(statSync(fileIn(directory)).mode & 0o077).toBe(0);
    expect(statSync(`${fileIn(directory)}-wal`).mode & 0o077).toBe(0);
    await first.close();
    const second = openSqliteStore({ directory, mustExist: true });
    expect(await second.messages.list()).toHaveLength(1);
    await second.close();
  });

  it('holds nothing of what was deleted', async () => {
    const directory = await folder();
    const store = openSqliteStore({ directory });
    await store.messages.add({ ...hello, message: 'UNMISTAKABLE' }, { atMost: 9 });
    const [message] = await store.messages.list();
    await store.messages.remove(message?.id ?? '');
    const names = await readdir(directory);
    expect(names).toContain('clearkit.sqlite-wal');
    for (const name of names) expect(readFileSync(join(directory, name)).includes('UNMISTAKABLE')).toBe(false);
    await store.close();
  });

  crashContract({ place: folder, open: async (directory) => openSqliteStore({ directory }) });

  it('is left as it is by a program that is older than it', async () => {
    const directory = await folder();
    const newer = new DatabaseSync(fileIn(directory));
    newer.exec(`PRAGMA user_version = ${migrations.length + 1}`);
    newer.close();
    const before = readFileSync(fileIn(directory));
    expect(() => openSqliteStore({ directory })).toThrow(
      expect.objectContaining({
        code: 'not-configured',
        message: expect.stringMatching(/^The database .+ newer version/),
      }),
    );
    expect(readFileSync(fileIn(directory)).equals(before)).toBe(true);
  });

  it('of an older program takes the steps that it lacks, and keeps what is in it', async () => {
    const directory = await folder();
    const old = new DatabaseSync(fileIn(directory));
    old.exec(migrations[0]?.(sqliteWords) ?? '');
    old.exec(`INSERT INTO messages (id, received_at, name, email, subject, message) VALUES ('a1', 7, 'A', 'a@b.c', 'S', 'M');
      INSERT INTO subscribers (email_key, email, subscribed_at, state) VALUES ('a@b.c', 'A@b.c', 8, 'unconfirmed'),
        ('d@e.f', 'd@e.f', 9, 'unconfirmed'); PRAGMA user_version = 1`);
    old.close();
    for (const _start of [1, 2]) {
      const store = openSqliteStore({ directory });
      expect(await store.messages.list()).toMatchObject([{ id: 'a1', message: 'M' }]);
      const [second, first] = await store.subscribers.list();
      expect(first).toEqual({ id: first?.id, email: 'A@b.c', subscribedAt: 8, state: 'unconfirmed' });
      expect(first?.id).toMatch(/^[0-9a-f]{16}$/);
      expect(first?.id).not.toBe(second?.id);
      expect(await store.subscribers.find(first?.id ?? '')).toEqual(first);
      await store.close();
    }
  });

  it('of an older program tells letters that already wait from other mails', async () => {
    const directory = await folder();
    const old = new DatabaseSync(fileIn(directory));
    for (const step of migrations.slice(0, 3)) old.exec(step(sqliteWords));
    const mail = (id: string, at: number) =>
      `INSERT INTO mails (id, recipient, recipient_key, subject, text, headers, queued_at, next_attempt_at)
      VALUES ('${id}', 'a@b.c', 'a@b.c', 'S', 'T', '{}', ${at}, ${at});`;
    old.exec(`INSERT INTO subscribers (id, email_key, email, subscribed_at, state)
      VALUES ('s1', 'a@b.c', 'a@b.c', 1, 'confirmed'); ${mail('letter', 1)} ${mail('other', 2)}
      INSERT INTO letters VALUES ('post', 's1', 'letter', 1); PRAGMA user_version = 3`);
    old.close();
    const store = openSqliteStore({ directory });
    expect(await store.mails.take({ now: 3, until: 4, limit: 1 })).toMatchObject([{ id: 'other' }]);
    expect(await store.mails.take({ now: 3, until: 4, limit: 1 })).toMatchObject([{ id: 'letter' }]);
    await store.close();
  });

  it('waits for no reader when something is deleted, and lets go of its bytes when the reader has ended', async () => {
    const directory = await folder();
    const store = openSqliteStore({ directory });
    const message = { name: 'Ada', email: 'a@b.c', subject: 'S', message: 'A secret word', receivedAt: 1 };
    await store.messages.add(message, { atMost: 9 });
    const [{ id } = { id: '' }] = await store.messages.list();
    const reader = new DatabaseSync(fileIn(directory), { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT id FROM messages').all();
    const begun = performance.now();
    expect(await store.messages.remove(id)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(3_000);
    const bytes = () =>
      [fileIn(directory), `${fileIn(directory)}-wal`].map((file) => readFileSync(file).includes('A secret word'));
    expect(bytes()).toContain(true);
    reader.close();
    await expect.poll(bytes).toEqual([false, false]);
    await store.close();
  });

  it('that another process writes to is waited for with the thread free, and nothing is done twice', async () => {
    const directory = await folder();
    const store = openSqliteStore({ directory });
    const writer = new DatabaseSync(fileIn(directory));
    writer.exec('BEGIN IMMEDIATE');
    // Statements of a transaction, and statements by themselves.
    const kept = ['one', 'two'].map((subject) => store.messages.add({ ...hello, subject }, { atMost: 9 }));
    const secret = store.secret('sign');
    // What is only read waits for nobody.
    expect(await store.messages.list()).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    writer.exec('COMMIT');
    expect(await Promise.all(kept)).toEqual(['kept', 'kept']);
    expect(await secret).toBe(await store.secret('sign'));
    expect((await store.messages.list()).map(({ subject }) => subject).sort()).toEqual(['one', 'two']);
    writer.close();
    await store.close();
  });

  it('that another process does not let go of is given up, and used again when it does', async () => {
    const directory = await folder();
    const store = openSqliteStore({ directory, patience: 30 });
    const writer = new DatabaseSync(fileIn(directory));
    writer.exec('BEGIN IMMEDIATE');
    const busy = { code: 'busy', cause: expect.objectContaining({ code: 'SQLITE_BUSY' }) };
    await Promise.all([
      expect(store.messages.add(hello, { atMost: 9 })).rejects.toMatchObject(busy),
      expect(store.secret('sign')).rejects.toMatchObject(busy),
    ]);
    writer.exec('COMMIT');
    writer.close();
    expect(await store.messages.add(hello, { atMost: 9 })).toBe('kept');
    await store.close();
  });

  it('is not made where it must be there', async () => {
    const directory = await folder();
    expect(() => openSqliteStore({ directory, mustExist: true })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
    expect(await readdir(directory)).toEqual([]);
  });

  it('that is something else is named and left alone', async () => {
    const directory = await folder();
    writeFileSync(fileIn(directory), 'Dear diary, '.repeat(1000));
    expect(() => openSqliteStore({ directory })).toThrow(
      expect.objectContaining({
        code: 'not-configured',
        message: expect.stringContaining('no database of this program'),
      }),
    );
    expect(readFileSync(fileIn(directory), 'utf8')).toMatch(/^Dear diary, /);
  });

  it('that cannot be made is named in one line', async () => {
    const directory = await folder();
    writeFileSync(join(directory, 'taken'), '');
    expect(() => openSqliteStore({ directory: join(directory, 'taken') })).toThrow(
      expect.objectContaining({ code: 'not-configured', message: expect.stringContaining('cannot be opened') }),
    );
  });

  // The superuser may write everywhere.
  it.skipIf(process.getuid?.() === 0)('that may not be written is named in one line', async () => {
    const directory = await folder();
    await openSqliteStore({ directory }).close();
    await chmod(fileIn(directory), 0o400);
    expect(() => openSqliteStore({ directory })).toThrow(
      expect.objectContaining({ code: 'not-configured', message: expect.stringContaining('may not write') }),
    );
  });
});

describe('a disk that takes no more', () => {
  it('is told as something that passes, and costs nothing that was acknowledged', async () => {
    const directory = await folder();
    const writer = join(import.meta.dirname, 'fixture-writer.ts');
    // A limit on the size of files stands in for a full disk: the system refuses the write in the middle.
    const limited = `ulimit -f 2048; exec "$0" "$@"`;
    const child = spawn('sh', ['-c', limited, process.execPath, writer, directory, 'big']);
    const [said, fault] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(fault).toBe('busy The site cannot reach what it keeps right now. Please try again in a minute.\n');

    const store = openSqliteStore({ directory });
    const kept = new Set((await store.messages.list()).map(({ subject }) => subject));
    const acknowledged = said.trim().split('\n');
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(acknowledged.filter((subject) => !kept.has(subject))).toEqual([]);
    expect(await store.messages.add(hello, { atMost: 1e6 })).toBe('kept');
    await store.close();
  });
});
