import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startHttpServer } from '../../tests/servers/http-server.ts';
import { auditSite } from './audit-site.ts';
import { readConfig } from './config.ts';

const folder = await mkdtemp(join(tmpdir(), 'clearkit-audit-'));
afterAll(() => rm(folder, { recursive: true }));
const config = readConfig({});
const signal = new AbortController().signal;
const order = { mostPages: 100, subdomains: false, include: [], exclude: [], onProgress: () => undefined };
const html = { 'content-type': 'text/html' };

describe('an audit', () => {
  it('of a folder of built files finds what does not lead on, and leaves the folder to itself', async () => {
    await mkdir(join(folder, 'dist/about'), { recursive: true });
    await writeFile(join(folder, 'secret.html'), '<title>Secret</title>');
    await writeFile(
      join(folder, 'dist/index.html'),
      '<title>Home</title><a href="/about">About</a><a href="/gone">Gone</a><a href="/..%2fsecret.html">Up</a>',
    );
    await writeFile(join(folder, 'dist/about/index.html'), '<title>About</title><a href="/">Home</a>');
    const { pages, findings } = await auditSite({ ...order, target: join(folder, 'dist') }, config, signal);
    expect(pages).toBe(4);
    const missing = findings.filter(({ check }) => check === 'site-link-broken').map(({ detail }) => detail);
    expect(missing.join('\n')).toMatch(
      /\/gone answers 404[\s\S]*secret\.html answers 404|secret\.html answers 404[\s\S]*\/gone answers 404/,
    );
  });

  it('of a site on this machine asks for each address once, and not for what robots.txt forbids', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `/${at}`,
        { headers: html, body: `<title>${at}</title><a href="/${at + 1}">n</a><a href="/private">p</a>` },
      ]),
    );
    const server = await startHttpServer({
      ...pages,
      '/': { headers: html, body: '<title>Home</title><a href="/0">0</a><a href="/endless/a/a/a/a/a">e</a>' },
      '/robots.txt': { body: 'User-agent: clearkit\nDisallow: /private\n' },
    });
    const report = await auditSite({ ...order, target: server.origin }, config, signal);
    await server.close();
    const asked = server.requests.map(({ url }) => url);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain('/private');
    expect(asked.join(' ')).not.toContain('endless');
    expect(report).toMatchObject({ pages: 32, forbidden: 1, leftOut: 0 });
  });

  it('goes on where it was ended', async () => {
    const server = await startHttpServer((request, response) => {
      const at = Number(request.url?.slice(1) ?? 0);
      response.writeHead(200, html).end(`<title>${at}</title><a href="/${at + 1}">next</a>`);
    });
    const file = join(folder, 'kept.sqlite');
    const ended = new AbortController();
    const begun = auditSite(
      {
        ...order,
        mostPages: 40,
        target: server.origin,
        file,
        onProgress: ({ pages }) => (pages >= 10 ? ended.abort() : undefined),
      },
      config,
      ended.signal,
    );
    await expect(begun).rejects.toMatchObject({ code: 'cancelled' });
    const before = server.requests.length;
    const report = await auditSite({ ...order, mostPages: 40, target: server.origin, file }, config, signal);
    await server.close();
    expect(report.pages).toBe(40);
    const again = server.requests.slice(before).map(({ url }) => url);
    // One at most was under way, and robots.txt is read anew.
    const twice = again.filter((url) => server.requests.slice(0, before).some((one) => one.url === url));
    expect(twice.filter((url) => url !== '/robots.txt').length).toBeLessThanOrEqual(1);
  });

  it('a second time asks only whether pages have changed, and judges those that have', async () => {
    let title = 'Old';
    const server = await startHttpServer({
      '/': (request, response) => {
        const same = request.headers['if-none-match'] === '"home"';
        response.writeHead(same ? 304 : 200, { ...html, etag: '"home"' });
        response.end(same ? '' : '<title>Home</title><a href="/a">A</a><a href="/b">B</a><a href="/gone">G</a>');
      },
      // Without an ETag, what is sent is compared.
      '/a': { headers: html, body: '<title>A</title><a href="/">Home</a>' },
      '/b': (_, response) => void response.writeHead(200, html).end(`<title>${title}</title><a href="/">Home</a>`),
    });
    const file = join(folder, 'twice.sqlite');
    const once = await auditSite({ ...order, target: server.origin, file }, config, signal);
    title = 'New';
    const before = server.requests.length;
    const twice = await auditSite({ ...order, target: server.origin, file }, config, signal);
    const [home] = server.requests.slice(before).filter(({ url }) => url === '/');
    expect(home?.headers['if-none-match']).toBe('"home"');
    const titles = (list: typeof once.list) => list.map((page) => page.title).sort();
    expect([titles(once.list), titles(twice.list)]).toEqual([
      ['', 'A', 'Home', 'Old'],
      ['', 'A', 'Home', 'New'],
    ]);
    expect(twice.findings.map(({ check }) => check)).toEqual(once.findings.map(({ check }) => check));
    // Only the report again, of what is there.
    const asked = server.requests.length;
    const again = await auditSite({ ...order, target: '', file, isResumed: true }, config, signal);
    await server.close();
    expect([again.pages, server.requests.length]).toEqual([twice.pages, asked]);
    const other = auditSite({ ...order, target: 'http://127.0.0.1:9', file }, config, signal);
    await expect(other).rejects.toThrow(`These data are of an audit of ${server.origin}/.`);
  });

  it('begins with a list or another sitemap, and keeps to a delay', async () => {
    const list =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/named</loc></url></urlset>';
    const server = await startHttpServer((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      if (request.url === '/other.xml') return void response.end(list.replace('{origin}', server.origin));
      return void response
        .writeHead(200, html)
        .end(`<title>${request.url}</title><a href="/further">F</a><img src="/p.png">`);
    });
    let seen = 0;
    const paths = () => {
      const urls = server.requests.slice(seen).map(({ url }) => url);
      seen = server.requests.length;
      return [...new Set(urls)].sort();
    };
    const only = [`${server.origin}/a`, `${server.origin}/b`];
    await auditSite({ ...order, target: only[0] ?? '', list: only }, config, signal);
    expect(paths()).toEqual(['/a', '/b', '/p.png', '/robots.txt']);
    await auditSite({ ...order, target: server.origin, sitemap: `${server.origin}/other.xml` }, config, signal);
    expect(paths()).toEqual(expect.arrayContaining(['/', '/further', '/named', '/other.xml']));
    const began = performance.now();
    await auditSite({ ...order, target: only[0] ?? '', list: only, delay: 1 }, config, signal);
    await server.close();
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('refuses what cannot be reached in a sentence', async () => {
    const nowhere = auditSite({ ...order, target: 'http://127.0.0.1:9' }, config, signal);
    await expect(nowhere).rejects.toMatchObject({ name: 'ToolError' });
  });
});
