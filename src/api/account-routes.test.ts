import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import type { SqliteStore } from '#ports/store/sqlite';
import { accountSite, EMAIL, PASSWORD, publicUrl } from '../../tests/servers/account-site.ts';
import { KEY_FACTOR } from './admission.ts';

async function server(callsPerMinute = 1000, change?: (store: SqliteStore) => SqliteStore) {
  const { app, lines, store, token } = await accountSite({
    clock: createFakeClock(1_800_000_000_000),
    settings: { callsPerMinute },
    bounds: { 'Calls a minute': '60' },
    ...(change && { change }),
  });
  const post = (name: string, payload: unknown = {}, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/account/${name}`,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const logIn = async () => {
    await post('sign-up', { email: EMAIL });
    const answer = await post('confirm-email', { token: await token(), password: PASSWORD });
    return { answer, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
  };
  return { app, lines, store, post, logIn };
}

describe('/api/account', () => {
  it('tells who is logged in by a cookie that no script and no other site can use', async () => {
    const { app, logIn, store } = await server();
    const { answer, cookie } = await logIn();
    expect(answer.json()).toEqual({
      success: true,
      message: 'Your address is confirmed',
      data: { isLoggedIn: true },
    });
    const [line = ''] = [answer.headers['set-cookie']].flat();
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/);
    expect((await store.mails.list())[0]?.text).toContain(`${publicUrl}/confirm-email#`);
    const me = await app.inject({ url: '/api/account/me', headers: { cookie } });
    expect(me.json()).toMatchObject({ success: true, data: { email: EMAIL } });
    expect(me.headers['cache-control']).toBe('no-store');
    const forged = { cookie: `${cookie}x` };
    const nobody = await app.inject({ url: '/api/account/me', headers: forged });
    expect(nobody.json()).toEqual({ success: true, message: 'You are not logged in', data: null });
    const refused = await app.inject({ url: '/api/account/keys', headers: forged });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ success: false, code: 'not-signed-in', message: 'Please log in first.' });
  });

  it('refuses what comes from the pages of other sites, and what is no JSON', async () => {
    const { app, post, logIn } = await server();
    const { cookie } = await logIn();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await post('end-other-sessions', {}, { cookie, ...headers });
      expect(answer.json()).toMatchObject({ code: 'cross-site' });
    }
    const form = await app.inject({
      method: 'POST',
      url: '/api/account/log-out',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect(form.statusCode).toBe(415);
    const read = await app.inject({ url: '/api/account/log-out', headers: { cookie } });
    expect(read.statusCode).toBe(405);
    expect((await app.inject({ url: '/api/account/keys', headers: { cookie } })).statusCode).toBe(200);
  });

  it('writes neither addresses nor passwords nor links to the log', async () => {
    const { post, logIn, lines } = await server();
    await logIn();
    await post('log-in', { email: EMAIL, password: 'not the password' });
    expect(JSON.stringify(lines)).not.toMatch(/ada|password|four words|eyJ/);
  });

  it('writes what a visitor got wrong as a call with its code, and as no fault of ours', async () => {
    const { app, post, lines } = await server();
    lines.length = 0;
    const password = 'not the password';
    for (const [name, input] of [
      ['log-in', { email: EMAIL, password }],
      ['log-in', { email: 'ada@localhost', password }],
      ['log-in', { email: 'ada..x@example.com', password }],
      ['sign-up', { email: 'ada@localhost' }],
      ['forgot-password', { email: 'ada@localhost' }],
      ['confirm-email', { token: 'eyJ.eyJ.x', password }],
      ['reset-password', { token: 'x', password }],
    ] as const) {
      const { statusCode } = await post(name, input);
      expect({ name, statusCode }).toEqual({ name, statusCode: 400 });
    }
    expect((await app.inject({ url: '/api/account/keys' })).statusCode).toBe(401);
    expect(lines.map(({ message, fields }) => [message, 'code' in fields && fields.code])).toEqual([
      ...Array<string[]>(7).fill(['call', 'invalid-input']),
      ['call', 'not-signed-in'],
    ]);
  });
});

describe('/api/account with an outbox full of emails that strangers asked for', () => {
  it('still has room for what tells the owner of a change', async () => {
    let isFull = false;
    const { post, logIn, store } = await server(1000, ({ mails, ...store }) => ({
      ...store,
      mails: {
        ...mails,
        // As many wait as there may be emails that somebody asked for.
        add: async (mail, { atMost }) => (isFull && atMost <= 100_000 ? 'full' : mails.add(mail, { atMost })),
      },
    }));
    const { cookie } = await logIn();
    isFull = true;
    expect((await post('sign-up', { email: EMAIL })).statusCode).toBe(503);
    const changed = await post('change-password', { password: PASSWORD, newPassword: 'another long one' }, { cookie });
    expect(changed.statusCode).toBe(200);
    expect((await store.mails.list())[0]).toMatchObject({
      to: EMAIL,
      subject: 'Your password at Clearkit has changed',
    });
  });
});

describe('/api/account without its database', () => {
  it('says so, whatever is asked, and ends no session that goes on', async () => {
    let isAway = false;
    const { app, post, logIn, lines } = await server(1000, ({ database, people, ...store }) => {
      const reach = <T>(work: () => Promise<T>) => (isAway ? Promise.reject(away) : work());
      const away = new ToolError('busy', 'Not right now.', { retryAfter: 60, cause: new Error('It is away.') });
      return {
        ...store,
        people: { ...people, find: (email) => reach(() => people.find(email)) },
        check: () => reach(store.check),
        database: {
          ...database,
          run: (work) => reach(() => database.run(work)),
          runInTurn: (turn, work) => reach(() => database.runInTurn(turn, work)),
        },
      };
    });
    const { cookie } = await logIn();
    isAway = true;
    const password = PASSWORD;
    for (const [name, input] of Object.entries({
      'log-in': { email: EMAIL, password },
      'sign-up': { email: 'bob@example.com' },
      'forgot-password': { email: EMAIL },
      'log-out': {},
      'end-other-sessions': {},
      'change-password': { password, newPassword: 'another long one' },
      delete: { password },
    })) {
      const { statusCode, headers } = await post(name, input, { cookie });
      expect({ name, statusCode, cookies: headers['set-cookie'] }).toEqual({
        name,
        statusCode: 503,
        cookies: undefined,
      });
    }
    const me = () => app.inject({ url: '/api/account/me', headers: { cookie } });
    expect((await me()).json()).toMatchObject({ code: 'busy', message: 'Not right now.' });
    expect(lines.filter(({ message }) => message === 'bug')).toEqual([]);
    isAway = false;
    expect((await me()).json()).toMatchObject({ data: { email: EMAIL } });
    await post('log-out', {}, { cookie });
    expect((await me()).json()).toMatchObject({ data: null });
  });
});

describe('an API key', () => {
  it('has a budget of its own, and dies at once', async () => {
    const { app, post, logIn } = await server(7);
    const { cookie } = await logIn();
    const made = await post('make-key', { name: 'Build', scopes: ['tools'] }, { cookie });
    const { key, keys } = made.json().data;
    const shout = (authorization: string) =>
      app.inject({
        method: 'POST',
        url: '/api/tools/shout',
        payload: { text: 'a' },
        headers: { authorization },
        remoteAddress: '198.51.100.7',
      });
    const answers = [];
    for (let call = 0; call <= 7 * KEY_FACTOR; call += 1) answers.push((await shout(`Bearer ${key}`)).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(7 * KEY_FACTOR);
    expect(answers.at(-1)).toBe(429);
    const wrong = await shout('Bearer ck_000');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().message).toBe('This API key is unknown: it was mistyped or removed.');
    const upload = await app.inject({
      method: 'POST',
      url: '/api/files',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'image/png' },
      payload: Buffer.from('x'),
    });
    expect(upload.json().message).toContain('does not include "uploads"');
    await post('remove-key', { id: keys[0].id }, { cookie });
    expect((await shout(`Bearer ${key}`)).statusCode).toBe(401);
  });

  it('is counted by day, and what was counted is kept when the server ends', async () => {
    const { app, post, logIn, store } = await server();
    const made = await post('make-key', { name: 'Build' }, { cookie: (await logIn()).cookie });
    const authorization = `Bearer ${made.json().data.key}`;
    for (const text of ['a', 'b']) {
      await app.inject({ method: 'POST', url: '/api/tools/shout', payload: { text }, headers: { authorization } });
    }
    await app.close();
    const { id = '' } = (await store.people.find(EMAIL)) ?? {};
    expect(await store.people.keys.uses(id, '2000-01-01')).toMatchObject([{ calls: 2 }]);
    expect(await store.people.keys.list(id)).toMatchObject([{ lastUsedAt: 1_800_000_000_000 }]);
  });

  it('costs a guess what a call costs', async () => {
    const { app } = await server(3);
    const guess = () =>
      app.inject({
        method: 'POST',
        url: '/api/tools/shout',
        payload: { text: 'a' },
        headers: { authorization: 'Bearer ck_guess' },
      });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
