import { afterEach, describe, expect, it } from 'vitest';
import { unsubscribeLink } from '#features/newsletter/links.ts';
import { ToolError } from '#kit/tool-error';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

/** A server with one subscriber, and what is in their mails. */
async function world(...options: Parameters<typeof testServer>) {
  const made = await testServer(...options);
  open.push(made);
  const { app, store, clock } = made;
  await app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'ada@example.com' } });
  const [asked] = await store.mails.list();
  const [, confirm = ''] = /https?:\/\/[^/]+(\/newsletter\/confirm\?token=\S+)/.exec(asked?.text ?? '') ?? [];
  const [subscriber] = await store.subscribers.list();
  const signer = { publicUrl: '', secret: await store.secret('newsletter-links') };
  const leave = unsubscribeLink(subscriber?.id ?? '', signer);
  return { ...made, clock, confirm, leave, state: async () => (await store.subscribers.list())[0]?.state };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = { payload: 'List-Unsubscribe=One-Click', headers: form };

describe('an address from a mail', () => {
  it('does nothing when it is opened, as those do who look for malice', async () => {
    const { app, confirm, leave, state } = await world();
    for (const url of [confirm, leave]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await app.inject({ method, url });
    }
    expect(await state()).toBe('unconfirmed');
  });

  it('does what it is for when its button is pressed without scripts, and shows a page', async () => {
    const { app, confirm, leave, state } = await world();
    const confirmed = await app.inject({ method: 'POST', url: confirm, payload: '', headers: form });
    expect(confirmed).toMatchObject({ statusCode: 303, body: '' });
    expect(confirmed.headers).toMatchObject({ location: '/newsletter/confirmed', 'cache-control': 'no-store' });
    expect(await state()).toBe('confirmed');
    const left = await app.inject({ method: 'POST', url: leave, payload: '', headers: form });
    expect(left).toMatchObject({ statusCode: 303, headers: { location: '/newsletter/unsubscribed' } });
    expect(await state()).toBe('unsubscribed');
  });

  it.each([
    ['a form', oneClick.payload, form['content-type']],
    [
      'a form of several parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('takes off the list what a mail program asks for with %s, without a redirect', async (_, payload, type) => {
    const { app, leave, state } = await world();
    const headers = { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    for (const _press of [1, 2]) {
      const answer = await app.inject({ method: 'POST', url: leave, payload, headers });
      expect(answer).toMatchObject({ statusCode: 200, body: 'You have unsubscribed.\n' });
      expect(await state()).toBe('unsubscribed');
    }
  });

  it('is not counted: a mail provider asks for many readers from one address', async () => {
    const { app, leave } = await world({ callsPerMinute: 1 });
    for (const _ of [1, 2, 3])
      expect((await app.inject({ method: 'POST', url: leave, ...oneClick })).statusCode).toBe(200);
  });

  it('that is none of ours changes nothing, and leads nowhere else', async () => {
    const { app, leave, state } = await world();
    const forged = `${leave.slice(0, -1)}${leave.endsWith('0') ? '1' : '0'}`;
    const bare = leave.replace(/\?.*/, '');
    for (const url of [forged, bare, `${bare}?token=//evil.example`, `${leave}&token=x`]) {
      const pressed = await app.inject({ method: 'POST', url, payload: '', headers: form });
      expect(pressed).toMatchObject({ statusCode: 303, headers: { location: '/newsletter/link' } });
      expect((await app.inject({ method: 'POST', url, ...oneClick })).statusCode).toBe(400);
    }
    expect(await state()).toBe('unconfirmed');
  });

  it('says so when it cannot be done right now, and tells the operator why', async () => {
    const { app, leave, lines, store } = await world();
    const cause = Object.assign(new Error('SECRET'), { code: 'SQLITE_FULL' });
    store.subscribers.unsubscribe = async () => {
      throw new ToolError('busy', 'Not right now.', { retryAfter: 60, cause });
    };
    const answer = await app.inject({ method: 'POST', url: leave, ...oneClick });
    expect(answer).toMatchObject({ statusCode: 503, body: 'Not right now.\n', headers: { 'retry-after': '60' } });
    expect(lines.at(-1)).toMatchObject({
      message: 'store',
      fields: { route: '/newsletter/unsubscribe', reason: 'SQLITE_FULL' },
    });
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|token/);
  });

  it('takes no body that is larger than one', async () => {
    const { app, leave } = await world();
    const answer = await app.inject({ method: 'POST', url: leave, payload: 'x'.repeat(20_000), headers: form });
    expect(answer.statusCode).toBe(413);
  });
});

describe('POST /api/newsletter/confirm and /unsubscribe', () => {
  it('do the same for the page', async () => {
    const { app, confirm, leave, state } = await world();
    const post = (url: string, token: unknown) => app.inject({ method: 'POST', url, payload: { token } });
    const tokenOf = (link: string) => link.replace(/.*token=/, '');
    const confirmed = await post('/api/newsletter/confirm', tokenOf(confirm));
    expect(confirmed.json()).toEqual({ success: true, message: 'Your address is confirmed.', data: null });
    expect(await state()).toBe('confirmed');
    const left = await post('/api/newsletter/unsubscribe', tokenOf(leave));
    expect(left.json()).toEqual({ success: true, message: 'You have unsubscribed.', data: null });
    expect(await state()).toBe('unsubscribed');
    expect((await post('/api/newsletter/confirm', tokenOf(confirm))).statusCode).toBe(422);
    expect((await post('/api/newsletter/confirm', 'x')).json()).toMatchObject({ code: 'invalid-input' });
    expect((await post('/api/newsletter/unsubscribe', undefined)).statusCode).toBe(400);
  });
});
