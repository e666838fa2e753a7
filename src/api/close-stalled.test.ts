import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeFiles } from '#ports/files/fake';
import { PIECE_BYTES } from '#ports/files/port';
import { watchStalled } from './close-stalled.ts';
import { type TestServer, testServer } from './fixture.ts';

describe('a connection that is watched', () => {
  /** One with so many bytes that wait and were given, looked at each second. */
  function watched() {
    let time = 0;
    const socket = new Socket();
    const waits = (length: number, given: number) => {
      Object.defineProperty(socket, 'writableLength', { value: length, configurable: true });
      Object.defineProperty(socket, 'bytesWritten', { value: given, configurable: true });
    };
    const connections = watchStalled({ patience: 30_000, now: () => time });
    connections.add(socket);
    const passSeconds = (seconds: number) => {
      for (let each = 0; each < seconds; each += 1) {
        time += 1000;
        connections.look();
      }
    };
    waits(0, 0);
    return { socket, waits, passSeconds };
  }

  it('may be silent for as long as nothing waits for it', () => {
    const { socket, passSeconds } = watched();
    passSeconds(3600);
    expect(socket.destroyed).toBe(false);
  });

  it('is ended when it takes nothing of a piece for half a minute', () => {
    const { socket, waits, passSeconds } = watched();
    waits(1024, 1024);
    passSeconds(31);
    expect(socket.destroyed).toBe(false);
    passSeconds(1);
    expect(socket.destroyed).toBe(true);
  });

  it('may take pieces slowly', () => {
    const { socket, waits, passSeconds } = watched();
    for (let piece = 1; piece < 100; piece += 1) {
      waits(1024, piece * 1024);
      passSeconds(29);
    }
    expect(socket.destroyed).toBe(false);
  });

  it('gets more time for a large answer that is given in one piece', () => {
    const { socket, waits, passSeconds } = watched();
    waits(1_600 * 1024, 1_600 * 1024);
    passSeconds(130);
    expect(socket.destroyed).toBe(false);
    passSeconds(2);
    expect(socket.destroyed).toBe(true);
  });
});

describe('whoever asks for a file and does not read it', () => {
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
