import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver, type Resolve } from '#ports/net-guard/resolver';
import { type LoopbackServer, listen } from '../../../tests/servers/loopback.ts';
import { type LoopbackDns, startDns, type Zone } from '../../../tests/servers/loopback-dns.ts';
import { expectRefusal } from './contract.ts';
import { createHttp } from './undici.ts';

const running: (LoopbackServer | LoopbackDns)[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(server: Server, host?: string): Promise<LoopbackServer> {
  const started = await listen(server, host);
  running.push(started);
  return started;
}

async function dns(zone: Zone): Promise<Resolve> {
  const started = await startDns(zone);
  running.push(started);
  return createResolver([started.server], { system: () => Promise.reject(new Error('not to be asked')) });
}

/** A server on every address of this machine, which notes the address at which each connection came in. */
async function everywhere(): Promise<LoopbackServer> {
  const server = () => createServer((_, response) => response.end('secret'));
  return start(server(), '::').catch(() => start(server(), '0.0.0.0'));
}

function client(allow: readonly string[], resolve?: Resolve) {
  const guard = createNetGuard({ allow, ...(resolve && { resolve }) });
  return createHttp({ guard, userAgent: 'tests', limits: { timeout: 3_000 } });
}

/** Ways to write a loopback address on this port. */
const spellings = (port: number) => [
  `http://127.0.0.1:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://0x7f.1:${port}/`,
  `http://127.1:${port}/`,
  `http://127.000.000.001:${port}/`,
  `http://１２７.０.０.１:${port}/`,
  `http://127。0。0。1:${port}/`,
  `http://127.0.0.1.:${port}/`,
  `http://0:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://127.0.0.2:${port}/`,
  `http://localhost:${port}/`,
  `http://LOCALHOST:${port}/`,
  `http://localhost.:${port}/`,
  `http://a.localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://[0:0:0:0:0:0:0:1]:${port}/`,
  `http://[::]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[::ffff:7f00:1]:${port}/`,
  `http://[::127.0.0.1]:${port}/`,
  `http://[64:ff9b::127.0.0.1]:${port}/`,
  `http://[2002:7f00:1::]:${port}/`,
  `https://127.0.0.1:${port}/`,
  `https://[::1]:${port}/`,
  `https://localhost:${port}/`,
];

describe('the guarded client opens no connection', () => {
  it('to this machine, however its address is written', async () => {
    const target = await everywhere();
    const http = client([]);
    for (const url of spellings(target.port)) await expectRefusal(http.get({ url }), 'target-refused');
    expect(target.connections).toEqual([]);
  });

  it.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
  ])('to %s on the usual ports', async (url) => {
    await expectRefusal(client([]).get({ url }), 'target-refused', /is not a public address/);
  });

  it('to anything but the one host and port that is allowed', async () => {
    const target = await everywhere();
    const allowed = await start(createServer((_, response) => response.end('open')));
    const http = client([`127.0.0.1:${allowed.port}`]);
    for (const url of spellings(target.port)) await expectRefusal(http.get({ url }), 'target-refused');
    expect(target.connections).toEqual([]);
    expect((await http.get({ url: allowed.origin })).status).toBe(200);
    expect((await http.get({ url: `http://127.1:${allowed.port}` })).status).toBe(200);
    for (const host of ['localhost', '[::1]', '[::ffff:127.0.0.1]', '127.0.0.2']) {
      await expectRefusal(http.get({ url: `http://${host}:${allowed.port}/` }), 'target-refused');
    }
    expect(allowed.connections).toHaveLength(2);
  });

  it('by way of a redirect from an allowed host', async () => {
    const target = await everywhere();
    let location = '';
    const head = () => `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`;
    const front = await start(createTcpServer((socket) => socket.once('data', () => socket.end(head()))));
    const http = client([`127.0.0.1:${front.port}`]);
    for (location of [...spellings(target.port), `//localhost:${front.port}/`, `//[::1]:${front.port}/`]) {
      await expectRefusal(
        http.get({ url: front.origin }),
        'target-refused',
        /^127\.0\.0\.1:\d+ redirects to an address/,
      );
    }
    expect(target.connections).toEqual([]);
  });

  it('to a private address that a name has beside an allowed one', async () => {
    const target = await everywhere();
    const mixed: Record<string, string[]> = {
      'one.test': ['127.0.0.1', '127.0.0.2'],
      'two.test': ['127.0.0.2', '127.0.0.1'],
      'three.test': ['127.0.0.1', '::1'],
      'four.test': ['127.0.0.1', '::ffff:127.0.0.2'],
    };
    const http = client(['127.0.0.1/32'], await dns((name) => mixed[name]));
    for (const name of Object.keys(mixed)) {
      await expectRefusal(http.get({ url: `http://${name}:${target.port}/` }), 'target-refused');
    }
    expect(target.connections).toEqual([]);
  });

  it('to a private address by TLS', async () => {
    const target = await everywhere();
    const http = client([], await dns(() => ['127.0.0.1']));
    await expectRefusal(http.get({ url: `https://foreign.test:${target.port}/` }), 'target-refused');
    await expectRefusal(http.get({ url: 'https://foreign.test/' }), 'target-refused', /not a public address/);
    expect(target.connections).toEqual([]);
  });

  it('to an odd port of a public address', async () => {
    const http = client([], await dns(() => ['192.88.0.1']));
    await expectRefusal(http.get({ url: 'http://site.test:8080/' }), 'target-refused', /only port 80 and 443/);
    await expectRefusal(http.get({ url: 'http://1.1.1.1:22/' }), 'target-refused', /Port 22 of 1\.1\.1\.1/);
  });

  it('to an address other than the one just checked, when a name answers differently each time', async () => {
    const target = await everywhere();
    let turn = 0;
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1'], ['::1']];
    const questions = new Map<string, number>();
    const resolve = await dns((name) => {
      const asked = (questions.get(name) ?? 0) + 1;
      questions.set(name, asked);
      // Both address families are asked for once each; the answer changes after every pair of questions.
      return answers[(turn + (asked > 2 ? 1 : 0)) % answers.length];
    });
    const http = client(['127.0.0.1/32'], resolve);
    const results: string[] = [];
    for (turn = 0; turn < 20; turn += 1) {
      const answer = http.get({ url: `http://rebind-${turn}.test:${target.port}/` });
      if (turn % 2 === 1) await expectRefusal(answer, 'target-refused');
      else results.push(new TextDecoder().decode((await answer).body));
    }
    expect(results).toEqual(Array(10).fill('secret'));
    expect(target.connections.map((address) => address.replace('::ffff:', ''))).toEqual(Array(10).fill('127.0.0.1'));
    // One pair of questions a request: nothing is asked again between the check and the connection.
    expect([...questions.values()]).toEqual(Array(20).fill(2));
  });

  it('to a name that moved into a private network between two requests', async () => {
    const target = await everywhere();
    let address = '127.0.0.1';
    const http = client(['127.0.0.1/32'], await dns(() => [address]));
    const url = `http://moving.test:${target.port}/`;
    expect((await http.get({ url })).status).toBe(200);
    address = '127.0.0.2';
    await expectRefusal(http.get({ url }), 'target-refused');
    expect(target.connections).toHaveLength(1);
  });

  it('but tells a name that does not exist from one that is refused', async () => {
    const http = client([], await dns(() => undefined));
    await expectRefusal(http.get({ url: 'http://missing.test/' }), 'not-found', /no host called missing\.test/);
    await expectRefusal(http.get({ url: `http://${'a'.repeat(300)}.test/` }), 'not-found');
    await expectRefusal(http.get({ url: 'http://a..test/' }), 'not-found');
  });
});
