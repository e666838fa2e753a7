import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { type Dialect, PostgresDialect } from 'kysely';
import type { OpenedStore } from './open-store.ts';

/** A database as the library that knows people and their sessions takes it. */
export interface AccountsDatabase {
  dialect: Dialect;
  type: 'sqlite' | 'postgres';
  /**
   * The library would hold a transaction open while it hashes a password and puts a letter into our outbox. SQLite has one
   * writer, on this thread: both would wait for each other.
   */
  transaction: false;
}

/** The database of the store, which is closed with it. Its tables are made by the store's own steps. */
export function accountsDatabase(store: OpenedStore): AccountsDatabase {
  if ('pool' in store) {
    return { dialect: new PostgresDialect({ pool: store.pool }), type: 'postgres', transaction: false };
  }
  return { dialect: new NodeSqliteDialect({ database: store.connection }), type: 'sqlite', transaction: false };
}
