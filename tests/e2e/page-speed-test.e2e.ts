import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import tool from '#tools/page-speed-test/tool';
import { chromiumPath } from '../../scripts/browser.ts';
import { listen } from '../servers/loopback.ts';
import { startSite } from '../servers/site.ts';

const KEY = 'AIzaSecretOfTheOperator';
const noise = Buffer.from(Uint8Array.from({ length: 1600 * 1200 * 3 }, (_, at) => (at * 7919 + (at >> 7) * 31) & 255));
const huge = await sharp(noise, { raw: { width: 1600, height: 1200, channels: 3 } })
  .jpeg({ quality: 95 })
  .toBuffer();
const unused = Array.from(
  { length: 2_000 },
  (_, at) => `function unused${at}(a) {\n  return a + "${at} words";\n}\n`,
).join('\n');
const head = '<!doctype html><html lang="en"><title>Page</title><meta name="viewport" content="width=device-width">';
const faulty = `${head}<script src="/block.js"></script><body><h1>Faulty</h1>
  <img src="/huge.jpg" width="400" height="300" alt=""><p>${'text '.repeat(60)}</p>
  <script>setTimeout(() => { const d = document.createElement('div'); d.style.height = '300px'; document.body.prepend(d) }, 700)</script>
  <script src="/unused.js"></script>`;
const clean = `${head}<body><h1>Clean</h1><p>${'text '.repeat(500)}</p>`;

const pages = await listen(
  createServer((request, response) => {
    const type = (name: string) => ({ 'content-type': name, 'cache-control': 'max-age=31536000' });
    switch (request.url) {
      case '/faulty':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(faulty);
      case '/clean':
        return void response.writeHead(200, { ...type('text/html'), 'content-encoding': 'gzip' }).end(gzipSync(clean));
      case '/huge.jpg':
        return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(huge);
      case '/unused.js':
        return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(unused);
      case '/block.js':
        setTimeout(() => response.writeHead(200, type('text/javascript')).end('let a = 1'), 400);
        return;
      case '/crux': {
        const metric = {
          histogram: [{ density: 0.8 }, { density: 0.15 }, { density: 0.05 }],
          percentiles: { p75: 2100 },
        };
        const period = { firstDate: { year: 2026, month: 1, day: 1 }, lastDate: { year: 2026, month: 1, day: 28 } };
        const isKnown = request.headers['x-goog-api-key'] === KEY;
        response.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/json' });
        const record = { metrics: { largest_contentful_paint: metric }, collectionPeriod: period };
        return void response.end(JSON.stringify({ record }));
      }
      default:
        response.writeHead(404).end();
    }
  }),
);
const origin = `http://127.0.0.1:${pages.port}`;
const site = await startSite({
  FETCH_ALLOW: `127.0.0.1:${pages.port}`,
  BROWSER_PATH: chromiumPath(),
  CRUX_API_URL: `${origin}/crux`,
  CRUX_API_KEY: KEY,
});
afterAll(async () => {
  await site.stop();
  await pages.close();
});

async function test(path: string, given: object = {}) {
  const response = await fetch(`${site.origin}/api/tools/page-speed-test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: origin + path, runs: 1, ...given }),
  });
  return z.object({ message: z.string(), data: z.unknown() }).parse(await response.json());
}

const measure = async (path: string, given?: object) => tool.output.parse((await test(path, given)).data);

describe('page-speed-test', () => {
  it('finds what is wrong with a page, and says who fixes it', { timeout: 180_000 }, async () => {
    const { findings, frames, runs, shifts, blocking, largest, experienceNote, experience } = await measure('/faulty', {
      runs: 2,
    });
    const found = new Map(findings.filter(({ severity }) => severity !== 'passed').map((each) => [each.title, each]));
    for (const title of [
      'Pictures are larger than they are shown',
      'Files hold up the first paint',
      'Things move while the page loads',
      'Much of the scripts is not used',
      'Text is sent without compression',
      'Files are kept for a short time only',
    ])
      expect([...found.keys()]).toContain(title);
    expect(found.get('Pictures are larger than they are shown')?.fix?.tool).toMatchObject({
      slug: 'image-resizer',
      input: { imageUrl: `${origin}/huge.jpg`, width: 700 },
    });
    expect(runs).toHaveLength(2);
    expect(largest).toContain('/huge.jpg');
    expect(shifts.length).toBeGreaterThan(0);
    expect(blocking.map(({ file }) => file)).toEqual([`${origin}/block.js`]);
    expect(frames.length).toBeGreaterThan(0);
    for (const { url } of frames) expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
    expect(experienceNote).toMatch(/^This page, on phones, 2026-01-01 to 2026-01-28/);
    expect(experience).toMatchObject([{ p75: '2.1 s', verdict: 'good', good: 80 }]);
  });

  it('has nothing but advice for a clean page, on a phone and on a desktop', { timeout: 180_000 }, async () => {
    for (const device of ['phone', 'desktop']) {
      const { findings, score } = await measure('/clean', { device });
      expect(findings.filter(({ severity }) => severity !== 'passed' && severity !== 'advice')).toEqual([]);
      expect(score.value).toBeGreaterThanOrEqual(95);
    }
  });

  it('says at once that there is no page', { timeout: 60_000 }, async () => {
    const { message } = await test('/missing');
    expect(message).toContain('answers with status 404, so there is no page to measure');
  });
});
