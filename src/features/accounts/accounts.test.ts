import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { select } from '#ports/store/database';
import { peopleDatabase } from '#ports/store/people-database';
import { openSqliteStore } from '#ports/store/sqlite';
import { keyOf } from './api-keys.ts';
import { accountsOver, EMAIL, PASSWORD, SECRET, SESSION, tokenIn } from './fixture.ts';
import { accountLink, makeAdmin } from './make-account.ts';

let store: ReturnType<typeof openSqliteStore>;
let directory: string;
type Accounts = ReturnType<typeof accountsOver>;
let emails: Accounts['emails'];
let browser: Accounts['browser'];
let newPerson: Accounts['newPerson'];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-accounts-'));
  store = openSqliteStore({ directory });
  ({ emails, browser, newPerson } = accountsOver(store));
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

describe('an account', () => {
  it('is open once a password is chosen behind the link in the email, and not before', async () => {
    const own = browser();
    const { message } = await own.ask('sign-up', { email: 'Ada@Example.com' });
    expect(message).toContain("We've sent an email to Ada@Example.com");
    expect(emails).toMatchObject([{ to: EMAIL, subject: 'Confirm your address for Clearkit' }]);
    const token = tokenIn(emails[0]);
    await expect(own.ask('confirm-email', { token })).rejects.toThrow('Please choose a password');
    await expect(own.ask('confirm-email', { token, password: EMAIL })).rejects.toThrow('is your email address');
    expect(await own.ask('me')).toEqual({ message: 'You are not logged in' });
    expect(await store.people.count()).toBe(0);
    await own.ask('confirm-email', { token, password: PASSWORD });
    expect(await own.ask('me')).toMatchObject({ data: { email: EMAIL, isAdmin: false } });
    expect(own.jar.has(SESSION)).toBe(true);
    const again = browser().ask('confirm-email', { token, password: 'another long one' });
    await expect(again).rejects.toThrow('already has an account');
  });

  it('is entered with its password, and left', async () => {
    const own = await newPerson();
    const before = own.jar.get(SESSION);
    const other = browser();
    other.jar.set(SESSION, 'fixed.by-somebody');
    await other.ask('log-in', { email: EMAIL, password: PASSWORD });
    // A session that somebody else knew before would be theirs after.
    expect(other.jar.get(SESSION)).not.toBe('fixed.by-somebody');
    expect(other.jar.get(SESSION)).not.toBe(before);
    await other.ask('log-out');
    expect(await other.ask('me')).toEqual({ message: 'You are not logged in' });
    expect(await own.ask('me')).toMatchObject({ data: { email: EMAIL } });
  });

  it('says nothing about who has one', async () => {
    await newPerson();
    emails.length = 0;
    const own = browser();
    const answers = [];
    for (const email of [EMAIL, 'new@example.com']) {
      const { message } = await own.ask('sign-up', { email });
      answers.push(message.replace(email, '*'));
    }
    expect(new Set(answers).size).toBe(1);
    expect(emails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      `${EMAIL}: You have an account at Clearkit`,
      'new@example.com: Confirm your address for Clearkit',
    ]);
    const wrong = async (email: string) =>
      own.ask('log-in', { email, password: 'not the password' }).catch((error: Error) => error.message);
    expect(await wrong(EMAIL)).toBe(await wrong('nobody@example.com'));
    const forgot = await Promise.all(
      [EMAIL, 'nobody@example.com'].map(async (email) => (await own.ask('forgot-password', { email })).message),
    );
    expect(forgot[0]?.replace(EMAIL, '')).toBe(forgot[1]?.replace('nobody@example.com', ''));
  });

  it('says so where emails only wait', async () => {
    ({ emails, browser } = accountsOver(store, { sendsMail: false }));
    const own = browser();
    const noMail = 'This site sends no mail yet. ';
    const said = async (name: string, input: object) => (await own.ask(name, input)).message;
    expect(await said('sign-up', { email: EMAIL })).toBe(`${noMail}Its operator can give you the link for ${EMAIL}.`);
    expect(await said('forgot-password', { email: EMAIL })).toContain(noMail);
    await own.ask('confirm-email', { token: tokenIn(emails[0]), password: PASSWORD });
    expect(await said('change-email', { email: 'new@example.com', password: PASSWORD })).toContain(noMail);
  });

  it('gets a new password by email, once, which ends every session', async () => {
    const own = await newPerson();
    await browser().ask('forgot-password', { email: EMAIL });
    const token = tokenIn(emails.at(-1));
    await browser().ask('reset-password', { token, password: 'another long one' });
    expect(await own.ask('me')).toEqual({ message: 'You are not logged in' });
    await expect(own.ask('log-in', { email: EMAIL, password: PASSWORD })).rejects.toThrow(
      'address or the password is wrong',
    );
    await own.ask('log-in', { email: EMAIL, password: 'another long one' });
    const again = browser().ask('reset-password', { token, password: 'yet another one' });
    await expect(again).rejects.toThrow('This link no longer works.');
    expect(emails.at(-1)?.subject).toBe('Your password at Clearkit has changed');
  });

  it('changes its password, and ends what else is open', async () => {
    const own = await newPerson();
    const other = browser();
    await other.ask('log-in', { email: EMAIL, password: PASSWORD });
    const change = (password: string) => own.ask('change-password', { password, newPassword: 'another long one' });
    await expect(change('wrong')).rejects.toThrow('The password is wrong.');
    await change(PASSWORD);
    expect(await own.ask('me')).toMatchObject({ data: { email: EMAIL } });
    expect(await other.ask('me')).toEqual({ message: 'You are not logged in' });
  });

  it('changes its address when the new one is confirmed by whoever is logged in', async () => {
    const own = await newPerson();
    await expect(own.ask('change-email', { email: 'new@example.com', password: 'wrong' })).rejects.toThrow();
    await own.ask('change-email', { email: 'new@example.com', password: PASSWORD });
    expect(emails.slice(-2).map(({ to }) => to)).toEqual(['new@example.com', EMAIL]);
    const token = tokenIn(emails.at(-2));
    await expect(browser().ask('confirm-email', { token })).rejects.toThrow('Please log in first');
    expect(await own.ask('me')).toMatchObject({ data: { email: EMAIL } });
    await own.ask('confirm-email', { token });
    expect(await own.ask('me')).toMatchObject({ data: { email: 'new@example.com' } });
  });

  it('lists its sessions and ends them one by one or all', async () => {
    const own = await newPerson();
    const [second, third] = [browser(), browser()];
    for (const one of [second, third]) await one.ask('log-in', { email: EMAIL, password: PASSWORD });
    const { data } = await second.ask('sessions');
    expect(data).toMatchObject([{ isThis: false }, { isThis: true }, { isThis: false }]);
    expect(JSON.stringify(data)).not.toContain('192.0.2.1');
    const sessions: { id: string }[] = Object(data);
    await own.ask('end-session', { id: sessions[0]?.id });
    expect(await third.ask('me')).toEqual({ message: 'You are not logged in' });
    await expect(own.ask('end-session', { id: 'of-nobody' })).rejects.toThrow('session no longer exists');
    await own.ask('end-other-sessions');
    expect(await second.ask('me')).toEqual({ message: 'You are not logged in' });
  });

  it('is deleted with all of it', async () => {
    const own = await newPerson();
    await own.ask('keep', { list: 'favourites', slugs: ['word-counter'] });
    await own.ask('make-key', { name: 'Build' });
    await expect(own.ask('delete', { password: 'wrong' })).rejects.toThrow('The password is wrong.');
    await own.ask('delete', { password: PASSWORD });
    expect(own.jar.size).toBe(0);
    for (const table of ['people', 'sessions', 'credentials', 'api_keys', 'kept_lists']) {
      expect(await store.database.run(select(`SELECT * FROM ${table}`))).toEqual([]);
    }
    expect(emails.at(-1)?.subject).toBe('Your account at Clearkit has been deleted');
    await newPerson();
  });

  it('tells its owner what was done to it, however many emails others had asked for', async () => {
    const own = await newPerson();
    for (let at = 0; at < 8; at += 1) {
      for (const name of ['sign-up', 'forgot-password']) await browser(`198.51.100.${at}`).ask(name, { email: EMAIL });
    }
    const reset = emails.findLast(({ subject }) => subject === 'A new password for Clearkit');
    // The new account was the first of five that a sign-up brings.
    expect(emails).toHaveLength(10);
    emails.length = 0;
    await browser().ask('reset-password', { token: tokenIn(reset), password: PASSWORD });
    await own.ask('log-in', { email: EMAIL, password: PASSWORD });
    const change = (password: string, newPassword: string) => own.ask('change-password', { password, newPassword });
    for (let at = 0; at < 6; at += 1) await change(at ? `four words and ${at}` : PASSWORD, `four words and ${at + 1}`);
    await own.ask('change-email', { email: 'new@example.com', password: 'four words and 6' });
    await own.ask('delete', { password: 'four words and 6' });
    expect(emails.filter(({ to }) => to === EMAIL).map(({ subject }) => subject)).toEqual([
      ...Array<string>(7).fill('Your password at Clearkit has changed'),
      'Your address at Clearkit is about to change',
      'Your account at Clearkit has been deleted',
    ]);
  });

  it.each([
    ['short', 'ten', 'A password needs 10 characters or more'],
    ['common', 'Password123!', 'among the first that anybody tries'],
    ['its own address', EMAIL, 'This password is your email address.'],
  ])('refuses a password that is %s', async (_, password, sentence) => {
    const own = browser();
    await own.ask('sign-up', { email: EMAIL });
    const token = tokenIn(emails[0]);
    await expect(own.ask('confirm-email', { token, password })).rejects.toThrow(sentence);
    expect(await store.people.count()).toBe(0);
  });

  it.each(['nonsense', '', 'a.b.c', `a.${btoa('{"updateTo":"x@example.com"}')}.c`])(
    'is not confirmed by the token %j',
    async (token) => {
      await expect(browser().ask('confirm-email', { token })).rejects.toMatchObject({ name: 'ToolError' });
    },
  );
});

describe('an administrator', () => {
  const settings = () => ({
    database: peopleDatabase(store.database),
    people: store.people,
    secret: SECRET,
    publicUrl: 'https://tools.example.com',
    brand: 'Clearkit',
  });
  const message = { name: 'Eve', email: 'eve@example.com', subject: '<script>', message: 'Hello', receivedAt: 1 };

  it('is made by a command, chooses a password by its link, and sees what visitors left', async () => {
    const link = await makeAdmin('boss@example.com', settings());
    expect(link).toMatch(/^https:\/\/tools\.example\.com\/reset-password#/);
    const own = browser();
    await own.ask('reset-password', { token: link?.split('#')[1], password: PASSWORD });
    await own.ask('log-in', { email: 'boss@example.com', password: PASSWORD });
    await store.messages.add(message, { atMost: 10 });
    const { data } = await own.ask('admin-messages');
    expect(data).toMatchObject([message]);
    const day = '2026-01-15';
    await store.usage.add([
      { day, tool: 'gone-tool', calls: 1 },
      { day, tool: 'word-counter', calls: 2 },
    ]);
    expect(await own.ask('admin-overview')).toMatchObject({
      data: {
        accounts: 1,
        mails: { waiting: 0 },
        usage: [
          { tool: 'gone-tool', title: 'gone-tool', calls: 1 },
          { tool: 'word-counter', title: 'Word Counter', calls: 2 },
        ],
      },
    });
    const [{ id } = { id: '' }]: { id: string }[] = Object(data);
    expect(await own.ask('admin-remove-message', { id })).toMatchObject({ data: [] });
    await expect(own.ask('admin-remove-message', { id })).rejects.toThrow('message no longer exists');
    expect(await makeAdmin('boss@example.com', settings())).toBeUndefined();
  });

  it('is no other account that an operator makes or opens again', async () => {
    for (const password of [PASSWORD, 'another long one']) {
      const link = await accountLink(EMAIL, settings());
      const own = browser();
      await own.ask('reset-password', { token: link.split('#')[1], password });
      await own.ask('log-in', { email: EMAIL, password });
      expect(await own.ask('me')).toMatchObject({ data: { email: EMAIL, isAdmin: false } });
    }
    expect(emails.every(({ subject }) => subject.endsWith('has changed'))).toBe(true);
  });

  it('is nobody who is not named, and nobody who took the address before', async () => {
    const own = await newPerson();
    for (const name of ['admin-overview', 'admin-messages', 'admin-subscribers', 'admin-remove-message']) {
      await expect(own.ask(name)).rejects.toThrow('This is for the administrators of the site.');
    }
    const other = browser();
    await other.ask('sign-up', { email: 'boss@example.com' });
    await makeAdmin('boss@example.com', settings());
    const taken = other.ask('confirm-email', { token: tokenIn(emails.at(-1)), password: 'chosen by somebody' });
    await expect(taken).rejects.toThrow('already has an account');
  });
});

describe('what an account carries', () => {
  it('is a hash of its password by scrypt, with a salt of its own', async () => {
    await newPerson();
    const kept = JSON.stringify(await store.database.run(select('SELECT * FROM credentials')));
    expect(kept).toMatch(/"[0-9a-f]{32}:[0-9a-f]{128}"/);
    expect(kept).not.toContain(PASSWORD);
  });

  it('are lists and options, each for its owner', async () => {
    const [own, other] = [await newPerson(), await newPerson('bob@example.com')];
    await own.ask('keep', { list: 'favourites', slugs: ['b', 'a', 'b'] });
    expect(await own.ask('kept')).toMatchObject({ data: { favourites: { slugs: ['b', 'a'] }, recent: null } });
    expect(await other.ask('kept')).toMatchObject({ data: { favourites: null } });
    const { data } = await own.ask('save-options', { tool: 'word-counter', name: '\u202eMine', options: 'a=1' });
    expect(data).toMatchObject([{ name: 'Mine', options: 'a=1', title: 'Word Counter' }]);
    const [{ id } = { id: '' }]: { id: string }[] = Object(data);
    await expect(other.ask('remove-options', { id })).rejects.toThrow('options no longer exist');
    expect(await own.ask('remove-options', { id })).toMatchObject({ data: [] });
    await expect(own.ask('keep', { list: 'favourites', slugs: ['<script>'] })).rejects.toThrow(
      'not the name of a tool',
    );
  });

  it('are keys, shown once, known by their hash, and dead when removed', async () => {
    const own = await newPerson();
    const { data } = await own.ask('make-key', { name: 'Build', scopes: ['tools'] });
    const { key, keys }: { key: string; keys: { id: string }[] } = Object(data);
    expect(key).toMatch(/^ck_[0-9a-f]{48}$/);
    expect(JSON.stringify(await own.ask('keys'))).not.toContain(key);
    expect(JSON.stringify(await store.database.run(select('SELECT * FROM api_keys')))).not.toContain(key);
    const bearer = (scope: 'tools' | 'uploads') => keyOf(`Bearer ${key}`, store.people.keys, scope);
    expect(await bearer('tools')).toMatchObject({ id: keys[0]?.id });
    await expect(bearer('uploads')).rejects.toThrow('does not include "uploads"');
    await own.ask('remove-key', { id: keys[0]?.id });
    await expect(bearer('tools')).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await keyOf(undefined, store.people.keys, 'tools')).toBeUndefined();
    expect(await keyOf('Basic abc', store.people.keys, 'tools')).toBeUndefined();
  });
});
