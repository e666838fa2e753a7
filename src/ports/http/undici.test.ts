import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { listen } from '../../../tests/servers/loopback.ts';
import { expectRefusal, httpContract } from './contract.ts';
import { createHttp } from './undici.ts';

describe('the guarded client', () => {
  httpContract(async (routes, options) => {
    const server = createServer((request, response) => {
      const route = routes[request.url ?? ''];
      if (route?.neverAnswers) return;
      const headers = Object.entries(route?.headers ?? {}).map(([name, value]) => [
        name,
        value.replace('{base}', site.origin),
      ]);
      if (route?.setCookies) response.setHeader('set-cookie', route.setCookies);
      response.writeHead(route?.status ?? (route ? 200 : 404), Object.fromEntries(headers)).end(route?.body);
    });
    const site = await listen(server);
    const http = createHttp({
      guard: createNetGuard({ allow: [`127.0.0.1:${site.port}`] }),
      userAgent: 'Clearkit/0.1 (+http://localhost:3000)',
      ...options,
    });
    return {
      http,
      base: site.origin,
      close: async () => {
        await site.close();
        await http.close();
      },
    };
  });

  it('answers what is at hand without a connection, also where a redirect of it leads, and dials for nothing else', async () => {
    const guard = createNetGuard({ allow: [] });
    const held = ({ href }: URL) =>
      ({
        'http://localhost:3000/samples/a': { status: 302, headers: { location: '/samples/b' } },
        'http://localhost:3000/samples/b': { headers: { 'content-type': 'text/html' }, body: 'B' },
        'http://localhost:3000/samples/out': { status: 302, headers: { location: '/tools' } },
      })[href];
    const http = createHttp({ guard, held, userAgent: 'Clearkit' });
    const { url, body, redirects } = await http.get({ url: 'http://localhost:3000/samples/a' });
    expect({ url, body: new TextDecoder().decode(body), redirects: redirects.length }).toEqual({
      url: 'http://localhost:3000/samples/b',
      body: 'B',
      redirects: 1,
    });
    await expectRefusal(http.get({ url: 'http://localhost:3000/samples/out' }), 'target-refused');
    await expectRefusal(http.get({ url: 'http://localhost:3000/tools' }), 'target-refused');
    await http.close();
  });
});
