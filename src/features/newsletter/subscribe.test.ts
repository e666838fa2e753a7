import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { openStoreInMemory } from '#ports/store/sqlite';
import { followLink } from './follow-link.ts';
import { subscribe } from './subscribe.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
const clock = createFakeClock(NOON);
const admit = () => undefined;
const sender = { brand: 'Clearkit', publicUrl: 'https://tools.example.com' };
const by = { clock, admit, sender, answerAfter: 0 };

describe('subscribe', () => {
  it('keeps an address once, unconfirmed, whatever its case', async () => {
    const store = openStoreInMemory();
    await subscribe({ email: ' Ada@example.com ' }, { ...by, store });
    await subscribe({ email: 'ada@EXAMPLE.com', openFor: 4_000 }, { ...by, store });
    expect(await store.subscribers.list()).toMatchObject([
      { email: 'Ada@example.com', subscribedAt: NOON, state: 'unconfirmed' },
    ]);
  });

  it('asks the address by mail, with a link that its reader alone has', async () => {
    const store = openStoreInMemory();
    await subscribe({ email: 'ada@example.com' }, { ...by, store });
    const [mail] = await store.mails.list();
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: 'Please confirm: the Clearkit newsletter',
      headers: {},
    });
    const [, token = ''] =
      /https:\/\/tools\.example\.com\/newsletter\/confirm\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`href="https://tools.example.com/newsletter/confirm?token=${token}"`);
    expect(mail?.text).toContain('30 days');
    await followLink('confirm', { token }, { store, clock });
    expect(await store.subscribers.list()).toMatchObject([{ state: 'confirmed', confirmedAt: NOON }]);
  });

  it('asks an address once in a quarter of an hour, and one that is confirmed no more', async () => {
    const store = openStoreInMemory();
    const time = createFakeClock(NOON);
    const enter = () => subscribe({ email: 'ada@example.com' }, { ...by, store, clock: time });
    const mails = async () => (await store.mails.list()).length;
    await enter();
    time.advance(15 * MINUTE - 1);
    await enter();
    expect(await mails()).toBe(1);
    time.advance(1);
    await enter();
    expect(await mails()).toBe(2);
    const [subscriber] = await store.subscribers.list();
    await store.subscribers.confirm(subscriber?.id ?? '', time.now());
    time.advance(60 * MINUTE);
    await enter();
    expect(await mails()).toBe(2);
  });

  it('takes the same time for every address, so that none is given away by a quick answer', async () => {
    const store = openStoreInMemory();
    await store.subscribers.add({ email: 'known@example.com', subscribedAt: 1 }, { atMost: 9 });
    const duration = async (email: string, trap = {}) => {
      const start = performance.now();
      await subscribe({ email, ...trap }, { ...by, store, answerAfter: 40 });
      return performance.now() - start;
    };
    expect(await duration('known@example.com')).toBeGreaterThan(38);
    expect(await duration('unknown@example.com')).toBeGreaterThan(38);
    expect(await duration('machine@example.com', { reference: 'x' })).toBeGreaterThan(38);
  });

  it.each([
    [{}, 'Please enter your email address'],
    [{ email: ' ' }, 'Please enter your email address'],
    [{ email: 'ada@' }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com\r\nTo: b@example.com' }, 'Please enter a valid email address'],
    [{ email: `a@${'b'.repeat(60)}.${'c'.repeat(200)}` }, 'Email can have 254 characters at most'],
  ])('refuses %j', async (raw, message) => {
    const store = openStoreInMemory();
    await expect(subscribe(raw, { ...by, store })).rejects.toMatchObject({ code: 'invalid-input', message });
    expect(await store.subscribers.list()).toEqual([]);
  });

  it('keeps nothing of a machine', async () => {
    const store = openStoreInMemory();
    await subscribe({ email: 'ada@example.com', reference: 'x' }, { ...by, store });
    await subscribe({ email: 'ada@example.com', openFor: 3 }, { ...by, store });
    expect(await store.subscribers.list()).toEqual([]);
    expect(await store.mails.list()).toEqual([]);
  });

  it('says so when there is no room', async () => {
    const store = openStoreInMemory();
    const full = { ...store, subscribers: { ...store.subscribers, add: async () => 'full' as const } };
    const subscribing = subscribe({ email: 'ada@example.com' }, { ...by, store: full });
    await expect(subscribing).rejects.toMatchObject({ code: 'busy' });
  });
});
