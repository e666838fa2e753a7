import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const client = join(import.meta.dirname, '../../build/client');
const types: Record<string, string> = {
  ...{ '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.json': 'application/json', '.wasm': 'application/wasm' },
};

/** Serves the pages of the build and, once told to, of a next one: the same with all scripts under other names. */
export async function serveTwoBuilds() {
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
  const names = new RegExp(scripts.map((name) => name.slice(0, -3).replaceAll('.', '\\.')).join('|'), 'g');
  const { build } = JSON.parse(readFileSync(join(client, 'offline.json'), 'utf8'));
  let isNext = false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const isOfNext = pathname.endsWith('.next.js');
    const path = join(client, pathname.replace('.next.js', '.js'));
    const file = existsSync(join(path, 'index.html')) ? join(path, 'index.html') : path;
    const isGone = pathname.startsWith('/assets/') && pathname.endsWith('.js') && isOfNext !== isNext;
    if (isGone || request.method !== 'GET' || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const isText = /\.(?:html|js|json)$/.test(file);
    const text =
      isText && isNext ? readFileSync(file, 'utf8').replaceAll(names, '$&.next').replaceAll(build, 'next') : '';
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'cache-control': 'no-cache' });
    response.end(text || readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    /** From now on the next build is served, and nothing of this one. */
    next() {
      isNext = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
