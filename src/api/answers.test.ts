import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunRequest } from '#kit/run-tool';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';
import { endInPieces } from './answers.ts';
import type { ServerOptions } from './build-server.ts';

const MEGABYTE = 2 ** 20;

const open: { server: TestServer; sockets: Socket[] }[] = [];
afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await server.app.close();
  }
});

/** A site on which a run answers with so many megabytes, and visitors who ask for them. */
async function site(megabytes: number, options: Partial<ServerOptions> = {}) {
  const asked: RunRequest[] = [];
  const runTool: ServerOptions['runTool'] = async (_entry, run) => {
    asked.push(run);
    return JSON.stringify('é'.repeat((megabytes * MEGABYTE) / 2));
  };
  const server = await testServer({ trustedProxies: 1 }, { runTool, ...options });
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const sockets: Socket[] = [];
  open.push({ server, sockets });

  /** Reads the beginning of the answer, and no more. */
  async function ask(ip: string, accept = '*/*') {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    const head = `POST /api/tools/shout HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\nAccept: ${accept}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`);
    const [beginning] = await once(socket, 'data');
    socket.pause();
    return { socket, beginning: String(beginning).slice(0, 1_000) };
  }
  const fetched = (ip: string, accept = '*/*') =>
    fetch(`http://127.0.0.1:${port}/api/tools/shout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, accept },
      body: '{}',
    });
  return { server, asked, ask, fetched };
}

describe('a long answer', () => {
  it('comes whole to those who read it, as often as they like', async () => {
    const { asked, fetched } = await site(12);
    for (let time = 0; time < 4; time += 1) {
      const response = await fetched('192.0.2.1');
      const text = await response.text();
      expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
      expect(JSON.parse(text).data).toBe('é'.repeat(6 * MEGABYTE));
    }
    expect(asked.map(({ mostBytes }) => mostBytes)).toEqual(Array(4).fill(8 * MEGABYTE));
  });

  it('comes whole as a line', async () => {
    const text = await (await (await site(5)).fetched('192.0.2.1', 'application/x-ndjson')).text();
    expect(JSON.parse(text).data).toHaveLength(2.5 * MEGABYTE);
  });

  it('comes whole where a thread hands it over as bytes', async () => {
    const runTool = async () => Buffer.from(JSON.stringify('é'.repeat(3 * MEGABYTE)));
    const response = await (await site(0, { runTool })).fetched('192.0.2.1');
    expect(response.headers.get('content-length')).toMatch(/^629\d{4}$/);
    expect((await response.json()).data).toBe('é'.repeat(3 * MEGABYTE));
  });
});

describe('a long body', () => {
  it('waits at its connection a piece at a time', async () => {
    const answered: Socket[] = [];
    const server = createServer((_request, response) => endInPieces(response, Buffer.alloc(32 * MEGABYTE)));
    server.on('connection', (socket) => answered.push(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.pause();
    await expect.poll(() => answered[0]?.writableLength).toBeGreaterThan(0);
    expect(answered[0]?.writableLength).toBeLessThan(2 * 64 * 1024);
    socket.resume();
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(32 * MEGABYTE);
    socket.destroy();
    server.close();
  });
});

describe('answers that nobody reads', () => {
  it('are held up to a bound for one visitor, and others have theirs', async () => {
    const { ask } = await site(12);
    expect((await ask('192.0.2.1')).beginning).toContain('HTTP/1.1 200');
    const { beginning } = await ask('192.0.2.1');
    expect(beginning).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/is);
    expect(beginning).toContain('Earlier answers have not been read yet. Please read them first, then try again.');
    expect((await ask('192.0.2.2')).beginning).toContain('HTTP/1.1 200');
  });

  it('leave room again when they are read, or their connection ends', async () => {
    const { ask, server } = await site(12);
    const first = await ask('192.0.2.1');
    first.socket.resume();
    await expect.poll(() => first.socket.bytesRead).toBeGreaterThan(12 * MEGABYTE);
    const second = await ask('192.0.2.1');
    expect(second.beginning).toContain('HTTP/1.1 200');
    second.socket.destroy();
    await expect.poll(() => openAnswers(server)).toBe(1);
    expect((await ask('192.0.2.1')).beginning).toContain('HTTP/1.1 200');
  });

  it('are ended soon, however long they are', async () => {
    const { ask, server } = await site(12, { patience: 60 });
    await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => ask(ip)));
    await expect.poll(() => openAnswers(server)).toBe(0);
  });
});

function openAnswers({ app }: TestServer): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}
