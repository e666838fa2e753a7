import { afterEach, describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeMailer } from '#ports/mailer/fake';
import type { Mailer } from '#ports/mailer/port';
import { openStoreInMemory } from '#ports/store/sqlite';
import { type Outbox, type OutboxOptions, startOutbox } from './start-outbox.ts';

const hello = { to: 'ada@example.com', subject: 'Hello', text: 'A text', queuedAt: 1 };

const started: Outbox[] = [];
afterEach(async () => {
  for (const outbox of started.splice(0)) await outbox.stop();
});

function world(options: Partial<OutboxOptions> = {}) {
  const store = openStoreInMemory();
  const mailer = createFakeMailer();
  const failures: unknown[] = [];
  const clock = createFakeClock(1_000);
  const start = (more: Partial<OutboxOptions> = {}) => {
    const onFailure = (error: unknown) => failures.push(error);
    const outbox = startOutbox({
      mails: store.mails,
      mailer,
      clock,
      onMail: () => {},
      onFailure,
      every: 3_600_000,
      ...options,
      ...more,
    });
    started.push(outbox);
    return outbox;
  };
  return { store, mailer, failures, clock, start, put: () => store.mails.add(hello, { atMost: 99 }) };
}

describe('startOutbox', () => {
  it('sends what waited for the start, and what comes while it runs', async () => {
    const { start, put, mailer } = world();
    await put();
    const outbox = start();
    await expect.poll(() => mailer.sent.length).toBe(1);
    await put();
    outbox.wake();
    await expect.poll(() => mailer.sent.length).toBe(2);
  });

  it('looks again by itself, as others put in as well', async () => {
    const { start, put, mailer } = world({ every: 5 });
    start();
    await put();
    await expect.poll(() => mailer.sent.length).toBe(1);
  });

  it('does not miss what comes while it looks', async () => {
    const { start, put, mailer } = world();
    await put();
    const outbox = start();
    const isFirst = Promise.withResolvers<void>();
    mailer.answerWith(async () => {
      mailer.answerWith(undefined);
      isFirst.resolve();
      await put();
      outbox.wake();
      return { state: 'sent' };
    });
    await isFirst.promise;
    await expect.poll(() => mailer.sent.length).toBe(2);
  });

  it('tells of a store that fails, and goes on', async () => {
    const { start, put, mailer, failures, store } = world();
    const failing = { ...store.mails, take: async () => Promise.reject(new ToolError('busy', 'Not now.')) };
    await put();
    start({ mails: failing });
    await expect.poll(() => failures).toMatchObject([{ code: 'busy' }]);
    start();
    await expect.poll(() => mailer.sent.length).toBe(1);
  });

  it('lets the mail that is being sent end, and begins no other', async () => {
    const { start, put, mailer, store } = world();
    for (const _ of [1, 2]) await put();
    const [begun, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    mailer.answerWith(async () => {
      begun.resolve();
      await may.promise;
      return { state: 'sent' };
    });
    const outbox = start();
    await begun.promise;
    const stopped = outbox.stop();
    may.resolve();
    await stopped;
    expect(await store.mails.count()).toEqual({ waiting: 1, sent: 1, failed: 0 });
  });

  it('ends a mail that takes too long, which is due again', async () => {
    const hanging: Mailer = {
      send: (_mail, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new ToolError('cancelled', 'Ended.')), { once: true });
        }),
      close: async () => {},
    };
    const { start, put, store } = world({ mailer: hanging, grace: 5 });
    await put();
    const outbox = start();
    await expect.poll(async () => (await store.mails.list())[0]?.attempts).toBe(1);
    await outbox.stop();
    expect(await store.mails.list()).toMatchObject([{ state: 'waiting', lastError: 'try 1: Ended.' }]);
  });

  it('sends what had nowhere to go once it has', async () => {
    const { start, mailer, store } = world();
    await store.mails.add({ ...hello, to: 'operator' }, { atMost: 9 });
    const without = start();
    await expect.poll(async () => (await store.mails.count()).failed).toBe(1);
    await without.stop();
    start({ contactTo: 'people@example.com' });
    await expect.poll(() => mailer.sent.map(({ to }) => to)).toEqual(['people@example.com']);
  });
});
