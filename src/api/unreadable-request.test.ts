import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function listening() {
  const made = await testServer();
  open.push(made);
  const { port } = new URL(await made.app.listen({ host: '127.0.0.1', port: 0 }));
  return { ...made, dial: () => connect(Number(port), '127.0.0.1') };
}

const POST = 'POST /api/tools/shout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

describe('what is not HTTP', () => {
  it.each([
    ['no request at all', 'HELLO\r\n\r\n', 400],
    ['a header without a value', 'GET /api/tools HTTP/1.1\r\nHost: a\r\nA B: c\r\n\r\n', 400],
    ['two lengths', `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nA: ${'b'.repeat(40_000)}\r\n\r\n`, 431],
  ])('is answered with the envelope: %s', async (_name, sent, status) => {
    const { dial } = await listening();
    const socket = dial();
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\r\\n`));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ success: false, data: null, message: expect.stringMatching(/\.$/) });
  });
});

describe('a visitor who leaves while sending', () => {
  it.each(['/api/tools/shout', '/api/files'])('is no bug of %s', async (path) => {
    const { dial, lines } = await listening();
    const socket = dial();
    const type = path === '/api/files' ? 'image/gif' : 'application/json';
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\n{"te`);
    await once(socket, 'connect');
    setTimeout(() => socket.destroy(), 50);
    await expect.poll(() => lines.length).toBe(1);
    expect(lines).toMatchObject([{ level: 'info', message: 'call', fields: { status: 499, code: 'cancelled' } }]);
  });
});

describe('a body over the limit', () => {
  it('is answered in full to a visitor who is still sending', async () => {
    const { dial } = await listening();
    const socket = dial();
    const size = 8_000_000;
    socket.write(`${POST}Content-Length: ${size}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(`${answer}`).toMatch(/^HTTP\/1\.1 413 /);
    const sent = new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.write(Buffer.alloc(size, 32), resolve);
    });
    await sent;
    socket.write('GET /api/tools/shout HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('ends the connection when nobody says how much is still to come', async () => {
    const { dial } = await listening();
    const socket = dial();
    socket.write(`${POST}Transfer-Encoding: chunked\r\n\r\n7d0\r\n${' '.repeat(2000)}\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: close/im);
  });
});

describe('a stop', () => {
  it('does not wait for a request of which hardly anything has come', async () => {
    const { app, dial } = await listening();
    const socket = dial();
    const closed = once(socket, 'close');
    socket.write('GET /api/to');
    await expect.poll(() => connections(app.server)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await app.close();
    await closed;
  }, 3000);

  it('still gives the answers that are under way', async () => {
    const { app, dial, waiting, finish } = await listening();
    const socket = dial();
    socket.write(
      'POST /api/tools/wait HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
    await waiting;
    const closed = app.close();
    setTimeout(finish, 50);
    expect(await text(socket)).toContain('"waited":true');
    await closed;
  });
});

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

it('is told that there is nothing where it asks in a way that nobody knows', async () => {
  const made = await testServer();
  open.push(made);
  const answer = await made.app.inject({ method: 'QUERY', url: '/api/nothing' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ success: false, code: expect.any(String) });
  expect(made.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
