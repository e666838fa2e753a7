import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { afterEach, describe, expect, it } from 'vitest';
import { newDatabase } from '../../../tests/servers/postgres.ts';
import { sharedService } from '../../../tests/servers/services.ts';
import { peopleContract } from './contract-people.ts';
import { watchesContract } from './contract-watches.ts';
import { change, type Database } from './database.ts';
import { peopleDatabase } from './people-database.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import { storeOver } from './store-over.ts';

const server = await sharedService('postgres');

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function openFile(): Promise<Database> {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-people-'));
  undo.push(() => rm(directory, { recursive: true }));
  const { database } = openSqliteStore({ directory });
  undo.push(() => database.close());
  return database;
}

async function openServer(): Promise<Database> {
  const { database } = await openPostgresStore({ url: await newDatabase(server ?? '') });
  undo.push(() => database.close());
  return database;
}

describe('a file of SQLite', () => accountsContract(openFile));
describe.skipIf(server === undefined)('PostgreSQL', () => accountsContract(openServer));

function accountsContract(openDatabase: () => Promise<Database>): void {
  const open = async () => {
    const database = await openDatabase();
    const addPerson = async (email: string) => {
      const text = `INSERT INTO people (id, name, email, "emailVerified", "createdAt", "updatedAt") VALUES ($1, '', $1, 1, '', '')`;
      await database.run(change(text, [email]));
      return email;
    };
    return { store: storeOver(database), addPerson };
  };
  peopleContract('a database', open);
  watchesContract('a database', open);

  it('holds what the authentication library asks of them', async () => {
    const database = await openDatabase();
    const auth = betterAuth({
      database: peopleDatabase(database),
      secret: 'a'.repeat(64),
      baseURL: 'http://localhost:3000',
      telemetry: { enabled: false },
      logger: { disabled: true },
      emailAndPassword: { enabled: true },
      user: { modelName: 'people' },
      session: { modelName: 'sessions' },
      account: { modelName: 'credentials' },
      verification: { modelName: 'verifications' },
    });
    const { adapter } = await auth.$context;
    const now = new Date('2026-01-15T12:00:00Z');
    const add = (at: number) =>
      adapter.create({
        model: 'verification',
        data: {
          identifier: `100%_${at}`,
          value: 'v',
          expiresAt: new Date(now.getTime() + at),
          createdAt: now,
          updatedAt: now,
        },
      });
    for (const at of [3, 1, 2]) await add(at);
    const where = (field: string, value: string | Date | string[], operator: 'lt' | 'in' | 'starts_with' | 'eq') => ({
      model: 'verification',
      where: [{ field, value, operator }],
    });
    expect(await adapter.count({ model: 'verification' })).toBe(3);
    expect(await adapter.count(where('identifier', '100%_', 'starts_with'))).toBe(3);
    expect(await adapter.count(where('identifier', '100__', 'starts_with'))).toBe(0);
    expect(await adapter.count(where('identifier', [], 'in'))).toBe(0);
    expect(await adapter.count(where('identifier', ['100%_1', 'x'], 'in'))).toBe(1);
    const sorted = await adapter.findMany({
      model: 'verification',
      sortBy: { field: 'expiresAt', direction: 'desc' },
      limit: 2,
    });
    expect(sorted).toMatchObject([{ identifier: '100%_3', createdAt: now }, { identifier: '100%_2' }]);
    expect(await adapter.consumeOne(where('identifier', '100%_1', 'eq'))).toMatchObject({ value: 'v' });
    expect(await adapter.consumeOne(where('identifier', '100%_1', 'eq'))).toBeNull();
    expect(await adapter.deleteMany(where('expiresAt', new Date(now.getTime() + 3), 'lt'))).toBe(1);

    const { user } = await auth.api.signUpEmail({
      body: { name: '', email: 'Ada@Example.com', password: 'ten or more' },
    });
    expect(user).toMatchObject({ email: 'ada@example.com', emailVerified: false });
    const { people } = storeOver(database);
    expect(await people.find('ADA@example.com')).toMatchObject({ id: user.id, isConfirmed: false, isAdmin: false });
    expect(await people.count()).toBe(1);
  });

  it('takes a passkey with the mail about it, or not at all', async () => {
    const database = await openDatabase();
    const words: string[] = [];
    const onPasskey = ({ to, name }: { to: string; name: string }) => {
      const [subject] = words;
      if (subject === undefined) throw new Error('There are no words for it.');
      return { to, subject, text: name, queuedAt: 1 };
    };
    const auth = betterAuth({
      database: peopleDatabase(database, onPasskey),
      secret: 'a'.repeat(64),
      baseURL: 'http://localhost:3000',
      telemetry: { enabled: false },
      logger: { disabled: true },
      emailAndPassword: { enabled: true },
      ...{ user: { modelName: 'people' }, session: { modelName: 'sessions' }, account: { modelName: 'credentials' } },
      plugins: [passkey({ schema: { passkey: { modelName: 'passkeys' } } })],
    });
    const { user } = await auth.api.signUpEmail({
      body: { name: '', email: 'ada@example.com', password: 'ten or more' },
    });
    const { adapter } = await auth.$context;
    const data = { name: 'Laptop', userId: user.id, publicKey: 'k', credentialID: 'c', counter: 0 };
    const add = () =>
      adapter.create({ model: 'passkey', data: { ...data, deviceType: 'singleDevice', backedUp: false } });
    const { mails, people } = storeOver(database);
    await expect(add()).rejects.toThrow('There are no words for it.');
    expect(await adapter.count({ model: 'passkey' })).toBe(0);
    words.push('A new passkey');
    const { id } = await add();
    expect(await mails.list()).toMatchObject([{ to: 'ada@example.com', subject: 'A new passkey', text: 'Laptop' }]);
    const gone = ({ name }: { name: string }) => ({
      to: 'ada@example.com',
      subject: `${name} is gone`,
      text: '',
      queuedAt: 2,
    });
    expect(await people.removePasskey('somebody else', id, gone)).toBe(false);
    expect(await people.removePasskey(user.id, id, gone)).toBe(true);
    expect(await adapter.count({ model: 'passkey' })).toBe(0);
    expect((await mails.list())[0]).toMatchObject({ subject: 'Laptop is gone' });
  });
}
