import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#ports/store/sqlite';
import { slowness } from '../own-time.ts';
import { type RunningSite, startSite } from '../servers/site.ts';
import { isWhole } from '../whole.ts';
import { type Asker, askerOf } from './ask.ts';
import { canMeter, ownTimeOf } from './meter.ts';
import { type Door, type HostileRequest, hostileRequests } from './requests.ts';
import { type Watch, watch } from './watch.ts';

/**
 * Every door of a started server, as it registers them itself, asked for what costs something to read: one request after the other,
 * each of another visitor, while somebody else asks for a page all the time. No door is named here. Each gets its share of what can
 * be asked; with WHOLE=1 everything is asked at every door.
 */

/** Milliseconds of its own for which a request may keep the thread that serves from somebody else's. */
const HELD_UP = 100;
const BODY_MEGABYTES = 2;
/** Bytes of a body beyond which a connection may end before it is sent. */
const REFUSED_UNREAD = 10_000;
const HOURS = 4 * 60 * 60 * 1000;
const PERSON = { email: 'ada@example.com', password: 'four words and more', name: 'Ada' };

let directory: string;
let site: RunningSite | undefined;
let page: Asker;
let asker: Asker;
let watched: Watch;
let doors: readonly Door[] = [];
const faults: string[] = [];
const held: { what: string; own: number }[] = [];
const statuses: Record<number, number> = {};
let requests = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-doors-'));
  const file = join(directory, 'doors');
  const data = join(directory, 'data');
  site = await startSite({
    DOORS_FILE: file,
    NODE_OPTIONS: `--import ${new URL('./tell-doors.ts', import.meta.url)}`,
    DATA_DIR: data,
    BODY_MAX_MB: String(BODY_MEGABYTES),
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  doors = doorsOf(await readFile(file, 'utf8'));
  page = askerOf(site.origin, '198.51.100.200');
  asker = askerOf(site.origin, '');
  watched = watch(page, (await page.get('/')).status === 200 ? '/' : '/healthz', site.pid);

  await openAccount(data);
  for (const transfer of ['whole', 'pieces'] as const) {
    const answered = await make({ ...asked('/api/tools/word-counter', { text: 'two words' }), transfer });
    if (answered?.status !== 200) faults.push(`A tool, its input as ${transfer}: ${answered?.body}`);
  }
  const known = { ':slug': ['word-counter', 'no-such-tool'], '*': ['a/b'] };
  let inside = '';
  let cookie = '';
  for (const request of hostileRequests({ doors, known, isWhole })) {
    const { url, method } = request.door;
    const isOwn = url.startsWith('/api/account/') && (method === 'GET' || method === 'POST');
    // What came before may have ended the session.
    if (isOwn && url !== inside) cookie = (await make(asked('/api/account/log-in', PERSON)))?.cookies ?? '';
    inside = url;
    await make(isOwn ? { ...request, headers: { cookie, ...request.headers } } : request);
  }
  await watched.stop();
  held.sort((a, b) => b.own - a.own);
  console.info({ doors: doors.length, requests, statuses, answers: watched.answers, longest: held.slice(0, 12) });
}, HOURS);

afterAll(async () => {
  page?.close();
  asker?.close();
  await site?.stop();
  await rm(directory, { recursive: true });
});

/** Each method at each address, once. */
function doorsOf(told: string): Door[] {
  const lines = told.split('\n').flatMap((line) => {
    const [methods = '', url] = line.split(' ');
    return url === undefined ? [] : methods.split(',').map((method) => `${method} ${url}`);
  });
  return [...new Set(lines)].map((line) => {
    const [method = '', url = ''] = line.split(' ');
    return { method, url };
  });
}

/** The first of its kind since the server has begun, so that the walk has what is loaded for it, too. */
async function openAccount(data: string): Promise<void> {
  await make(asked('/api/account/sign-up', PERSON));
  const store = openSqliteStore({ directory: data });
  const [letter] = await store.mails.list();
  await store.close();
  const opened = await make(
    asked('/api/account/confirm-email', { token: /#(\S+)/.exec(letter?.text ?? '')?.[1], ...PERSON }),
  );
  expect(opened).toMatchObject({ status: 200 });
}

/** What anybody asks for who means no harm. */
function asked(path: string, body: object): HostileRequest {
  const headers = { 'content-type': 'application/json' };
  return {
    what: 'a calm one',
    door: { method: 'POST', url: path },
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(body),
  };
}

/** @returns the answer; nothing when there was none, which is a fault but for a body that is refused while it is sent. */
async function make({ what, door, headers, ...sent }: HostileRequest) {
  requests += 1;
  const { pid = 0 } = site ?? {};
  const call = `${what} to ${door.method} ${door.url}`;
  const visitor = { 'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}` };
  watched.forget();
  const before = canMeter ? ownTimeOf(pid) : 0;
  const answered = await asker.ask({ ...sent, headers: { ...headers, ...visitor } }).catch((error: Error) => error);
  // It held the thread for what the thread did at most; where that is much, what others had to wait for decides.
  const whole = canMeter ? ownTimeOf(pid) - before : 0;
  const own = whole < HELD_UP / 2 ? whole : Math.min(whole, await watched.longestSince());
  held.push({ what: call, own: Math.round(own) });
  if (answered instanceof Error) {
    if (Buffer.byteLength(sent.body ?? '') < REFUSED_UNREAD) faults.push(`${call}: ${answered.message}`);
    return undefined;
  }
  statuses[answered.status] = (statuses[answered.status] ?? 0) + 1;
  // Nobody else asks for anything but pages, so nothing may be busy.
  const isBusy = answered.status === 503 && answered.body.includes('"busy"');
  if (answered.status === 500 || isBusy) faults.push(`${call}: ${answered.body.slice(0, 200)}`);
  return answered;
}

describe('every door, asked for what costs something to read', () => {
  it('is one of many, and all are known', () => {
    const urls = doors.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['/api/tools/:slug', '/mcp', '/api/files', '/api/contact']));
    expect(requests).toBeGreaterThan(doors.length * 5);
  });

  it('answers in words', () => {
    expect(faults).toEqual([]);
  });

  it('writes nothing to the log of what was sent, or from where', () => {
    const lines = (site?.log() ?? '').split('\n');
    expect(lines.length).toBeGreaterThan(1_000);
    const { email, password } = PERSON;
    const sent = [email, password, '"10.', 'a'.repeat(20), '%25', 'generatorr', '__proto__', 'k48'];
    expect(lines.filter((line) => sent.some((one) => line.includes(one)))).toEqual([]);
  });

  it.runIf(canMeter)('holds up nobody else', () => {
    expect(watched.refused).toEqual([]);
    expect(watched.answers).toBeGreaterThan(1_000);
    expect(held.filter(({ own }) => own >= HELD_UP * slowness())).toEqual([]);
  });
});
