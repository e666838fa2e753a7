import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunTool } from '#kit/run-tool';
import type { Limits } from '#ports/limits/port';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';
import type { ServerOptions, ServerSettings } from './build-server.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const MEGABYTE = 2 ** 20;

const open: { server: TestServer; sockets: Socket[] }[] = [];
afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await server.app.close();
  }
});

async function site(options: Partial<ServerOptions> = {}, settings: Partial<ServerSettings> = {}) {
  const server = await testServer({ trustedProxies: 1, ...settings }, options);
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const sockets: Socket[] = [];
  open.push({ server, sockets });

  /** A request of the visitor at `ip`, of whose body `sent` comes and no more. */
  async function begin(path: string, ip: string, { fields = '', sent = '' }: { fields?: string; sent?: string } = {}) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\n`;
    socket.write(`${head}${fields || 'Content-Type: application/json\r\nContent-Length: 900\r\n'}\r\n${sent}`);
    return socket;
  }
  const upload = async (ip: string) =>
    (
      await server.app.inject({
        ...{ method: 'POST', url: '/api/files', payload: GIF },
        headers: { 'content-type': 'image/gif', 'x-forwarded-for': ip },
      })
    ).statusCode;
  return { server, begin, upload };
}

const firstOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);

describe('a body that stops', () => {
  it.each([
    ['to a tool', '/api/tools/shout'],
    ['to be kept', '/api/files'],
    ['of a form', '/api/contact'],
    ['of an email’s link', '/newsletter/confirm'],
  ])('%s is ended with the reason', async (_what, path) => {
    const { server, begin } = await site({ grace: 50 });
    const fields = path === '/api/files' ? `Content-Type: image/gif\r\nContent-Length: ${GIF.length}\r\n` : '';
    const answer = await text(await begin(path, '192.0.2.1', { fields, sent: '{"te' }));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close/is);
    expect(JSON.parse(body)).toMatchObject({
      code: 'timed-out',
      message: 'The request arrived too slowly: at least 16 KB a second are needed.',
    });
    if (path.startsWith('/api/'))
      await expect.poll(() => server.lines.map(({ fields: { status } }) => status)).toEqual([499]);
  });

  it('to an address where nothing is, is answered before it comes, and not waited for', async () => {
    const { begin } = await site({ grace: 50 });
    for (const path of ['/nothing', '/api/nothing', '/api/tools/nothing', '/files/a/b']) {
      expect(await text(await begin(path, '192.0.2.1', { sent: '{"te' }))).toMatch(/^HTTP\/1\.1 (?:404|405|503) /);
    }
  });
});

describe('bodies that arrive', () => {
  const settings = { bodyMaxBytes: MEGABYTE, uploadMaxBytes: 10 * MEGABYTE };
  const largest = `Content-Type: application/json\r\nContent-Length: ${MEGABYTE}\r\n`;
  const streamed = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n';

  it.each([
    ['as long as they say', largest],
    ['of unknown length', streamed],
  ])('leave room for others, however many one visitor begins: %s', async (_what, fields) => {
    const { server, begin, upload } = await site({}, settings);
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => begin('/api/tools/shout', '192.0.2.1', { fields })),
    );
    const one = await begin('/api/tools/shout', '192.0.2.1', { fields });
    const refused = await firstOf(one);
    expect(refused).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/is);
    expect(refused).toContain('Too much is being sent at once. Please try again in a few seconds.');
    expect(server.lines).toHaveLength(1);
    // What is small is not counted.
    expect(await upload('192.0.2.1')).toBe(200);
    await begin('/api/tools/shout', '192.0.2.2', { fields });
    for (const socket of begun) socket.destroy();
    await expect.poll(() => server.lines.length).toBe(22);
    await begin('/api/tools/shout', '192.0.2.1', { fields });
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.lines).toHaveLength(22);
  });

  it('keep no room when they are behind each other on a connection that goes away', async () => {
    const { server, begin } = await site({}, { bodyMaxBytes: MEGABYTE / 4 });
    const body = JSON.stringify({ text: 'a'.repeat(MEGABYTE / 5) });
    const fields = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const more = `POST /api/tools/wait HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n${fields}\r\n${body}`;
    for (let time = 0; time < 8; time += 1) {
      const socket = await begin('/api/tools/wait', '192.0.2.1', { fields, sent: body + more.repeat(7) });
      await expect.poll(() => server.signals.length, { interval: 5 }).toBe(8 * (time + 1));
      socket.destroy();
    }
    const { statusCode } = await server.app.inject({
      ...{ method: 'POST', url: '/api/tools/shout', payload: body },
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    });
    expect(statusCode).toBe(200);
  });

  it('are forgotten when they are refused, answered or too large, as often as they come', async () => {
    const { server } = await site({}, settings);
    const { port } = new URL(server.app.listeningOrigin);
    const statuses = new Set<number>();
    for (let time = 0; time < 40; time += 1) {
      for (const [path, length] of [
        ['nothing', MEGABYTE],
        ['shout', MEGABYTE / 2],
        ['shout', 2 * MEGABYTE],
      ] as const) {
        const response = await fetch(`http://127.0.0.1:${port}/api/tools/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
          body: JSON.stringify({ text: 'a'.repeat(length) }),
        });
        await response.text();
        statuses.add(response.status);
      }
    }
    expect([...statuses].sort()).toEqual([200, 404, 413]);
  });

  it('are forgotten when their sender has read the refusal and leaves', async () => {
    const { begin, upload } = await site({}, settings);
    for (let time = 0; time < 45; time += 1) {
      const socket = await begin('/api/tools/nothing', '192.0.2.1', { fields: largest, sent: '{"te' });
      expect(await firstOf(socket)).toMatch(/^HTTP\/1\.1 404 /);
      socket.destroy();
      await once(socket, 'close');
    }
    const fields = { fields: `${streamed}Connection: close\r\n`, sent: '2\r\n{}\r\n0\r\n\r\n' };
    expect(await text(await begin('/api/tools/shout', '192.0.2.1', fields))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await upload('192.0.2.1')).toBe(200);
  });

  it('count as what came, also when nobody said how much that is', async () => {
    const bytes: (number | undefined)[] = [];
    const runTool: RunTool = async (_entry, asked) => {
      bytes.push(asked.bytes);
      return '{}';
    };
    const { begin } = await site({ runTool });
    const body = JSON.stringify({ text: 'é' });
    const fields = 'Content-Type: application/json\r\nConnection: close\r\n';
    const chunk = `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    await text(
      await begin('/api/tools/shout', '192.0.2.1', { fields: `${fields}Transfer-Encoding: chunked\r\n`, sent: chunk }),
    );
    await text(await begin('/api/tools/shout', '192.0.2.1', { fields: `${fields}Content-Length: 13\r\n`, sent: body }));
    expect(bytes).toEqual([13, 13]);
  });

  it('are read in however many pieces they come', async () => {
    const { begin } = await site({}, settings);
    const socket = await begin('/api/tools/shout', '192.0.2.1', { fields: `${streamed}Connection: close\r\n` });
    const body = JSON.stringify({ text: 'é'.repeat(30_000) });
    for (const byte of Buffer.from(body))
      socket.write(Buffer.concat([Buffer.from('1\r\n'), Buffer.of(byte), Buffer.from('\r\n')]));
    socket.write('0\r\n\r\n');
    expect(await text(socket)).toContain(`{"loud":"${'É'.repeat(30_000)}"}`);
  });
});

describe('a visitor who goes away while being counted', () => {
  it('keeps no room', async () => {
    const counting = Promise.withResolvers<void>();
    let isHeld = true;
    const limits: Limits = {
      async count() {
        if (isHeld) await counting.promise;
        return 0;
      },
      clear: async () => {},
    };
    const { server, begin } = await site({ limits }, { bodyMaxBytes: MEGABYTE });
    let open = 0;
    server.app.server.on('request', (_request, response) => {
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
    });
    const fields = `Content-Type: application/json\r\nContent-Length: ${MEGABYTE}\r\n`;
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => begin('/api/tools/shout', '192.0.2.1', { fields })),
    );
    await expect.poll(() => open).toBe(20);
    for (const socket of begun) socket.destroy();
    await expect.poll(() => open).toBe(0);
    isHeld = false;
    counting.resolve();
    const { statusCode } = await server.app.inject({
      ...{ method: 'POST', url: '/api/tools/shout', payload: { text: 'a'.repeat(MEGABYTE / 2) } },
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect(statusCode).toBe(200);
  });
});
