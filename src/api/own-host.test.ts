import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';
import { isLoopback } from './own-host.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function site(host: string, publicUrl: string) {
  const server = await testServer(
    { host, publicUrl },
    { mount: (scope) => void scope.post('/mcp', async () => 'an answer') },
  );
  open.push(server);
  return server;
}

const asked: InjectOptions[] = [
  { method: 'GET', url: '/' },
  { method: 'GET', url: '/nowhere' },
  { method: 'GET', url: '/healthz' },
  { method: 'GET', url: '/api/tools' },
  { method: 'POST', url: '/api/tools/shout', payload: { text: 'a' } },
  { method: 'OPTIONS', url: '/api/tools/shout' },
  { method: 'POST', url: '/api/files', payload: 'x' },
  { method: 'GET', url: '/api/nowhere' },
  { method: 'GET', url: '/files/aaaaaaaaaaaaaaaaaaaaaa/a.png' },
  { method: 'POST', url: '/mcp', payload: {} },
];

describe('a server that only its machine can reach', () => {
  it.each(asked)('refuses $method $url of a page whose name leads here', async (request) => {
    const { app } = await site('127.0.0.1', 'https://tools.example');
    for (const host of ['evil.test', 'evil.test:3000', 'localhost.evil.test', '127.0.0.1.evil.test', '192.0.2.1']) {
      const response = await app.inject({ ...request, headers: { host } });
      expect({ host, status: response.statusCode }).toEqual({ host, status: 421 });
      expect(response.json()).toEqual({
        success: false,
        message:
          'This server answers for localhost and tools.example only. PUBLIC_URL sets its name, and a proxy must pass it on as Host.',
        data: null,
        code: 'other-host',
      });
    }
  });

  it.each(asked)('answers $method $url for its own names at any port', async (request) => {
    const { app } = await site('::1', 'https://tools.example');
    const own = ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.8.9.1:80', '[::1]', '[::1]:3000', 'tools.example'];
    for (const host of [...own, 'tools.example:443']) {
      const response = await app.inject({ ...request, headers: { host } });
      expect({ host, status: response.statusCode }).not.toEqual({ host, status: 421 });
    }
  });
});

describe('a server that others can reach', () => {
  it('leaves it to them by which name', async () => {
    const { app } = await site('0.0.0.0', 'https://tools.example');
    expect((await app.inject({ url: '/api/tools', headers: { host: 'inner.test' } })).statusCode).toBe(200);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.0.0.53', true],
    ['::1', true],
    ['0:0:0:0:0:0:0:1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.2', false],
    ['tools.example', false],
  ])('is known by where it listens: %s', (host, isHere) => expect(isLoopback(host)).toBe(isHere));
});
