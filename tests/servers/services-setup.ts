import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for a server that all of them share. */
    services: string;
  }
}

interface Shared {
  url: string;
  stop(): Promise<void>;
}

/** One PostgreSQL and one Redis for a whole run, started when the first test asks for them: most runs need none. */
export default async function setup(project: TestProject) {
  const starts: Readonly<Record<string, () => Promise<Shared | undefined>>> = {
    '/postgres': startPostgres,
    '/redis': startRedis,
  };
  const started = new Map<string, Promise<Shared | undefined>>();

  const door = createServer(async (request, response) => {
    const path = request.url ?? '';
    try {
      const service = started.get(path) ?? starts[path]?.();
      if (service) started.set(path, service);
      const { url } = (await service) ?? {};
      response.writeHead(url ? 200 : 404).end(url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  project.provide('services', `http://127.0.0.1:${address.port}`);
  return async () => {
    door.close();
    door.closeAllConnections();
    const running = await Promise.allSettled(started.values());
    await Promise.all(running.map(async (service) => service.status === 'fulfilled' && (await service.value?.stop())));
  };
}
