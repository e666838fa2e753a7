import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, newDatabase } from '../../tests/servers/postgres.ts';
import { readMail } from '../../tests/servers/read-mail.ts';
import { type RunningRedis, startRedis } from '../../tests/servers/redis.ts';
import { sharedService } from '../../tests/servers/services.ts';
import { type RunningSite, startSite } from '../../tests/servers/site.ts';
import { type RunningSmtpServer, startSmtpServer } from '../../tests/servers/smtp-server.ts';

const postgres = await sharedService('postgres');
const areHere = postgres !== undefined && (await sharedService('redis')) !== undefined;

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const PUBLIC_URL = 'http://tools.example.com';
const CALLS_A_MINUTE = 24;
const EMAIL = 'boss@example.com';
const PASSWORD = 'four words and more';
const filesAreAway = 'The site cannot reach its files right now. Please try again in a minute.';

let smtp: RunningSmtpServer;
let redis: RunningRedis;
let settings: Record<string, string>;
const sites: Promise<RunningSite>[] = [];
let one: RunningSite;
let other: RunningSite;
/** What an administrator's browser sends. */
let administrator: Record<string, string>;

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  /** Whom the proxy in front names; another one each time by default. */
  visitor?: string;
}

let visitors = 0;
function newVisitor(): string {
  visitors += 1;
  return `198.51.${visitors >> 8}.${visitors & 255}`;
}

/** As the proxy passes it on. */
async function call({ port }: RunningSite, path: string, { body, headers, visitor = newVisitor() }: Sent = {}) {
  const isFile = Buffer.isBuffer(body);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body !== undefined && { method: 'POST', body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    headers: {
      'x-forwarded-for': visitor,
      ...(body !== undefined && { 'content-type': isFile ? 'image/gif' : 'application/json' }),
      ...headers,
    },
  });
  const answer: { message: string; data: unknown; code?: string } = await response.json();
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: response.status, headers: { cookie: cookie.join('; ') }, ...answer };
}

const count = (site: RunningSite, sent: Sent = {}) =>
  call(site, '/api/tools/word-counter', { body: { text: 'one two' }, ...sent });

/** How many of so many calls, in turn to both servers, are let through. */
async function letThrough(calls: number): Promise<number> {
  const visitor = newVisitor();
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, at) => count(at % 2 ? one : other, { visitor }).then(({ status }) => status)),
  );
  return answers.filter((status) => status === 200).length;
}

async function logIn(): Promise<Record<string, string>> {
  const { headers } = await call(one, '/api/account/log-in', { body: { email: EMAIL, password: PASSWORD } });
  return headers;
}

async function command(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(child.stdout);
}

const message = (subject: string) => ({ name: 'Ada', email: 'ada@example.com', subject, message: 'A question' });
const subjects = async () =>
  (await ask(settings.DATABASE_URL ?? '', 'SELECT subject FROM messages')).map(({ subject }) => subject);

describe.skipIf(!areHere)('two servers on one PostgreSQL and one Redis', () => {
  beforeAll(async () => {
    const [mailServer, own] = await Promise.all([startSmtpServer(), startRedis()]);
    if (!own) throw new Error('There is no Redis.');
    [smtp, redis] = [mailServer, own];
    settings = {
      ...{ DATABASE_URL: await newDatabase(postgres ?? ''), REDIS_URL: redis.url, PUBLIC_URL, TRUST_PROXY: 'true' },
      ...{ RATE_LIMIT_PER_MINUTE: String(CALLS_A_MINUTE), LOG_LEVEL: 'silent', CONTACT_TO: 'people@example.com' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'site@example.com' },
    };
    const said = command('admin', EMAIL);
    sites.push(startSite(settings), startSite(settings));
    const [first, second] = await Promise.all(sites);
    if (!first || !second) throw new Error('There are two.');
    [one, other] = [first, second];
    const token = /#(\S+)/.exec(await said)?.[1];
    await call(other, '/api/account/reset-password', { body: { token, password: PASSWORD } });
    administrator = await logIn();
  });
  afterAll(async () => {
    for (const site of await Promise.allSettled(sites)) if (site.status === 'fulfilled') await site.value.stop();
    await Promise.all([smtp.close(), redis.stop()]);
  });

  it('count the calls of a visitor together', async () => {
    expect(await letThrough(CALLS_A_MINUTE + 12)).toBe(CALLS_A_MINUTE);
  });

  it('know who is logged in, on both and until the same moment', async () => {
    const [second, third] = [await logIn(), await logIn()];
    const me = async (site: RunningSite, headers: Record<string, string>) =>
      (await call(site, '/api/account/me', { headers })).data;
    for (const site of [one, other]) expect(await me(site, second)).toMatchObject({ email: EMAIL });

    await call(other, '/api/account/log-out', { body: {}, headers: second });
    for (const site of [one, other]) expect(await me(site, second)).toBeNull();
    await call(one, '/api/account/end-other-sessions', { body: {}, headers: administrator });
    for (const site of [one, other]) {
      expect(await me(site, third)).toBeNull();
      expect(await me(site, administrator)).toMatchObject({ email: EMAIL });
    }
  });

  it('know a key, on both and until the same moment', async () => {
    const body = { name: 'Build', scopes: ['tools'] };
    const made = await call(one, '/api/account/make-key', { body, headers: administrator });
    const { key, keys }: { key: string; keys: { id: string }[] } = Object(made.data);
    const headers = { authorization: `Bearer ${key}` };
    for (const site of [one, other]) expect(await count(site, { headers })).toMatchObject({ status: 200 });
    await call(one, '/api/account/remove-key', { body: { id: keys[0]?.id }, headers: administrator });
    for (const site of [other, one]) expect(await count(site, { headers })).toMatchObject({ status: 401 });
  });

  it('give each other what visitors upload', async () => {
    const { data } = await call(one, '/api/files?name=dot.gif', { body: GIF });
    const { url }: { url: string } = Object(data);
    expect(url).toMatch(/^http:\/\/tools\.example\.com\/files\//);
    const response = await fetch(url.replace(PUBLIC_URL, `http://127.0.0.1:${other.port}`));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(GIF);
  });

  it('show their administrator what was left at either', async () => {
    await call(one, '/api/contact', { body: message('Left at one') });
    const { data } = await call(other, '/api/account/admin-messages', { headers: administrator });
    expect(data).toMatchObject([message('Left at one')]);
  });

  it('send each mail once', async () => {
    const sent = Array.from({ length: 20 }, (_, at) => `Once ${at}`);
    await Promise.all(
      sent.map((subject, at) => call(at % 2 ? one : other, '/api/contact', { body: message(subject) })),
    );
    const waiting = 'SELECT count(*) AS mails FROM mails WHERE sent_at IS NULL';
    await expect.poll(() => ask(settings.DATABASE_URL ?? '', waiting)).toEqual([{ mails: '0' }]);
    const heads = smtp.mails.map(({ raw }) => readMail(raw).headers);
    expect(new Set(heads.map((head) => head.get('message-id'))).size).toBe(heads.length);
    const received = heads.map((head) => head.get('subject')).filter((subject) => subject?.includes('Once'));
    expect(received.toSorted()).toEqual(sent.map((subject) => `Clearkit contact: ${subject}`).toSorted());
  });

  it('go on without their Redis, each with counts of its own, and find it again', async () => {
    const upload = () => call(one, '/api/files', { body: GIF });
    const expectWithout = async () => {
      await expect.poll(async () => (await fetch(`http://127.0.0.1:${one.port}/readyz`)).text()).toContain('"redis"');
      expect(await upload()).toMatchObject({ status: 503, code: 'busy', message: filesAreAway });
      expect(await letThrough(2 * CALLS_A_MINUTE + 12)).toBe(2 * CALLS_A_MINUTE);
    };
    const expectBack = async () => {
      await expect.poll(async () => (await upload()).status).toBe(200);
      await expect.poll(() => letThrough(CALLS_A_MINUTE + 12)).toBe(CALLS_A_MINUTE);
    };
    await redis.crash();
    await expectWithout();
    await redis.restart();
    await expectBack();
    redis.freeze();
    // Anyone who asks while nobody knows yet that it is lost waits for a moment, and is answered.
    expect(await count(one)).toMatchObject({ status: 200, data: { words: 2 } });
    await expectWithout();
    redis.goOn();
    await expectBack();
  });

  it('lose nothing that was acknowledged when one is killed under load', async () => {
    const acknowledged: string[] = [];
    const half = Promise.withResolvers<void>();
    /** As a proxy does: to the other when the first is not there. */
    const proxied = (first: RunningSite, path: string, sent: Sent) =>
      call(first, path, sent).catch(() => call(first === one ? other : one, path, sent));
    const load = async (_: unknown, worker: number) => {
      for (let round = 0; round < 5; round += 1) {
        const subject = `Kept ${worker} ${round}`;
        const first = (worker + round) % 2 ? one : other;
        const kept = await proxied(first, '/api/contact', { body: message(subject) });
        expect(kept).toMatchObject({ status: 200 });
        acknowledged.push(subject);
        if (acknowledged.length === 50) half.resolve();
        const counted = await proxied(first, '/api/tools/word-counter', { body: { text: 'one two' } });
        expect(counted).toMatchObject({ status: 200, data: { words: 2 } });
      }
    };
    const killed = half.promise.then(() => one.kill());
    await Promise.all(Array.from({ length: 20 }, load));
    await killed;
    expect(acknowledged).toHaveLength(100);
    const kept = new Set(await subjects());
    expect(acknowledged.filter((subject) => !kept.has(subject))).toEqual([]);
    expect(await count(other)).toMatchObject({ status: 200 });
  });
});
