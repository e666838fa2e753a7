import { createServer } from 'node:net';

/** A port of `host` that is free right now: for anyone who must know an address before anything listens there. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  probe.once('error', reject);
  probe.listen({ host, port: 0 }, () => {
    const address = probe.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    probe.close(() => resolve(port));
  });
  return promise;
}
