import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { openStoreInMemory } from '#ports/store/sqlite';
import { followLink } from './follow-link.ts';
import { confirmLink, LINK_SECRET, unsubscribeLink } from './links.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;

async function world(email = 'ada@example.com') {
  const store = openStoreInMemory();
  const clock = createFakeClock(NOON);
  await store.subscribers.add({ email, subscribedAt: NOON }, { atMost: 9 });
  const [subscriber] = await store.subscribers.list();
  const signer = { publicUrl: 'https://tools.example.com', secret: await store.secret(LINK_SECRET) };
  const id = subscriber?.id ?? '';
  const tokenOf = (link: string) => new URL(link).search.slice('?token='.length);
  return {
    store,
    clock,
    id,
    confirm: tokenOf(confirmLink(id, NOON, signer)),
    unsubscribe: tokenOf(unsubscribeLink(id, signer)),
    state: async () => (await store.subscribers.list())[0]?.state,
  };
}

describe('a link to confirm', () => {
  it('confirms, however often it is pressed', async () => {
    const { store, clock, confirm, state } = await world();
    await followLink('confirm', { token: confirm }, { store, clock });
    await followLink('confirm', { token: ` ${confirm}\n` }, { store, clock });
    expect(await state()).toBe('confirmed');
  });

  it('works for thirty days', async () => {
    const { store, clock, confirm, state } = await world();
    clock.advance(30 * DAY + 1_000);
    const late = followLink('confirm', { token: confirm }, { store, clock });
    await expect(late).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('no longer works'),
    });
    expect(await state()).toBe('unconfirmed');
    clock.advance(-1_000);
    await followLink('confirm', { token: confirm }, { store, clock });
    expect(await state()).toBe('confirmed');
  });

  it('brings nobody back who has left, and nobody who was deleted', async () => {
    const { store, clock, confirm, unsubscribe, state } = await world();
    await followLink('unsubscribe', { token: unsubscribe }, { store, clock });
    const again = () => followLink('confirm', { token: confirm }, { store, clock });
    await expect(again()).rejects.toMatchObject({ code: 'not-found' });
    expect(await state()).toBe('unsubscribed');
    await store.subscribers.remove('ada@example.com');
    await expect(again()).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a link to unsubscribe', () => {
  it('takes off the list for good, also after years, and takes out what waits', async () => {
    const { store, clock, id, unsubscribe, state } = await world();
    await store.subscribers.confirm(id, NOON);
    const message = () => ({ to: 'ada@example.com', subject: 'A post', text: 'x', queuedAt: NOON });
    await store.newsletter.queue({ post: 'a-post', at: NOON, limit: 9, message });
    clock.advance(3_000 * DAY);
    await followLink('unsubscribe', { token: unsubscribe }, { store, clock });
    await followLink('unsubscribe', { token: unsubscribe }, { store, clock });
    expect(await state()).toBe('unsubscribed');
    expect(await store.mails.count()).toMatchObject({ waiting: 0 });
  });

  it('is as good when the address is not there any more', async () => {
    const { store, clock, unsubscribe } = await world();
    await store.subscribers.remove('ada@example.com');
    await followLink('unsubscribe', { token: unsubscribe }, { store, clock });
    expect(await store.subscribers.list()).toEqual([]);
  });
});

it.each([
  ['nothing', () => ''],
  ['a word', () => 'token'],
  ['another signature', (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['a shorter signature', (token: string) => token.slice(0, -1)],
  ['another subscriber', (token: string) => token.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
  ['a later end', (token: string) => token.replace(/\.(.+)\./, (_, until: string) => `.${until}z.`)],
  ['no end', (token: string) => token.replace(/\..+\./, '.')],
  ['more behind it', (token: string) => `${token}0`],
  ['something endless', (token: string) => token.repeat(1_000)],
])('refuses %s', async (_, forge) => {
  const { store, clock, confirm, state } = await world();
  const following = followLink('confirm', { token: forge(confirm) }, { store, clock });
  await expect(following).rejects.toMatchObject({
    code: 'invalid-input',
    message: expect.stringContaining('not complete'),
  });
  expect(await state()).toBe('unconfirmed');
});

it('takes no link for another', async () => {
  const { store, clock, confirm, unsubscribe, state } = await world();
  await expect(followLink('unsubscribe', { token: confirm }, { store, clock })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  await expect(followLink('confirm', { token: unsubscribe }, { store, clock })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  expect(await state()).toBe('unconfirmed');
});

it('takes no link of another site', async () => {
  const [here, there] = [await world(), await world()];
  // The same subscriber's id, another secret.
  const signer = { publicUrl: 'https://tools.example.com', secret: 'ab'.repeat(32) };
  const token = new URL(confirmLink(here.id, NOON, signer)).search.slice('?token='.length);
  await expect(followLink('confirm', { token }, there)).rejects.toMatchObject({ code: 'invalid-input' });
});
