import { afterEach, describe, expect, it } from 'vitest';
import { auditsContract } from './contract-audits.ts';
import { mailsContract } from './contract-mails.ts';
import { subscribersContract } from './contract-subscribers.ts';
import type { Message, NewMail, NewMessage, Store } from './port.ts';

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
      expect((await Promise.all(answers)).sort()).toEqual(['full', 'kept', 'kept']);
      expect(await messages.list()).toHaveLength(2);
    });

    it('bring a mail with them, which is kept when they are', async () => {
      const { messages, mails } = await open();
      const mail = ({ id, name }: Message): NewMail => ({
        to: 'us@example.com',
        subject: name,
        text: id,
        queuedAt: NOON,
      });
      expect(await messages.add(hello, { atMost: 1, mail })).toBe('kept');
      expect(await messages.add(hello, { atMost: 1, mail })).toBe('full');
      const [message] = await messages.list();
      expect(await mails.list()).toMatchObject([{ to: 'us@example.com', subject: 'Ada', text: message?.id }]);
    });

    it('are not kept when their mail cannot be worded', async () => {
      const { messages, mails } = await open();
      const mail = () => {
        throw new Error('no words');
      };
      await expect(messages.add(hello, { atMost: 1, mail })).rejects.toThrow('no words');
      expect([await messages.list(), await mails.list()]).toEqual([[], []]);
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

  describe(`the usage counts of ${name}`, () => {
    it('add up by day and tool', async () => {
      const { usage } = await open();
      await usage.add([]);
      await usage.add([
        { day: '2026-01-15', tool: 'word-counter', calls: 2 },
        { day: '2026-01-16', tool: 'word-counter', calls: 5 },
        { day: '2026-01-15', tool: 'dns-records', calls: 1 },
      ]);
      await Promise.all([1, 2].map(() => usage.add([{ day: '2026-01-15', tool: 'word-counter', calls: 3 }])));
      expect(await usage.list({ from: '2026-01-15', to: '2026-01-15' })).toEqual([
        { day: '2026-01-15', tool: 'dns-records', calls: 1 },
        { day: '2026-01-15', tool: 'word-counter', calls: 8 },
      ]);
      expect(await usage.list({ from: '2026-01-16', to: '2026-12-31' })).toHaveLength(1);
    });
  });

  describe(`the secrets of ${name}`, () => {
    it('are made once and differ by name', async () => {
      const store = await open();
      const [first, again] = await Promise.all([store.secret('links'), store.secret('links')]);
      expect(first).toMatch(/^[0-9a-f]{64}$/);
      expect(again).toBe(first);
      expect(await store.secret('sessions')).not.toBe(first);
      expect(await store.check()).toBeUndefined();
    });
  });

  subscribersContract(name, open);
  mailsContract(name, open);
  auditsContract(name, open);
}
