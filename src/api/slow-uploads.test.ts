import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from '#ports/limits/port';
import type { ServerOptions } from './build-server.ts';
import { type TestServer, testServer } from './fixture.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function site(grace: number, options: Partial<ServerOptions> = {}) {
  const server = await testServer({ trustedProxies: 1 }, { grace, ...options });
  open.push(server);
  return { server, port: Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port) };
}

/** An upload by the visitor at `ip` that stops after four bytes. */
async function stalled(port: number, ip: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST /api/files HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\nContent-Type: image/gif\r\n`;
  socket.write(`${head}Content-Length: ${GIF.length}\r\n\r\n`);
  socket.write(GIF.subarray(0, 4));
  return socket;
}

async function uploads({ app }: TestServer, ip: string): Promise<number> {
  const headers = { 'content-type': 'image/gif', 'x-forwarded-for': ip };
  return (await app.inject({ method: 'POST', url: '/api/files', payload: GIF, headers })).statusCode;
}

describe('an upload that stops', () => {
  it('is ended with the reason, and frees its place', async () => {
    const { server, port } = await site(50);
    const answer = await text(await stalled(port, '192.0.2.1'));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/is);
    expect(JSON.parse(body)).toMatchObject({
      code: 'timed-out',
      message: 'The picture arrived too slowly: at least 16 KB a second are needed.',
    });
    for (let at = 0; at < 3; at += 1) await text(await stalled(port, '192.0.2.1'));
    expect(await uploads(server, '192.0.2.1')).toBe(200);
    expect(server.lines.map(({ fields }) => fields.status)).toEqual([408, 408, 408, 408, 200]);
  });

  it('leaves room for others, however many one visitor begins', async () => {
    const { server, port } = await site(60_000);
    const begun = await Promise.all(Array.from({ length: 8 }, () => stalled(port, '192.0.2.1')));
    const [refused] = await Promise.any(begun.map((socket) => once(socket, 'data')));
    expect(`${refused}`).toContain('503 Service Unavailable');
    expect(`${refused}`).toContain('Many pictures are arriving right now.');
    await expect.poll(() => server.lines.length).toBe(5);
    expect(await uploads(server, '192.0.2.1')).toBe(503);
    expect(await uploads(server, '192.0.2.2')).toBe(200);
    for (const socket of begun) socket.destroy();
    await expect.poll(() => uploads(server, '192.0.2.1')).toBe(200);
  });
});

describe('whoever goes away while being counted', () => {
  it('keeps no place', async () => {
    const counting = Promise.withResolvers<void>();
    let isHeld = true;
    const limits: Limits = {
      async count() {
        if (isHeld) await counting.promise;
        return 0;
      },
      clear: async () => {},
    };
    const { server, port } = await site(60_000, { limits });
    let open = 0;
    server.app.server.on('request', (_request, response) => {
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
    });
    const begun = await Promise.all(Array.from({ length: 3 }, () => stalled(port, '192.0.2.1')));
    await expect.poll(() => open).toBe(3);
    for (const socket of begun) socket.destroy();
    await expect.poll(() => open).toBe(0);
    isHeld = false;
    counting.resolve();
    expect(await uploads(server, '192.0.2.1')).toBe(200);
  });
});
