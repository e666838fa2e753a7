import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { startHttpServer, type TestHttpServer } from '../../tests/servers/http-server.ts';
import { auditSite } from './audit-site.ts';
import { readConfig } from './config.ts';

const REAL = 30;
const order = { mostPages: 300, subdomains: false, include: [], exclude: [], onProgress: () => undefined };
const html = { 'content-type': 'text/html; charset=utf-8' };
const servers: TestHttpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const page = (title: string, ...links: readonly string[]) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${`What ${title} says. `.repeat(20)}</main>${links.map((href) => `<a href="${href}">To ${href.slice(0, 50)}</a>`).join(' ')}`;

interface Hostile {
  /** What it has in the place of a trap: its links, and what answers there. */
  links?: readonly string[];
  answer: RequestListener;
}

/** Thirty real pages, one after the other, and a trap beside them. */
async function audit({ links = ['/trap'], answer }: Hostile, more: Partial<typeof order> = {}) {
  const server = await startHttpServer((request, response) => {
    const path = request.url ?? '/';
    const real = /^\/(?:real(\d+))?$/.exec(path);
    const at = real ? Number(real[1] ?? 0) : REAL;
    if (at < REAL) {
      const next = at + 1 < REAL ? [`/real${at + 1}`] : [];
      return void response.writeHead(200, html).end(page(`Real ${at}`, ...next, ...links));
    }
    return void answer(request, response);
  });
  servers.push(server);
  const began = performance.now();
  const report = await auditSite(
    { ...order, ...more, target: server.origin },
    readConfig({}),
    new AbortController().signal,
  );
  const seconds = (performance.now() - began) / 1_000;
  const asked = server.requests.map(({ url = '' }) => url);
  const real = report.list.filter(
    ({ url, status }) => /^\/(?:real\d+)?$/.test(new URL(url).pathname) && status === 200,
  ).length;
  const said = report.findings.map(({ check, detail }) => `${check}: ${detail}`).join('\n');
  return { report, asked, real, said, seconds };
}

const missing: RequestListener = (_, response) => void response.writeHead(404).end();
const random = (text: string) => createHash('md5').update(text).digest('hex');

describe('an audit of a site', () => {
  it.each<[string, Hostile, RegExp]>([
    [
      'with a calendar goes on a little into the past and the future',
      {
        links: ['/calendar?month=2026-01', '/events/2026/01/15'],
        answer: ({ url = '' }, response) => {
          const [, before = '', year = '', month = ''] = /^(.*?)(\d{4})[-/](\d\d)/.exec(url) ?? [];
          if (year === '') return void response.writeHead(404).end();
          const on = (step: number) => {
            const date = new Date(Date.UTC(Number(year), Number(month) - 1 + step, 15)).toISOString();
            return before.includes('month')
              ? `${before}${date.slice(0, 7)}`
              : `${before}${date.slice(0, 10).replaceAll('-', '/')}`;
          };
          return void response.writeHead(200, html).end(page(`Events of ${year} ${month}`, on(-1), on(1), '/'));
        },
      },
      /site-address-endless: .*calendar/,
    ],
    [
      'with paths that grow by relative links leaves them out',
      {
        links: ['shop/', 'about/team/'],
        answer: ({ url = '' }, response) =>
          void response.writeHead(200, html).end(page(`At ${url}`, 'shop/', 'about/', 'team/', 'shop/about/')),
      },
      /site-address-endless: .*repeat parts of their path/,
    ],
    [
      'with ever more parameters follows some of each path',
      {
        links: ['/filter?a=1'],
        answer: ({ url = '' }, response) =>
          void response
            .writeHead(200, html)
            .end(page(`Filter ${url}`, ...['a', 'b', 'c', 'd'].map((name) => `${url}&${name}=${url.length % 7}`))),
      },
      /site-address-endless: .*parameters/,
    ],
  ])('%s', async (_, hostile, sentence) => {
    const { real, said, asked, seconds } = await audit(hostile);
    expect(real).toBe(REAL);
    expect(said).toMatch(sentence);
    expect(asked.length).toBeLessThan(REAL + 400);
    expect(seconds).toBeLessThan(60);
  });

  it('with a session in every address asks for each page once', async () => {
    let requests = 0;
    const server = await startHttpServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://a.test').pathname;
      const at = path === '/' ? 0 : Number(path.slice(2));
      if (!(at < 60)) return void missing(request, response);
      requests += 1;
      const session = (to: number) => `/p${to}?visit=${random(`${requests} ${to}`)}&PHPSESSID=${requests}`;
      return void response.writeHead(200, html).end(page(`Page ${at}`, session(at + 1), session((at * 7) % 60)));
    });
    servers.push(server);
    const { list } = await auditSite({ ...order, target: server.origin }, readConfig({}), new AbortController().signal);
    const paths = list.filter(({ status }) => status === 200).map(({ url }) => new URL(url).pathname);
    // The start page, and sixty.
    expect(new Set(paths).size).toBe(61);
    // Until twenty values on ten paths were seen, nobody can know what they are.
    expect(paths.length).toBeLessThan(110);
  });

  it('that links without end ends', async () => {
    const answer: RequestListener = ({ url = '' }, response) =>
      void response
        .writeHead(200, html)
        .end(page(`Made up ${random(url)}`, ...Array.from({ length: 50 }, (_, at) => `/${random(url + at)}`)));
    const { report, seconds } = await audit({ links: ['/x'], answer });
    expect(report.pages).toBe(order.mostPages);
    expect(report.leftOut).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60);
  });

  it('that says the same everywhere is not followed far', async () => {
    const { report, real, said } = await audit({
      links: ['/x'],
      answer: ({ url = '' }, response) =>
        void response
          .writeHead(200, html)
          .end(page('The same', ...Array.from({ length: 5 }, (_, at) => `/${random(url + at)}`))),
    });
    expect(real).toBe(REAL);
    expect(report.pages).toBeLessThan(250);
    expect(said).toMatch(/site-address-endless: .*all say the same/);
  });

  it('with a maze of redirects ends, and says so', async () => {
    const { real, said, asked } = await audit({
      links: ['/maze/0', '/round/a', '/itself'],
      answer: ({ url = '' }, response) => {
        const at = Number(/^\/maze\/(\d+)$/.exec(url)?.[1] ?? -1);
        const location =
          at >= 0 ? `/maze/${at + 1}` : url === '/itself' ? '/itself' : url === '/round/a' ? '/round/b' : '/round/a';
        response.writeHead(301, { location }).end();
      },
    });
    expect(real).toBe(REAL);
    expect(said).toMatch(/site-redirect-chain: .*\/maze\/0 redirects to/);
    expect(said).toMatch(/site-redirect-loop: .*\/round\/a leads back to itself/);
    expect(asked.length).toBeLessThan(400);
  });

  it('with slow, huge, damaged and endless answers says of each what it is', async () => {
    const { real, said, seconds } = await audit({
      links: ['/slow', '/huge', '/endless', '/torn', '/strange', '/coded', '/bomb'],
      answer: ({ url }, response) => {
        if (url === '/slow') {
          response.writeHead(200, html).write('<p>a');
          const timer = setInterval(() => response.write('a'), 500);
          response.on('close', () => clearInterval(timer));
        } else if (url === '/huge')
          response.writeHead(200, { ...html, 'content-length': String(100 << 20) }).write('<p>');
        else if (url === '/endless') {
          response.writeHead(200, html);
          const more = () =>
            void (
              response.closed ||
              response.destroyed ||
              response.write('<p>more</p>'.repeat(10_000), () => setImmediate(more))
            );
          more();
        } else if (url === '/torn') {
          response.writeHead(200, { ...html, 'content-length': '5000' }).write('<p>torn');
          setTimeout(() => response.destroy(), 50);
        } else if (url === '/strange')
          response
            .writeHead(200, { 'content-type': 'text/html; charset=x-unheard-of' })
            .end(Buffer.from([60, 112, 62, 0xff, 0xfe, 0x80, 0xd8]));
        else if (url === '/coded')
          response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('not gzip at all');
        else if (url === '/bomb')
          response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200 << 20, '<')));
        else response.writeHead(404).end();
      },
    });
    expect(real).toBe(REAL);
    expect(said).toMatch(/\/slow does not answer \(.* did not answer in full within 10 seconds\.\)/);
    for (const path of ['huge', 'endless', 'bomb'])
      expect(said).toMatch(new RegExp(`site-page-huge: \\S*/${path}: What .* larger than`));
    for (const path of ['torn', 'coded']) expect(said).toMatch(new RegExp(`/${path} does not answer \\(`));
    expect(said).not.toMatch(/strange does not answer/);
    expect(seconds).toBeLessThan(90);
  }, 120_000);

  it.each<[string, RequestListener, RegExp, number]>([
    [
      'a robots.txt that forbids all',
      (_, response) => void response.end('User-agent: *\nDisallow: /'),
      /site-start-forbidden: robots\.txt forbids .* Nothing was read\./,
      0,
    ],
    [
      'a robots.txt that fails',
      (_, response) => void response.writeHead(503).end(),
      /site-start-forbidden: robots\.txt cannot be read/,
      0,
    ],
    [
      'a robots.txt of endless rules',
      (_, response) => void response.end('User-agent: *\nDisallow: /*a*b*c*d*e*f*g$\n'.repeat(20_000)),
      /./,
      REAL,
    ],
  ])('with %s', async (_, robots, sentence, pages) => {
    const { real, said, seconds } = await audit({
      links: [],
      answer: (request, response) =>
        request.url === '/robots.txt' ? robots(request, response) : missing(request, response),
    });
    expect([real, said]).toEqual([pages, expect.stringMatching(sentence)]);
    expect(seconds).toBeLessThan(60);
  });

  it.each<[string, (origin: string) => Buffer | string]>([
    [
      'itself',
      (origin) =>
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/sitemap.xml</loc></sitemap></sitemapindex>`,
    ],
    [
      'sitemaps without end',
      (origin) =>
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Array.from({ length: 5_000 }, (_, at) => `<sitemap><loc>${origin}/sitemap-${at}.xml</loc></sitemap>`).join('')}</sitemapindex>`,
    ],
    ['a gzip bomb', () => gzipSync(Buffer.alloc(500 << 20, '<url>'))],
    ['a damaged gzip file', () => gzipSync('<urlset></urlset>').subarray(0, 15)],
    ['what is no XML', () => `\u0000\u0001${'<'.repeat(100_000)}`],
  ])('whose sitemap names %s', async (_, sitemap) => {
    let origin = '';
    const { real, asked, seconds } = await audit({
      links: [],
      answer: (request, response) => {
        origin = `http://${request.headers.host}`;
        if (!/^\/sitemap/.test(request.url ?? '')) return void missing(request, response);
        return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(sitemap(origin));
      },
    });
    expect(real).toBe(REAL);
    expect(asked.filter((url) => url.startsWith('/sitemap')).length).toBeLessThanOrEqual(50);
    expect(seconds).toBeLessThan(60);
  });
});
