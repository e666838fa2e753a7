import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../servers/site.ts';
import { type Asker, askerOf } from './ask.ts';
import { askAndNeverRead, type Flood, sendAndNeverEnd } from './floods.ts';
import { canMeter, memoryOf } from './meter.ts';

/**
 * One visitor who leaves everything undone, of a started server: asks for much and reads nothing, begins to send and never ends. What
 * all processes hold meanwhile, and a minute after; and whether another visitor is still answered.
 */

const VISITOR = '198.51.100.1';
/** Megabytes of all processes. */
const MOST = 600;
const AFTERWARDS = 300;
const WITHIN = 60_000;
const SAMPLED_EVERY = 100;
/** Milliseconds of a flood. */
const LASTS = 3_000;

let site: RunningSite | undefined;
let other: Asker;
let most = 0;
let sampling: NodeJS.Timeout | undefined;
const floods: Flood[] = [];

beforeAll(async () => {
  const started = await startSite({
    ...{ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1000000', IDLE_SECONDS: '4', LOG_LEVEL: 'error' },
  });
  site = started;
  other = askerOf(started.origin, '198.51.100.2');
  if (!canMeter) return;
  sampling = setInterval(() => {
    most = Math.max(most, memoryOf(started.pid));
  }, SAMPLED_EVERY);
}, 120_000);
afterAll(async () => {
  clearInterval(sampling);
  for (const flood of floods) flood.end();
  other.close();
  await site?.stop();
});

const base = () => ({ port: site?.port ?? 0, visitor: VISITOR });
const unread = (slug: string, input: object) =>
  askAndNeverRead({ ...base(), times: 12, path: `/api/tools/${slug}`, body: JSON.stringify(input) });
const slow = (path: string, headers: Record<string, string> = {}) =>
  sendAndNeverEnd({ ...base(), times: 350, path, headers, body: 'a'.repeat(1_900_000) });

const wide = `https://example.com/${'a'.repeat(20_000)}`;
const replacement = { text: 'a'.repeat(750), rules: [{ find: 'a', replace: 'b'.repeat(9_900) }] };
const kinds: Readonly<Record<string, () => Promise<Flood>>> = {
  'a long reference that is used 5,000 times': () =>
    unread('markdown-to-html', { text: `[a]: ${wide}\n\n${'[a] '.repeat(5_000)}` }),
  'the same as often as it is answered': () =>
    unread('markdown-to-html', { text: `[a]: ${wide}\n\n${'[a] '.repeat(390)}` }),
  'a long page address before 190 links': () =>
    unread('link-extractor', {
      text: `<base href="${wide}/">${Array.from({ length: 190 }, (_, at) => `<a href="${at}">`).join('')}`,
    }),
  'a long name of a column': () =>
    unread('csv-json-converter', { text: `${'a'.repeat(3_000)}\n${'1\n'.repeat(2_500)}` }),
  'a long replacement': () => unread('find-and-replace', replacement),
  'bodies for an address where nothing is': () => slow('/nothing'),
  'bodies for no tool': () => slow('/api/tools/nothing'),
  'bodies for a tool': () => slow('/api/tools/word-counter'),
  'bodies for agents': () => slow('/mcp', { Accept: 'application/json, text/event-stream' }),
  'bodies for a form': () => slow('/api/contact'),
  'pictures that never end': () => slow('/api/files', { 'Content-Type': 'image/png' }),
};
const atOnce = [
  () => unread('csv-json-converter', { text: `${'a'.repeat(3_000)}\n${'1\n'.repeat(2_500)}` }),
  () => unread('find-and-replace', replacement),
  () => slow('/mcp'),
  () => slow('/api/files', { 'Content-Type': 'image/png' }),
];

/** Lets floods stand for a while; megabytes at most meanwhile. */
async function endured(begun: readonly Promise<Flood>[]): Promise<number> {
  most = 0;
  floods.push(...(await Promise.all(begun)));
  for (const end = performance.now() + LASTS; performance.now() < end; ) {
    expect((await other.get('/healthz')).status).toBe(200);
    await pause(SAMPLED_EVERY);
  }
  return most;
}

describe.runIf(canMeter)('a flood of one visitor', () => {
  it.each(Object.entries(kinds))(
    'of %s has its bound',
    async (_kind, begin) => {
      expect(await endured([begin()])).toBeLessThan(MOST);
      for (const flood of floods.splice(0)) flood.end();
    },
    60_000,
  );

  it('of four kinds at once has the same bound, and is forgotten a minute later, though nobody takes or ends anything', async () => {
    expect(await endured(atOnce.map((begin) => begin()))).toBeLessThan(MOST);
    const { pid = 0, origin = '' } = site ?? {};
    await expect.poll(() => memoryOf(pid), { timeout: WITHIN, interval: 1_000 }).toBeLessThan(AFTERWARDS);
    const same = askerOf(origin, VISITOR);
    const status = async () => (await same.post('/api/tools/find-and-replace', JSON.stringify(replacement))).status;
    await expect.poll(status, { timeout: WITHIN, interval: 1_000 }).toBe(200);
    same.close();
  }, 180_000);
});
