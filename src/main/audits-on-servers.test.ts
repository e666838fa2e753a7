import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoopbackServer, listen } from '../../tests/servers/loopback.ts';
import { newDatabase } from '../../tests/servers/postgres.ts';
import { sharedService } from '../../tests/servers/services.ts';
import { type RunningSite, startSite } from '../../tests/servers/site.ts';

const postgres = await sharedService('postgres');
const PAGES = 12;
/** The page at which the site answers no more until it is let. */
const HELD = 5;

let audited: LoopbackServer;
const sites: RunningSite[] = [];
let asked = 0;
const gate = Promise.withResolvers<void>();

beforeAll(async () => {
  audited = await listen(
    createServer(async (request, response) => {
      const at = Number(/^\/page-(\d+)$/.exec(request.url ?? '')?.[1] ?? (request.url === '/' ? 0 : NaN));
      if (Number.isNaN(at)) {
        response.writeHead(404).end();
        return;
      }
      asked += 1;
      if (at >= HELD) await gate.promise;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>${at}</title>${at + 1 < PAGES ? `<a href="/page-${at + 1}">next</a>` : ''}`);
    }),
  );
});
afterAll(async () => {
  await audited.close();
  await Promise.all(sites.map((site) => site.stop()));
});

async function call(site: RunningSite, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${site.port}/api${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  });
  const { data }: { data: unknown } = await response.json();
  return { ...Object(data) };
}

describe.skipIf(postgres === undefined)('an audit on several servers', () => {
  it('is taken up by another when the one that does it is killed', async () => {
    const settings = {
      ...{ DATABASE_URL: await newDatabase(postgres ?? ''), PUBLIC_URL: 'http://tools.example.com' },
      ...{ FETCH_ALLOW: `127.0.0.1:${audited.port}`, LOG_LEVEL: 'silent' },
    };
    const first = await startSite(settings);
    sites.push(first);
    const order = { url: `${audited.origin}/`, report: 'link', depth: 50, mostPages: PAGES };
    const { report } = await call(first, '/tools/site-audit', order);
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(HELD);
    expect(await call(first, '/audits/state', { report })).toMatchObject({ state: 'running' });
    await first.kill();
    gate.resolve();
    const second = await startSite(settings);
    sites.push(second);
    const over = async () => (await call(second, '/audits/state', { report })).state;
    await expect.poll(over, { timeout: 90_000, interval: 500 }).toBe('done');
    expect(await call(second, '/audits/report', { report })).toMatchObject({ pages: PAGES });
  });
});
