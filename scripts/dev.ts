import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#main/free-port';

/**
 * `npm run dev`: the site with hot reload on PORT, and beside it the server, which restarts when a source changes and
 * answers the API through the same address. Ctrl-C ends both.
 */

const root = join(import.meta.dirname, '..');
const port = process.env.PORT ?? '3000';
const address = `http://localhost:${port}`;
const READY_WITHIN = 60_000;

const apiPort = String(await freePort('127.0.0.1'));
const api = start(
  ['--watch', '--watch-preserve-output', '--watch-path=src', '--watch-path=content', 'src/main/server.ts'],
  {
    PORT: apiPort,
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  },
);
const site = start(
  ['--conditions=development', 'node_modules/vite/bin/vite.js', '--port', port, '--strictPort', '--logLevel', 'warn'],
  { CLEARKIT_API_PORT: apiPort },
);
const children = [api, site];

// The server names its own port, which is not where people should look.
api.stdout?.on('data', (chunk: Buffer) => {
  const lines = chunk.toString().split('\n');
  process.stdout.write(lines.filter((line) => !line.includes(' is running at ')).join('\n'));
});
site.stdout?.pipe(process.stdout);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0));
for (const child of children) child.once('exit', (code) => stop(code ?? 1));

await Promise.all([answers(`http://127.0.0.1:${apiPort}/healthz`), answers(address)]);
console.log(`Clearkit is being developed at ${address}. Pages follow your edits; the server restarts on them.`);

function start(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function stop(code: number): void {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
  // Both end at once when asked; one that hangs must not keep the terminal.
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
    process.exit();
  }, 3_000).unref();
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.error(`${url} does not answer.`);
  stop(1);
}
