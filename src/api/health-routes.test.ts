import { describe, expect, it } from 'vitest';
import { testServer } from '../../tests/servers/test-server.ts';

describe('the health checks', () => {
  it('are well when everything is', async () => {
    const { app } = await testServer();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await app.close();
  });

  it('name what is not ready, and still say that the process lives', async () => {
    const { app } = await testServer({}, { unready: async () => ['files'] });
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'not ready', failing: ['files'] });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  it('name what fails for some, and send nobody away from the tools', async () => {
    const { app } = await testServer({}, { degraded: async () => ['store'] });
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ status: 'degraded', failing: ['store'] });
    await app.close();
  });
});
