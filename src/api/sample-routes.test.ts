import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  const samples = (url: URL) =>
    url.origin === 'http://localhost:3000' && url.pathname === '/samples/shop'
      ? { headers: { 'content-type': 'text/html' }, setCookies: ['a=1', 'b=2'], body: '<h1>Shop</h1>' }
      : undefined;
  server = await testServer({}, { samples });
});
afterAll(() => server.app.close());

it('sends a sample as it is, whatever is asked for behind its path', async () => {
  const { statusCode, headers, body } = await server.app.inject({ url: '/samples/shop?a=1' });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<h1>Shop</h1>' });
  expect(headers).toMatchObject({ 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] });
  expect(headers).not.toHaveProperty('x-frame-options');
});

it('sends its head alone', async () => {
  const { headers, body } = await server.app.inject({ method: 'HEAD', url: '/samples/shop' });
  expect({ length: headers['content-length'], body }).toEqual({ length: '13', body: '' });
});

it.each(['/samples/none', '/samples/../samples', '/samples//evil.example/samples/shop'])(
  'has nothing at %s',
  async (url) => {
    const { statusCode } = await server.app.inject({ url });
    expect([404, 503]).toContain(statusCode);
  },
);

it('takes nothing that is sent to it', async () => {
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/samples/shop', payload: {} });
  expect(statusCode).not.toBe(200);
});
