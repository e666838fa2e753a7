import { services } from '../../scripts/services.ts';
import { freeLoopbackPort, ownFolder, removeFolder, startUnprivileged } from './unprivileged.ts';

export interface RunningRedis {
  /** `redis://127.0.0.1:{port}` */
  url: string;
  /** Ends it at once, with all that it held. */
  crash(): Promise<void>;
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>;
  /** Keeps its connections and answers nobody, as behind a network that is lost; until it goes on. */
  freeze(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/** A Redis of this machine on loopback that writes nothing down. `undefined` when there is none here. */
export async function startRedis(): Promise<RunningRedis | undefined> {
  const program = services.redis.find();
  if (!program) return undefined;
  const directory = await ownFolder('clearkit-redis-');
  const port = await freeLoopbackPort();
  const order = {
    program,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory],
    cwd: directory,
    isUp: /Ready to accept connections/,
  };
  let server = await startUnprivileged(order);
  return {
    url: `redis://127.0.0.1:${port}`,
    crash: () => server.kill('SIGKILL'),
    async restart() {
      server = await startUnprivileged(order);
    },
    freeze: () => void process.kill(server.pid, 'SIGSTOP'),
    goOn: () => void process.kill(server.pid, 'SIGCONT'),
    async stop() {
      await server.kill('SIGKILL');
      await removeFolder(directory);
    },
  };
}
