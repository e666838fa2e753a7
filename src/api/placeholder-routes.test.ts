import { afterEach, describe, expect, it } from 'vitest';
import { createRegistry } from '#kit/registry';
import { runInThisThread } from '#kit/run-tool';
import { loadTool } from '#main/load-tools';
import { createDrawings } from '#ports/drawings/here';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function server(settings: Parameters<typeof testServer>[0] = {}) {
  const registry = createRegistry([await loadTool('placeholder-image')]);
  const made = await testServer(settings, { registry, runTool: runInThisThread({ drawings: createDrawings() }) });
  open.push(made);
  return (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => made.app.inject({ method, url });
}

describe('GET /placeholder/{size}', () => {
  it('answers with a drawing that any site may show and nobody can run', async () => {
    const get = await server();
    const response = await get('/placeholder/600x400.svg?text=%3Cscript%3E&color=ffffff&background=1E3A8A');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toContain('&lt;script&gt;</text>');
    expect(response.body).toContain('fill="#1E3A8A"');
    expect((await get('/placeholder/600x400.svg', 'HEAD')).body).toBe('');
  });

  it('answers with a PNG of that size', async () => {
    const get = await server();
    const { statusCode, headers, rawPayload } = await get('/placeholder/30x20.png');
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' });
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([30, 20]);
  });

  it.each([
    ['/placeholder/600x400.gif', 404, 'no-such-address'],
    ['/placeholder/0x400.svg', 404, 'no-such-address'],
    ['/placeholder/600x400.svg.svg', 404, 'no-such-address'],
    ['/placeholder/5000x400.svg', 413, 'too-large'],
    ['/placeholder/3000x3000.png', 413, 'too-large'],
    [`/placeholder/6x4.svg?text=${'x'.repeat(201)}`, 400, 'invalid-input'],
    ['/placeholder/6x4.svg?color=red', 400, 'invalid-input'],
    ['/placeholder/6x4.svg?color=ffffff&color=000000', 400, 'invalid-input'],
  ])('refuses %s', async (url, status, code) => {
    const response = await (await server())(url);
    expect({ status: response.statusCode, code: response.json().code }).toEqual({ status, code });
  });

  it('is counted as other files are, and as a call where pixels are drawn', async () => {
    const get = await server({ callsPerMinute: 1 });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await get('/placeholder/6x4.svg')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const drawn = await server({ callsPerMinute: 1 });
    expect((await drawn('/placeholder/6x4.png')).statusCode).toBe(200);
    expect((await drawn('/placeholder/6x4.png')).statusCode).toBe(429);
    expect((await drawn('/placeholder/6x4.svg')).statusCode).toBe(200);
    expect((await (await server())('/placeholder/6x4.svg', 'POST')).statusCode).toBe(405);
  });
});
