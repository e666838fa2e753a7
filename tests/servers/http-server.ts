import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** What a path answers: always the same, or by a function that speaks for itself. */
export type Route = Answer | RequestListener;

export interface TestHttpServer {
  /** `http://127.0.0.1:{port}` */
  origin: string;
  /** The requests that came, oldest first. */
  requests: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  close(): Promise<void>;
}

/** A real web server on a free port of this machine. A path without a route answers 404. */
export async function startHttpServer(
  routes: Readonly<Record<string, Route>> | RequestListener,
): Promise<TestHttpServer> {
  const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method, url: request.url, headers: request.headers });
    if (typeof routes === 'function') return void routes(request, response);
    const { pathname } = new URL(request.url ?? '/', 'http://server.invalid');
    const route = routes[pathname] ?? { status: 404, body: 'Nothing here.' };
    if (typeof route === 'function') return void route(request, response);
    response.writeHead(route.status ?? 200, route.headers ?? {});
    response.end(route.body ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
