import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { createMemoryLimits } from '#ports/limits/memory';
import type { Database } from '#ports/store/database';
import { peopleDatabase } from '#ports/store/people-database';
import type { Mail, Store } from '#ports/store/port';
import { openPostgresStore } from '#ports/store/postgres';
import { openSqliteStore } from '#ports/store/sqlite';
import { newDatabase } from '../../../tests/servers/postgres.ts';
import { sharedService } from '../../../tests/servers/services.ts';
import type { Done } from './action.ts';
import { createAccounts } from './create-accounts.ts';

export const EMAIL = 'ada@example.com';
export const PASSWORD = 'four words and more';
export const SECRET = '5f'.repeat(32);
export const SESSION = '__Secure-clearkit.session_token';

const server = await sharedService('postgres');

/** Every kind of database that accounts can be in, each empty and gone after the test. */
export const databases: Readonly<Record<string, () => Promise<Store & { database: Database }>>> = {
  async SQLite() {
    const directory = await mkdtemp(join(tmpdir(), 'clearkit-accounts-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    return openSqliteStore({ directory });
  },
  ...(server !== undefined && { PostgreSQL: async () => openPostgresStore({ url: await newDatabase(server) }) }),
};

/** Accounts over a store, with the emails they write and browsers that use them. */
export function accountsOver(store: Store & { database: Database }, { sendsMail = true } = {}) {
  const emails: Mail[] = [];
  const clock = createFakeClock(Date.UTC(2026, 0, 15, 12));
  const actions = createAccounts({
    database: async (onPasskey) => peopleDatabase(store.database, onPasskey),
    people: store.people,
    check: () => store.check(),
    limits: createMemoryLimits(),
    clock,
    secret: async () => SECRET,
    publicUrl: 'https://tools.example.com',
    brand: 'Clearkit',
    titleOf: (slug) => (slug === 'word-counter' ? 'Word Counter' : slug),
    sendsMail,
    admin: { store, sources: () => [], bounds: {} },
    watching: { watches: store.watches, most: 3, audits: true, wake: () => {} },
    answerAfter: 0,
    post: async (to, { asked: _, ...message }) => {
      await store.mails.add({ to, ...message, queuedAt: clock.now() }, { atMost: 1000 });
    },
    wake: () => {},
  });

  /** As the outbox does: what it has is sent. */
  async function deliver(): Promise<void> {
    for (const mail of (await store.mails.list({ state: 'waiting' })).reverse()) {
      emails.push(mail);
      await store.mails.markSent(mail.id, clock.now());
    }
  }

  /** A browser: it keeps its cookies. */
  function browser(visitor = '192.0.2.1') {
    const jar = new Map<string, string>();
    return {
      jar,
      async ask(name: string, input: unknown = {}): Promise<Done> {
        const headers = new Headers({ cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') });
        const done = await actions[name]?.run(input, { headers, visitor }).finally(deliver);
        if (!done) throw new Error(`There is no action ${name}.`);
        for (const line of done.cookies ?? []) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (/max-age=0(?:;|$)/i.test(line)) jar.delete(key);
          else jar.set(key, value);
        }
        return done;
      },
    };
  }

  async function newPerson(email = EMAIL) {
    const own = browser();
    await own.ask('sign-up', { email });
    await own.ask('confirm-email', { token: tokenIn(emails.at(-1)), password: PASSWORD });
    return own;
  }

  return { emails, browser, newPerson, clock, deliver };
}

/** What is behind the # of the link in an email. */
export function tokenIn(message: Mail | undefined): string {
  return /#(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
}
