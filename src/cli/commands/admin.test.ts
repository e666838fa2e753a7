import { expect, it } from 'vitest';
import { run } from '../fixture.ts';

const admins = {
  addAdmin: async (email: string) => (email.startsWith('new') ? 'https://example.com/reset-password#abc' : undefined),
  accountLink: async () => 'https://example.com/reset-password#def',
  removeAdmin: async (email: string) => email.startsWith('ada'),
};

it.each([
  [['account', 'ada@example.com'], /^Choose a password within an hour:\nhttps:\/\/example\.com\/reset-password#def\n$/],
  [
    ['admin', 'new@example.com'],
    /is an administrator now\. Choose a password within an hour:\nhttps:\/\/example\.com\/reset-password#abc\n$/,
  ],
  [['admin', 'ada@example.com'], /^ada@example\.com is an administrator now\. Log in as before\.\n$/],
  [['admin', 'remove', 'ada@example.com'], /is no administrator any more\.\n$/],
])('answers %j', async (args, out) => {
  expect(await run(args, { admins })).toMatchObject({ code: 0, out: expect.stringMatching(out) });
});

it.each([
  [['account', 'remove', 'ada@example.com'], 2, /^account takes one email address/],
  [['admin'], 2, /^admin takes one email address/],
  [['admin', 'nonsense'], 2, /^admin takes one email address/],
  [['admin', 'a@example.com', 'b@example.com'], 2, /^admin takes one email address/],
  [['admin', 'remove', 'bob@example.com'], 3, /^No account has the address bob@example\.com\./],
])('refuses %j', async (args, code, err) => {
  expect(await run(args, { admins })).toMatchObject({ code, err: expect.stringMatching(err) });
});
