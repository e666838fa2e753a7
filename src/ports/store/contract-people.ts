import { describe, expect, it } from 'vitest';
import type { ApiKey, NewApiKey, NewMail, Store } from './port.ts';

const key: NewApiKey = { name: 'Build', hint: 'x7Qz', hash: 'a1', scopes: ['tools', 'uploads'], createdAt: 1_000 };

const notice: NewMail = { to: 'ada@example.com', subject: 'A new key', text: 'Made.', queuedAt: 1_000 };
const removed = ({ name, hint }: Pick<ApiKey, 'name' | 'hint'>) => ({ ...notice, subject: `${name} ${hint} is gone` });

interface OpenPeople {
  store: Store;
  /** Makes an account and gives its id. */
  addPerson: (email: string) => Promise<string>;
}

/** What a store keeps for people with an account. */
export function peopleContract(name: string, open: () => Promise<OpenPeople>): void {
  describe(`what people keep in ${name}`, () => {
    it('are keys: found by hash, counted by day, and gone at once when removed', async () => {
      const { store, addPerson } = await open();
      const { keys } = store.people;
      const [ada, bob] = [await addPerson('ada@example.com'), await addPerson('bob@example.com')];
      expect(await keys.add(ada, key, { atMost: 2, notice })).toBe('kept');
      expect(await keys.add(ada, { ...key, hash: 'a2', createdAt: 2_000 }, { atMost: 2, notice })).toBe('kept');
      expect(await keys.add(ada, { ...key, hash: 'a3' }, { atMost: 2, notice })).toBe('full');
      const atOnce = ['b1', 'b2', 'b3'].map((hash) => keys.add(bob, { ...key, hash }, { atMost: 2, notice }));
      expect((await Promise.all(atOnce)).sort()).toEqual(['full', 'kept', 'kept']);
      expect(await keys.find('a3')).toBeUndefined();
      const found = await keys.find('a1');
      expect(found).toMatchObject({ person: ada, scopes: ['tools', 'uploads'] });
      const id = found?.id ?? '';
      const use = { key: id, day: '2026-01-15', calls: 3 };
      await keys.noteUse([use, { ...use, calls: 4 }, { ...use, key: 'nobody' }, { ...use, day: '2026-01-14' }], 5_000);
      expect(await keys.uses(ada, '2026-01-15')).toEqual([{ ...use, calls: 7 }]);
      expect(await keys.uses(bob, '2026-01-15')).toEqual([]);
      const [newest, oldest] = await keys.list(ada);
      expect(newest).toEqual({ id: newest?.id, name: 'Build', hint: 'x7Qz', scopes: key.scopes, createdAt: 2_000 });
      expect(oldest).toMatchObject({ id, lastUsedAt: 5_000 });
      expect(await keys.remove(bob, id, removed)).toBe(false);
      const failing = keys.remove(ada, id, () => {
        throw new Error('No words.');
      });
      await expect(failing).rejects.toThrow('No words.');
      expect(await keys.find('a1')).toEqual(found);
      expect(await keys.remove(ada, id, removed)).toBe(true);
      const mails = (await store.mails.list({ state: 'waiting' })).map(({ to, subject }) => `${to}: ${subject}`);
      expect(mails.sort()).toEqual([
        ...Array<string>(4).fill('ada@example.com: A new key'),
        'ada@example.com: Build x7Qz is gone',
      ]);
      expect(await keys.find('a1')).toBeUndefined();
    });

    it('are options by tool and name, up to a bound', async () => {
      const { store, addPerson } = await open();
      const { options } = store.people;
      const ada = await addPerson('ada@example.com');
      const set = { tool: 'word-counter', name: 'Mine', options: 'a=1', savedAt: 1 };
      expect(await options.save(ada, set, { atMost: 1 })).toBe('kept');
      expect(await options.save(ada, { ...set, options: 'a=2' }, { atMost: 1 })).toBe('kept');
      expect(await options.save(ada, { ...set, name: 'Other' }, { atMost: 1 })).toBe('full');
      const list = await options.list(ada);
      expect(list).toEqual([{ ...set, options: 'a=2', id: list[0]?.id }]);
      expect(await options.remove(ada, list[0]?.id ?? '')).toBe(true);
      expect(await options.list(ada)).toEqual([]);
    });

    it('are lists, the last one written', async () => {
      const { store, addPerson } = await open();
      const { lists } = store.people;
      const ada = await addPerson('ada@example.com');
      expect(await lists.get(ada, 'favourites')).toBeUndefined();
      await lists.set(ada, 'favourites', { slugs: ['a'], changedAt: 1 });
      await lists.set(ada, 'favourites', { slugs: ['b', 'a'], changedAt: 2 });
      expect(await lists.get(ada, 'favourites')).toEqual({ slugs: ['b', 'a'], changedAt: 2 });
      expect(await lists.get(ada, 'recent')).toBeUndefined();
    });

    it('are rights of administrators', async () => {
      const { store, addPerson } = await open();
      const ada = await addPerson('ada@example.com');
      expect(await store.people.isAdmin(ada)).toBe(false);
      await store.people.setAdmin(ada, true);
      await store.people.setAdmin(ada, true);
      expect(await store.people.isAdmin(ada)).toBe(true);
      await store.people.setAdmin(ada, false);
      expect(await store.people.isAdmin(ada)).toBe(false);
    });
  });
}
