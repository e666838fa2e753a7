import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { ToolError } from '#kit/tool-error';
import { failedToOpen, failedToWork } from './failure.ts';
import { migrations } from './migrations.data.ts';
import type { Message, Store, Subscriber } from './port.ts';

export interface SqliteStoreOptions {
  /** Where the database stands; made when absent. */
  directory: string;
  /** Refuse where there is no database yet, instead of making one. */
  mustExist?: boolean;
}

const FILE = 'clearkit.sqlite';

/** Milliseconds to wait for another process that writes. */
const PATIENCE = 5_000;

type Row = Record<string, SQLOutputValue>;

/**
 * The store in one file, which several processes may share. The driver answers at once and holds the thread meanwhile: every
 * statement of a running site touches a row or two.
 *
 * @throws ToolError `not-configured` with one line when the file cannot be used, `not-found` when it must exist and does not.
 */
export function openSqliteStore({ directory, mustExist = false }: SqliteStoreOptions): Store {
  const file = join(directory, FILE);
  if (mustExist && !existsSync(file)) {
    const advice = 'DATA_DIR must be the folder that the site uses, and the site must have been started once';
    throw new ToolError('not-found', `There is no database ${file}: ${advice}.`);
  }
  return storeOver(open(file, directory));
}

function open(file: string, directory: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // Names and addresses of people: for this user's eyes. What SQLite writes beside the file gets the same mode.
    closeSync(openSync(file, 'a', 0o600));
    database = new DatabaseSync(file, { timeout: PATIENCE });
    // Before the first write: a program that does not know the file's schema leaves it as it is.
    refuseNewer(database, file);
    // FULL: what was answered with success is on the disk. Deleted rows are overwritten, not only forgotten.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw failedToOpen(error, file);
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

function refuseNewer(database: DatabaseSync, file: string): void {
  const version = versionOf(database);
  if (version <= migrations.length) return;
  const message = `The database ${file} was written by a newer version of this program (schema ${version}, this one knows ${migrations.length}).`;
  throw new ToolError('not-configured', message);
}

function migrate(database: DatabaseSync, file: string): void {
  if (versionOf(database) === migrations.length) return;
  // One process migrates; another that starts meanwhile waits here and then finds it done.
  database.exec('BEGIN IMMEDIATE');
  try {
    refuseNewer(database, file);
    for (const step of migrations.slice(versionOf(database))) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function storeOver(database: DatabaseSync): Store {
  const addMessage = database.prepare(`
    INSERT INTO messages (id, received_at, name, email, subject, message)
    SELECT ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM messages) < ?`);
  const listMessages = database.prepare('SELECT * FROM messages ORDER BY received_at DESC, number DESC LIMIT ?');
  const removeMessage = database.prepare('DELETE FROM messages WHERE id = ?');

  const findSubscriber = database.prepare('SELECT 1 FROM subscribers WHERE email_key = ?');
  const addSubscriber = database.prepare(`
    INSERT INTO subscribers (email_key, email, subscribed_at, state)
    SELECT ?, ?, ?, 'unconfirmed' WHERE (SELECT count(*) FROM subscribers) < ?
    ON CONFLICT (email_key) DO NOTHING`);
  const listSubscribers = database.prepare(
    'SELECT * FROM subscribers ORDER BY subscribed_at DESC, number DESC LIMIT ?',
  );
  const removeSubscriber = database.prepare('DELETE FROM subscribers WHERE email_key = ?');

  /** The deleted rows still stand in the log that is written ahead until that is emptied. */
  function removed(changes: number | bigint): boolean {
    if (changes === 0) return false;
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return true;
  }

  return {
    messages: {
      add: ({ name, email, subject, message, receivedAt }, { atMost }) =>
        answering(() => {
          const id = randomBytes(8).toString('hex');
          const { changes } = addMessage.run(id, receivedAt, name, email, subject, message, atMost);
          return changes === 0 ? 'full' : 'kept';
        }),
      list: ({ limit = -1 } = {}) => answering(() => listMessages.all(limit).map(toMessage)),
      remove: (id) => answering(() => removed(removeMessage.run(id).changes)),
    },
    subscribers: {
      add: ({ email, subscribedAt }, { atMost }) =>
        answering(() => {
          const key = email.toLowerCase();
          if (findSubscriber.get(key)) return 'kept';
          const { changes } = addSubscriber.run(key, email, subscribedAt, atMost);
          // Nothing changed: too many, or another process was first with this address.
          return changes > 0 || findSubscriber.get(key) ? 'kept' : 'full';
        }),
      list: ({ limit = -1 } = {}) => answering(() => listSubscribers.all(limit).map(toSubscriber)),
      remove: (email) => answering(() => removed(removeSubscriber.run(email.toLowerCase()).changes)),
    },
    close: () =>
      answering(() => {
        if (database.isOpen) database.close();
      }),
  };
}

/** @throws ToolError `busy` when the database does not work; anything else is a bug. */
async function answering<T>(answer: () => T): Promise<T> {
  try {
    return answer();
  } catch (error) {
    throw failedToWork(error);
  }
}

function toMessage(row: Row): Message {
  return {
    id: String(row.id),
    name: String(row.name),
    email: String(row.email),
    subject: String(row.subject),
    message: String(row.message),
    receivedAt: Number(row.received_at),
  };
}

function toSubscriber(row: Row): Subscriber {
  return { email: String(row.email), subscribedAt: Number(row.subscribed_at), state: 'unconfirmed' };
}
