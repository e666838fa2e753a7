import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { expectRefusal, httpContract } from './contract.ts';
import { createFakeHttp } from './fake.ts';

const BASE = 'http://site.test';

describe('the web in memory', () => {
  httpContract(async (routes, options) => {
    const web = Object.entries(routes).map(([path, route]) => {
      const { location } = route.headers ?? {};
      const headers = location ? { ...route.headers, location: location.replace('{base}', BASE) } : route.headers;
      return [`${BASE}${path}`, { ...route, ...(headers && { headers }) }];
    });
    return { http: createFakeHttp(Object.fromEntries(web), options), base: BASE, close: async () => {} };
  });

  it('fails as told, and does not know other hosts', async () => {
    const http = createFakeHttp({ 'https://down.test': new ToolError('upstream-failed', 'down.test is down.') });
    await expectRefusal(http.get({ url: 'https://down.test/' }), 'upstream-failed', /down\.test is down/);
    await expectRefusal(http.get({ url: 'https://other.test/' }), 'not-found', /no host called other\.test/);
  });

  it('takes addresses as URL writes them', async () => {
    const http = createFakeHttp({ 'https://Site.test': { body: 'home' } });
    expect((await http.get({ url: 'https://site.test/#top' })).status).toBe(200);
  });
});
