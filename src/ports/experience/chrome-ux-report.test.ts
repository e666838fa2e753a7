import { afterEach, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { createFakeClock } from '#ports/clock/fake';
import { systemClock } from '#ports/clock/system';
import { type Route, startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import { createChromeUxReport } from './chrome-ux-report.ts';
import { experienceContract } from './contract.ts';

const { signal } = new AbortController();
const KEY = 'AIzaSecretOfTheOperator';
const clock = createFakeClock(Date.UTC(2026, 0, 15));

let server: TestHttpServer | undefined;
afterEach(() => server?.close());

const histogram = [{ start: 0, end: 2500, density: 0.7 }, { start: 2500, end: 4000, density: 0.2 }, { density: 0.1 }];
const record = {
  metrics: {
    largest_contentful_paint: { histogram, percentiles: { p75: 2650 } },
    cumulative_layout_shift: { histogram, percentiles: { p75: '0.07' } },
    interaction_to_next_paint: { histogram: [], percentiles: {} },
  },
  collectionPeriod: {
    firstDate: { year: 2025, month: 12, day: 15 },
    lastDate: { year: 2026, month: 1, day: 11 },
  },
};

/** As Google answers: with records of a page and of an origin, and 404 for others. */
const report: Route = (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const { url, origin } = JSON.parse(Buffer.concat(parts).toString());
    const isKnown = url === 'https://shop.example/' || origin === 'https://shop.example';
    const status = request.headers['x-goog-api-key'] === KEY ? (isKnown ? 200 : 404) : 400;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ record }));
  });
};

async function start(route: Route = report, key: string | undefined = KEY) {
  server = await startHttpServer({ '/v1/records:queryRecord': route });
  const calls = createOutsideCalls({ clock: systemClock, gap: 1 });
  const url = `${server.origin}/v1/records:queryRecord`;
  return createChromeUxReport({ url, key, calls, clock, userAgent: 'Test', timeout: 1_000 });
}

experienceContract(() => start());

it('reads the figures, and asks for the origin where the page has too few visits', async () => {
  const experience = await start();
  const question = { url: 'https://shop.example/rare', device: 'phone', signal } as const;
  const shares = { good: 0.7, needsWork: 0.2, poor: 0.1 };
  expect(await experience.of(question)).toEqual({
    of: 'origin',
    figures: { largestPaint: { p75: 2650, ...shares }, layoutShift: { p75: 0.07, ...shares } },
    ...{ from: '2025-12-15', to: '2026-01-11', askedAt: clock.now() },
  });
  expect(server?.requests.length).toBe(2);
  await experience.of(question);
  expect(server?.requests.length).toBe(2);
});

it('asks nobody without a key', async () => {
  const calls = createOutsideCalls({ clock: systemClock });
  const experience = createChromeUxReport({
    url: 'http://127.0.0.1:1/',
    key: undefined,
    calls,
    clock,
    userAgent: 'Test',
  });
  expect(await experience.isSetUp()).toBe(false);
  const asked = experience.of({ url: 'https://shop.example/', device: 'phone', signal });
  await expect(asked).rejects.toMatchObject({ code: 'not-configured' });
});

it.each([
  [{ status: 400 }, { code: 'not-configured' }],
  [{ status: 403 }, { code: 'not-configured' }],
  [{ status: 429 }, { code: 'busy' }],
  [{ status: 500 }, { code: 'upstream-failed' }],
  [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { code: 'upstream-failed' }],
  [{ body: '{"record":{}}' }, { code: 'upstream-failed' }],
  [{ body: 'x'.repeat(200_001) }, { code: 'too-large' }],
  [() => undefined, { code: 'timed-out' }],
] satisfies [Route, object][])(
  'does not take a failure for no visits, and keeps its key: %#',
  async (route, expected) => {
    const experience = await start(route);
    const error: unknown = await experience
      .of({ url: 'https://shop.example/', device: 'phone', signal })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(expected);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error)).not.toContain(KEY);
  },
);
