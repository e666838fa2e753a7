import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oneVisitor } from '#calls/visitors';
import { auditCalls } from '#features/audits/audit-calls.ts';
import type { FoundSoFar } from '#ports/audits/port';
import { createFakeClock } from '#ports/clock/fake';
import { createHttp } from '#ports/http/undici';
import { createEmbeddedJobs } from '#ports/jobs/embedded';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { openStoreInMemory } from '#ports/store/sqlite';
import { type LoopbackServer, listen } from '../../tests/servers/loopback.ts';
import { createAudits } from './create-audits.ts';

const PAGES = 12;
const DAY = 86_400_000;
const SOON = { timeout: 20_000 };
const nobody = { waits: Promise.resolve() };
/** What holds the site's answers back. */
let gate = nobody;
const asked: string[] = [];
let site: LoopbackServer;
let directory: string;
const store = openStoreInMemory();
const clock = createFakeClock(Date.UTC(2026, 0, 15, 12));
const faults: unknown[] = [];
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-kept-'));
  site = await listen(
    createServer(async (request, response) => {
      const { waits } = gate;
      const path = request.url ?? '/';
      asked.push(path);
      if (path !== '/' && !path.startsWith('/page-')) {
        response.writeHead(404).end();
        return;
      }
      await waits;
      const next = Number(path.slice('/page-'.length) || 0) + 1;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const link = next < PAGES ? `<a href="/page-${next}">Page ${next}</a>` : '';
      response.end(`<!doctype html><html lang="en"><title>The same</title><h1>Page</h1><p>Some words.</p>${link}`);
    }),
  );
});

afterEach(async () => {
  gate = nobody;
  asked.length = 0;
  await Promise.all(closers.splice(0).map((close) => close()));
  expect(faults.splice(0)).toEqual([]);
});

afterAll(async () => {
  await site.close();
  await store.close();
  await rm(directory, { recursive: true });
});

/** What a server opens. */
function opened() {
  const http = createHttp({
    guard: createNetGuard({ allow: [`127.0.0.1:${site.port}`], resolve: createResolver([]) }),
    userAgent: 'Clearkit',
    limits: { maxBytes: 1_000_000 },
  });
  const onFault = (error: unknown) => faults.push(error);
  const { kept, audit, close } = createAudits({
    ...{ http, clock, visitors: oneVisitor, idle: 1_000, mostPages: 400, publicUrl: 'https://tools.example.com' },
    keeping: {
      ...{ store: store.audits, secret: async () => '5f'.repeat(32), onFault, directory },
      jobs: createEmbeddedJobs({ unfinished: store.audits.unfinished, onFault }),
    },
  });
  if (!kept) throw new Error('Nothing is kept.');
  const ending = async () => {
    await close();
    await http.close();
  };
  closers.push(ending);
  return { kept, audit, end: () => closers.splice(closers.indexOf(ending), 1)[0]?.() };
}

const order = () => ({ url: `${site.origin}/`, mostPages: 50, depth: 20, subdomains: false, include: [], exclude: [] });
const partsOf = (link: string) => /#(?<id>[\da-f]{32})\.(?<key>[\da-f]{32})$/.exec(link)?.groups ?? {};

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = { waits: promise };
  return resolve;
}

describe('an audit that is kept', () => {
  it('answers with its report and a link, where it is read, in parts, until it is deleted', async () => {
    const { kept, audit } = opened();
    await kept.work();
    const links = new Set<string | undefined>();
    const report = await audit({ ...order(), report: 'kept', onProgress: ({ link }) => links.add(link) });
    expect([...links]).toEqual([report.link]);
    expect(report.pages).toBe(PAGES);
    const { id = '' } = partsOf(report.link ?? '');
    const { link: _, ...same } = report;
    expect(await kept.report(id)).toEqual(same);
    const now = clock.now();
    expect(await auditCalls.state.run({ report: id }, kept)).toMatchObject({
      ...{ state: 'done', pages: PAGES, waiting: 0, createdAt: now, expiresAt: now + 30 * DAY },
      order: { url: `${site.origin}/` },
    });
    const pages = await auditCalls.pages.run({ report: report.link, from: 10, most: 5 }, kept);
    expect(pages).toMatchObject({ all: PAGES, pages: report.list.slice(10) });
    const titles = await auditCalls.findings.run({ report: id, severity: 'error' }, kept);
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    expect(titles).toEqual({ all: errors.length, findings: errors.slice(0, 50) });
    expect(await auditCalls.compare.run({ report: id, before: id }, kept)).toEqual({
      ...{ fresh: [], fixed: [], stay: report.findings },
    });
    // A crawl's own data are gone with it.
    expect(await readdir(directory)).toEqual([]);

    await expect(auditCalls.remove.run({ report: id }, kept)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(kept.remove(id, '0'.repeat(32))).rejects.toMatchObject({ code: 'not-found' });
    await auditCalls.remove.run({ report: report.link }, kept);
    await expect(kept.report(id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is begun with a link alone, and goes on', async () => {
    const { kept, audit } = opened();
    await kept.work();
    const release = held();
    const { link = '', pages } = await audit({ ...order(), report: 'link' });
    expect(pages).toBe(0);
    const { id = '' } = partsOf(link);
    await expect(kept.report(id)).rejects.toMatchObject({ message: 'The audit is not over yet, or has no report.' });
    release();
    await expect.poll(async () => (await kept.state(id)).state, SOON).toBe('done');
  });

  it('goes on when whoever asked has left', async () => {
    const { kept, audit } = opened();
    await kept.work();
    const release = held();
    const leaving = new AbortController();
    const links: string[] = [];
    const call = audit({
      ...{ ...order(), report: 'kept', signal: leaving.signal },
      onProgress: ({ link = '' }) => links.push(link),
    });
    await expect.poll(() => links.length, SOON).toBeGreaterThan(0);
    leaving.abort();
    await expect(call).rejects.toMatchObject({
      code: 'cancelled',
      message: `The audit goes on. Its report: ${links[0]}`,
    });
    release();
    await expect.poll(async () => (await kept.state(partsOf(links[0] ?? '').id ?? '')).state, SOON).toBe('done');
  });

  it('ends on wish, with what was read', async () => {
    const { kept, audit } = opened();
    await kept.work();
    const { link = '' } = await audit({ ...order(), report: 'link' });
    const { id = '', key = '' } = partsOf(link);
    const release = held();
    await expect.poll(async () => (await kept.state(id)).state, SOON).toBe('running');
    await kept.stop(id, key);
    await expect.poll(async () => (await kept.state(id)).state, SOON).toBe('stopped');
    release();
    const { pages, list } = await kept.report(id);
    expect(pages).toBeLessThan(PAGES);
    expect(list.length).toBe(pages);
  });

  it('tells what it has found while it goes on, the worst first', async () => {
    const { kept, audit } = opened();
    await kept.work();
    const heard: FoundSoFar[][] = [];
    await audit({ ...order(), report: 'here', onProgress: ({ found }) => heard.push([...found]) });
    const titled = heard.map((found) => found.find(({ title }) => title === 'The page has no description')?.pages ?? 0);
    expect(titled.at(-1)).toBe(PAGES);
    expect(titled).toEqual(titled.toSorted((one, other) => one - other));
    expect(new Set(titled).size).toBeGreaterThan(2);
  });

  it('reads as many pages as the operator says, and of more than 200 has its report at a link', async () => {
    const { kept, audit } = opened();
    await expect(audit({ ...order(), mostPages: 401, report: 'link' })).rejects.toMatchObject({
      ...{
        code: 'invalid-input',
        message: 'This server reads up to 400 pages of a site. The command "clearkit audit" reads 50,000.',
      },
    });
    for (const report of ['here', 'kept'] as const) {
      await expect(audit({ ...order(), mostPages: 400, report })).rejects.toMatchObject({
        ...{ code: 'invalid-input', message: 'More than 200 pages need a report at a link, at once.' },
      });
    }
    const { id = '', key = '' } = partsOf((await audit({ ...order(), mostPages: 400, report: 'link' })).link ?? '');
    await kept.remove(id, key);
  });

  it('goes on where it was when its server ends, with nothing asked twice', async () => {
    const first = opened();
    await first.kept.work();
    const { link = '' } = await first.audit({ ...order(), report: 'link' });
    const { id = '' } = partsOf(link);
    await expect.poll(() => asked.includes('/page-4'), SOON).toBe(true);
    await first.end();
    const before = [...asked];
    expect((await store.audits.find(id))?.endedAt).toBeUndefined();
    const second = opened();
    await second.kept.work();
    await expect.poll(async () => (await second.kept.state(id)).state, SOON).toBe('done');
    expect((await second.kept.report(id)).pages).toBe(PAGES);
    const pages = asked.filter((path) => path.startsWith('/page-'));
    // What was under way when it ended may be asked again.
    expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(1);
    expect(before.length).toBeGreaterThan(4);
  });

  it('leaves nothing of a crawl that nobody goes on with', async () => {
    await writeFile(join(directory, `${'0'.repeat(32)}.sqlite-wal`), 'left');
    opened();
    await expect.poll(() => readdir(directory)).toEqual([]);
  });

  it('of a site that does not answer has failed, in a sentence', async () => {
    const { kept, audit } = opened();
    await kept.work();
    const url = 'https://nowhere.invalid/';
    await expect(audit({ ...order(), url, report: 'kept' })).rejects.toMatchObject({
      code: 'upstream-failed',
      message: expect.stringMatching(/nowhere\.invalid/),
    });
  });

  it('waits for its turn, and of one visitor there are three', async () => {
    const { kept } = opened();
    const release = held();
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await kept.start(order(), 'ada')).id);
    await expect(kept.start(order(), 'ada')).rejects.toMatchObject({ code: 'busy' });
    const other = await kept.start(order(), 'bob');
    await kept.work();
    await expect.poll(async () => (await kept.state(other.id)).state, SOON).toBe('running');
    const states = await Promise.all(ids.map(async (id) => (await kept.state(id)).state));
    expect(states).toEqual(['running', 'waiting', 'waiting']);
    release();
    for (const id of ids) await expect.poll(async () => (await kept.state(id)).state, SOON).toBe('done');
  });

  it('is gone after its time', async () => {
    const { kept } = opened();
    const { id } = await kept.start(order(), 'ada');
    clock.advance(30 * DAY);
    await expect(kept.state(id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
