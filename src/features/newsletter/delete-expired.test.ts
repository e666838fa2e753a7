import { expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { openStoreInMemory } from '#ports/store/sqlite';
import { deleteExpired } from './delete-expired.ts';
import { subscribe } from './subscribe.ts';

const DAY = 86_400_000;
const sender = { brand: 'Clearkit', publicUrl: 'https://tools.example.com' };

it('forgets an address that nobody confirmed in thirty days, and what was sent as long ago', async () => {
  const store = openStoreInMemory();
  const clock = createFakeClock(100 * DAY);
  const enter = (email: string) => subscribe({ email }, { store, clock, sender, admit: () => {}, answerAfter: 0 });
  for (const name of ['first', 'second', 'third']) await enter(`${name}@example.com`);
  const [third] = await store.subscribers.list();
  await store.subscribers.confirm(third?.id ?? '', clock.now());
  const [mail] = await store.mails.list();
  await store.mails.markSent(mail?.id ?? '', clock.now());

  clock.advance(29 * DAY);
  await enter('second@example.com');
  clock.advance(DAY);
  await deleteExpired({ store, clock });
  expect(await store.subscribers.list()).toHaveLength(3);
  expect((await store.mails.count()).sent).toBe(1);

  clock.advance(1);
  await deleteExpired({ store, clock });
  // The second was asked again, and its new link works for a while yet.
  expect((await store.subscribers.list()).map(({ email }) => email)).toEqual([
    'third@example.com',
    'second@example.com',
  ]);
  expect((await store.mails.list()).map(({ to, state }) => [to, state])).toEqual([
    ['second@example.com', 'waiting'],
    ['second@example.com', 'waiting'],
  ]);
});
