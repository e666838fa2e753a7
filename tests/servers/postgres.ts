import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { services } from '../../scripts/services.ts';
import { freeLoopbackPort, ownFolder, removeFolder, runUnprivileged, startUnprivileged } from './unprivileged.ts';

export interface RunningPostgres {
  /** Of a database with nothing in it: `postgres://clearkit:…@127.0.0.1:{port}/postgres`. */
  url: string;
  /** Ends every process of it at once, as a failing machine would, and leaves its files. */
  crash(): Promise<void>;
  /** Starts it again over the same files, on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Without waiting for the disk: nobody needs the data after a fall of the machine. */
const quick = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'];

/**
 * A PostgreSQL of this machine on loopback, in a folder of its own. `undefined` when there is none here.
 *
 * `isDurable`: with the settings of a real one, for tests about crashes.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres | undefined> {
  const program = services.postgres.find();
  if (!program) return undefined;
  const directory = await ownFolder('clearkit-postgres-');
  const password = randomBytes(12).toString('hex');
  const port = await freeLoopbackPort();
  // Read by root's shadow of a user as well: the folder is closed to others.
  await writeFile(join(directory, 'password'), password, { mode: 0o644 });
  const initdb = join(dirname(program), 'initdb');
  const cluster = ['-D', join(directory, 'data'), '-U', 'clearkit', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await runUnprivileged(
    initdb,
    [...cluster, '--auth=scram-sha-256', `--pwfile=${join(directory, 'password')}`, '--no-instructions'],
    directory,
  );
  const order = {
    program,
    args: [
      ...['-D', join(directory, 'data'), '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'max_connections=200', '-c', 'shared_buffers=32MB', '-c', 'autovacuum=off', '-c', 'jit=off'],
      ...(isDurable ? [] : quick),
    ],
    cwd: directory,
    isUp: /database system is ready to accept connections/,
  };
  let server = await startUnprivileged(order);
  return {
    url: `postgres://clearkit:${password}@127.0.0.1:${port}/postgres`,
    crash: () => server.kill('SIGQUIT'),
    async restart() {
      server = await startUnprivileged(order);
    },
    async stop() {
      await server.kill('SIGQUIT');
      await removeFolder(directory);
    },
  };
}

/** The address of a place on the server at `url` with nothing in it: a schema, which takes less time than a database. */
export async function newDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(url, `CREATE SCHEMA ${name}`);
  return `${url}?options=-c%20search_path%3D${name}`;
}

/** The rows that one statement gives. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
