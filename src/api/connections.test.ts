import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeFiles } from '#ports/files/fake';
import { PIECE_BYTES } from '#ports/files/port';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';
import { createWatch } from './connections.ts';

describe('a connection that is watched', () => {
  /** One with so many bytes that wait and were given, looked at each second. */
  function watched() {
    let time = 0;
    let refused = 0;
    const counts = { writableLength: 0, bytesWritten: 0, bytesRead: 0 };
    const connection = {
      ...counts,
      isEnded: false,
      destroy() {
        this.isEnded = true;
      },
    };
    const connections = createWatch<typeof connection>({
      ...{ patience: 30_000, grace: 10_000, now: () => time },
      refuse: () => {
        refused += 1;
      },
    });
    connections.add(connection);
    const passSeconds = (seconds: number, each: Partial<typeof counts> = {}) => {
      for (let second = 0; second < seconds; second += 1) {
        time += 1000;
        connection.bytesWritten += each.bytesWritten ?? 0;
        connection.writableLength += each.writableLength ?? 0;
        connection.bytesRead += each.bytesRead ?? 0;
        connections.look();
      }
    };
    const ask = (request: { complete: boolean }, response = { headersSent: false }) =>
      connections.ask(connection, { request, response });
    return { connection, passSeconds, ask, refused: () => refused };
  }

  it('may be silent for as long as nothing waits for it', () => {
    const { connection, passSeconds, ask } = watched();
    ask({ complete: true });
    passSeconds(3600);
    expect(connection.isEnded).toBe(false);
  });

  it.each([1024, 64 * 1024, 16 * 1024 * 1024])(
    'is ended when it takes nothing of %i bytes for half a minute',
    (length) => {
      const { connection, passSeconds } = watched();
      Object.assign(connection, { writableLength: length, bytesWritten: length });
      passSeconds(31);
      expect(connection.isEnded).toBe(false);
      passSeconds(1);
      expect(connection.isEnded).toBe(true);
    },
  );

  it('is ended when it takes a byte now and then', () => {
    const { connection, passSeconds } = watched();
    Object.assign(connection, { writableLength: 64 * 1024, bytesWritten: 64 * 1024 });
    passSeconds(40, { bytesWritten: 1 });
    expect(connection.isEnded).toBe(true);
  });

  it('may take something slowly, but not for longer than five minutes', () => {
    const { connection, passSeconds } = watched();
    Object.assign(connection, { writableLength: 64 * 1024, bytesWritten: 64 * 1024 });
    passSeconds(300, { bytesWritten: 17 * 1024 });
    expect(connection.isEnded).toBe(false);
    passSeconds(2, { bytesWritten: 17 * 1024 });
    expect(connection.isEnded).toBe(true);
  });

  it('may have one answer after the other, for hours', () => {
    const { connection, passSeconds } = watched();
    for (let answer = 0; answer < 100; answer += 1) {
      connection.writableLength = 1024;
      passSeconds(60, { bytesWritten: 17 * 1024 });
      connection.writableLength = 0;
      passSeconds(1);
    }
    expect(connection.isEnded).toBe(false);
  });

  it('is refused when a body comes too slowly, and not when it comes fast enough', () => {
    const { connection, passSeconds, ask, refused } = watched();
    ask({ complete: false });
    passSeconds(100, { bytesRead: 17 * 1024 });
    expect(refused()).toBe(0);
    ask({ complete: false });
    passSeconds(9, { bytesRead: 15 * 1024 });
    expect(refused()).toBe(0);
    passSeconds(1, { bytesRead: 15 * 1024 });
    expect(refused()).toBe(1);
    expect(connection.isEnded).toBe(false);
  });

  it('may ask for eight things before the first is answered', () => {
    const { connection, ask } = watched();
    for (let asked = 0; asked < 8; asked += 1) ask({ complete: true });
    expect(connection.isEnded).toBe(false);
    ask({ complete: true });
    expect(connection.isEnded).toBe(true);
  });

  it('may send the rest of a refused body for half a minute', () => {
    const { connection, passSeconds, ask, refused } = watched();
    ask({ complete: false }, { headersSent: true });
    passSeconds(30, { bytesRead: 1024 * 1024 });
    expect(connection.isEnded).toBe(false);
    passSeconds(1, { bytesRead: 1024 * 1024 });
    expect(connection.isEnded).toBe(true);
    expect(refused()).toBe(0);
  });
});

describe('a visitor who asks for a file and does not read it', () => {
  const open: { server: TestServer; sockets: Socket[] }[] = [];
  afterEach(async () => {
    for (const { server, sockets } of open.splice(0)) {
      for (const socket of sockets) socket.destroy();
      await server.app.close();
    }
  });

  /** A site with a file of a gigabyte, and visitors who ask for it. */
  async function site() {
    let pieces = 0;
    const limits = { publicUrl: 'http://localhost:3000', ttlMinutes: 60, maxFileBytes: 100, maxTotalBytes: 100 };
    const files = createFakeFiles({ ...limits, clock: { now: () => 0 } });
    const { id } = await files.put({ content: new Uint8Array(1), name: 'a.png', type: 'image/png' });
    const large = {
      ...files,
      stat: async () => ({ ...(await stored()), bytes: 2 ** 30 }),
      async *read() {
        for (let at = 0; at < 2 ** 30; at += PIECE_BYTES) {
          pieces += 1;
          yield new Uint8Array(PIECE_BYTES);
        }
      },
    };
    const stored = async () => {
      const file = await files.stat(id);
      if (!file) throw new Error('It is there for an hour.');
      return file;
    };
    const server = await testServer({}, { ports: { files: large }, patience: 60 });
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const sockets = Array.from({ length: 10 }, () => connect(Number(port), '127.0.0.1').pause());
    open.push({ server, sockets });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.write(`GET /files/${id}/a.png HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    }
    return { server, sockets, pieces: () => pieces };
  }

  const connections = ({ app }: TestServer) =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

  it('is disconnected, also one who goes on sending, and holds little until then', async () => {
    const { server, sockets, pieces } = await site();
    await expect.poll(pieces).toBeGreaterThan(10);
    // Read as a second request, which waits for the end of the first.
    const sending = setInterval(() => sockets[0]?.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'), 5);
    await expect.poll(() => connections(server), { timeout: 20_000 }).toBe(0);
    clearInterval(sending);
    // What the two ends of each connection buffer in the system, and the pieces on their way.
    expect((pieces() * PIECE_BYTES) / sockets.length).toBeLessThan(16 * 2 ** 20);
  });
});
