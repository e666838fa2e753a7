import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Answered {
  status: number;
  body: string;
  /** Those that it sets, as they are sent back. */
  cookies: string;
  /** Milliseconds until the whole answer was there. */
  took: number;
}

export interface Asked {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** How the body comes: in pieces without a length, or only its first half. */
  transfer?: 'whole' | 'pieces' | 'half';
}

export interface Asker {
  ask(asked: Asked): Promise<Answered>;
  get(path: string): Promise<Answered>;
  /** Sends JSON. */
  post(path: string, body: string): Promise<Answered>;
  close(): void;
}

/** Milliseconds after which an answer is not waited for any more: far beyond every bar. */
const PATIENCE = 60_000;

/** Pieces of a body that comes in pieces. */
const PIECES = 50;

/** One connection that stays open, of a visitor of its own. */
export function askerOf(origin: string, visitor: string): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);

  async function ask({ method, path, headers, body, transfer = 'whole' }: Asked): Promise<Answered> {
    const began = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const length =
      transfer === 'pieces' ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body ?? '') };
    const options = {
      method,
      agent,
      headers: { 'x-forwarded-for': visitor, ...(body === undefined ? {} : length), ...headers },
      timeout: PATIENCE,
    };
    // As it is written: an address would lose its dots.
    const asked = request({ ...options, host: hostname, port, path }, (response) => {
      const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
      text(response)
        .then((said) => {
          resolve({ status: response.statusCode ?? 0, body: said, cookies, took: performance.now() - began });
          // What is answered before it was sent is not taken any more: who waited for that would wait for the server's patience.
          if (!asked.writableFinished) asked.destroy();
        })
        .catch(reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('There was no answer.')));
    asked.on('error', reject);
    if (transfer === 'whole' || body === undefined) {
      asked.end(body);
      return promise;
    }
    if (transfer === 'pieces') {
      const size = Math.ceil(body.length / PIECES);
      for (let at = 0; at < body.length; at += size) asked.write(body.slice(at, at + size));
      asked.end();
      return promise;
    }
    asked.write(body.slice(0, body.length / 2), () => {
      asked.destroy();
      resolve({ status: 0, body: '', cookies: '', took: performance.now() - began });
    });
    return promise;
  }

  return {
    ask,
    get: (path) => ask({ method: 'GET', path }),
    post: (path, body) => ask({ method: 'POST', path, headers: { 'content-type': 'application/json' }, body }),
    close: () => agent.destroy(),
  };
}
