import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** Pages of different kinds, with what they load, by their paths. `third` is the origin of somebody else. */

const text = '<p>Good tools make light work of a garden, whatever the season brings.</p>'.repeat(40);
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">${head}</head><body><h1>A page</h1>${body}</body></html>`;

/** Scripts of so many functions that nobody calls, and some work. */
const script = (functions: number, work: number) =>
  `for (let end = performance.now() + ${work}; performance.now() < end; );\n${Array.from({ length: functions }, (_, at) => `function f${at}(a) { return a + ${at} + 'some words'; }`).join('\n')}`;

function pagesWith(third: string): Record<string, string> {
  return {
    '/text': page('', text),
    '/pictures': page('', `${'<img src="/photo.jpg" width="400" height="300" alt="">'.repeat(3)}${text}`),
    '/scripts': page('<script src="/heavy.js"></script>', `${text}<script src="/heavy.js?late"></script>`),
    '/third-parties': page(
      `<script async src="${third}/tag.js"></script>`,
      `${text}<img src="${third}/photo.jpg" alt="">`,
    ),
    '/styles-and-font': page(
      '<link rel="stylesheet" href="/site.css">',
      `<div style="font-family: own">${text}</div><script>setTimeout(() => document.body.prepend(Object.assign(document.createElement('div'), { innerHTML: '<p style="height:200px">News</p>' })), 300)</script>`,
    ),
  };
}

export const generatedPaths = Object.keys(pagesWith(''));

/** Serves them, and as another site what third parties would send. */
export async function servePages(third: () => string): Promise<Server> {
  const noise = Buffer.from(Uint8Array.from({ length: 2400 * 1600 * 3 }, (_, at) => (at * 7919 + (at >> 9)) & 255));
  const photo = await sharp(noise, { raw: { width: 2400, height: 1600, channels: 3 } })
    .jpeg()
    .toBuffer();
  const styles = `@font-face { font-family: own; src: url(/font.woff2) }\n${Array.from({ length: 800 }, (_, at) => `.c${at} { color: red; margin: ${at}px }`).join('\n')}`;
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pages.test');
    const send = (type: string, body: string | Buffer) => {
      const isText = typeof body === 'string';
      response.writeHead(200, { 'content-type': type, ...(isText && { 'content-encoding': 'gzip' }) });
      // As the first byte of a server that works does.
      setTimeout(() => response.end(isText ? gzipSync(body) : body), 30);
    };
    const html = pagesWith(third())[pathname];
    if (html !== undefined) return send('text/html; charset=utf-8', html);
    if (pathname === '/photo.jpg') return send('image/jpeg', photo);
    if (pathname === '/heavy.js') return send('text/javascript', script(6_000, 250));
    if (pathname === '/tag.js') return send('text/javascript', script(2_000, 120));
    if (pathname === '/site.css') return send('text/css', styles);
    response.writeHead(404).end();
  });
}
