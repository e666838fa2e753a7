import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('website-status', tool, run);

function check(web: Record<string, FakeResponse | ToolError>) {
  const ports = { http: createFakeHttp(web), clock: createFakeClock(Date.UTC(2026, 0, 15, 12)) };
  return execute(entry, { domain: 'site.test' }, { ports });
}

const to = (location: string, waited = 0) => ({ status: 301, headers: { location }, waited });

describe('a site', () => {
  it('that answers is up, with each step and its time', async () => {
    const web = {
      'https://site.test/': to('https://www.site.test/', 80),
      'https://www.site.test/': { body: 'x', waited: 40 },
    };
    expect(await check(web)).toEqual({
      ...{ verdict: 'Up', time: 80, domain: 'site.test', status: '200 OK', address: '192.0.2.10', reason: null },
      finalUrl: 'https://www.site.test/',
      stages: [
        { name: 'DNS lookup', value: 0 },
        { name: 'Connecting', value: 0 },
        { name: 'Waiting for the page', value: 80 },
        { name: 'Redirect 1', value: 40 },
      ],
      steps: [
        { url: 'https://site.test/', status: '301 Moved Permanently', waited: 80, server: '192.0.2.10' },
        { url: 'https://www.site.test/', status: '200 OK', waited: 40, server: '192.0.2.10' },
      ],
      sources: [{ protocol: 'HTTPS', server: 'site.test' }],
      checkedAt: '2026-01-15T12:00:00.000Z',
    });
  });

  it.each([
    [503, 'Answers with an error', 'reports an error'],
    [403, 'Up, but refuses access', 'block programs'],
    [404, 'Up, but refuses access', 'no page at this address'],
  ])('with status %i is "%s"', async (status, verdict, reason) => {
    expect(await check({ 'https://site.test/': { status } })).toMatchObject({
      verdict,
      reason: expect.stringContaining(reason),
    });
  });

  it('that answers by HTTP only is up without HTTPS', async () => {
    const refused = new ToolError('upstream-failed', 'site.test does not accept connections.');
    expect(await check({ 'https://site.test/': refused, 'http://site.test/': {} })).toMatchObject({
      ...{ verdict: 'Up, without HTTPS', finalUrl: 'http://site.test/' },
      reason: 'HTTPS fails: site.test does not accept connections.',
    });
  });

  it('that does not answer is down, with the reason', async () => {
    const refused = new ToolError('timed-out', 'site.test took too long to answer.');
    expect(await check({ 'https://site.test/': refused, 'http://site.test/': refused })).toMatchObject({
      ...{ verdict: 'Down', time: null, reason: refused.message, stages: [] },
      sources: [{ protocol: 'HTTPS and HTTP', failure: refused.message }],
    });
    expect(await check({})).toMatchObject({ verdict: 'Down', reason: 'There is no host called site.test.' });
  });

  it('that leads astray is said to', async () => {
    expect(await check({ 'https://site.test/': to('https://gone.test/') })).toMatchObject({
      ...{ verdict: 'Up, but redirects to a broken address', status: '301 Moved Permanently' },
      reason: expect.stringContaining('gone.test, which does not answer'),
    });
    const circle = { 'https://site.test/': to('/b'), 'https://site.test/b': to('/') };
    expect(await check(circle)).toMatchObject({ reason: 'It redirects in a loop.' });
  });

  it('of a private place is refused, not called down', async () => {
    const refused = new ToolError('target-refused', 'site.test is not a public address.');
    await expect(check({ 'https://site.test/': refused })).rejects.toBe(refused);
  });
});
