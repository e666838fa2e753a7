import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer } from '#api/build-server';
import { visitorKey } from '#api/call-limit';
import { bugFields, type Log } from '#api/log';
import { loadSite } from '#api/site';
import { countUsage } from '#api/usage-counter';
import { formatBytes } from '#lib/byte-size';
import { registerMcp } from '#mcp/register-mcp';
import type { Store } from '#ports/store/port';
import { boundTimes } from './bound-times.ts';
import { ConfigError } from './config.ts';
import type { Config } from './config-shape.ts';
import { createPorts } from './create-ports.ts';
import { loadTools } from './load-tools.ts';
import { openAccounts } from './open-accounts.ts';
import { openJobs } from './open-jobs.ts';
import { openMail } from './open-mail.ts';
import { openStoreToServe } from './open-store.ts';
import { withOwnSamples } from './own-samples.ts';
import { startWatching } from './start-watching.ts';
import { stopWait } from './stop-wait.ts';
import { createToolThreads, threadOptions } from './tool-threads.ts';
import { createVisitors } from './visitors.ts';

/** Milliseconds. */
const STORE_ANSWERS_WITHIN = 2_000;

const ROOT = join(import.meta.dirname, '../..');

export interface RunningServer {
  /** Where a browser on this machine finds the site. */
  address: string;
  /** Milliseconds after which what still runs is not waited for any more. */
  stopWait: number;
  /** Refuses what is new, finishes what runs, then resolves. */
  stop(): Promise<void>;
}

/** The whole program: tools, ports, pages and API, listening. @throws ConfigError when a setting cannot work here. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const redis =
    config.redisUrl === undefined
      ? undefined
      : (await import('./open-redis.ts')).openRedis(config.redisUrl, (error) => log.error(bugFields(error), 'redis'));
  const visitors = createVisitors();
  // A database server may come up after us: the tools need none.
  const store = await openStoreToServe(config, (reason) => log.error({ ...reason }, 'store'));
  const jobs = await openJobs(config, store, (error) => log.error(bugFields(error), 'jobs'));
  const loading = loadTools();
  const [ownTools, site, version, { ports, samples, keptAudits, languageModel, unready, sources, close }] =
    await Promise.all([
      loading,
      loadSite({ directory: join(ROOT, 'build/client'), publicUrl: config.publicUrl, registry: loading }),
      ownVersion(),
      createPorts(config, {
        ...{ redis: redis?.files, visitors },
        keeping: {
          ...{ store: store.audits, jobs, secret: () => store.secret('audits') },
          onFault: (error) => log.error(bugFields(error), 'audits'),
        },
        onFault: (error) => log.error(bugFields(error), 'files'),
      }).catch(async (cause: unknown) => {
        await Promise.all([store.close(), jobs.close(), redis?.close()]);
        throw unusable(cause, `DATA_DIR is "${config.dataDirectory}", where this program cannot write`);
      }),
    ]);
  const tools = boundTimes(withOwnSamples(ownTools, config.publicUrl), config.toolTimeMax);
  // Another server would have the same PostgreSQL, but a disk of its own.
  const isShared = config.databaseUrl !== undefined;
  const failing = async () => ((await answers(store)) ? [] : ['store']);
  const threads = createToolThreads({
    ports,
    visitors,
    ...threadOptions(config, languageModel),
    onFault: (error) => log.error(bugFields(error), 'bug'),
  });
  const counted = countUsage({ runTool: threads.runTool, usage: store.usage, clock: ports.clock, log });
  const { runTool } = counted;
  const mail = await openMail({ config, store, clock: ports.clock, log });
  const watching = startWatching({
    ...{ registry: tools, runTool, keptAudits, watches: store.watches, clock: ports.clock },
    ...{ brand: mail.brand, publicUrl: config.publicUrl, wake: mail.wake, isOn: config.watchesPerPerson > 0 },
    auditPagesMax: config.auditPagesMax,
    onFault: (error) => log.error(bugFields(error), 'watching'),
  });
  const app = await buildServer({
    registry: tools,
    ports,
    visitors,
    runTool,
    store,
    outgoing: mail,
    accounts: openAccounts({
      store,
      clock: ports.clock,
      publicUrl: config.publicUrl,
      sendsMail: mail.sendsMail,
      titleOf: (slug) => tools.get(slug)?.tool.title ?? slug,
      wake: mail.wake,
      limits: redis?.limits,
      watching: { most: config.watchesPerPerson, audits: keptAudits !== undefined, wake: watching.wake },
      admin: { sources, bounds: boundsOf(config) },
    }),
    limits: redis?.limits,
    config,
    log,
    site,
    samples,
    keptAudits,
    unready: async () => [...(await unready()), ...(isShared ? [] : await failing())],
    degraded: async () => [...(isShared ? await failing() : []), ...(redis?.isReady() === false ? ['redis'] : [])],
    mount: (scope, admit, holdAnswer) =>
      registerMcp(scope, {
        registry: tools,
        ports,
        visitors,
        runTool,
        keptAudits,
        visitorOf: ({ ip }) => visitorKey(ip),
        version,
        limitCall: async (request) => admit(request, 'tools'),
        holdAnswer,
        ...config,
        onBug: (error, slug) => log.error({ slug, ...bugFields(error) }, 'bug'),
        onAnswer: (answered) => log.info({ route: '/mcp', ...answered }, 'call'),
      }),
  });
  // After the server: what still runs needs its ports to the end.
  app.addHook('onClose', async () => {
    await watching.close();
    await Promise.all([mail.close(), counted.close(), threads.close()]);
    // What goes on by itself notes how far it is to the end.
    await close();
    await Promise.all([store.close(), redis?.close()]);
  });
  await app.listen({ host: config.host, port: config.port }).catch(async (cause: unknown) => {
    await app.close();
    throw unusable(cause, `HOST and PORT are ${config.host} and ${config.port}, where this program cannot listen`);
  });
  void keptAudits?.work().catch((error: unknown) => log.error(bugFields(error), 'jobs'));
  return {
    address: localAddress(config),
    stopWait: stopWait(tools),
    async stop() {
      // A supervisor may have less patience than the slowest tool: what was counted is kept by then.
      await Promise.all([counted.flush(), app.close()]);
    },
  };
}

/** What bounds the site, in the words of its administrators. */
function boundsOf(config: Config): Record<string, string> {
  return {
    'Tool calls a minute and visitor': `${config.callsPerMinute}`,
    'Size of an upload': formatBytes(config.uploadMaxBytes),
    'Size of a request': formatBytes(config.bodyMaxBytes),
    'Room for short-lived files': formatBytes(config.fileStoreBytes),
    'Life of a file': `${config.fileTtlMinutes} minutes`,
    'Size of a picture': `${Math.round(config.images.maxPixels / 1e6)} megapixels`,
    'Pictures worked on at once': `${config.images.concurrency}`,
  };
}

/** Whether what is kept can be reached, within the patience of those who ask after our health. */
async function answers(store: Store): Promise<boolean> {
  const patience = new AbortController();
  const late = sleep(STORE_ANSWERS_WITHIN, false, { signal: patience.signal }).catch(() => false);
  const asked = store.check().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => patience.abort());
}

function localAddress({ host, port }: Config): string {
  const isHere = /^(?:127\.|0\.0\.0\.0$|::1?$)/.test(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isHere ? 'localhost' : name}:${port}`;
}

function unusable(cause: unknown, what: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? new ConfigError(`${what} (${code}).`) : cause;
}

async function ownVersion(): Promise<string> {
  const file: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return file.version;
}
