import { site } from '#content/site';
import { accountLink, type MakeAccountOptions, makeAdmin } from '#features/accounts/make-account.ts';
import { peopleDatabase } from '#ports/store/people-database';
import type { Config } from './config-shape.ts';
import { type OpenedStore, openStore } from './open-store.ts';

/** Makes an account an administrator's, in the site's own store. @returns a link to choose its password, when it is new. */
export function addAdmin(config: Config, email: string): Promise<string | undefined> {
  return inStore(config, async (store) => makeAdmin(email, await optionsOf(config, store)));
}

/** A link with which the owner of an address chooses a password; an account that is not there is made. */
export function linkToAccount(config: Config, email: string): Promise<string> {
  return inStore(config, async (store) => accountLink(email, await optionsOf(config, store)));
}

/** Whether there is such an account. */
export function removeAdmin(config: Config, email: string): Promise<boolean> {
  return inStore(config, async ({ people }) => {
    const person = await people.find(email);
    if (person) await people.setAdmin(person.id, false);
    return person !== undefined;
  });
}

async function inStore<T>(config: Config, work: (store: OpenedStore) => Promise<T>): Promise<T> {
  const store = await openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function optionsOf({ publicUrl }: Config, store: OpenedStore): Promise<MakeAccountOptions> {
  return {
    database: peopleDatabase(store.database),
    people: store.people,
    secret: await store.secret('accounts'),
    publicUrl,
    brand: site.brand,
  };
}
