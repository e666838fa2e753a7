import { describe, expect, it } from 'vitest';
import type { NewMail, Store } from './port.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;
const site = { kind: 'site', target: 'example.com', createdAt: NOON };
const look = { at: NOON + 1, words: 'Up.', figure: 120, isChange: false, isBad: false };
const mail: NewMail = { to: 'ada@example.com', subject: 'Please look', text: 'Down.', queuedAt: NOON };
const bounds = { atMost: 2 };

interface OpenPeople {
  store: Store;
  /** Makes an account and gives its id. */
  addPerson: (email: string) => Promise<string>;
}

/** What every store must do with what accounts have watched. */
export function watchesContract(name: string, open: () => Promise<OpenPeople>): void {
  async function opened() {
    const { store, addPerson } = await open();
    const [ada, bob] = [await addPerson('ada@example.com'), await addPerson('bob@example.com')];
    const list = (person: string, looks = 9) => store.watches.list(person, { looks });
    const takeAll = (now: number) =>
      store.watches.take({ kinds: ['site', 'domain'], now, until: now + HOUR, limit: 9 });
    return { store, watches: store.watches, ada, bob, list, takeAll };
  }

  describe(`what is watched in ${name}`, () => {
    it('is there once for each, and so many of a person', async () => {
      const { watches, ada, bob, list } = await opened();
      const adding = [1, 2, 3].map(() => watches.add(ada, site, bounds));
      expect(await Promise.all(adding)).toEqual(['kept', 'kept', 'kept']);
      expect(await watches.add(ada, { ...site, kind: 'domain', createdAt: NOON + 1 }, bounds)).toBe('kept');
      expect(await watches.add(ada, { ...site, kind: 'page' }, bounds)).toBe('full');
      expect(await watches.add(bob, site, bounds)).toBe('kept');
      const id = expect.stringMatching(/^[0-9a-f]{16}$/);
      expect(await list(ada)).toEqual([
        { ...site, id, isPaused: false, dueAt: NOON, looks: [] },
        { ...site, kind: 'domain', createdAt: NOON + 1, id, isPaused: false, dueAt: NOON + 1, looks: [] },
      ]);
    });

    it('is taken once when its time has come, and again when nobody has said otherwise', async () => {
      const { watches, ada, takeAll } = await opened();
      await watches.add(ada, site, bounds);
      expect(await takeAll(NOON - 1)).toEqual([]);
      expect(await watches.take({ kinds: ['page'], now: NOON, until: NOON + HOUR, limit: 9 })).toEqual([]);
      const takers = await Promise.all([1, 2, 3].map(() => takeAll(NOON)));
      expect(takers.flat()).toMatchObject([{ ...site, email: 'ada@example.com', dueAt: NOON }]);
      expect(await takeAll(NOON + HOUR - 1)).toEqual([]);
      expect(await takeAll(NOON + HOUR)).toHaveLength(1);
    });

    it('keeps what was seen, with its mail, and forgets the oldest looks', async () => {
      const { store, watches, ada, list, takeAll } = await opened();
      await watches.add(ada, site, bounds);
      const [{ id = '' } = {}] = await takeAll(NOON);
      const note = (seen: Partial<Parameters<typeof watches.note>[1]>) =>
        watches.note(id, { ...look, state: 'Up', dueAt: NOON + 2 * HOUR, ...seen }, { looks: 3 });
      await note({});
      await note({ at: NOON + 2, pending: 'Down' });
      expect(await list(ada)).toMatchObject([{ state: 'Up', pending: 'Down', dueAt: NOON + 2 * HOUR }]);
      await note({ at: NOON + 3, state: 'Down', words: 'Down.', isChange: true, isBad: true, mail });
      const { figure: _, ...unknown } = { ...look, at: NOON + 4, words: 'Nobody knows.' };
      await watches.note(id, { ...unknown, state: 'Down', dueAt: NOON }, { looks: 3 });
      const [watch] = await list(ada);
      expect(watch?.looks).toEqual([
        { ...look, at: NOON + 2 },
        { ...look, at: NOON + 3, words: 'Down.', isChange: true, isBad: true },
        unknown,
      ]);
      expect(watch).not.toHaveProperty('pending');
      expect((await list(ada, 1))[0]?.looks).toEqual([unknown]);
      expect((await store.mails.list({ state: 'waiting' })).map(({ subject }) => subject)).toEqual(['Please look']);
    });

    it('is paused and ended by its owner alone, and ended with the account', async () => {
      const { store, watches, ada, bob, list, takeAll } = await opened();
      await watches.add(ada, site, bounds);
      const [{ id = '' } = {}] = await list(ada);
      expect(await watches.setPaused(bob, id, true)).toBe(false);
      expect(await watches.setPaused(ada, id, true)).toBe(true);
      expect(await takeAll(NOON)).toEqual([]);
      await watches.setPaused(ada, id, false);
      expect(await takeAll(NOON)).toHaveLength(1);
      expect(await watches.remove(bob, id)).toBe(false);
      expect(await watches.remove(ada, id)).toBe(true);
      // A look that was under way finds it gone, and tells nobody.
      await watches.note(id, { ...look, state: 'Up', dueAt: NOON, mail }, { looks: 3 });
      expect(await list(ada)).toEqual([]);
      expect(await store.mails.list({ state: 'waiting' })).toEqual([]);
    });
  });
}
