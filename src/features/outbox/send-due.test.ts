import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeMailer } from '#ports/mailer/fake';
import type { Delivery } from '#ports/mailer/port';
import type { NewMail } from '#ports/store/port';
import { openStoreInMemory } from '#ports/store/sqlite';
import { type MailNews, sendDue } from './send-due.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
const hello: NewMail = { to: 'ada@example.com', subject: 'Hello', text: 'A text', queuedAt: NOON };
const message: NewMail = { ...hello, headers: { 'List-Unsubscribe': '<https://tools.example.com/leave?token=1>' } };

async function world(...mails: readonly NewMail[]) {
  const clock = createFakeClock(NOON);
  const mailer = createFakeMailer();
  const store = openStoreInMemory();
  const news: MailNews[] = [];
  for (const mail of mails) await store.mails.add(mail, { atMost: 99 });
  const sending = { mails: store.mails, mailer, clock, onMail: (each: MailNews) => news.push(each) };
  return {
    ...sending,
    store,
    news,
    run: (more = {}) => sendDue({ ...sending, ...more }, new AbortController().signal),
  };
}

const later = () => {
  throw new ToolError('upstream-failed', 'Later (451).');
};
const unknown = (): Delivery => ({ state: 'unknown', reason: 'ETIMEDOUT' });

describe('sendDue', () => {
  it('sends all that is due, oldest first, each once', async () => {
    const { run, mailer, store, news } = await world(
      { ...hello, to: 'b@example.com', queuedAt: NOON - 1, headers: { 'Reply-To': 'zoe@example.org' } },
      message,
      { ...hello, to: 'later@example.com', queuedAt: NOON + 1 },
    );
    await run();
    await run();
    expect(mailer.sent).toEqual([
      { id: expect.any(String), to: 'b@example.com', subject: 'Hello', text: 'A text', replyTo: 'zoe@example.org' },
      {
        id: expect.any(String),
        to: 'ada@example.com',
        subject: 'Hello',
        text: 'A text',
        unsubscribeUrl: 'https://tools.example.com/leave?token=1',
      },
    ]);
    expect(news.map(({ became }) => became)).toEqual(['sent', 'sent']);
    expect(await store.mails.count()).toEqual({ waiting: 1, sent: 2, failed: 0 });
    expect((await store.mails.list({ state: 'sent' })).map(({ text }) => text)).toEqual(['', '']);
  });

  it('tries again after a minute, then after twice as long, up to four hours, and gives up after four days', async () => {
    const { run, mailer, clock, store, news } = await world(hello);
    mailer.answerWith(later);
    const pauses: number[] = [];
    for (;;) {
      await run();
      const [mail] = await store.mails.list();
      if (mail?.nextAttemptAt === undefined) break;
      pauses.push((mail.nextAttemptAt - clock.now()) / MINUTE);
      clock.set(mail.nextAttemptAt - 1);
      await run();
      clock.advance(1);
    }
    expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
    expect(pauses).toHaveLength(29);
    expect((clock.now() - NOON) / MINUTE / 60 / 24).toBeGreaterThan(3.5);
    expect(news.at(-1)).toEqual({ id: expect.any(String), attempt: 30, became: 'given up', reason: 'Later (451).' });
    expect(await store.mails.list()).toMatchObject([{ state: 'failed', lastError: 'try 30: Later (451).' }]);
  });

  it('leaves a mail server alone that fails three times in a row', async () => {
    const { run, mailer, store } = await world(hello, hello, hello, hello, hello);
    let tries = 0;
    mailer.answerWith(() => {
      tries += 1;
      return later();
    });
    await run();
    expect(tries).toBe(3);
    expect((await store.mails.list()).filter(({ attempts }) => attempts === 0)).toHaveLength(2);
    mailer.answerWith(undefined);
    await run();
    expect(mailer.sent).toHaveLength(2);
  });

  it('gives up what is refused, and goes on with the next', async () => {
    const { run, mailer, store } = await world({ ...hello, to: 'gone@example.com' }, hello);
    mailer.answerWith(({ to }) => (to === hello.to ? { state: 'sent' } : { state: 'refused', reason: '550 5.1.1' }));
    await run();
    expect(mailer.sent).toMatchObject([{ to: 'ada@example.com' }]);
    expect(await store.mails.list({ state: 'failed' })).toMatchObject([{ lastError: 'try 1: refused: 550 5.1.1' }]);
  });

  it('gives up what can be no mail', async () => {
    const { run, store } = await world({ ...hello, subject: 'Hello\nBcc: all@example.com' });
    await run();
    expect(await store.mails.count()).toMatchObject({ failed: 1 });
  });

  it('sends an email that may have arrived no second time, and any other mail again', async () => {
    const { run, mailer, clock, store } = await world(message, hello);
    mailer.answerWith(unknown);
    await run();
    mailer.answerWith(undefined);
    clock.advance(MINUTE);
    await run();
    expect(mailer.sent).toMatchObject([{ unsubscribeUrl: undefined }]);
    const [failed] = await store.mails.list({ state: 'failed' });
    expect(failed?.lastError).toBe('try 1: in doubt: ETIMEDOUT');

    expect(await store.mails.retry(failed?.id ?? '', clock.now())).toBe(true);
    await run();
    expect(mailer.sent).toHaveLength(2);
  });

  it('does the same with what a killed program was sending', async () => {
    const { run, mailer, clock, store } = await world(message, hello);
    await store.mails.take({ now: NOON, until: NOON + MINUTE, limit: 2 });
    await run();
    expect(mailer.sent).toEqual([]);
    clock.advance(MINUTE);
    await run();
    expect(mailer.sent).toMatchObject([{ unsubscribeUrl: undefined }]);
    expect(await store.mails.list({ state: 'failed' })).toMatchObject([
      { lastError: expect.stringMatching(/^try 2: in doubt/) },
    ]);
  });

  it('sends an email again whose last try failed in so many words', async () => {
    const { run, mailer, clock } = await world(message);
    mailer.answerWith(later);
    await run();
    mailer.answerWith(undefined);
    clock.advance(MINUTE);
    await run();
    expect(mailer.sent).toHaveLength(1);
  });

  it('sends what is for the people of the site where they read, and gives it up where they read nowhere', async () => {
    const { run, mailer, store } = await world({ ...hello, to: 'operator' });
    await run();
    expect(await store.mails.list({ state: 'failed' })).toMatchObject([{ lastError: 'try 1: CONTACT_TO is not set' }]);
    const [mail] = await store.mails.list();
    await store.mails.retry(mail?.id ?? '', NOON);
    await run({ contactTo: 'people@example.com' });
    expect(mailer.sent).toMatchObject([{ to: 'people@example.com' }]);
  });

  it('is shared by servers without sending anything twice', async () => {
    const { run, mailer } = await world(...Array.from({ length: 20 }, () => message));
    await Promise.all([run(), run(), run()]);
    expect(mailer.sent).toHaveLength(20);
    expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(20);
  });

  it('lets a bug be one', async () => {
    const { run, mailer } = await world(hello);
    mailer.answerWith(() => {
      throw new TypeError('a bug');
    });
    await expect(run()).rejects.toThrow('a bug');
  });
});
