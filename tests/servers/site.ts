import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const STARTS_WITHIN = 120_000;

export interface RunningSite {
  /** `http://localhost:{port}`, which is the site's own address too. */
  origin: string;
  port: number;
  pid: number;
  /** What it has written to its log so far. */
  log(): string;
  /** Ends it at once, as a failing machine would, and leaves its folder to `stop`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The built site as an operator starts it: a process of its own on a free port, with a data folder that goes with it. `project` is the folder of the program. */
export async function startSite(settings: Record<string, string> = {}, project = ROOT): Promise<RunningSite> {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-site-'));
  const server = spawn(process.execPath, [join(project, 'src/main/server.ts')], {
    env: { ...process.env, PUBLIC_URL: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: directory, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(reject, STARTS_WITHIN, new Error('The site did not start in time.'));
  server.once('exit', (code) => reject(new Error(`The site ended with code ${code} before it was up.`)));
  let log = '';
  server.stdout.on('data', (chunk: Buffer) => {
    log += chunk;
    const [, address] = /running at (http:\/\/\S+?)[,\s]/.exec(`${chunk}`) ?? [];
    if (address) resolve(address);
  });
  const origin = await promise
    .finally(() => clearTimeout(timer))
    .catch((error: unknown) => {
      server.kill();
      throw error;
    });
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  return {
    origin,
    port: Number(new URL(origin).port),
    pid: server.pid ?? 0,
    log: () => log,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
