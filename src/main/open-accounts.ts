import { site } from '#content/site';
import type { Actions } from '#features/accounts/action.ts';
import type { AdminParts } from '#features/accounts/admin.ts';
import { createAccounts } from '#features/accounts/create-accounts.ts';
import type { WatchParts } from '#features/accounts/watches.ts';
import { storeFull } from '#features/visitor-form.ts';
import type { Clock } from '#ports/clock/port';
import { createMemoryLimits } from '#ports/limits/memory';
import type { Limits } from '#ports/limits/port';
import type { OpenedStore } from './open-store.ts';

/** Mails that wait at most: more would mean that nothing is being sent. */
const MAILS_AT_MOST = 100_000;

/** So many more may be notices of what was done to an account: what strangers ask for takes no place from them. */
const NOTICES_AT_MOST = 100_000;

interface AccountParts {
  store: OpenedStore;
  clock: Clock;
  publicUrl: string;
  /** Whether a mail server is set. */
  sendsMail: boolean;
  /** What people call the tool of a slug. */
  titleOf: (slug: string) => string;
  /** Called when there is a new mail in the outbox. */
  wake: () => void;
  /** Counts for several servers; without it this one counts by itself. */
  limits?: Limits | undefined;
  /** What may be watched; without it nothing is. */
  watching?: Pick<WatchParts, 'most' | 'audits' | 'wake'>;
  /** What administrators see beside the store. */
  admin: Omit<AdminParts, 'store'>;
}

/** Accounts over what lasts. */
export function openAccounts(parts: AccountParts): { actions: Actions; limits: Limits } {
  const { store, clock, publicUrl, sendsMail, titleOf, wake, admin, watching, limits = createMemoryLimits() } = parts;
  const actions = createAccounts({
    database: async (onPasskey) => {
      const { peopleDatabase } = await import('#ports/store/people-database');
      return peopleDatabase(store.database, onPasskey);
    },
    check: () => store.check(),
    secret: () => store.secret('accounts'),
    people: store.people,
    admin: { store, ...admin },
    watching: watching && { watches: store.watches, ...watching },
    brand: site.brand,
    post: async (to, { asked, ...message }) => {
      const mail = { to, ...message, queuedAt: clock.now() };
      const kept = await store.mails.add(mail, { atMost: asked ? MAILS_AT_MOST : MAILS_AT_MOST + NOTICES_AT_MOST });
      if (kept === 'full') throw storeFull('No email can be sent right now. Please try again later.');
      wake();
    },
    ...{ limits, clock, publicUrl, sendsMail, titleOf, wake },
  });
  return { actions, limits };
}
