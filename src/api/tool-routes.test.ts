import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function server(...options: Parameters<typeof testServer>): Promise<TestServer> {
  const made = await testServer(...options);
  open.push(made);
  return made;
}

const post = (slug: string, payload: unknown) =>
  ({
    method: 'POST',
    url: `/api/tools/${slug}`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  }) as const;

describe('POST /api/tools/:slug', () => {
  it('answers with the envelope, the success sentence and the data', async () => {
    const { app } = await server();
    const response = await app.inject(post('shout', { text: 'héllo' }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: 'Gone well', data: { loud: 'HÉLLO' } });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('says what is wrong with the input in the words of the tool', async () => {
    const { app } = await server();
    for (const payload of [{}, { text: '  ' }, { text: 3 }]) {
      const response = await app.inject(post('shout', payload));
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        success: false,
        message: 'Please enter some text',
        data: null,
        code: 'invalid-input',
      });
    }
  });

  it.each([
    ['not-found', 422],
    ['target-refused', 422],
    ['unsupported', 422],
    ['too-large', 413],
    ['timed-out', 504],
    ['upstream-failed', 502],
    ['not-configured', 503],
    ['busy', 503],
  ])('answers a tool that ends in %s with %i', async (how, status) => {
    const { app } = await server();
    const response = await app.inject(post('fail', { how }));
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, message: `It is ${how}.`, data: null, code: how });
    expect(response.headers['retry-after']).toBe(how === 'busy' ? '2' : undefined);
  });

  it('keeps a bug to itself and logs where it happened, without what was sent', async () => {
    const { app, lines } = await server();
    const response = await app.inject(post('fail', { how: 'SECRET-INPUT' }));
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      message: 'Something went wrong on our side.',
      data: null,
      code: 'internal',
    });
    const bug = lines.find(({ level }) => level === 'error');
    expect(bug?.fields).toMatchObject({ slug: 'fail', type: 'Error', request: expect.any(String) });
    expect(JSON.stringify(bug?.fields.stack)).toContain('test-server.ts');
    expect(JSON.stringify(lines)).not.toContain('SECRET-INPUT');
  });

  it('logs one line a call: the tool, the status, the code and the time', async () => {
    const { app, lines } = await server();
    await app.inject(post('shout', { text: 'SECRET-INPUT' }));
    await app.inject({ ...post('shout', { text: ' ' }), url: '/api/tools/shout?q=SECRET-INPUT' });
    await app.inject(post('SECRET-INPUT', {}));
    expect(lines.map(({ fields }) => ({ ...fields, ms: typeof fields.ms }))).toEqual([
      { route: '/api/tools/:slug', slug: 'shout', status: 200, code: undefined, ms: 'number' },
      { route: '/api/tools/:slug', slug: 'shout', status: 400, code: 'invalid-input', ms: 'number' },
      { route: '/api/tools/:slug', slug: undefined, status: 404, code: 'no-such-tool', ms: 'number' },
    ]);
  });

  it('does not know other tools', async () => {
    const { app } = await server();
    const response = await app.inject(post('constructor', {}));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, data: null, code: 'no-such-tool' });
  });

  it.each([
    ['text/plain', '{"text":"x"}'],
    ['application/x-www-form-urlencoded', 'text=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    [undefined, '{"text":"x"}'],
    [undefined, undefined],
  ])('takes nothing but JSON: %s', async (type, payload) => {
    const { app } = await server();
    const response = await app.inject({
      method: 'POST',
      url: '/api/tools/shout',
      headers: type ? { 'content-type': type } : {},
      ...(payload ? { payload } : {}),
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ success: false, data: null, code: 'not-json' });
  });

  it.each(['{"text":', '', 'null', '[]', '"text"', '3', '{"__proto__":{"text":"x"}}'])(
    'refuses the body %j as no JSON object',
    async (payload) => {
      const { app } = await server();
      const headers = { 'content-type': 'application/json' };
      const response = await app.inject({ method: 'POST', url: '/api/tools/shout', headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, data: null, code: 'unreadable-body' });
    },
  );

  it('refuses a body over the limit', async () => {
    const { app } = await server();
    const response = await app.inject(post('shout', { text: 'x'.repeat(1001) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ success: false, data: null, code: 'too-large' });
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('does not answer %s', async (method) => {
    const { app } = await server();
    const response = await app.inject({
      method,
      url: '/api/tools/shout',
      payload: 'x',
      headers: { 'content-type': 'text/x' },
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, POST');
    expect(response.json()).toMatchObject({ success: false, data: null, code: 'method-not-allowed' });
  });

  it('aborts the run when the visitor goes away', async () => {
    const { app, signals, waiting, lines } = await server();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const call = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/tools/wait',
      headers: { 'content-type': 'application/json' },
    });
    call.on('error', () => {});
    call.end('{}');
    await waiting;
    expect(signals[0]?.aborted).toBe(false);
    call.destroy();
    await expect.poll(() => signals[0]?.aborted).toBe(true);
    await expect.poll(() => lines.map(({ fields }) => fields.code)).toEqual(['cancelled']);
  });
});

describe('the call limit', () => {
  it('answers 429 with Retry-After to one call too many, before it reads the body', async () => {
    const { app } = await server({ callsPerMinute: 2 });
    await app.inject(post('shout', { text: 'a' }));
    await app.inject(post('fail', { how: 'busy' }));
    const response = await app.inject({ ...post('shout', {}), payload: 'x'.repeat(5000) });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toMatchObject({ success: false, data: null, code: 'rate-limited' });
  });

  it('counts calls of tools that exist only, and no reading', async () => {
    const { app } = await server({ callsPerMinute: 1 });
    for (const url of ['/api/tools', '/api/tools/shout', '/api/openapi.json', '/healthz', '/']) await app.inject(url);
    await app.inject(post('nothing', {}));
    expect((await app.inject(post('shout', { text: 'a' }))).statusCode).toBe(200);
    expect((await app.inject(post('shout', { text: 'a' }))).statusCode).toBe(429);
  });

  it('gives each visitor an own budget; an IPv6 network of 64 bits is one visitor', async () => {
    const { app } = await server({ callsPerMinute: 1 });
    const from = async (remoteAddress: string) =>
      (await app.inject({ ...post('shout', { text: 'a' }), remoteAddress })).statusCode;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.2')).toBe(200);
    expect(await from('::ffff:192.0.2.1')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(200);
    expect(await from('2001:db8:0:1:ffff::2')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(200);
  });

  it('believes X-Forwarded-For only when told to, and then only what the nearest proxy wrote', async () => {
    const call = (app: TestServer['app'], forwarded: string) =>
      app.inject({
        ...post('shout', { text: 'a' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      });
    const direct = await server({ callsPerMinute: 1 });
    expect((await call(direct.app, '192.0.2.1')).statusCode).toBe(200);
    expect((await call(direct.app, '192.0.2.2')).statusCode).toBe(429);
    const proxied = await server({ callsPerMinute: 1, trustedProxies: 1 });
    expect((await call(proxied.app, '192.0.2.1')).statusCode).toBe(200);
    expect((await call(proxied.app, '192.0.2.2')).statusCode).toBe(200);
    expect((await call(proxied.app, '203.0.113.9, 192.0.2.1')).statusCode).toBe(429);
  });

  it('is shared with what is mounted beside the API', async () => {
    const { app } = await server(
      { callsPerMinute: 1 },
      {
        mount: (instance, admit) => {
          instance.post('/other', async (request, reply) => {
            await admit(request, 'tools');
            return reply.send('done');
          });
        },
      },
    );
    expect((await app.inject({ method: 'POST', url: '/other' })).statusCode).toBe(200);
    expect((await app.inject(post('shout', { text: 'a' }))).statusCode).toBe(429);
    expect((await app.inject({ method: 'POST', url: '/other' })).statusCode).toBe(429);
  });
});

describe('GET /api/tools', () => {
  it('lists every tool', async () => {
    const { app } = await server();
    const { data, success } = (await app.inject('/api/tools')).json();
    expect(success).toBe(true);
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['count', 'fail', 'shout', 'wait']);
    expect(data[2]).toEqual({
      slug: 'shout',
      name: 'Shout',
      summary: 'A tool that only tests know.',
      category: 'content',
    });
  });

  it('describes one tool with its schemas and examples', async () => {
    const { app } = await server();
    const { data } = (await app.inject('/api/tools/shout')).json();
    expect(data).toMatchObject({
      slug: 'shout',
      input: { type: 'object', required: ['text'], properties: { text: { type: 'string', title: 'Text' } } },
      output: { type: 'object', properties: { loud: { type: 'string' } } },
      examples: [{ name: 'A word', input: { text: 'hello' } }],
    });
    expect((await app.inject('/api/tools/nothing')).statusCode).toBe(404);
  });

  it('answers HEAD without a body', async () => {
    const { app } = await server();
    const response = await app.inject({ method: 'HEAD', url: '/api/tools' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });
});

describe('other addresses of the API', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing/here'],
    ['PUT', '/api/%zz'],
    ['DELETE', '/api/tools/shout/more'],
  ] as const)('%s %s is a 404 in JSON', async (method, url) => {
    const { app } = await server();
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      success: false,
      message: 'There is nothing at this address.',
      data: null,
      code: 'no-such-address',
    });
  });
});

describe('an https address', () => {
  it('adds HSTS', async () => {
    const { app } = await server({ publicUrl: 'https://tools.example.com' });
    expect((await app.inject('/api/tools')).headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await server();
    expect((await plain.app.inject('/api/tools')).headers['strict-transport-security']).toBeUndefined();
  });
});
