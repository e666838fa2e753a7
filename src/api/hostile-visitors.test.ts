import { describe, expect, it } from 'vitest';
import { systemClock } from '#ports/clock/system';
import { accountSite, EMAIL, PASSWORD } from '../../tests/servers/account-site.ts';

interface Sent {
  cookie?: string;
  headers?: Record<string, string>;
  from?: string;
}

let addresses = 0;

/** A site with accounts, and browsers that come from another address each time by default. */
async function site() {
  const settings = { callsPerMinute: 100_000, bodyMaxBytes: 10_000 };
  const { app, lines, store, accounts, token } = await accountSite({ clock: systemClock, settings });

  async function post(path: string, body: unknown, { cookie = '', headers = {}, from }: Sent = {}) {
    addresses += 1;
    const response = await app.inject({
      method: 'POST',
      url: path.startsWith('/') ? path : `/api/account/${path}`,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie, ...headers },
      remoteAddress: from ?? `198.51.${addresses >> 8}.${addresses & 255}`,
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    const [session = '', ...others] = cookies.map((line) => line.split(';')[0] ?? '');
    return { response, status: response.statusCode, ...response.json(), cookie: session, others: others.join('; ') };
  }
  const person = async (email: string): Promise<string> => {
    await post('sign-up', { email });
    return (await post('confirm-email', { token: await token(email), password: PASSWORD })).cookie;
  };
  const me = async (cookie: string) =>
    (await app.inject({ url: '/api/account/me', headers: { cookie } })).json().data?.email;
  return { app, lines, store, actions: accounts.actions, limits: accounts.limits, token, post, person, me };
}

describe('a page of another site', () => {
  it('can do nothing in the name of who is logged in, and read nothing', async () => {
    const { app, actions, person, me } = await site();
    const cookie = await person(EMAIL);
    const origins = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    const asked = Object.entries(actions).flatMap(([name, { method }]) =>
      origins.map((headers) => ({ name, method, headers })),
    );
    expect(asked.length).toBeGreaterThan(100);
    for (const { name, method, headers } of asked) {
      const response = await app.inject({
        ...{ method, url: `/api/account/${name}`, ...(method === 'POST' && { payload: '{}' }) },
        headers: { cookie, 'content-type': 'application/json', ...headers },
      });
      expect({ name, status: response.statusCode, ...response.json() }).toMatchObject({
        status: 403,
        code: 'cross-site',
      });
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    // What a plain form can send without being asked for first is taken by nothing.
    const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const [name, { method }] of Object.entries(actions)) {
      if (method !== 'POST') continue;
      for (const type of forms) {
        const headers = { cookie, 'content-type': type };
        const response = await app.inject({ method, url: `/api/account/${name}`, headers, payload: '{"a":"="}' });
        expect({ name, status: response.statusCode }).toEqual({ name, status: 415 });
      }
    }
    expect(await me(cookie)).toBe(EMAIL);
  });
});

describe('a visitor who puts a session into a browser', () => {
  it('does not get what is done in it after its owner logs in', async () => {
    const { post, person, me } = await site();
    await person(EMAIL);
    const planted = await person('mallory@example.com');
    const { cookie } = await post('log-in', { email: EMAIL, password: PASSWORD }, { cookie: planted });
    expect(cookie).not.toBe(planted);
    expect([await me(cookie), await me(planted)]).toEqual([EMAIL, 'mallory@example.com']);
    const [name = '', value = ''] = cookie.split('=');
    // The token alone, without our signature, or with another one, opens nothing.
    const token = decodeURIComponent(value).split('.')[0] ?? '';
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, 'x', '']) {
      expect(await me(`${name}=${encodeURIComponent(forged)}`)).toBeUndefined();
    }
  });
});

describe('a visitor who wants to know who has an account', () => {
  /** Milliseconds of the quickest of so many tries, each in turn: other work of the machine only ever adds to them. */
  async function quickest(times: number, ...tries: readonly ((at: number) => Promise<unknown>)[]) {
    const taken: number[][] = tries.map(() => []);
    for (let at = 0; at < times; at += 1) {
      for (const [which, once] of tries.entries()) {
        const start = performance.now();
        await once(at);
        taken[which]?.push(performance.now() - start);
      }
    }
    return taken.map((each) => Math.min(...each));
  }

  it('is told the same in the same time', async () => {
    const { post, person } = await site();
    await person(EMAIL);
    const unknown = (at: number) => `nobody-${at}@example.com`;
    const said = { known: new Set<string>(), unknown: new Set<string>() };
    const asking = (name: string, more: object) => [
      async () => {
        const { status, message } = await post(name, { email: EMAIL, ...more });
        said.known.add(`${status} ${message.replace(EMAIL, '*')}`);
      },
      async (at: number) => {
        const { status, message } = await post(name, { email: unknown(at), ...more });
        said.unknown.add(`${status} ${message.replace(unknown(at), '*')}`);
      },
    ];
    // What is done for one of them alone, a hash, would take ten times as long; a new row and an email are done before
    // anybody is answered.
    for (const { name, more, least } of [
      { name: 'log-in', more: { password: 'not the password' }, least: 0 },
      { name: 'sign-up', more: {}, least: 295 },
      { name: 'forgot-password', more: {}, least: 295 },
    ]) {
      const [known = 0, other = 0] = await quickest(5, ...asking(name, more));
      expect(known / other, name).toBeGreaterThan(0.4);
      expect(known / other, name).toBeLessThan(2.5);
      expect(Math.min(known, other)).toBeGreaterThan(least);
    }
    expect(said.known).toEqual(said.unknown);
    expect(said.known.size).toBe(3);
  });
});

describe('a visitor who guesses', () => {
  it('a password gets ten tries from one place, however the address is written, and shuts out nobody else', async () => {
    const { post, person } = await site();
    await person(EMAIL);
    const from = '192.0.2.1';
    const spellings = [EMAIL, 'ADA@example.com', ' Ada@Example.com '];
    for (let at = 0; at < 10; at += 1) {
      const { status } = await post('log-in', { email: spellings[at % 3], password: `a guess ${at}` }, { from });
      expect(status).toBe(400);
    }
    const right = { email: EMAIL, password: PASSWORD };
    const refused = await post('log-in', right, { from });
    expect(refused).toMatchObject({ status: 429, code: 'rate-limited', cookie: '' });
    expect(refused.message).toMatch(/^That was tried too often\. Please wait 1[45] minutes\. A new password, /);
    expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(800);
    expect((await post('log-in', right)).status).toBe(200);
  });

  it('a password from everywhere gets a hundred, which do not shut out its owner', async () => {
    const { lines, limits, store, token, post, person } = await site();
    await person(EMAIL);
    await person('mallory@example.com');
    const right = { email: EMAIL, password: PASSWORD };
    const { others: known } = await post('log-in', right);
    const { others: foreign } = await post('log-in', { ...right, email: 'mallory@example.com' });
    const { others: none } = await post('log-in', { ...right, stay: false });
    expect([known, foreign, none]).toEqual([
      expect.stringMatching(/^clearkit\.known=/),
      expect.stringMatching(/^clearkit\.known=/),
      expect.not.stringContaining('known'),
    ]);
    lines.length = 0;
    // Two right ones from elsewhere were counted before; ninety more are counted here without the time that each takes.
    for (let at = 0; at < 90; at += 1) await limits.count(`log-in ${EMAIL}`, { most: 100, span: 900_000 });
    const guesses = Array.from({ length: 10 }, (_, at) => post('log-in', { email: EMAIL, password: `a guess ${at}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(8).fill(400), 429, 429]);
    expect(new Set(lines.map(({ message }) => message))).toEqual(new Set(['call']));
    expect(JSON.stringify(lines)).not.toMatch(/ada|guess/i);

    for (const cookie of ['', foreign, `${known.slice(0, -1)}x`, known.replace(/\..*/, '')]) {
      expect(await post('log-in', right, { cookie })).toMatchObject({ status: 429, cookie: '' });
    }
    expect((await post('log-in', right, { cookie: known })).status).toBe(200);
    // What was known is no way around the bounds.
    const wrong = { email: EMAIL, password: 'a guess' };
    for (let at = 0; at < 10; at += 1) expect((await post('log-in', wrong, { cookie: known })).status).toBe(400);
    expect((await post('log-in', right, { cookie: known })).status).toBe(429);

    await post('forgot-password', { email: EMAIL });
    expect((await store.mails.list())[0]?.subject).toContain('A new password');
    const changed = await post('reset-password', { token: await token(EMAIL), password: 'another long one' });
    expect(changed.status).toBe(200);
    const again = { email: EMAIL, password: 'another long one' };
    expect((await post('log-in', again)).status).toBe(429);
    expect((await post('log-in', again, { cookie: changed.cookie })).status).toBe(200);
  });

  it('the password of an open session gets ten, whatever it is asked for', async () => {
    const { post, person } = await site();
    const cookie = await person(EMAIL);
    const asked = [
      { name: 'delete', input: { password: 'a guess' } },
      { name: 'change-email', input: { password: 'a guess', email: 'eve@example.com' } },
      { name: 'change-password', input: { password: 'a guess', newPassword: 'another long one' } },
    ];
    const statuses = [];
    for (let at = 0; at < 12; at += 1) {
      const { name, input } = asked[at % 3] ?? { name: '', input: {} };
      statuses.push((await post(name, input, { cookie })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('a link gets thirty an hour', async () => {
    const { post } = await site();
    const guess = (at: number) => {
      const token = `guess-${at}`;
      const from = '192.0.2.1';
      return at % 2
        ? post('reset-password', { token, password: PASSWORD }, { from })
        : post('confirm-email', { token, password: PASSWORD }, { from });
    };
    for (let at = 0; at < 30; at += 1) expect((await guess(at)).status).toBe(400);
    expect((await guess(30)).status).toBe(429);
    expect((await guess(31)).status).toBe(429);
  });
});

describe('a visitor who writes more than an address or a text', () => {
  it('sends no mail with it', async () => {
    const { store, post, person } = await site();
    const cookie = await person('eve@example.com');
    const before = await store.mails.count();
    const contact = { name: 'Ada', email: EMAIL, subject: 'Hello', message: 'A question' };
    const twoLines = 'Hello\r\nBcc: all@example.com';
    const addresses = [
      'ada@example.com\r\nBcc: all@example.com',
      'a@b.de\nX: y',
      'a@b.de%0d%0aBcc: b',
      'a@b.de, c@d.de',
    ];
    const tries = addresses.flatMap((email) => [
      { path: 'sign-up', body: { email } },
      { path: 'forgot-password', body: { email } },
      { path: 'change-email', body: { email, password: PASSWORD } },
      { path: '/api/contact', body: { ...contact, email } },
      { path: '/api/newsletter', body: { email } },
    ]);
    const lines = ['subject', 'name'].map((name) => ({ path: '/api/contact', body: { ...contact, [name]: twoLines } }));
    for (const { path, body } of [...tries, ...lines]) {
      expect({ path, body, status: (await post(path, body, { cookie })).status }).toEqual({ path, body, status: 400 });
    }
    expect(await store.mails.count()).toEqual(before);
  });

  it('is read by administrators as text', async () => {
    const { app, store, post, person } = await site();
    const cookie = await person(EMAIL);
    const ada = await store.people.find(EMAIL);
    await store.people.setAdmin(ada?.id ?? '', true);
    const script = '<script>alert(1)</script>';
    const left = { name: script, email: 'eve@example.com', subject: `"><img src=x onerror=alert(1)>`, message: script };
    expect((await post('/api/contact', left)).status).toBe(200);
    const answer = await app.inject({ url: '/api/account/admin-messages', headers: { cookie } });
    expect(answer.json().data).toMatchObject([left]);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const [mail] = await store.mails.list();
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.html).not.toMatch(/<script|<img/);
  });
});
