import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { compressFolder } from './compress.ts';
import { deferScripts } from './defer-scripts.ts';
import { writeMachineFiles } from './machine-files.ts';
import { buildStampPath, buildState, readBuildStamp, writeStamp } from './stamp.mjs';

/**
 * `npm run build`: the site into `build/client`, each compressible file also as `.br` and `.gz`.
 * It is built beside the last build and takes its place when complete: a failed build changes nothing, and a server
 * that holds the last one goes on. `--verbose` shows all that the tools below say.
 */

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const staging = join(cache, `building-${process.pid}`);
const client = join(root, 'build', 'client');
const replaced = join(cache, `replaced-${process.pid}`);
/** The bundler's manifest, and an empty page for addresses that were not prerendered: ours are. */
const NOT_SERVED = ['.vite', '__spa-fallback.html'];
const isVerbose = process.argv.includes('--verbose');

const started = performance.now();
// Taken before: what changes while the build runs is not in it.
const state = buildState(root, readBuildStamp(root));

removeLeftovers();
buildSite();
const built = join(staging, 'client');
for (const name of NOT_SERVED) rmSync(join(built, name), { recursive: true, force: true });
deferScripts(built);
await writeMachineFiles({ root, client: built, pictures: join(cache, 'og-pictures') });
const sizes = await compressFolder(built);
takePlace();

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const [files, plain, brotli] = [sizes.files, megabytes(sizes.bytes), megabytes(sizes.brotliBytes)];
console.log(`Built ${files} files in ${seconds} s: ${plain} MB, ${brotli} MB with brotli.`);

function buildSite(): void {
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CLEARKIT_BUILD_DIR: staging },
    maxBuffer: 64 << 20,
    stdio: isVerbose ? 'inherit' : 'pipe',
  });
  if (status === 0 && existsSync(join(staging, 'client'))) return;
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n').trimEnd());
  console.error(status === 0 ? `The build wrote nothing to ${staging}.` : 'The build failed.');
  process.exit(1);
}

/** What a build that was stopped has left behind. One that still runs keeps its own. */
function removeLeftovers(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const owner = /^(?:building|replaced)-(\d+)$/.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function takePlace(): void {
  rmSync(buildStampPath(root), { force: true });
  mkdirSync(join(root, 'build'), { recursive: true });
  if (existsSync(client)) renameSync(client, replaced);
  renameSync(built, client);
  writeStamp(buildStampPath(root), state);
  rmSync(replaced, { recursive: true, force: true });
  rmSync(staging, { recursive: true, force: true });
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
