import type { FastifyInstance } from 'fastify';
import { commonHeaders } from './headers.ts';

interface HealthOptions {
  publicUrl: string;
  unready?: (() => Promise<readonly string[]>) | undefined;
  isStopping: () => boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can work, or 503 with the names of what cannot. */
export function healthRoutes(app: FastifyInstance, { publicUrl, unready, isStopping }: HealthOptions): void {
  const headers = { ...commonHeaders({ publicUrl }), 'cache-control': 'no-store' };

  app.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const failing = isStopping() ? ['server (stopping)'] : ((await unready?.()) ?? []);
    const isReady = failing.length === 0;
    return reply
      .code(isReady ? 200 : 503)
      .headers(headers)
      .send(isReady ? { status: 'ready' } : { status: 'not ready', failing });
  });
}
