import { afterEach, describe, expect, it } from 'vitest';
import { createFakeFiles } from '#ports/files/fake';
import type { Files } from '#ports/files/port';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function server(...options: Parameters<typeof testServer>): Promise<TestServer> {
  const made = await testServer(...options);
  open.push(made);
  return made;
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

function upload({ app }: TestServer, payload: Buffer, { type = 'image/gif', query = '?name=dot.gif' } = {}) {
  return app.inject({ method: 'POST', url: `/api/files${query}`, payload, headers: { 'content-type': type } });
}

const pathOf = (url: string) => new URL(url).pathname;

describe('POST /api/files', () => {
  it('stores a picture and answers with its address', async () => {
    const made = await server();
    const response = await upload(made, GIF);
    expect(response.statusCode).toBe(200);
    const { success, data } = response.json();
    expect(success).toBe(true);
    expect(data).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/files\/[\w-]{22}\/dot\.gif$/),
      name: 'dot.gif',
      type: 'image/gif',
      bytes: 42,
      size: '42 bytes',
      expiresAt: '2027-01-15T09:00:00.000Z',
    });
  });

  it('reads the type from the bytes, not from the name or the header', async () => {
    const made = await server();
    const response = await upload(made, GIF, { type: 'image/png', query: '?name=photo.png' });
    expect(response.json().data).toMatchObject({ name: 'photo.gif', type: 'image/gif' });
  });

  it('needs no name and no particular type of body', async () => {
    const made = await server();
    const response = await upload(made, GIF, { type: 'application/octet-stream', query: '' });
    expect(response.json().data).toMatchObject({ name: 'image.gif', type: 'image/gif' });
  });

  it('takes a document as well', async () => {
    const response = await upload(await server(), Buffer.from('%PDF-1.7 and more'), { query: '' });
    expect(response.json().data).toMatchObject({ name: 'document.pdf', type: 'application/pdf' });
  });

  it('refuses what is neither a picture nor a document', async () => {
    const response = await upload(await server(), Buffer.from('PK and more'));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ success: false, data: null, code: 'unsupported' });
  });

  it('refuses an empty body', async () => {
    const response = await upload(await server(), Buffer.alloc(0));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, data: null, code: 'unreadable-body' });
  });

  it('refuses a picture over the limit, and says the limit', async () => {
    const response = await upload(await server(), Buffer.concat([GIF, Buffer.alloc(2000)]));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ message: 'The picture is over 2.0 KB.', code: 'too-large' });
  });

  it.each([
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded',
    'picture',
  ])('refuses the body type %s and says what to send', async (type) => {
    const response = await upload(await server(), GIF, { type });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toContain('Send the picture itself');
  });

  it('refuses a body without a type, as a page of another site can send it', async () => {
    const { app } = await server();
    const response = await app.inject({ method: 'POST', url: '/api/files?name=dot.gif', payload: GIF });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toContain('Send the picture itself');
  });

  it.each([
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ])('takes nothing from a page of another site: %o', async (from) => {
    const { app, files } = await server();
    let kept = 0;
    files.put = async () => {
      kept += 1;
      throw new Error('Nothing was to be kept.');
    };
    const headers = { ...from, 'content-type': 'image/gif' };
    const response = await app.inject({ method: 'POST', url: '/api/files', payload: GIF, headers });
    expect([response.statusCode, response.json().code, kept]).toEqual([403, 'cross-site', 0]);
  });

  it.each([
    {},
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' },
  ])("takes pictures from the site's own pages and from programs: %o", async (from) => {
    const { app } = await server();
    const headers = { ...from, 'content-type': 'image/gif' };
    const response = await app.inject({ method: 'POST', url: '/api/files', payload: GIF, headers });
    expect(response.statusCode).toBe(200);
  });

  it('counts as a call of the visitor', async () => {
    const made = await server({ callsPerMinute: 1 });
    await upload(made, GIF);
    const response = await upload(made, GIF);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
  });

  it('answers POST only', async () => {
    const { app } = await server();
    const response = await app.inject('/api/files');
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
  });

  it('logs neither the name nor the address', async () => {
    const made = await server();
    await upload(made, GIF, { query: '?name=SECRET.gif' });
    expect(JSON.stringify(made.lines)).not.toMatch(/SECRET|files\/\w{22}/);
    expect(made.lines.map(({ fields }) => fields.status)).toEqual([200]);
  });
});

describe('GET /files/:id/:name', () => {
  it('gives a picture to look at, sealed off from everything', async () => {
    const { app, files } = await server();
    const { url } = await files.put({ content: GIF, name: 'dot.gif', type: 'image/gif' });
    const response = await app.inject(pathOf(url));
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(GIF)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'image/gif',
      'content-length': '42',
      'content-disposition': 'inline; filename="dot.gif"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=3600',
    });
  });

  it('gives it to save when asked to, under its whole name', async () => {
    const { app, files } = await server();
    const { url } = await files.put({ content: GIF, name: 'Фото (1).gif', type: 'image/gif' });
    const response = await app.inject(`${pathOf(url)}?download`);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="____ (1).gif"; filename*=UTF-8''%D0%A4%D0%BE%D1%82%D0%BE%20%281%29.gif`,
    );
  });

  it('never shows an SVG: it may hold scripts', async () => {
    const { app, files } = await server();
    const { url } = await files.put({ content: SVG, name: 'drawing.svg', type: 'image/svg+xml' });
    const response = await app.inject(pathOf(url));
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename="drawing.svg"',
    });
  });

  it('answers 304 when the visitor has it', async () => {
    const { app, files } = await server();
    const { url } = await files.put({ content: GIF, name: 'dot.gif', type: 'image/gif' });
    const { headers } = await app.inject(pathOf(url));
    const again = await app.inject({ url: pathOf(url), headers: { 'if-none-match': `"other", W/${headers.etag}` } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('answers HEAD with the size and no body', async () => {
    const { app, files } = await server();
    const { url } = await files.put({ content: GIF, name: 'dot.gif', type: 'image/gif' });
    const response = await app.inject({ method: 'HEAD', url: pathOf(url) });
    expect(response.headers['content-length']).toBe('42');
    expect(response.body).toBe('');
  });

  it('reads nothing of a file for HEAD and 304, and all of it never at once', async () => {
    const asked: string[] = [];
    const limits = { publicUrl: 'http://localhost:3000', ttlMinutes: 60, maxFileBytes: 100, maxTotalBytes: 100 };
    const files = createFakeFiles({ ...limits, clock: { now: () => 0 } });
    const { url, id } = await files.put({ content: GIF, name: 'dot.gif', type: 'image/gif' });
    const noted: Files = {
      ...files,
      get: async () => {
        throw new Error('The whole file was asked for.');
      },
      read(of) {
        asked.push(of);
        return files.read(of);
      },
    };
    const { app } = await server({}, { ports: { files: noted } });
    const unchanged = { 'if-none-match': `"${id}"` };
    expect((await app.inject({ method: 'HEAD', url: pathOf(url) })).statusCode).toBe(200);
    expect((await app.inject({ url: pathOf(url), headers: unchanged })).statusCode).toBe(304);
    expect(asked).toEqual([]);
    expect((await app.inject(pathOf(url))).rawPayload.equals(GIF)).toBe(true);
    expect(asked).toEqual([id]);
  });

  it('says so when the file goes just before it is read', async () => {
    const { app, files, clock } = await server();
    const { url } = await files.put({ content: GIF, name: 'dot.gif', type: 'image/gif' });
    const stat = files.stat.bind(files);
    files.stat = async (id) => {
      const file = await stat(id);
      clock.advance(3_600_001);
      return file;
    };
    const response = await app.inject(pathOf(url));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: 'no-such-address' });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.headers.etag).toBeUndefined();
  });

  it('gives each visitor ten files for a call, and none of their calls', async () => {
    const { app, files } = await server({ callsPerMinute: 2 });
    const { url } = await files.put({ content: GIF, name: 'dot.gif', type: 'image/gif' });
    const statuses = [];
    for (let at = 0; at < 21; at += 1) {
      const headers = at % 2 ? { 'if-none-match': '*' } : {};
      statuses.push((await app.inject({ url: pathOf(url), method: at % 3 ? 'GET' : 'HEAD', headers })).statusCode);
    }
    expect(statuses.slice(0, 20).every((status) => status < 400)).toBe(true);
    const refused = await app.inject(pathOf(url));
    expect(refused.json()).toMatchObject({
      code: 'rate-limited',
      message: expect.stringContaining('more than 20 files in a minute'),
    });
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await app.inject({ url: pathOf(url), remoteAddress: '198.51.100.7' })).statusCode).toBe(200);
    const call = { method: 'POST', url: '/api/tools/shout', payload: { text: 'a' } } as const;
    expect((await app.inject(call)).statusCode).toBe(200);
  });

  it('has nothing under another name, another id, or after its time', async () => {
    const { app, files, clock } = await server();
    const { url, id } = await files.put({ content: GIF, name: 'dot.gif', type: 'image/gif' });
    expect((await app.inject(`/files/${id}/invoice.gif`)).statusCode).toBe(404);
    expect((await app.inject('/files/aaaaaaaaaaaaaaaaaaaaaa/dot.gif')).statusCode).toBe(404);
    expect((await app.inject('/files/..%2f..%2fetc/passwd')).statusCode).toBe(404);
    clock.advance(3_600_001);
    expect((await app.inject(pathOf(url))).statusCode).toBe(404);
  });
});
