import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { PgBoss, type Job as Taken } from 'pg-boss';
import { ToolError } from '#kit/tool-error';
import type { Job, Jobs } from './port.ts';

interface PgBossOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Called with why the database does not answer, and with what a job threw though nobody ended it. */
  onFault: (error: unknown) => void;
}

const QUEUE = 'audits';
/** Seconds. A job of which nothing is heard for so long is taken by another server; the least that the engine takes. */
const HEARTBEAT = 10;
const LONGEST = 24 * 3_600;
/** Seconds between two looks at the queue: a new job is told of at once, these find one whose owner had another. */
const LOOKED_EVERY = 1;
/** Times that a job is begun anew: as many servers may end while it runs. */
const RETRIES = 20;
/** Milliseconds that a caller waits for the queue, and between two tries to reach it when this server starts. */
const PATIENCE = 2_000;
const PAUSE = 10_000;

/** The queue that several servers share, in their PostgreSQL, beside the tables of the store. */
export function createPgBossJobs({ url, onFault }: PgBossOptions): Jobs {
  const closing = new AbortController();
  const ready = open();
  const running = new Set<Promise<void>>();

  async function open(): Promise<PgBoss | undefined> {
    while (!closing.signal.aborted) {
      try {
        return await start(url, onFault);
      } catch (error) {
        onFault(error);
        await sleep(PAUSE, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  return {
    async add({ id, owner }) {
      try {
        const boss = await Promise.race([ready, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))]);
        if (!boss) throw new Error('The queue is not there yet.');
        await boss.send(QUEUE, { id, owner }, { id: uuidOf(id), singletonKey: owner });
      } catch (cause) {
        throw new ToolError('busy', 'No audit can be begun right now. Please try again in a minute.', { cause });
      }
    },
    async work({ atOnce, run }) {
      const boss = await ready;
      const often = { pollingIntervalSeconds: LOOKED_EVERY, notifyPollingIntervalSeconds: LOOKED_EVERY };
      await boss?.work(QUEUE, { localConcurrency: atOnce, ...often }, async ([taken]: Taken<Job>[]) => {
        if (!taken) return;
        const done = run(taken.data, AbortSignal.any([taken.signal, closing.signal]));
        running.add(done);
        try {
          await done;
        } catch (error) {
          if (!closing.signal.aborted) onFault(error);
          // The engine gives it to the next.
          throw error;
        } finally {
          running.delete(done);
        }
      });
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running);
      await (await ready)?.stop({ graceful: true, timeout: 2_000 }).catch(onFault);
    },
  };
}

async function start(url: string, onFault: PgBossOptions['onFault']): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'clearkit',
    schema: await schemaOf(url),
    // Whoever runs this may own no more of the database than that.
    createSchema: false,
    max: 4,
    schedule: false,
    useListenNotify: true,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
  });
  boss.on('error', onFault);
  await boss.start();
  await boss.createQueue(QUEUE, {
    // One active job of an owner.
    policy: 'singleton',
    notify: true,
    ...{ heartbeatSeconds: HEARTBEAT, expireInSeconds: LONGEST, retryLimit: RETRIES, retryDelay: 0 },
    ...{ retentionSeconds: LONGEST, deleteAfterSeconds: 3_600 },
  });
  return boss;
}

/** Where the store's tables are: two sites in one database have two queues. The engine finds its tables by that name. */
async function schemaOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string | null }>('SELECT current_schema() AS name');
    return rows[0]?.name ?? 'public';
  } finally {
    await client.end();
  }
}

/** The engine's own names of jobs. */
function uuidOf(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
