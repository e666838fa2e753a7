import { describe, expect, it } from 'vitest';
import { openStoreInMemory } from '#ports/store/sqlite';
import { run } from '../fixture.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'One\n\nTwo', receivedAt: NOON };
const hostile = {
  name: 'Eve\u001b]0;owned\u0007',
  email: 'eve@example.com',
  subject: 'x\u009b2J\u202e',
  message: 'a\tb\n2026-01-16 12:00 UTC  0000000000000009\u001b[1A',
  receivedAt: NOON + 60_000,
};

const anId = expect.stringMatching(/^[0-9a-f]{16}$/);

async function filled() {
  const store = openStoreInMemory();
  for (const message of [hello, hostile]) await store.messages.add(message, { atMost: 9 });
  await store.subscribers.add({ email: 'ada@example.com', subscribedAt: NOON }, { atMost: 9 });
  await store.subscribers.add({ email: 'bob@example.com', subscribedAt: NOON + 1 }, { atMost: 9 });
  return store;
}

describe('clearkit messages', () => {
  it('shows them newest first, with nothing that steers a terminal', async () => {
    const store = await filled();
    const [last, first] = await store.messages.list();
    const { out, code } = await run(['messages'], { store });
    expect(code).toBe(0);
    expect(out).toBe(
      `2026-01-15 12:01 UTC  ${last?.id}
From:    Eve\\u001b]0;owned\\u0007 <eve@example.com>
Subject: x\\u009b2J\\u202e

  a\\u0009b
  2026-01-16 12:00 UTC  0000000000000009\\u001b[1A

2026-01-15 12:00 UTC  ${first?.id}
From:    Ada <ada@example.com>
Subject: Hello

  One

  Two

`,
    );
  });

  it('gives them as JSON that says the same', async () => {
    const { out } = await run(['messages', '--json'], { store: await filled() });
    expect(out).toMatch(/^[\n -~]*$/);
    expect(JSON.parse(out)).toEqual([
      { ...hostile, id: anId, receivedAt: '2026-01-15T12:01:00.000Z' },
      { ...hello, id: anId, receivedAt: '2026-01-15T12:00:00.000Z' },
    ]);
  });

  it('shows as many as wanted', async () => {
    const { out } = await run(['messages', '--limit', '1', '--json'], { store: await filled() });
    expect(JSON.parse(out)).toMatchObject([{ email: 'eve@example.com' }]);
  });

  it('deletes those that are named, and says which were not there', async () => {
    const store = await filled();
    const [last] = await store.messages.list();
    const deleted = await run(['messages', 'delete', last?.id ?? '', 'nope\u001b[2J'], { store });
    expect(deleted).toMatchObject({ code: 3, out: 'Deleted: 1\n', err: 'Not among the messages: nope\\u001b[2J' });
    expect(await store.messages.list()).toMatchObject([{ name: 'Ada' }]);
  });

  it('says when there are none', async () => {
    expect((await run(['messages'], { store: openStoreInMemory() })).out).toBe('No messages yet.\n');
    expect((await run(['messages', '--json'], { store: openStoreInMemory() })).out).toBe('[]\n');
  });

  it.each([['--limit', '0'], ['--limit'], ['--all'], ['delete'], ['remove', '1'], ['delete', '1', '--json']])(
    'does not take %s %s',
    async (...args) => {
      const { code, err } = await run(['messages', ...args.filter(Boolean)], { store: await filled() });
      expect(code).toBe(2);
      if (!args.includes('--json'))
        expect(err).toBe('messages takes --limit <number> and --json, or: messages delete <id>...');
    },
  );

  it('explains itself', async () => {
    expect((await run(['messages', '--help'])).out).toContain('clearkit messages');
  });
});

describe('clearkit subscribers', () => {
  it('lists addresses with their time and state', async () => {
    const { out } = await run(['subscribers'], { store: await filled() });
    expect(out).toBe(
      '2026-01-15 12:00 UTC  unconfirmed  bob@example.com\n2026-01-15 12:00 UTC  unconfirmed  ada@example.com\n',
    );
    const json = await run(['subscribers', '--json', '--limit=1'], { store: await filled() });
    expect(JSON.parse(json.out)).toEqual([
      {
        id: anId,
        email: 'bob@example.com',
        subscribedAt: '2026-01-15T12:00:00.001Z',
        state: 'unconfirmed',
      },
    ]);
  });

  it('gives the list to other programs, those of one state alone when wanted', async () => {
    const store = await filled();
    const [bob] = await store.subscribers.list();
    await store.subscribers.confirm(bob?.id ?? '', NOON + 60_000);
    await store.subscribers.add({ email: '=1+1@example.com', subscribedAt: NOON - 1 }, { atMost: 9 });
    const all = await run(['subscribers', '--csv'], { store });
    expect(all.out).toBe(
      [
        '\ufeffemail,state,subscribed,confirmed,unsubscribed',
        'bob@example.com,confirmed,2026-01-15T12:00:00.001Z,2026-01-15T12:01:00.000Z,',
        'ada@example.com,unconfirmed,2026-01-15T12:00:00.000Z,,',
        "'=1+1@example.com,unconfirmed,2026-01-15T11:59:59.999Z,,",
        '',
      ].join('\r\n'),
    );
    const confirmed = await run(['subscribers', '--csv', '--state', 'confirmed'], { store });
    expect(confirmed.out.split('\r\n')).toHaveLength(3);
    expect((await run(['subscribers', '--state=unsubscribed'], { store })).out).toBe('No subscribers yet.\n');
  });

  it.each([
    ['--state', 'gone'],
    ['--csv', '--json'],
    ['delete', 'a@b.de', '--csv'],
  ])('does not take %s %s', async (...args) => {
    expect((await run(['subscribers', ...args], { store: await filled() })).code).toBe(2);
    expect((await run(['messages', '--csv'], { store: await filled() })).code).toBe(2);
  });

  it('forgets an address', async () => {
    const store = await filled();
    expect(await run(['subscribers', 'delete', 'ADA@example.com'], { store })).toMatchObject({ code: 0 });
    expect(await store.subscribers.list()).toHaveLength(1);
  });
});
