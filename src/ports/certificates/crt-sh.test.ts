import { afterEach, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { createFakeClock } from '#ports/clock/fake';
import { systemClock } from '#ports/clock/system';
import { type Route, startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import { certificatesContract } from './contract.ts';
import { createCrtSh } from './crt-sh.ts';

const { signal } = new AbortController();
const clock = createFakeClock(Date.UTC(2026, 0, 15));
const question = { domain: 'example.test', signal };

let server: TestHttpServer | undefined;
afterEach(() => server?.close());

const early = { not_before: '2020-03-01T10:00:00', not_after: '2020-06-01T10:00:00' };
const late = { not_before: '2025-01-01T10:00:00', not_after: '2025-04-01T10:00:00' };
const known: unknown[] = [
  { name_value: '*.Example.test\nexample.test\nwww.example.test', ...early },
  { name_value: 'example.test\nother.test\nadmin@example.test\nevilexample.test', ...late },
  { name_value: 7 },
];

/** As crt.sh answers: of nothing, an empty list. */
const log: Route = ({ url = '' }, response) => {
  const asked = new URL(url, 'http://server.invalid').searchParams;
  const isKnown = asked.get('q') === '%.example.test' && asked.get('output') === 'json';
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(isKnown ? known : []));
};

async function start(route: Route = log) {
  server = await startHttpServer({ '/ct': route });
  const calls = createOutsideCalls({ clock: systemClock, gap: 1 });
  return createCrtSh({ url: `${server.origin}/ct`, calls, clock, userAgent: 'Test', timeout: 1_000 });
}

certificatesContract(() => start());

it('is asked once in half an hour', async () => {
  const certificates = await start();
  const { askedAt } = await certificates.namesBelow(question);
  clock.advance(1_799_000);
  expect(await certificates.namesBelow(question)).toMatchObject({ askedAt });
  expect(server?.requests).toHaveLength(1);
  clock.advance(1_000);
  expect(await certificates.namesBelow(question)).toMatchObject({ askedAt: clock.now() });
  expect(server?.requests).toHaveLength(2);
});

it.each([
  [
    { status: 429, headers: { 'retry-after': '60' } },
    { code: 'busy', retryAfter: 60 },
  ],
  [{ status: 404 }, { code: 'upstream-failed' }],
  [{ status: 502 }, { code: 'upstream-failed' }],
  [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { code: 'upstream-failed' }],
  [{ body: '<html>' }, { code: 'upstream-failed' }],
  [{ body: '{"names":[]}' }, { code: 'upstream-failed' }],
  [{ body: 'x'.repeat(20_000_001) }, { code: 'too-large' }],
  [() => undefined, { code: 'timed-out' }],
] satisfies [Route, object][])('does not take a log that fails for an empty one: %#', async (route, error) => {
  const certificates = await start(route);
  await expect(certificates.namesBelow(question)).rejects.toMatchObject(error);
});

it('reads a bounded number of names', async () => {
  const many = Array.from({ length: 11_000 }, (_, index) => ({ name_value: `h${index}.example.test`, ...early }));
  const certificates = await start({ body: JSON.stringify(many) });
  const { names, isCut } = await certificates.namesBelow(question);
  expect([names.length, isCut]).toEqual([10_000, true]);
});
