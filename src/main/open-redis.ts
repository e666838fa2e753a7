import { createClient, RESP_TYPES } from '@redis/client';
import type { FilesClient } from '#ports/files/redis';
import { createMemoryLimits } from '#ports/limits/memory';
import type { Limits } from '#ports/limits/port';
import { createRedisLimits } from '#ports/limits/redis';

/** Milliseconds. */
const CONNECTS_WITHIN = 2_000;
const LONGEST_PAUSE = 3_000;
/** A connection is asked for a sign of life this often, and given up when there was none for so long. */
const PING_EVERY = 500;
const SILENT_AT_MOST = 2_000;

interface OpenRedis {
  /** Counts for all servers; while Redis is away, for this one. */
  limits: Limits;
  /** For files; its texts are bytes. */
  files: FilesClient;
  isReady(): boolean;
  close(): Promise<void>;
}

/**
 * What several servers share for a short time. A Redis that does not answer yet is tried again and again: most of the site
 * works without it.
 */
export function openRedis(url: string, onFailure: (error: unknown) => void): OpenRedis {
  const client = createClient({
    url,
    // What cannot be asked at once is not kept for later: somebody waits for the answer.
    disableOfflineQueue: true,
    // A Redis that hangs, or a network that swallows everything, would keep every call waiting.
    pingInterval: PING_EVERY,
    socket: {
      connectTimeout: CONNECTS_WITHIN,
      socketTimeout: SILENT_AT_MOST,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE),
    },
  });
  let isTold = false;
  client.on('error', (error: unknown) => {
    // Once for each time it is lost, not for each try.
    if (!isTold) onFailure(error);
    isTold = true;
  });
  client.on('ready', () => {
    isTold = false;
  });
  void client.connect().catch(() => undefined);
  return {
    limits: createRedisLimits({ client, instead: createMemoryLimits() }),
    files: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }),
    isReady: () => client.isReady,
    async close() {
      if (client.isOpen) client.destroy();
    },
  };
}
