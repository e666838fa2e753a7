import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, createServer as createTcp } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import puppeteer from 'puppeteer-core';
import { afterAll, describe, expect, it } from 'vitest';
import { createChromium, type OpenBrowser } from '#ports/browser/chromium';
import { browserContract, desk } from '#ports/browser/contract';
import { openGuardedProxy } from '#ports/browser/guarded-proxy';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { chromiumPath, launchFlags } from '../../scripts/browser.ts';
import { listen } from '../servers/loopback.ts';
import { startDns } from '../servers/loopback-dns.ts';
import { alphaPng } from '../servers/sample-images.ts';
import { startTemporaryFiles } from '../servers/temporary-files.ts';
import { spellings, waysTo } from './inward-page.ts';

/** A Chromium that somebody else runs, as BROWSER_URL names it. */

const pages = new Map<string, string>();
const outside = await listen(
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://outside.test');
    if (pathname === '/picture.png') {
      const head = { 'content-type': 'image/png', 'content-disposition': 'attachment' };
      return void alphaPng().then((body) => response.writeHead(200, head).end(body));
    }
    const body = pages.get(pathname);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? '');
  }),
);
const inside = await listen(createTcp((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi')));
const stun = createSocket('udp4');
const packets: Buffer[] = [];
stun.on('message', (packet) => packets.push(packet));
await new Promise<void>((resolve) => stun.bind(0, '127.0.0.1', resolve));
const dns = await startDns((name) => (name === 'outside.test' || name === 'inside.test' ? ['127.0.0.1'] : undefined));
const { files, directory, close } = await startTemporaryFiles();
const profile = await mkdtemp(join(tmpdir(), 'clearkit-elsewhere-'));
const origin = `http://outside.test:${outside.port}`;

/** As docs/operate.md says that it has to be started. */
const flags = [
  ...['--force-webrtc-ip-handling-policy=disable_non_proxied_udp', '--disable-quic'],
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
const started: ChildProcess[] = [];
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const args = [...launchFlags(), ...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(chromiumPath(), args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  started.push(child);
  for await (const line of createInterface(child.stderr)) {
    const [, url] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error('It said nothing.');
}

let { child, url } = await start();
const world = {
  ...{ files, allow: [`outside.test:${outside.port}`], dnsServers: [dns.server], publicUrl: 'http://localhost:3000' },
  profiles: join(directory, '..', 'clearkit-test-elsewhere'),
  limits: { answer: 5_000, load: 4_000, quiet: 1_000, requests: 200 },
};
const opened: OpenBrowser[] = [];
const open = (options: Partial<Parameters<typeof createChromium>[0]> = {}) => {
  const browser = createChromium({ ...world, url, ...options });
  opened.push(browser);
  return browser;
};
const browser = open();
const page = (path: string, body: string) => {
  pages.set(path, body);
  return { url: origin + path, screen: desk };
};

/** Debian's program is a script: the browser is another process of its group. */
function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/** Contexts in the browser, beside its own. */
async function contexts(): Promise<number> {
  const looking = await puppeteer.connect({ browserWSEndpoint: url, defaultViewport: null });
  const found = looking.browserContexts().length - 1;
  await looking.disconnect();
  return found;
}

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  for (const one of started) end(one);
  await Promise.all([outside.close(), inside.close(), dns.close()]);
  stun.close();
  await close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

browserContract(
  () => browser,
  files,
  () => page('/', '<!doctype html><title>Shop</title><h1>Shop</h1>').url,
);

describe('a browser elsewhere', () => {
  it('is found by the address of its port as well, by a name too', async () => {
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', 'localhost']) {
      const one = open({ url: `http://${host}:${port}` });
      expect(await one.load(page('/', '<title>Shop</title>'))).toMatchObject({ status: 200 });
    }
  });

  it.each(spellings(inside.port))('reaches nothing at %s', async (to) => {
    const before = inside.connections.length;
    const body = waysTo(to, { origin, stun: stun.address().port, turn: inside.port });
    const loaded = await browser.load(page('/inward', body));
    expect(loaded.requests.length).toBeGreaterThan(15);
    await expect(browser.load({ url: `http://${to}/`, screen: desk })).rejects.toMatchObject({
      code: 'target-refused',
    });
    expect(inside.connections.length).toBe(before);
    expect(packets).toEqual([]);
  });

  it('is the only one that the proxy admits', async () => {
    const own = Object.values(networkInterfaces()).flatMap((all = []) => all.filter((one) => !one.internal));
    const guard = createNetGuard({ allow: world.allow, resolve: createResolver(world.dnsServers) });
    const proxy = await openGuardedProxy({ guard, host: '0.0.0.0', admits: (address) => address === '127.0.0.1' });
    proxy.open({ bytes: 1 << 20, connections: 10 });
    const through = async (address: string) => {
      const socket = connect(proxy.port, address);
      socket.on('error', () => {});
      socket.write(`GET ${page('/', 'Hello').url} HTTP/1.1\r\nhost: outside.test\r\nconnection: close\r\n\r\n`);
      return text(socket).catch(() => '');
    };
    expect(await through('127.0.0.1')).toContain('Hello');
    for (const { address } of own.filter(({ family }) => family === 'IPv4')) expect(await through(address)).toBe('');
    await proxy.close();
  });

  it('serves several servers, none of which ends the visits of another', async () => {
    const [one, other] = [open(), open()];
    const slow = one.load(page('/long', '<title>long</title><script>setTimeout(() => fetch("/"), 700)</script>'));
    for (let at = 0; at < 3; at += 1) {
      expect(await other.load(page('/', '<title>Shop</title>'))).toMatchObject({ status: 200 });
    }
    expect((await slow).html).toContain('<title>long</title>');
  });

  it('keeps nothing of a visit, not even of one that was given up', async () => {
    await expect.poll(contexts).toBe(0);
    const ended = new AbortController();
    const one = open();
    const visit = one.load({ ...page('/busy', '<script>for (;;);</script>'), signal: ended.signal });
    await expect.poll(contexts).toBe(1);
    ended.abort();
    await expect(visit).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(contexts).toBe(0);
  });

  it('that has ended is said to be out of reach, and is used again when it is there again', async () => {
    const port = new URL(url).port;
    const one = open({ url: `http://127.0.0.1:${port}` });
    await one.load(page('/', '<title>Shop</title>'));
    const ended = once(child, 'exit');
    end(child);
    await ended;
    const failure = () => one.load(page('/', '')).then(String, (error: Error) => error.message);
    await expect.poll(failure).toBe('The browser that this server uses cannot be reached just now.');
    ({ child, url } = await start());
    expect(await open().load(page('/', '<title>Shop</title>'))).toMatchObject({ status: 200 });
  });
});
