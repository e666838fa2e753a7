import { afterEach, describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import type { Store } from '#ports/store/port';
import { openStoreInMemory } from '#ports/store/sqlite';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function server(...options: Parameters<typeof testServer>): Promise<TestServer> {
  const made = await testServer(...options);
  open.push(made);
  return made;
}

const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A question' };

interface Post {
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
}

function post({ app }: TestServer, { path = '/api/contact', body = hello, headers = {}, ip = '192.0.2.1' }: Post = {}) {
  return app.inject({
    method: 'POST',
    url: path,
    remoteAddress: ip,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

describe('POST /api/contact', () => {
  it('keeps the message and thanks for it', async () => {
    const made = await server();
    const response = await post(made);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: 'Thank you for your message!', data: null });
    expect(await made.store.messages.list()).toMatchObject([{ ...hello, receivedAt: made.clock.now() }]);
  });

  it('takes a message of five thousand letters, however they are written', async () => {
    const made = await server({ bodyMaxBytes: 1000 });
    const escaped = '\\u4e16'.repeat(5_000);
    const body = JSON.stringify({ ...hello, message: 'X' }).replace('X', escaped);
    expect((await post(made, { body })).statusCode).toBe(200);
  });

  it('refuses what does not fit with its sentence', async () => {
    const made = await server();
    const response = await post(made, { body: { ...hello, email: 'ada' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      success: false,
      message: 'Please enter a valid email address',
      data: null,
      code: 'invalid-input',
    });
  });

  it.each([
    ['text/plain', JSON.stringify(hello), 415],
    ['application/x-www-form-urlencoded', 'name=Ada&email=a%40b.de', 415],
    ['application/json', '[]', 400],
    ['application/json', '{"name":', 400],
    ['application/json', JSON.stringify({ ...hello, message: 'x'.repeat(70_000) }), 413],
  ])('refuses %s: %.30s', async (type, body, status) => {
    const made = await server();
    const response = await post(made, { body, headers: { 'content-type': type } });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, data: null });
    expect(await made.store.messages.list()).toEqual([]);
  });

  it('answers a trapped machine like anyone, and keeps nothing', async () => {
    const made = await server();
    const [honest, trapped] = [await post(made), await post(made, { body: { ...hello, reference: 'x' } })];
    expect(trapped.statusCode).toBe(200);
    expect(trapped.body).toBe(honest.body);
    expect(await made.store.messages.list()).toHaveLength(1);
  });

  it('takes five an hour from a visitor, and faults do not count', async () => {
    const made = await server({ callsPerMinute: 60 });
    await post(made, { body: {} });
    for (const _ of [1, 2, 3, 4, 5]) expect((await post(made)).statusCode).toBe(200);
    const refused = await post(made);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe('That was more than 5 in an hour. Please try again in 60 minutes.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await post(made, { ip: '192.0.2.2' })).statusCode).toBe(200);
    expect((await post(made, { path: '/api/newsletter', body: { email: 'a@b.de' } })).statusCode).toBe(200);
  });

  it('counts among the calls of a minute', async () => {
    const made = await server({ callsPerMinute: 1 });
    await post(made, { body: {} });
    expect((await post(made)).json().code).toBe('rate-limited');
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 200],
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'http://192.0.2.9:3000', host: '192.0.2.9:3000' }, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000.evil.example', host: 'localhost:3000' }, 403],
  ])('takes it from its own pages and from programs: %j', async (headers, status) => {
    const made = await server();
    expect((await post(made, { headers })).statusCode).toBe(status);
    expect(await made.store.messages.list()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('says that it cannot keep anything right now, and tells the operator why', async () => {
    const cause = Object.assign(new Error('SECRET'), { code: 'SQLITE_FULL' });
    const add = async () => {
      throw new ToolError('busy', 'Not right now.', { retryAfter: 60, cause });
    };
    const store = openStoreInMemory();
    const broken: Store = { ...store, messages: { ...store.messages, add } };
    const made = await server({}, { store: broken });
    const response = await post(made);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('60');
    expect(made.lines.find(({ level }) => level === 'error')).toMatchObject({
      message: 'store',
      fields: { route: '/api/contact', reason: 'SQLITE_FULL' },
    });
    expect(JSON.stringify(made.lines)).not.toContain('SECRET');
  });

  it('is a plain 500 when it is a bug', async () => {
    const store = openStoreInMemory();
    const add = async () => {
      throw new Error('SECRET');
    };
    const made = await server({}, { store: { ...store, messages: { ...store.messages, add } } });
    const response = await post(made);
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('SECRET');
  });

  it('logs nothing of what was entered', async () => {
    const made = await server();
    const body = { name: 'SECRET', email: 'SECRET@example.com', subject: 'SECRET', message: 'SECRET' };
    await post(made, { body });
    await post(made, { body: { ...body, email: 'SECRET' } });
    expect(made.lines).toHaveLength(2);
    expect(JSON.stringify(made.lines)).not.toContain('SECRET');
  });

  it('answers POST only', async () => {
    const { app } = await server();
    for (const url of ['/api/contact', '/api/newsletter']) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('POST');
    }
  });

  it('is not there without a store', async () => {
    const made = await server({}, { store: undefined });
    expect((await post(made)).statusCode).toBe(404);
    expect((await made.app.inject('/api/openapi.json')).body).not.toContain('/api/contact');
  });

  it('is no tool', async () => {
    const made = await server();
    expect((await made.app.inject('/api/tools')).body).not.toMatch(/contact|newsletter/);
    expect((await post(made, { path: '/api/tools/contact' })).statusCode).toBe(404);
  });
});

describe('POST /api/newsletter', () => {
  it('keeps an address once and answers the same each time, and truly where no mail is sent', async () => {
    const made = await server();
    const first = await post(made, { path: '/api/newsletter', body: { email: 'ada@example.com' } });
    const second = await post(made, { path: '/api/newsletter', body: { email: 'ADA@example.com' } });
    expect(first.json()).toEqual({
      success: true,
      message:
        'Thank you. This site sends no mail yet. Unless this address is already on the list, it gets a link to confirm once mail is set up, within 30 days at most.',
      data: null,
    });
    expect(second.body).toBe(first.body);
    expect(await made.store.subscribers.list()).toMatchObject([{ email: 'ada@example.com', state: 'unconfirmed' }]);
  });

  it('answers a known address like an unknown one, and wakes what sends', async () => {
    let woken = 0;
    const outgoing = {
      brand: 'Clearkit',
      sendsMail: true,
      wake: () => {
        woken += 1;
      },
    };
    const made = await server({}, { outgoing });
    const enter = () => post(made, { path: '/api/newsletter', body: { email: 'ada@example.com' } });
    const first = await enter();
    const [subscriber] = await made.store.subscribers.list();
    await made.store.subscribers.confirm(subscriber?.id ?? '', 1);
    const again = await enter();
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: first.statusCode, body: first.body });
    expect(first.json()).toMatchObject({
      message: "Thank you. Unless this address is already on the list, we'll send it a link to confirm.",
    });
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers));
    expect(woken).toBe(2);
    expect(await made.store.mails.list()).toMatchObject([{ subject: 'Please confirm: the Clearkit newsletter' }]);
  });

  it('refuses what is no address', async () => {
    const response = await post(await server(), { path: '/api/newsletter', body: { email: 'nobody' } });
    expect(response.statusCode).toBe(400);
  });
});
