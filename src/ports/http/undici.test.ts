import { createServer } from 'node:http';
import { describe } from 'vitest';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { listen } from '../../../tests/servers/loopback.ts';
import { httpContract } from './contract.ts';
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
});
