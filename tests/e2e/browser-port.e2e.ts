import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { createServer as createTcp } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createChromium, type OpenBrowser } from '#ports/browser/chromium';
import { browserContract, desk } from '#ports/browser/contract';
import type { VisitNews } from '#ports/browser/port';
import { chromiumPath } from '../../scripts/browser.ts';
import { listen } from '../servers/loopback.ts';
import { startDns } from '../servers/loopback-dns.ts';
import { alphaPng } from '../servers/sample-images.ts';
import { startTemporaryFiles } from '../servers/temporary-files.ts';
import { spellings, waysTo } from './inward-page.ts';
import { processesWith } from './processes-with.ts';

const pages = new Map<string, string>();
const outside = await listen(
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://outside.test');
    const to = /^\/to\/(.+)/.exec(pathname)?.[1];
    if (to) return void response.writeHead(302, { location: decodeURIComponent(to) }).end();
    if (pathname === '/never') return;
    if (pathname === '/picture.png')
      return void alphaPng().then((body) =>
        response.writeHead(200, { 'content-type': 'image/png', 'content-disposition': 'attachment' }).end(body),
      );
    if (pathname === '/flood') {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const more = () => (response.write(Buffer.alloc(1 << 20)) ? setImmediate(more) : response.once('drain', more));
      return void more();
    }
    const body = pages.get(pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'set-cookie': 'seen=1' });
    response.end(body === '{cookie}' ? `<title>${request.headers.cookie ?? 'none'}</title>` : (body ?? ''));
  }),
);
const inside = await listen(createTcp((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi')));
const stun = createSocket('udp4');
const packets: Buffer[] = [];
stun.on('message', (packet) => packets.push(packet));
await new Promise<void>((resolve) => stun.bind(0, '127.0.0.1', resolve));
const dns = await startDns((name) => (name === 'outside.test' || name === 'inside.test' ? ['127.0.0.1'] : undefined));
const { files, directory, close } = await startTemporaryFiles();
const world = {
  files,
  // By its name: the address of the same machine stays forbidden.
  allow: [`outside.test:${outside.port}`],
  dnsServers: [dns.server],
  publicUrl: 'http://localhost:3000',
  profiles: join(directory, '..', 'clearkit-test-browsers'),
  path: chromiumPath(),
};
const limits = {
  answer: 3_000,
  load: 3_000,
  quiet: 1_000,
  task: 6_000,
  bytes: 8 << 20,
  requests: 50,
  memory: 500 << 20,
  processes: 24,
};
const opened: OpenBrowser[] = [];
const open = (options: Partial<Parameters<typeof createChromium>[0]> = {}) => {
  const browser = createChromium({ ...world, limits, ...options });
  opened.push(browser);
  return browser;
};
const browser = open();
const origin = `http://outside.test:${outside.port}`;
const page = (path: string, body: string) => {
  pages.set(path, body);
  return { url: `${origin}${path}`, screen: desk };
};

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await Promise.all([outside.close(), inside.close(), dns.close()]);
  stun.close();
  await close();
});

browserContract(
  () => browser,
  files,
  () => page('/', '<!doctype html><title>Shop</title><h1>Shop</h1>').url,
);

describe('pictures', () => {
  it('have the resolution of their screen, and as many pixels as is said', async () => {
    const screen = { width: 412, height: 823, scale: 2, isMobile: true, colours: 'light' } as const;
    const long = page(
      '/long',
      '<!doctype html><meta name=viewport content="width=device-width"><p style="height:2000px">x',
    );
    const shots = await browser.shoot(long, [
      { screen, isWhole: false, format: 'png' },
      { screen, isWhole: true, format: 'png' },
    ]);
    for (const { file, width, height } of shots) {
      const content = Buffer.from(await files.read(file));
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([width, height]);
      expect(width).toBe(824);
    }
  });
});

describe('what scripts have done', () => {
  it('is in the HTML, with what shadow roots hold', async () => {
    const { html } = await browser.load(
      page(
        '/scripts',
        `<title>before</title><x-a><i slot=s>own</i></x-a><script>
      document.title = 'after';
      document.querySelector('x-a').attachShadow({ mode: 'open' }).innerHTML = '<p>shadow <slot name=s></slot></p>';
      Element.prototype.append = () => { throw 1 };
      setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<b>later</b>'), 200)</script>`,
      ),
    );
    expect(html).toContain('<title>after</title>');
    expect(html).toContain('<p>shadow <i slot="s">own</i></p>');
    expect(html).toContain('<b>later</b>');
  });

  it('is told with its errors, failed files, windows and dialogs', async () => {
    const loaded = await browser.load(
      page(
        '/noisy',
        `<script>console.error('E', 1); alert(1); window.open('/');
      setTimeout(() => nothing.there)</script><img src=/missing.png>`,
      ),
    );
    expect(loaded.console.map(({ text }) => text).join('\n')).toMatch(/E 1[\s\S]*nothing is not defined/);
    expect(loaded.requests.find(({ url }) => url.endsWith('missing.png'))?.status).toBe(404);
    expect(loaded.dialogs).toBe(1);
  });

  it('stays with its visit', async () => {
    const visit = page('/cookie', '{cookie}');
    const [first, second] = [await browser.load(visit), await browser.load(visit)];
    expect(first.cookies.map(({ name }) => name)).toEqual(['seen']);
    expect(second.html).toContain('<title>none</title>');
  });
});

describe('inward', () => {
  const everyWay = (to: string) => waysTo(to, { origin, stun: stun.address().port, turn: inside.port });

  it.each(spellings(inside.port))('nothing of a page reaches %s', async (to) => {
    pages.set('/sw.js', `fetch('http://${to}/service', { mode: 'no-cors' })`);
    const before = inside.connections.length;
    const loaded = await open({ limits: { ...limits, requests: 200 } }).load(page('/inward', everyWay(to)));
    expect(loaded.requests.length).toBeGreaterThan(15);
    expect(inside.connections.length).toBe(before);
    expect(packets).toEqual([]);
  });

  it('the same page would reach what is allowed', async () => {
    const to = `127.0.0.1:${inside.port}`;
    const freer = open({ allow: [...world.allow, to], limits: { ...limits, requests: 200 } });
    const before = inside.connections.length;
    await freer.load(page('/inward', everyWay(to)));
    expect(inside.connections.length).toBeGreaterThan(before + 10);
  });

  it.each(spellings(inside.port))('the address %s itself is refused, also behind a redirect', async (to) => {
    const before = inside.connections.length;
    await expect(browser.load({ url: `http://${to}/`, screen: desk })).rejects.toMatchObject({
      code: 'target-refused',
    });
    const url = `${origin}/to/${encodeURIComponent(`http://${to}/`)}`;
    await expect(browser.load({ url, screen: desk })).rejects.toMatchObject({
      code: 'target-refused',
      message: `outside.test:${outside.port} leads to an address that cannot be reached from here.`,
    });
    expect(inside.connections.length).toBe(before);
  });

  it.each(['data:text/html,x', 'file:///etc/passwd'])('a page cannot go on to %s', async (to) => {
    const { html } = await browser.load(page('/goes-on', `<p>here<script>location = '${to}'</script>`));
    expect(html).toContain('here');
  });
});

const hostile = {
  'that never rest': '<script>for (;;);</script>',
  'that fill the memory':
    '<script>const all = []; const more = () => { for (let i = 0; i < 80; i += 1) all.push(new Uint8Array(1 << 24).fill(1)); setTimeout(more, 5) }; more()</script>',
  'that load without end': `<img src=/flood>${'<script>for (let i = 0; i < 9; i += 1) fetch("/flood?" + i).then((r) => r.arrayBuffer())</script>'}`,
  'that ask for files without end':
    '<script>let n = 0; const ask = () => { for (let i = 0; i < 20; i += 1) fetch("/?" + n++); setTimeout(ask, 10) }; ask()</script>',
  'that nest without end':
    '<body><script>let e = document.body; for (let i = 0; i < 50000; i += 1) e = e.appendChild(document.createElement("div"))</script>',
};

describe('hostile pages', () => {
  it.each(Object.entries(hostile))('%s cost their own visit', async (_, body) => {
    const one = open();
    await expect(one.load(page('/hostile', body))).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:unsupported|timed-out)$/),
      message: expect.stringMatching(/^This page|^outside/),
    });
    expect(await one.load(page('/', '<title>Shop</title>'))).toMatchObject({ status: 200 });
  });

  const survived = {
    'that open windows': '<script>for (let i = 0; i < 200; i += 1) window.open("/" + i)</script>',
    'that ask and ask':
      '<script>for (let i = 0; i < 20; i += 1) { alert(i); confirm(i); prompt(i) } onbeforeunload = () => 1</script>',
    'that start workers':
      '<script>const u = URL.createObjectURL(new Blob(["for (;;);"])); for (let i = 0; i < 20; i += 1) new Worker(u)</script>',
    'that want to print, save and tell':
      '<a id=a download href="data:,x">x</a><script>a.click(); print(); Notification.requestPermission(); navigator.geolocation.getCurrentPosition(() => {})</script>',
    'that say without end': '<script>for (let i = 0; i < 5000; i += 1) console.error("x".repeat(1000), i)</script>',
  };
  it.each(Object.entries(survived))('%s are shown as they are', async (_, body) => {
    const loaded = await browser.load(page('/odd', `<title>odd</title><body>${body}`));
    expect(loaded.html).toContain('<title>odd</title>');
    expect(loaded.console.length).toBeLessThanOrEqual(200);
  });

  it('that never answer are given up', async () => {
    await expect(browser.load({ url: `${origin}/never`, screen: desk })).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('that redirect in a circle are told', async () => {
    pages.delete('/circle');
    const url = `${origin}/to/${encodeURIComponent('/to/%2Fto')}`;
    const loaded = browser.load({ url, screen: desk });
    await expect(loaded.then(({ status }) => status)).resolves.toBe(404);
  });
});

describe('the visit', () => {
  it('ends at once when nobody waits any more, with everything it started', async () => {
    const one = open();
    const ended = new AbortController();
    const visit = one.load({ ...page('/slow', '<script>for (;;);</script>'), signal: ended.signal });
    await pause(1_500);
    const [pid = 0] = one.pids();
    const began = performance.now();
    ended.abort();
    await expect(visit).rejects.toMatchObject({ code: 'cancelled' });
    expect(performance.now() - began).toBeLessThan(100);
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect.poll(() => processesWith(join(world.profiles, `${pid}-`))).toBe(0);
  });

  it('leaves nothing in memory when the browser has been idle', async () => {
    const one = open({ idle: 300 });
    await one.load(page('/', '<title>Shop</title>'));
    const [pid = 0] = one.pids();
    await expect.poll(() => one.pids()).toEqual([]);
    await expect.poll(() => processesWith(join(world.profiles, `${pid}-`))).toBe(0);
  });

  it('ends with every process of its browser when that holds too much', async () => {
    const one = open();
    await expect(one.load(page('/hostile', hostile['that fill the memory']))).rejects.toMatchObject({
      message: 'This page needs more than 500 MB of memory in a browser, so it was ended.',
    });
    const [pid = 0] = one.pids();
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => processesWith(join(world.profiles, `${pid}-`))).toBe(0);
    expect(one.pids()).toEqual([pid]);
  });

  it('waits for its turn, and says how many go first', async () => {
    const one = open();
    const ahead: VisitNews[] = [];
    const visits = [0, 1, 2].map(() =>
      one.load({ ...page('/', '<title>Shop</title>'), onNews: (news) => ahead.push(news) }),
    );
    await Promise.all(visits);
    expect(ahead).toContainEqual({ ahead: 2 });
    expect(ahead.filter((news) => 'ahead' in news).at(-1)).toEqual({ ahead: 1 });
  });

  it('says what is missing', async () => {
    const none = open({ path: 'none' });
    expect(await none.missing()).toBe('Loading pages in a browser is switched off on this server.');
    const wrong = open({ path: '/nowhere/chrome' });
    expect(await wrong.missing()).toMatch(/^This server has no browser .*npx clearkit browser install/);
    await expect(wrong.load(page('/', ''))).rejects.toMatchObject({ code: 'not-configured' });
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
