import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeStore } from '#ports/store/fake';
import { subscribe } from './subscribe.ts';

const clock = createFakeClock(1_000);
const admit = () => {};

describe('subscribe', () => {
  it('keeps an address once, unconfirmed, whatever its case', async () => {
    const store = createFakeStore();
    await subscribe({ email: ' Ada@example.com ' }, { store, clock, admit });
    await subscribe({ email: 'ada@EXAMPLE.com', openFor: 4_000 }, { store, clock, admit });
    expect(await store.subscribers.list()).toEqual([
      { id: '0000000000000001', email: 'Ada@example.com', subscribedAt: 1_000, state: 'unconfirmed' },
    ]);
  });

  it.each([
    [{}, 'Please enter your email address'],
    [{ email: ' ' }, 'Please enter your email address'],
    [{ email: 'ada@' }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com\r\nTo: b@example.com' }, 'Please enter a valid email address'],
    [{ email: `a@${'b'.repeat(60)}.${'c'.repeat(200)}` }, 'Email can have 254 characters at most'],
  ])('refuses %j', async (raw, message) => {
    const store = createFakeStore();
    await expect(subscribe(raw, { store, clock, admit })).rejects.toMatchObject({ code: 'invalid-input', message });
    expect(await store.subscribers.list()).toEqual([]);
  });

  it('keeps nothing of a machine', async () => {
    const store = createFakeStore();
    await subscribe({ email: 'ada@example.com', reference: 'x' }, { store, clock, admit });
    await subscribe({ email: 'ada@example.com', openFor: 3 }, { store, clock, admit });
    expect(await store.subscribers.list()).toEqual([]);
  });

  it('says so when there is no room', async () => {
    const store = createFakeStore();
    const full = { subscribers: { ...store.subscribers, add: async () => 'full' as const } };
    const subscribing = subscribe({ email: 'ada@example.com' }, { store: full, clock, admit });
    await expect(subscribing).rejects.toMatchObject({ code: 'busy' });
  });
});
