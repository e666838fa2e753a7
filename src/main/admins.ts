import { site } from '#content/site';
import { makeAdmin } from '#features/accounts/make-admin.ts';
import { peopleDatabase } from '#ports/store/people-database';
import type { Config } from './config.ts';
import { openStore } from './open-store.ts';

/** Makes an account an administrator's, in the site's own store. @returns a link to choose its password, when it is new. */
export async function addAdmin(config: Config, email: string): Promise<string | undefined> {
  const store = await openStore(config);
  try {
    return await makeAdmin(email, {
      database: peopleDatabase(store.database),
      people: store.people,
      secret: await store.secret('accounts'),
      publicUrl: config.publicUrl,
      brand: site.brand,
    });
  } finally {
    await store.close();
  }
}

/** Whether there is such an account. */
export async function removeAdmin(config: Config, email: string): Promise<boolean> {
  const store = await openStore(config);
  try {
    const person = await store.people.find(email);
    if (person) await store.people.setAdmin(person.id, false);
    return person !== undefined;
  } finally {
    await store.close();
  }
}
