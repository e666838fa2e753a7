import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** For servers that refuse to run as root, or should not: another user of the system, or ourselves when we are not root. */
const user = process.getuid?.() === 0 ? userNamed('nobody') : undefined;

function userNamed(name: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name}.`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Before a program: it ends with anyone who started it, also when that is killed. Linux has it; elsewhere it may outlive us. */
const guard = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'QUIT'] : [];

/** A folder that only the unprivileged user may read. */
export async function ownFolder(name: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), name));
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

/** Runs a program to its end. @throws Error with what it said when it fails. */
export async function runUnprivileged(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { ...user, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, fault] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  if (child.exitCode !== 0) throw new Error(`${program} failed:\n${out}${fault}`);
}

interface UnprivilegedServer {
  pid: number;
  /** Ends it by `signal`; when this resolves it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

interface ServerOrder {
  program: string;
  args: readonly string[];
  cwd: string;
  /** What it says, on whichever output, when it takes connections. */
  isUp: RegExp;
}

/** A server that is up when this resolves. @throws Error with what it said when it does not come up. */
export async function startUnprivileged({ program, args, cwd, isUp }: ServerOrder): Promise<UnprivilegedServer> {
  const [first = program, ...rest] = [...guard, program, ...args];
  const child = spawn(first, rest, { ...user, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  const listen = (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-10_000);
    if (isUp.test(said)) resolve();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}:\n${said}`)));
  await promise;
  return {
    pid: child.pid ?? 0,
    async kill(signal) {
      child.kill(signal);
      await ended(child);
    },
  };
}

export async function removeFolder(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}

/** A port of loopback that is free right now. */
export async function freeLoopbackPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
