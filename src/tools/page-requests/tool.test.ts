import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import type { LoadedPage, PageRequest } from '#ports/browser/port';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('page-requests', tool, run);
const ports = await createFakePorts([entry]);
const url = 'https://www.shop.example.com/';

const request = (more: Partial<PageRequest> & { url: string }): PageRequest => ({
  ...{ method: 'GET', type: 'Image', askedBy: url, priority: 'Low', start: 10, head: 20, end: 30, status: 200 },
  ...{ statusText: 'OK', protocol: 'h2', mime: 'image/png', encodedBytes: 2048, decodedBytes: 4096, isCached: false },
  ...{ requestHeaders: { accept: '*/*' }, responseHeaders: { 'cache-control': 'max-age=60' } },
  ...more,
});

const list = async (page: Partial<LoadedPage>) => {
  const whole = await ports.browser.load({ url: tool.examples[0].input.url, screen: screenOf() });
  const browser = { ...ports.browser, load: async () => ({ ...whole, url, ...page }) };
  return tool.output.parse(await execute(entry, { url }, { ports: { ...ports, browser } }));
};

function screenOf() {
  return { width: 1, height: 1, scale: 1, isMobile: false, colours: 'light' } as const;
}

describe('page-requests', () => {
  it('tells first parties from third ones, by who owns the host', async () => {
    const { parties, thirdParties, weight } = await list({
      requests: [
        request({ url, type: 'Document' }),
        request({ url: 'https://cdn.example.com/a.png' }),
        request({ url: 'https://www.google-analytics.com/collect' }),
        request({ url: 'https://nobody-knows.test/x' }),
      ],
    });
    expect(parties.map(({ owner, party, requests }) => [owner, party, requests])).toEqual([
      ['example.com', 'first', 2],
      ['Google Analytics', 'third', 1],
      ['nobody-knows.test', 'third', 1],
    ]);
    expect([thirdParties, weight]).toEqual([2, '8.0 KB']);
  });

  it('says why a request failed', async () => {
    const { files, failed } = await list({
      requests: [
        request({ url: `${url}a`, status: 404, statusText: 'Not Found' }),
        request({ url: `${url}b`, status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED' }),
        request({ url: `${url}c`, blocked: 'csp', failure: '' }),
        request({ url: `${url}d` }),
      ],
    });
    expect(files.map(({ problem }) => problem)).toEqual(['404 Not Found', 'ERR_NAME_NOT_RESOLVED', 'Blocked: csp', '']);
    expect(failed).toBe(3);
  });

  it('writes an HTTP Archive with every request, and its headers as long as there is room', async () => {
    const long = { 'x-long': 'x'.repeat(4_000) };
    const { har } = await list({
      requests: Array.from({ length: 900 }, (_, at) => request({ url: `${url}?at=${at}`, responseHeaders: long })),
    });
    const { log } = JSON.parse(har);
    expect(log.entries).toHaveLength(900);
    expect(log.entries[0].request.queryString).toEqual([{ name: 'at', value: '0' }]);
    expect(log.entries[0].response.headers).toHaveLength(1);
    expect(log.entries[899].response.headers).toEqual([]);
    expect(har.length).toBeLessThan(2_500_000);
  });
});
