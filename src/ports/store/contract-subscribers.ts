import { describe, expect, it } from 'vitest';
import type { NewMail, Store, Subscriber } from './port.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;
const ID = expect.stringMatching(/^[0-9a-f]{16}$/);

const ada = { email: 'Ada@Example.com', subscribedAt: NOON };
const due = { now: NOON + HOUR, until: NOON + 2 * HOUR, limit: 99 };
const ask = {
  mail: ({ id, email, askedAt = 0 }: Subscriber): NewMail => ({
    to: email,
    subject: 'Confirm',
    text: id,
    queuedAt: askedAt,
  }),
  pause: HOUR,
};

/** What every store must do with the addresses of the newsletter, and with emails to them. */
export function subscribersContract(name: string, open: () => Promise<Store>): void {
  /** A store with confirmed subscribers of these letters, in their order. */
  async function subscribed(letters: string) {
    const store = await open();
    for (const [index, letter] of [...letters].entries()) {
      await store.subscribers.add({ email: `${letter}@example.com`, subscribedAt: NOON + index }, { atMost: 99 });
    }
    const everyone = (await store.subscribers.list()).toReversed();
    for (const { id } of everyone) await store.subscribers.confirm(id, NOON + 99);
    return { ...store, ids: everyone.map(({ id }) => id) };
  }

  describe(`the subscribers of ${name}`, () => {
    it('are unconfirmed at first', async () => {
      const { subscribers, mails } = await open();
      expect(await subscribers.add(ada, { atMost: 1 })).toBe('kept');
      const [subscriber] = await subscribers.list();
      expect(subscriber).toEqual({ ...ada, id: ID, state: 'unconfirmed' });
      expect(await subscribers.find(subscriber?.id ?? '')).toEqual(subscriber);
      expect(await subscribers.find('0123456789abcdef')).toBeUndefined();
      expect(await mails.list()).toEqual([]);
    });

    it('are there once, however often and in whatever case they come', async () => {
      const { subscribers } = await open();
      await subscribers.add(ada, { atMost: 1 });
      expect(await subscribers.add({ email: 'ADA@example.com', subscribedAt: NOON + 5 }, { atMost: 1 })).toBe('kept');
      expect(await subscribers.list()).toEqual([{ ...ada, id: ID, state: 'unconfirmed' }]);
    });

    it('are there once when they come twice at the same time', async () => {
      const { subscribers } = await open();
      const answers = [1, 2, 3].map(() => subscribers.add(ada, { atMost: 9, ask }));
      expect(await Promise.all(answers)).toEqual(['kept', 'kept', 'kept']);
      expect(await subscribers.list()).toHaveLength(1);
    });

    it('end at their bound', async () => {
      const { subscribers, mails } = await open();
      await subscribers.add({ email: 'a@example.com', subscribedAt: NOON }, { atMost: 1 });
      expect(await subscribers.add({ email: 'b@example.com', subscribedAt: NOON }, { atMost: 1, ask })).toBe('full');
      expect(await subscribers.list()).toHaveLength(1);
      expect(await mails.list()).toEqual([]);
    });

    it('are asked for confirmation in the same transaction, and again only after the pause', async () => {
      const { subscribers, mails } = await open();
      for (const later of [0, 1, HOUR - 1, HOUR, HOUR + 1]) {
        await subscribers.add({ ...ada, subscribedAt: NOON + later }, { atMost: 1, ask });
      }
      const [subscriber] = await subscribers.list();
      expect(subscriber).toEqual({ ...ada, id: ID, state: 'unconfirmed', askedAt: NOON + HOUR });
      expect(await mails.list()).toMatchObject([
        { to: ada.email, text: subscriber?.id, queuedAt: NOON + HOUR },
        { to: ada.email, text: subscriber?.id, queuedAt: NOON },
      ]);
    });

    it('become confirmed once, and are not asked then', async () => {
      const { subscribers, mails } = await open();
      await subscribers.add(ada, { atMost: 1 });
      const [{ id } = { id: '' }] = await subscribers.list();
      const confirmed = { ...ada, id, state: 'confirmed', confirmedAt: NOON + 1 };
      expect(await subscribers.confirm(id, NOON + 1)).toEqual(confirmed);
      expect(await subscribers.confirm(id, NOON + 2)).toEqual(confirmed);
      expect(await subscribers.confirm('0123456789abcdef', NOON)).toBeUndefined();
      expect(await subscribers.add({ ...ada, subscribedAt: NOON * 2 }, { atMost: 1, ask })).toBe('kept');
      expect(await subscribers.list({ state: 'confirmed' })).toEqual([confirmed]);
      expect(await subscribers.list({ state: 'unconfirmed' })).toEqual([]);
      expect(await mails.list()).toEqual([]);
    });

    it('stay unsubscribed until they come themselves, not by an old link', async () => {
      const { subscribers } = await open();
      await subscribers.add(ada, { atMost: 1 });
      const [{ id } = { id: '' }] = await subscribers.list();
      await subscribers.confirm(id, NOON + 1);
      expect(await subscribers.unsubscribe(id, NOON + 2)).toBe(true);
      expect(await subscribers.unsubscribe(id, NOON + 3)).toBe(true);
      expect(await subscribers.unsubscribe('0123456789abcdef', NOON)).toBe(false);
      const gone = { ...ada, id, state: 'unsubscribed', confirmedAt: NOON + 1, unsubscribedAt: NOON + 2 };
      expect(await subscribers.confirm(id, NOON + 4)).toEqual(gone);
      expect(await subscribers.add({ ...ada, subscribedAt: NOON + 5 }, { atMost: 1, ask })).toBe('kept');
      const back = { ...ada, id, subscribedAt: NOON + 5, state: 'unconfirmed', askedAt: NOON + 5 };
      expect(await subscribers.list()).toEqual([back]);
    });

    it('stand newest first and can be deleted by their address, with what was mailed to it', async () => {
      const { subscribers, mails } = await open();
      for (const [index, letter] of [...'abc'].entries()) {
        await subscribers.add({ email: `${letter}@example.com`, subscribedAt: NOON + index }, { atMost: 9, ask });
      }
      expect(await subscribers.remove('B@EXAMPLE.com')).toBe(true);
      expect(await subscribers.remove('b@example.com')).toBe(false);
      expect((await subscribers.list()).map(({ email }) => email)).toEqual(['c@example.com', 'a@example.com']);
      expect(await subscribers.list({ limit: 1 })).toHaveLength(1);
      expect((await mails.list()).map(({ to }) => to)).toEqual(['c@example.com', 'a@example.com']);
    });

    it('are forgotten when they are old and unconfirmed', async () => {
      const { subscribers, mails } = await subscribed('a');
      for (const later of [0, 5, 6]) {
        await subscribers.add({ email: `${later}@example.com`, subscribedAt: NOON + later }, { atMost: 9, ask });
      }
      expect(await subscribers.removeUnconfirmed({ before: NOON + 6 })).toBe(2);
      expect((await subscribers.list()).map(({ email }) => email)).toEqual(['6@example.com', 'a@example.com']);
      expect((await mails.list()).map(({ to }) => to)).toEqual(['6@example.com']);
    });

    it('are not forgotten while they were asked since', async () => {
      const { subscribers } = await open();
      for (const subscribedAt of [NOON, NOON + 10]) {
        await subscribers.add({ email: 'a@example.com', subscribedAt }, { atMost: 9, ask: { ...ask, pause: 0 } });
      }
      expect(await subscribers.removeUnconfirmed({ before: NOON + 10 })).toBe(0);
      expect(await subscribers.removeUnconfirmed({ before: NOON + 11 })).toBe(1);
    });
  });

  describe(`the newsletter of ${name}`, () => {
    const order = {
      post: 'hello-world',
      at: NOON,
      message: ({ email, id }: Subscriber): NewMail => ({ to: email, subject: 'New', text: id, queuedAt: NOON }),
    };

    it('go once to everybody who is confirmed, in parts, whoever asks', async () => {
      const { newsletter, mails, subscribers, ids } = await subscribed('abcde');
      await subscribers.add({ email: 'unconfirmed@example.com', subscribedAt: NOON }, { atMost: 99 });
      await subscribers.unsubscribe(ids[4] ?? '', NOON);
      expect(await newsletter.progress(order.post)).toEqual({ queued: 0, missing: 4 });
      expect(await newsletter.queue({ ...order, limit: 1 })).toBe(1);
      expect(await newsletter.progress(order.post)).toEqual({ queued: 1, missing: 3 });
      const counts = await Promise.all([1, 2, 3].map(() => newsletter.queue({ ...order, limit: 2 })));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
      expect(await newsletter.queue({ ...order, limit: 2 })).toBe(0);
      const letterOf = (letter: string, index: number) => ({ to: `${letter}@example.com`, text: ids[index] });
      expect(await mails.take(due)).toMatchObject([...'abcd'].map(letterOf));
      expect(await newsletter.progress('another')).toEqual({ queued: 0, missing: 4 });
    });

    it('that wait are not sent to those who unsubscribe', async () => {
      const { newsletter, mails, subscribers, ids } = await subscribed('ab');
      await newsletter.queue({ ...order, limit: 9 });
      await mails.add({ to: 'a@example.com', subject: 'Not a newsletter', text: '', queuedAt: NOON }, { atMost: 9 });
      await subscribers.unsubscribe(ids[0] ?? '', NOON + 1);
      expect((await mails.list()).map(({ to, subject }) => [to, subject])).toEqual([
        ['a@example.com', 'Not a newsletter'],
        ['b@example.com', 'New'],
      ]);
      expect(await newsletter.progress(order.post)).toEqual({ queued: 2, missing: 0 });
    });

    it('are forgotten with the subscriber', async () => {
      const { newsletter, mails, subscribers } = await subscribed('ab');
      await newsletter.queue({ ...order, limit: 9 });
      await subscribers.remove('a@example.com');
      expect(await newsletter.progress(order.post)).toEqual({ queued: 1, missing: 0 });
      expect(await mails.list()).toMatchObject([{ to: 'b@example.com' }]);
    });

    it('are none when one of them cannot be worded', async () => {
      const { newsletter, mails, ids } = await subscribed('ab');
      const message = (subscriber: Subscriber) => {
        if (subscriber.id === ids[1]) throw new Error('no words');
        return order.message(subscriber);
      };
      await expect(newsletter.queue({ ...order, message, limit: 9 })).rejects.toThrow('no words');
      expect(await newsletter.progress(order.post)).toEqual({ queued: 0, missing: 2 });
      expect(await mails.list()).toEqual([]);
    });
  });
}
