import type { FastifyInstance } from 'fastify';
import { commonHeaders } from './headers.ts';

interface HealthOptions {
  publicUrl: string;
  unready?: (() => Promise<readonly string[]>) | undefined;
  degraded?: (() => Promise<readonly string[]>) | undefined;
  isStopping: () => boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can work, or 503 with the names of what cannot; 200 also when what fails is
 * needed by some pages alone, as another server would not have it either.
 */
export function healthRoutes(app: FastifyInstance, { publicUrl, unready, degraded, isStopping }: HealthOptions): void {
  const headers = { ...commonHeaders({ publicUrl }), 'cache-control': 'no-store' };

  app.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const failing = isStopping() ? ['server (stopping)'] : ((await unready?.()) ?? []);
    reply.headers(headers);
    if (failing.length > 0) return reply.code(503).send({ status: 'not ready', failing });
    const without = (await degraded?.()) ?? [];
    return reply.send(without.length > 0 ? { status: 'degraded', failing: without } : { status: 'ready' });
  });
}
