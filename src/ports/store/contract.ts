import { afterEach, describe, expect, it } from 'vitest';
import type { NewMessage, Store } from './port.ts';

const NOON = Date.UTC(2026, 0, 15, 12);

const hello: NewMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'Two\nlines',
  receivedAt: NOON,
};

/** What every store must do. `create` gives an empty one; the caller cleans up after it. */
export function storeContract(name: string, create: () => Promise<Store>): void {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const open = async () => {
    const store = await create();
    opened.push(store);
    return store;
  };

  describe(`the messages of ${name}`, () => {
    it('are given back as they were, under an id of their own', async () => {
      const { messages } = await open();
      const strange = { ...hello, message: `'; DROP TABLE messages; --\n\t\u0001 "ünï" 👋🏽 \u202e` };
      expect(await messages.add(strange, { atMost: 10 })).toBe('kept');
      expect(await messages.list()).toEqual([{ ...strange, id: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    });

    it('stand newest first, and of one instant the last that came', async () => {
      const { messages } = await open();
      const times = [NOON, NOON + 2, NOON + 1, NOON + 2];
      for (const [index, receivedAt] of times.entries()) {
        await messages.add({ ...hello, subject: `${index}`, receivedAt }, { atMost: 10 });
      }
      expect((await messages.list()).map(({ subject }) => subject)).toEqual(['3', '1', '2', '0']);
      expect((await messages.list({ limit: 2 })).map(({ subject }) => subject)).toEqual(['3', '1']);
    });

    it('end at their bound', async () => {
      const { messages } = await open();
      const answers = [1, 2, 3].map(() => messages.add(hello, { atMost: 2 }));
      expect(await Promise.all(answers)).toEqual(['kept', 'kept', 'full']);
      expect(await messages.list()).toHaveLength(2);
    });

    it('can be deleted one by one', async () => {
      const { messages } = await open();
      await messages.add({ ...hello, subject: 'first' }, { atMost: 2 });
      await messages.add({ ...hello, subject: 'second' }, { atMost: 2 });
      const [second] = await messages.list();
      expect(await messages.remove(second?.id ?? '')).toBe(true);
      expect(await messages.remove(second?.id ?? '')).toBe(false);
      expect((await messages.list()).map(({ subject }) => subject)).toEqual(['first']);
      expect(await messages.add(hello, { atMost: 2 })).toBe('kept');
    });
  });

  describe(`the subscribers of ${name}`, () => {
    it('are unconfirmed at first', async () => {
      const { subscribers } = await open();
      expect(await subscribers.add({ email: 'Ada@Example.com', subscribedAt: NOON }, { atMost: 1 })).toBe('kept');
      expect(await subscribers.list()).toEqual([
        { email: 'Ada@Example.com', subscribedAt: NOON, state: 'unconfirmed' },
      ]);
    });

    it('are there once, however often and in whatever case they come', async () => {
      const { subscribers } = await open();
      await subscribers.add({ email: 'ada@example.com', subscribedAt: NOON }, { atMost: 1 });
      expect(await subscribers.add({ email: 'ADA@example.com', subscribedAt: NOON + 5 }, { atMost: 1 })).toBe('kept');
      expect(await subscribers.list()).toEqual([
        { email: 'ada@example.com', subscribedAt: NOON, state: 'unconfirmed' },
      ]);
    });

    it('end at their bound', async () => {
      const { subscribers } = await open();
      await subscribers.add({ email: 'a@example.com', subscribedAt: NOON }, { atMost: 1 });
      expect(await subscribers.add({ email: 'b@example.com', subscribedAt: NOON }, { atMost: 1 })).toBe('full');
      expect(await subscribers.list()).toHaveLength(1);
    });

    it('stand newest first and can be deleted by their address', async () => {
      const { subscribers } = await open();
      for (const [index, letter] of [...'abc'].entries()) {
        await subscribers.add({ email: `${letter}@example.com`, subscribedAt: NOON + index }, { atMost: 9 });
      }
      expect(await subscribers.remove('B@EXAMPLE.com')).toBe(true);
      expect(await subscribers.remove('b@example.com')).toBe(false);
      expect((await subscribers.list()).map(({ email }) => email)).toEqual(['c@example.com', 'a@example.com']);
      expect(await subscribers.list({ limit: 1 })).toHaveLength(1);
    });
  });
}
