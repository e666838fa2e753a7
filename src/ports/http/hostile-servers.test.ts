import { createServer } from 'node:http';
import type { Server } from 'node:net';
import zlib from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { type LoopbackServer, listen, rawServer } from '../../../tests/servers/loopback.ts';
import { expectRefusal } from './contract.ts';
import { createHttp } from './undici.ts';

const MB = 1024 * 1024;
const running: LoopbackServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function siteOf(server: Server): Promise<LoopbackServer> {
  const site = await listen(server);
  running.push(site);
  return site;
}

function client({ timeout = 5_000, maxBytes = MB } = {}) {
  const guard = createNetGuard({ allow: ['127.0.0.0/8'] });
  return createHttp({ guard, userAgent: 'Clearkit/0.1 (+http://localhost:3000)', limits: { timeout, maxBytes } });
}

async function encodedSite(coding: string, body: Uint8Array): Promise<string> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(body));
  return (await siteOf(server)).origin;
}

const HEAD = 'HTTP/1.1 200 OK\r\n';

/** A server that repeats a block for ever. `ended` gives the bytes it got rid of when its connection was closed. */
function endless(headers: string, block: Uint8Array): { server: Server; ended: Promise<number> } {
  const ended = Promise.withResolvers<number>();
  const server = rawServer(`${HEAD}${headers}\r\n`, (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(block));
    };
    socket.on('drain', more).once('close', () => ended.resolve(socket.bytesWritten));
    more();
  });
  return { server, ended: ended.promise };
}

describe('the guarded client towards servers', () => {
  it('says who it is, carries no cookies and keeps no connection', async () => {
    const seen: object[] = [];
    const site = await siteOf(
      createServer((request, response) => {
        seen.push(request.headers);
        response.setHeader('set-cookie', ['a=1', 'b=2']);
        response.end('ok');
      }),
    );
    const http = client();
    const { headers } = await http
      .get({ url: site.origin, accept: ['image/png', 'image/*'] })
      .catch(() => http.get({ url: site.origin }));
    await http.get({ url: site.origin });
    expect(headers['set-cookie']).toBe('a=1, b=2');
    expect(seen[0]).toEqual({
      host: `127.0.0.1:${site.port}`,
      connection: 'close',
      'user-agent': 'Clearkit/0.1 (+http://localhost:3000)',
      accept: 'image/png, image/*, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br, zstd',
    });
    expect(seen[1]).not.toHaveProperty('cookie');
    expect(site.connections).toHaveLength(seen.length);
  });

  const text = Buffer.from('some text, some text, some text');
  it.each([
    ['gzip', zlib.gzipSync(text)],
    ['x-gzip', zlib.gzipSync(text)],
    ['GZIP', zlib.gzipSync(text)],
    ['deflate', zlib.deflateSync(text)],
    ['deflate', zlib.deflateRawSync(text)],
    ['br', zlib.brotliCompressSync(text)],
    ['zstd', zlib.zstdCompressSync(text)],
    ['identity', text],
  ])('decodes %s', async (coding, body) => {
    const { body: decoded, encodedBytes } = await client().get({ url: await encodedSite(coding, body) });
    expect(Buffer.from(decoded).toString()).toBe(text.toString());
    expect(encodedBytes).toBe(body.byteLength);
  });

  it.each(['compress', 'gzip, gzip', 'br, gzip'])('does not take the coding %s', async (coding) => {
    await expectRefusal(client().get({ url: await encodedSite(coding, zlib.gzipSync(text)) }), 'unsupported');
  });

  const zeros = Buffer.alloc(32 * MB);
  it.each([
    ['deflate', zlib.deflateSync(zeros, { level: 1 })],
    ['deflate', zlib.deflateRawSync(zeros, { level: 1 })],
    ['br', zlib.brotliCompressSync(zeros, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('stops a %s bomb', async (coding, bomb) => {
    await expectRefusal(client().get({ url: await encodedSite(coding, bomb) }), 'too-large');
  });

  it.each([
    ['gzip', zlib.gzipSync(zeros, { level: 1 })],
    ['zstd', zlib.zstdCompressSync(zeros)],
  ])('stops an endless %s bomb as soon as its bound is passed', async (coding, bomb) => {
    // Each repetition unfolds to 32 MB more: all that could be sent here would take minutes to unfold.
    const { server, ended } = endless(`Content-Encoding: ${coding}\r\n`, bomb);
    await expectRefusal(client().get({ url: (await siteOf(server)).origin }), 'too-large');
    expect(await ended).toBeLessThan(16 * MB);
  });

  it('refuses a zstd frame that asks for a window over 8 MB', async () => {
    const params = { [zlib.constants.ZSTD_c_windowLog]: 27, [zlib.constants.ZSTD_c_enableLongDistanceMatching]: 1 };
    const frame = zlib.zstdCompressSync(Buffer.alloc(64 * MB), { params });
    await expectRefusal(
      client({ maxBytes: 100 * MB }).get({ url: await encodedSite('zstd', frame) }),
      'upstream-failed',
    );
  });

  it.each([
    ['gzip', zlib.gzipSync(text).subarray(0, 15)],
    ['gzip', text],
    ['deflate', text],
    ['br', text],
    ['zstd', text],
    ['br', zlib.brotliCompressSync(text).subarray(0, 5)],
    ['zstd', zlib.zstdCompressSync(text).subarray(0, 10)],
  ])('tells a damaged %s body', async (coding, body) => {
    await expectRefusal(client().get({ url: await encodedSite(coding, body) }), 'upstream-failed', /damaged/);
  });

  it('takes an empty body whatever its coding', async () => {
    const { body } = await client().get({ url: await encodedSite('gzip', new Uint8Array()) });
    expect(body.byteLength).toBe(0);
  });

  it('refuses by Content-Length before the body is sent', async () => {
    const site = await siteOf(rawServer(`${HEAD}Content-Length: ${MB + 1}\r\n\r\n`, () => {}));
    await expectRefusal(client().get({ url: site.origin }), 'too-large', /1 MB/);
  });

  it('refuses by type before the body is sent', async () => {
    const site = await siteOf(rawServer(`${HEAD}Content-Type: text/html\r\n\r\n`, () => {}));
    await expectRefusal(client().get({ url: site.origin, accept: ['image/*'] }), 'unsupported', /text\/html/);
  });

  it('closes the connection of an answer it does not read', async () => {
    const closed = Promise.withResolvers<void>();
    const server = rawServer(`${HEAD}Content-Type: text/html\r\n\r\n`, (socket) =>
      socket.once('close', closed.resolve),
    );
    const site = await siteOf(server);
    // No time limit may come to the rescue.
    await expectRefusal(client({ timeout: 60_000 }).get({ url: site.origin, accept: ['image/*'] }), 'unsupported');
    await closed.promise;
  });

  it('stops an endless body', async () => {
    const { server, ended } = endless('', zeros.subarray(0, 65_536));
    await expectRefusal(client().get({ url: (await siteOf(server)).origin }), 'too-large');
    expect(await ended).toBeLessThan(16 * MB);
  });

  it('holds a body of single bytes in little memory, and ends a flood of them', async () => {
    const inCrumbs = (count: number) => {
      const body = `${'1\r\nx\r\n'.repeat(count)}0\r\n\r\n`;
      return siteOf(rawServer(`${HEAD}Transfer-Encoding: chunked\r\n\r\n${body}`));
    };
    const { body } = await client().get({ url: (await inCrumbs(20_000)).origin });
    expect(body.byteLength).toBe(20_000);
    expect(body.buffer.byteLength).toBeLessThanOrEqual(65_536);
    await expectRefusal(client().get({ url: (await inCrumbs(150_000)).origin }), 'upstream-failed', /small pieces/);
  });

  it.each([
    ['says nothing', ''],
    ['stops within its headers', `${HEAD}Content-Type: te`],
    ['stops before its body', `${HEAD}Content-Length: 5\r\n\r\n`],
    ['stops within its body', `${HEAD}Content-Length: 5\r\n\r\nabc`],
    ['stops within a chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nabc`],
    ['stops within a coded body', `${HEAD}Content-Encoding: gzip\r\n\r\n\x1f`],
    ['only ever says wait', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)],
  ])('gives up on a server that %s', async (_, greeting) => {
    const site = await siteOf(rawServer(Buffer.from(greeting, 'latin1'), () => {}));
    await expectRefusal(client({ timeout: 80 }).get({ url: site.origin }), 'timed-out');
  });

  it('gives up on a server that drips, though it never pauses', async () => {
    const server = rawServer(`${HEAD}Content-Type: text/plain\r\n\r\n`, (socket) => {
      const timer = setInterval(() => socket.write('x'), 10);
      socket.once('close', () => clearInterval(timer));
    });
    const site = await siteOf(server);
    // It would drip until the test's own time is up.
    await expectRefusal(client({ timeout: 120 }).get({ url: site.origin }), 'timed-out');
  });

  it('counts redirects into the time limit', async () => {
    const server = createServer((request, response) => {
      const location = `/${Number(request.url?.slice(1)) + 1}`;
      setTimeout(() => response.writeHead(302, { location }).end(), 50);
    });
    const url = `${(await siteOf(server)).origin}/1`;
    await expectRefusal(client({ timeout: 120 }).get({ url }), 'timed-out');
  });

  it('lets go of the connection when the caller aborts within the body', async () => {
    const closed = Promise.withResolvers<void>();
    const controller = new AbortController();
    const server = rawServer(`${HEAD}Content-Length: 9\r\n\r\nabc`, (socket) => {
      socket.once('close', closed.resolve);
      setTimeout(() => controller.abort(), 20);
    });
    await expectRefusal(client().get({ url: (await siteOf(server)).origin, signal: controller.signal }), 'cancelled');
    await closed.promise;
  });

  it.each([
    ['closes at once', ''],
    ['closes within its headers', `${HEAD}Content-Ty`],
    ['sends less than it announced', `${HEAD}Content-Length: 5\r\n\r\nabc`],
    ['ends within a chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nabc`],
    ['speaks another language', 'SSH-2.0-OpenSSH_9.9\r\n'],
    ['announces two lengths', `${HEAD}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`],
    ['announces nonsense for a length', `${HEAD}Content-Length: many\r\n\r\nabc`],
    ['switches protocols unasked', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
  ])('takes a server that %s for broken', async (_, greeting) => {
    const site = await siteOf(rawServer(greeting));
    await expectRefusal(client().get({ url: site.origin }), 'upstream-failed');
  });

  it('takes a connection reset midway for a failure', async () => {
    const site = await siteOf(
      rawServer(`${HEAD}Content-Length: 5\r\n\r\nabc`, (socket) => setTimeout(() => socket.resetAndDestroy(), 10)),
    );
    await expectRefusal(client().get({ url: site.origin }), 'upstream-failed', /broke/);
  });

  it('reads no more than was announced', async () => {
    const site = await siteOf(rawServer(`${HEAD}Content-Length: 3\r\n\r\nabcdef`));
    expect((await client().get({ url: site.origin })).body.byteLength).toBe(3);
  });

  it.each([
    ['one header of 100 kB', `X-Big: ${'x'.repeat(100_000)}\r\n`],
    ['ten thousand headers', 'X-Many: 1\r\n'.repeat(10_000)],
  ])('refuses %s', async (_, headers) => {
    const site = await siteOf(rawServer(`${HEAD}${headers}\r\n`));
    await expectRefusal(client().get({ url: site.origin }), 'too-large', /headers/);
  });

  it('tells a refused connection and a server without TLS', async () => {
    const site = await siteOf(rawServer('plain text'));
    await expectRefusal(
      client().get({ url: `https://127.0.0.1:${site.port}/` }),
      'upstream-failed',
      /secure connection/,
    );
    await site.close();
    await expectRefusal(client().get({ url: site.origin }), 'upstream-failed', /does not accept connections/);
    await expectRefusal(
      client().get({ url: `http://localhost:${site.port}/` }),
      'upstream-failed',
      /does not accept connections/,
    );
  });

  it('closes after the answers under way, and takes no more', async () => {
    const server = createServer((_, response) => setTimeout(() => response.end('done'), 50));
    const { origin } = await siteOf(server);
    const http = client();
    const answer = http.get({ url: origin });
    await new Promise((resolve) => server.once('request', resolve));
    await http.close();
    expect((await answer).status).toBe(200);
    await expectRefusal(http.get({ url: origin }), 'busy');
  });
});
