import { createFakeClock } from '#ports/clock/fake';
import { createMemoryLimits } from '#ports/limits/memory';
import type { Database } from '#ports/store/database';
import { peopleDatabase } from '#ports/store/people-database';
import type { Store } from '#ports/store/port';
import type { Done } from './action.ts';
import { createAccounts } from './create-accounts.ts';
import type { Letter } from './letters.ts';

export const EMAIL = 'ada@example.com';
export const PASSWORD = 'four words and more';
export const SECRET = '5f'.repeat(32);
export const SESSION = '__Secure-clearkit.session_token';

/** Accounts over a store, with the letters they write and browsers that use them. */
export function accountsOver(store: Store & { database: Database }, { sendsMail = true } = {}) {
  const letters: (Letter & { to: string })[] = [];
  const actions = createAccounts({
    database: async () => peopleDatabase(store.database),
    people: store.people,
    limits: createMemoryLimits(),
    clock: createFakeClock(Date.UTC(2026, 0, 15, 12)),
    secret: async () => SECRET,
    publicUrl: 'https://tools.example.com',
    brand: 'Clearkit',
    titleOf: (slug) => (slug === 'word-counter' ? 'Word Counter' : slug),
    sendsMail,
    admin: { store, sources: () => [], bounds: {} },
    answerAfter: 0,
    post: async (to, letter) => {
      letters.push({ to, ...letter });
    },
  });

  /** A browser: it keeps its cookies. */
  function browser(visitor = '192.0.2.1') {
    const jar = new Map<string, string>();
    return {
      jar,
      async ask(name: string, input: unknown = {}): Promise<Done> {
        const headers = new Headers({ cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') });
        const done = await actions[name]?.run(input, { headers, visitor });
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
    await own.ask('confirm-email', { token: tokenIn(letters.at(-1)), password: PASSWORD });
    return own;
  }

  return { letters, browser, newPerson };
}

/** What is behind the # of the link in a letter. */
export function tokenIn(letter: Letter | undefined): string {
  return /#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}
