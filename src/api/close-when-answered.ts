import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop end as soon as the last answer is out. A connection on which a request has begun but not even its headers have
 * come holds no visitor's call, yet the server would wait for it to the very end.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  let running = 0;
  let isStopping = false;

  function endWhenDone(): void {
    if (isStopping && running === 0) app.server.closeAllConnections();
  }

  app.server.on('request', (_request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      endWhenDone();
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    endWhenDone();
  });
}
