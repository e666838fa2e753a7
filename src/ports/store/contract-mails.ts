import { describe, expect, it } from 'vitest';
import type { NewMail, Store } from './port.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;

const mail: NewMail = {
  to: 'Ada@example.com',
  subject: 'Hello, ünï 👋🏽',
  text: 'One\nTwo\n',
  html: '<p>One</p>',
  headers: { 'Reply-To': 'bob@example.com' },
  queuedAt: NOON,
};
const due = { now: NOON + MINUTE, until: NOON + 2 * MINUTE, limit: 10 };

/** What the outbox of every store must do. */
export function mailsContract(name: string, open: () => Promise<Store>): void {
  describe(`the outbox of ${name}`, () => {
    it('gives mails as they were put in, when they are due, those first that wait longest', async () => {
      const { mails } = await open();
      expect(await mails.add({ ...mail, queuedAt: NOON + 5 * MINUTE }, { atMost: 9 })).toBe('kept');
      await mails.add({ to: 'b@example.com', subject: 'B', text: 'b', queuedAt: NOON + 2 }, { atMost: 9 });
      await mails.add(mail, { atMost: 9 });
      const [first, ...others] = await mails.take({ ...due, limit: 1 });
      expect(others).toEqual([]);
      expect(first).toEqual({
        ...{ ...mail, id: expect.stringMatching(/^[0-9a-f]{16}$/), state: 'waiting' },
        ...{ attempts: 1, nextAttemptAt: due.until },
      });
      expect(await mails.take(due)).toEqual([
        expect.objectContaining({ to: 'b@example.com', headers: {}, attempts: 1 }),
      ]);
      expect(await mails.take(due)).toEqual([]);
      expect(await mails.count()).toEqual({ waiting: 3, sent: 0, failed: 0 });
    });

    it('gives emails about posts when nothing else is due, and counts them for no bound', async () => {
      const { subscribers, newsletter, mails } = await open();
      for (const email of ['a@example.com', 'b@example.com']) {
        await subscribers.add({ email, subscribedAt: NOON }, { atMost: 9 });
      }
      for (const { id } of await subscribers.list()) await subscribers.confirm(id, NOON);
      const message = ({ email }: { email: string }): NewMail => ({ ...mail, to: email, queuedAt: NOON - MINUTE });
      expect(await newsletter.queue({ post: 'news', at: NOON, limit: 9, message })).toBe(2);
      expect(await mails.add({ ...mail, to: 'c@example.com' }, { atMost: 1 })).toBe('kept');
      expect(await mails.add({ ...mail, to: 'd@example.com' }, { atMost: 1 })).toBe('full');
      await mails.add({ ...mail, to: 'later@example.com', queuedAt: NOON + 9 * MINUTE }, { atMost: 9 });

      expect(await mails.take({ ...due, limit: 2 })).toMatchObject([{ to: 'c@example.com' }, { to: 'a@example.com' }]);
      expect(await mails.take(due)).toMatchObject([{ to: 'b@example.com' }]);
      expect(await mails.take(due)).toEqual([]);
    });

    it('gives no mail to two who take at once', async () => {
      const { mails } = await open();
      for (let count = 0; count < 12; count += 1) await mails.add({ ...mail, subject: `${count}` }, { atMost: 99 });
      const taken = await Promise.all([1, 2, 3, 4].map(() => mails.take({ ...due, limit: 4 })));
      const more = await mails.take({ ...due, limit: 12 });
      const subjects = [...taken.flat(), ...more].map(({ subject }) => Number(subject));
      expect(subjects.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    });

    it('gives a mail again when nobody has said what became of it', async () => {
      const { mails } = await open();
      await mails.add(mail, { atMost: 9 });
      await mails.take(due);
      expect(await mails.take({ now: due.until - 1, until: due.until + 1, limit: 9 })).toEqual([]);
      expect(await mails.take({ now: due.until, until: due.until + 1, limit: 9 })).toMatchObject([{ attempts: 2 }]);
    });

    it('forgets the text of what was sent, and then the rest', async () => {
      const { mails } = await open();
      await mails.add(mail, { atMost: 9 });
      const [{ id } = { id: '' }] = await mails.take(due);
      await mails.markSent(id, NOON + 9);
      // What is said too late by another sender changes nothing.
      await mails.markFailed(id, { error: 'late', nextAttemptAt: NOON });
      const { to, subject, queuedAt } = mail;
      const sent = { id, to, subject, queuedAt, text: '', headers: {}, state: 'sent', attempts: 1, sentAt: NOON + 9 };
      expect(await mails.list()).toEqual([sent]);
      expect(await mails.take({ ...due, now: NOON * 2 })).toEqual([]);
      expect(await mails.removeSent({ before: NOON + 9 })).toBe(0);
      expect(await mails.removeSent({ before: NOON + 10 })).toBe(1);
      expect(await mails.list()).toEqual([]);
    });

    it('tries again at the time that was named, or gives up and can be told to try', async () => {
      const { mails } = await open();
      await mails.add(mail, { atMost: 9 });
      const [{ id } = { id: '' }] = await mails.take(due);
      await mails.markFailed(id, { error: '451 later', nextAttemptAt: NOON + 9 * MINUTE });
      expect(await mails.take({ ...due, now: NOON + 9 * MINUTE - 1 })).toEqual([]);
      expect(await mails.take({ ...due, now: NOON + 9 * MINUTE })).toMatchObject([
        { attempts: 2, lastError: '451 later' },
      ]);
      await mails.markFailed(id, { error: '550 no' });
      expect(await mails.count()).toEqual({ waiting: 0, sent: 0, failed: 1 });
      const [failed] = await mails.list({ state: 'failed' });
      expect(failed).toMatchObject({ state: 'failed', lastError: '550 no', text: mail.text });
      expect(failed).not.toHaveProperty('nextAttemptAt');
      expect(await mails.retry(id, NOON)).toBe(true);
      expect(await mails.retry(id, NOON)).toBe(false);
      expect(await mails.take(due)).toMatchObject([{ id, attempts: 3 }]);
    });

    it('stands newest first, by state if wanted, ends at its bound, and mails can be deleted', async () => {
      const { mails } = await open();
      for (const [index, subject] of ['a', 'b', 'c'].entries()) {
        expect(await mails.add({ ...mail, subject, queuedAt: NOON + index }, { atMost: 2 })).toBe(
          subject === 'c' ? 'full' : 'kept',
        );
      }
      expect((await mails.list()).map(({ subject }) => subject)).toEqual(['b', 'a']);
      expect(await mails.list({ limit: 1, state: 'waiting' })).toMatchObject([{ subject: 'b' }]);
      expect(await mails.list({ state: 'sent' })).toEqual([]);
      const [newest] = await mails.list();
      expect(await mails.remove(newest?.id ?? '')).toBe(true);
      expect(await mails.remove(newest?.id ?? '')).toBe(false);
      expect(await mails.list()).toHaveLength(1);
    });
  });
}
