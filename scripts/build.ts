import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Rolldown } from 'vite';
import type * as Render from '../src/web/site/render.server.tsx';
import { compressFolder } from './compress.ts';
import { writeMachineFiles } from './machine-files.ts';
import { copyFaces } from './site/face-files.ts';
import { writeOfflineFiles } from './site/offline-files.ts';
import { ownStyles } from './site/page-styles.ts';
import { scriptsIn } from './site/site-pages.ts';
import { buildStampPath, buildState, readBuildStamp, writeStamp } from './stamp.mjs';

/**
 * `npm run build`: the site into `build/client`, what does not name the site's own address also as `.br` and `.gz`.
 * It is built beside the last build and takes its place when complete: a failed build changes nothing, and a server
 * that holds the last one goes on. `--verbose` shows all that the tools below say.
 */

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const staging = join(cache, `building-${process.pid}`);
const client = join(root, 'build', 'client');
const replaced = join(cache, `replaced-${process.pid}`);
const isVerbose = process.argv.includes('--verbose');

const started = performance.now();
// AcceptedInput before: what changes while the build runs is not in it.
const state = buildState(root, readBuildStamp(root));

removeLeftovers();
const built = join(staging, 'client');
await buildSite();
await writeMachineFiles({ root, client: built, pictures: join(cache, 'og-pictures') });
await writeOfflineFiles({ root, client: built });
copyFaces(root, built);
const sizes = await compressFolder(built, client);
takePlace();

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${sizes.files} files in ${seconds} s: ${(sizes.bytes / 1e6).toFixed(2)} MB.`);

/** The browser's part first: pages name its scripts. */
async function buildSite(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const drawer = join(staging, 'render');
  const builder = await createBuilder({
    root,
    logLevel: isVerbose ? 'info' : 'error',
    environments: {
      client: { build: { outDir: built } },
      ssr: { build: { outDir: drawer, copyPublicDir: false } },
    },
  });
  const scripts = scriptsIn(root, await outputOf('client'));
  // Scripts are compressed while pages are drawn.
  const compressed = compressFolder(join(built, 'assets'), join(client, 'assets'));
  await outputOf('ssr');
  // What only documents name, such as the face.
  cpSync(join(drawer, 'assets'), join(built, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.js') });
  const render: typeof Render = await import(pathToFileURL(join(drawer, 'render.server.js')).href);
  const withOwnStyles = ownStyles(built);
  for (const path of render.pages.keys()) {
    const page = await render.drawPage(path, { scriptsOf: scripts.of });
    write(`${path === '/404' ? '/404' : join(path, 'index')}.html`, withOwnStyles(page));
  }
  for (const [path, text] of render.files) write(path, text());
  await compressed;

  async function outputOf(name: string): Promise<Rolldown.RolldownOutput> {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`There is no environment ${name}`);
    const output = await builder.build(environment);
    if (Array.isArray(output) || !('output' in output)) throw new Error(`The build of ${name} has no single output`);
    return output;
  }
}

function write(path: string, text: string): void {
  const file = join(built, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
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
