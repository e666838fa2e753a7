import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerSettings } from '#api/build-server';
import { openAccounts } from '#main/open-accounts';
import type { Clock } from '#ports/clock/port';
import { openSqliteStore, type SqliteStore } from '#ports/store/sqlite';
import { testServer } from './test-server.ts';

export const EMAIL = 'ada@example.com';
export const PASSWORD = 'four words and more';
export const publicUrl = 'http://localhost:3000';

interface AccountSite {
  clock: Clock;
  settings: Partial<ServerSettings>;
  /** What bounds the site, as administrators are told. */
  bounds?: Record<string, string>;
  /** Puts something between the site and its store. */
  change?: (store: SqliteStore) => SqliteStore;
}

/** A site with accounts over a store of its own, which are gone after the test. */
export async function accountSite({ clock, settings, bounds = {}, change = (store) => store }: AccountSite) {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-accounts-'));
  const store = change(openSqliteStore({ directory }));
  const accounts = openAccounts({
    ...{ store, clock, publicUrl, sendsMail: true, titleOf: String, wake: () => {} },
    admin: { sources: () => [], bounds },
  });
  const { app, lines } = await testServer({ publicUrl, ...settings }, { store, accounts });
  onTestFinished(async () => {
    await app.close();
    await store.close();
    await rm(directory, { recursive: true });
  });
  /** What the email to an address opens, or the first email there is. */
  const token = async (email?: string) => {
    const message = (await store.mails.list()).find(({ to }) => email === undefined || to === email);
    return /#(\S+)/.exec(message?.text ?? '')?.[1];
  };
  return { app, lines, store, accounts, token };
}
