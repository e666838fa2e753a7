import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { createRegistry, toolEntry } from '#kit/registry';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';
import { words } from '../../tests/tools/words.ts';
import { loadSite } from './site.ts';

const INLINE = 'window.ready = "<b>";\n';
const HOME = `<!doctype html><title>Home</title><script>${INLINE}</script><script type="application/ld+json">{}</script>`;
const PAGE = `<!doctype html><title>Word counter</title><script type="module" src="/assets/entry-1a2b.js"></script>`;
const MISSING = '<!doctype html><title>Page Not Found</title>';

const ADDRESSED = `<!doctype html><title>About</title><link rel="canonical" href="https://public-url.invalid/about">`;

/** More than stays in memory. */
const LARGE = '0123456789'.repeat(20_000);
/** More than the buffers of a connection hold. */
const HUGE = randomBytes(24_000_000);
const FILES: Record<string, string | Buffer> = {
  'index.html': HOME,
  'tools/word-counter/index.html': PAGE,
  'tools/scanner/index.html': PAGE,
  '404.html': MISSING,
  'about/index.html': ADDRESSED,
  'assets/entry-1a2b.js': 'export {};',
  _redirects: '/tools/count-words /tools/word-counter 308\n',
  'catalogue.json': '[]',
  'robots.txt': 'User-agent: *',
  'blog/rss.xml': '<rss/>',
  'blog/atom.xml': '<feed/>',
  'sitemap.xml': '<urlset/>',
  'og/word-counter.png': 'picture',
  'favicon.ico': 'icon',
  'icon.svg': '<svg/>',
  'opensearch.xml': '<OpenSearchDescription/>',
  'site.webmanifest': '{}',
  'assets/codec-3c4d.wasm': LARGE,
  'assets/gone-5e6f.wasm': LARGE,
  'assets/huge-5e6f.bin': HUGE,
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
};

const scanner = defineTool({
  ...words,
  title: 'Scanner',
  needs: [],
  input: z.object({}),
  output: z.object({}),
  examples: [{ name: 'Nothing', input: {} }],
  asksFor: ['camera'],
});
const registry = Promise.resolve(createRegistry([toolEntry('scanner', scanner, () => ({}))]));

let directory: string;
let server: TestServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(directory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    if (!/\.(?:html|wasm)$/.test(name)) continue;
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
  const site = await loadSite({ directory, publicUrl: 'http://localhost:3000', registry });
  await site?.compressed;
  server = await testServer({}, { site });
});

afterAll(async () => {
  await server.app.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the site', () => {
  it("puts the site's own address where the build could not know it, compressed too", async () => {
    const own = ADDRESSED.replace('https://public-url.invalid', 'http://localhost:3000');
    expect((await get('/about')).body).toBe(own);
    const compressed = await get('/about', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(own);
    const gzipped = await get('/about', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(own);
    expect(new Set([compressed, gzipped].map(({ headers }) => headers.etag)).size).toBe(2);
  });

  it('has a large file on the disk, in each of its forms', async () => {
    const address = '/assets/codec-3c4d.wasm';
    const plain = await get(address);
    expect([plain.headers['content-type'], plain.body]).toEqual(['application/wasm', LARGE]);
    const compressed = await get(address, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(LARGE);
    expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length));
    const asked = await server.app.inject({ method: 'HEAD', url: address });
    expect([asked.headers['content-length'], asked.body]).toEqual([String(LARGE.length), '']);
  });

  it('says so of one that is no longer there, and sends what was asked for before to the end', async () => {
    await rm(join(directory, 'assets/gone-5e6f.wasm'));
    expect((await get('/assets/gone-5e6f.wasm')).statusCode).toBe(500);
    await get('/assets/codec-3c4d.wasm');
    await rm(join(directory, 'assets/codec-3c4d.wasm'));
    expect((await get('/assets/codec-3c4d.wasm')).body).toBe(LARGE);
  });

  it('sends one whole to everybody, though others leave in the middle of it', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = `${origin}/assets/huge-5e6f.bin`;
    for (let left = 0; left < 3; left += 1) {
      const controller = new AbortController();
      const { body } = await fetch(address, { signal: controller.signal });
      await body?.getReader().read();
      controller.abort();
      // Long enough for a server to close what it should not, and for others to be given its number.
      await setTimeout(200);
    }
    const answers = await Promise.all([1, 2].map(() => fetch(address)));
    for (const answer of answers) expect(Buffer.from(await answer.arrayBuffer()).equals(HUGE)).toBe(true);
  });

  it('tells readers of feeds what they get', async () => {
    expect((await get('/blog/rss.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect((await get('/blog/atom.xml')).headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect((await get('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it('serves pages at their clean addresses', async () => {
    const home = await get('/');
    expect(home.statusCode).toBe(200);
    expect(home.body).toBe(HOME);
    const page = await get('/tools/word-counter?from=search');
    expect(page.body).toBe(PAGE);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('lets a page ask for the camera where its tool says that it does, and no other address', async () => {
    const allowed = async (url: string) => (await get(url)).headers['permissions-policy'];
    const policy = await allowed('/tools/scanner');
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('microphone=()');
    for (const url of ['/', '/tools/word-counter', '/about', '/icon.svg', '/nothing'])
      expect(await allowed(url)).toContain('camera=()');
  });

  it.each([
    ['/tools/word-counter/', '/tools/word-counter'],
    ['/tools/word-counter/index.html', '/tools/word-counter'],
    ['/tools/word-counter//?a=b&c', '/tools/word-counter?a=b&c'],
    ['/index.html?a', '/?a'],
    ['/Tools/Word-Counter/?q=Ab', '/tools/word-counter?q=Ab'],
    ['/%61BOUT', '/about'],
    ['/tools/count-words', '/tools/word-counter'],
    ['/tools/Count-Words/?text=a', '/tools/word-counter?text=a'],
  ])('sends %s on to %s for good', async (url, location) => {
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });

  it.each([
    '/nothing',
    '/nothing/',
    '//example.com/',
    '//example.com/index.html',
    '/404',
    '/404.html',
    '/tools/nowhere',
    '/%zz',
    '/Nothing',
    '/%2f%2fexample.com',
    '/index.html.br',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('answers %s with the page for unknown addresses, as 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(MISSING);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('keeps hashed files for good, others briefly', async () => {
    const asset = await get('/assets/entry-1a2b.js');
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
    });
    expect(asset.headers.etag).toBeUndefined();
    const robots = await get('/robots.txt');
    expect(robots.headers).toMatchObject({
      'cache-control': 'public, max-age=600',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it.each(['/og/word-counter.png', '/favicon.ico', '/icon.svg'])('lets other sites show %s, for a day', async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
  });

  it.each(['/', '/assets/entry-1a2b.js', '/catalogue.json'])('keeps %s to itself', async (url) => {
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['/og/word-counter.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
    ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('names the type of %s', async (url, type) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
  });

  it('keeps other windows and frames away from pages', async () => {
    const { headers } = await get('/');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("frame-src 'none'");
    expect(headers['permissions-policy']).not.toContain('clipboard');
  });

  it('sends the encoding the visitor likes best', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingFor('gzip, deflate')).toBe('gzip');
    expect(await encodingFor('br;q=0.2, gzip;q=0.8')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('*')).toBe('br');
    expect(await encodingFor('identity')).toBeUndefined();
    expect(await encodingFor('identity, br;q=0.5')).toBeUndefined();
    expect(await encodingFor('deflate')).toBeUndefined();
    const brotli = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(HOME);
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(HOME);
  });

  it('sends nothing again to who has it in that encoding', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    const other = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await server.app.inject({ method: 'HEAD', url: '/' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(HOME)));
    expect(response.body).toBe('');
  });

  it('answers other methods with 405 where there is a page, and 404 where there is none', async () => {
    const known = await server.app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
    expect(known.statusCode).toBe(405);
    expect(known.headers.allow).toBe('GET, HEAD');
    const unknown = await server.app.inject({ method: 'POST', url: '/nothing' });
    expect(unknown.statusCode).toBe(404);
  });

  it('lets exactly the inline scripts of that page run', async () => {
    const hash = createHash('sha256').update(INLINE).digest('base64');
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    const other = String((await get('/tools/word-counter')).headers['content-security-policy']);
    expect(other).toContain("script-src 'self';");
    for (const each of [policy, other]) {
      expect(each).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      expect(each).toContain("default-src 'self'");
      expect(each).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
      expect(each).not.toContain('upgrade-insecure-requests');
    }
  });

  it('asks for HTTPS only where the site is served over it', async () => {
    const secure = await testServer(
      {},
      { site: await loadSite({ directory, publicUrl: 'https://tools.example.com', registry }) },
    );
    const { headers } = await secure.app.inject('/');
    await secure.app.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('logs no page', async () => {
    server.lines.length = 0;
    await get('/');
    await get('/nothing?q=SECRET');
    expect(server.lines).toEqual([]);
  });

  it('leaves the API to the API', async () => {
    const response = await get('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false });
  });
});

describe('a site that is not built', () => {
  it('says so in one line, while the API works', async () => {
    expect(
      await loadSite({ directory: join(directory, 'absent'), publicUrl: 'http://localhost:3000', registry }),
    ).toBeUndefined();
    const { app } = await testServer();
    const page = await app.inject('/tools/shout');
    expect(page.statusCode).toBe(503);
    expect(page.body).toBe('The pages are not built yet: run "npm run build". The API works without them.\n');
    expect((await app.inject('/api/tools')).statusCode).toBe(200);
    await app.close();
  });
});
