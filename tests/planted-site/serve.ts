import { gzipSync } from 'node:zlib';
import { startHttpServer, type TestHttpServer } from '../servers/http-server.ts';
import { htmlOf, type PlantedSite, sitemapOf } from './site.ts';

/** What careful servers send with every page. */
const safe = {
  'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  vary: 'Accept-Encoding',
};

/** A planted site on loopback. */
export async function servePlanted(site: PlantedSite): Promise<TestHttpServer> {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const server = await startHttpServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages.get(path);
    const route = site.routes.get(path);
    const send = (type: string, body: string, isCompressed: boolean, headers: Record<string, string> = {}) => {
      const sent = { 'content-type': type, ...headers, ...(isCompressed && { 'content-encoding': 'gzip' }) };
      response.writeHead(200, sent).end(isCompressed ? gzipSync(body) : body);
    };
    if (page)
      return void setTimeout(
        () =>
          send('text/html; charset=utf-8', htmlOf(page, site, server.origin), page.isCompressed, {
            ...safe,
            ...page.headers,
          }),
        page.delay,
      );
    if (route?.isDead) return void request.socket.destroy();
    if (route)
      return void setTimeout(
        () => response.writeHead(route.status, route.headers ?? { 'content-type': 'text/html' }).end(route.body ?? ''),
        route.delay ?? 0,
      );
    if (path === '/robots.txt') return send('text/plain', robotsOf(site, server.origin), false);
    if (path === '/sitemap.xml') return send('application/xml', sitemapOf(site, server.origin), true);
    if (path === '/site.css') return send('text/css', 'p { margin: 0 }', false);
    if (path === '/site.js') return send('text/javascript', '', false);
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Nothing here</title>');
  });
  return server;
}

function robotsOf({ robots }: PlantedSite, origin: string): string {
  return ['User-agent: *', ...robots, '', `Sitemap: ${origin}/sitemap.xml`].join('\n');
}
