import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Answered {
  status: number;
  body: string;
  /** Milliseconds until the whole answer was there. */
  took: number;
}

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
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

/** One connection that stays open, of a visitor of its own. */
export function askerOf(origin: string, visitor: string): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  async function ask({ method, path, headers, body }: Asked): Promise<Answered> {
    const began = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = {
      method,
      agent,
      headers: { 'x-forwarded-for': visitor, ...length, ...headers },
      timeout: PATIENCE,
    };
    const asked = request(new URL(path, origin), options, (response) => {
      text(response).then(
        (said) => resolve({ status: response.statusCode ?? 0, body: said, took: performance.now() - began }),
        reject,
      );
    });
    asked.on('timeout', () => asked.destroy(new Error('There was no answer.')));
    asked.on('error', reject);
    asked.end(body);
    return promise;
  }

  return {
    ask,
    get: (path) => ask({ method: 'GET', path }),
    post: (path, body) => ask({ method: 'POST', path, headers: { 'content-type': 'application/json' }, body }),
    close: () => agent.destroy(),
  };
}
