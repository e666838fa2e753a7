// Stands before `npm start`, `npm test` and the like: installs and builds when something is missing or stale, and only then.
// Runs on whatever Node the machine has (20 or newer), perhaps without node_modules: built-ins only, no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkBinaries } from './link-node.mjs';
import { buildState, installStampPath, isInstalled, readBuildStamp, writeInstallStamp } from './stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

install();
if (process.argv.includes('--build')) build();

function install() {
  if (!isInstalled(root)) {
    rmSync(installStampPath(root), { force: true });
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    step('Installing dependencies…', npm ? process.execPath : 'npm', npm ? [npm, ...args] : args);
    writeInstallStamp(root);
  }
  const links = process.platform === 'win32' ? ['node.cmd', 'exec.cmd'] : ['node'];
  if (links.every((link) => existsSync(join(root, 'node_modules', '.bin', link)))) return;
  const notice = linkBinaries(root);
  if (notice?.includes('please install')) fail(notice);
}

function build() {
  const stamp = readBuildStamp(root);
  if (stamp && buildState(root, stamp).digest === stamp.digest) return;
  const pinned = join(root, 'node_modules', '.bin', 'node');
  step('Building the site…', existsSync(pinned) ? pinned : process.execPath, [join('scripts', 'build.ts')]);
}

/**
 * Runs one command and shows its output only when it fails.
 *
 * @param {string} message
 * @param {string} program
 * @param {string[]} args
 */
function step(message, program, args) {
  console.log(message);
  // Windows finds npm.cmd and node.cmd only through a shell.
  const shell = process.platform === 'win32' && !program.endsWith('.exe');
  const { status, stdout, stderr, error } = spawnSync(shell ? `"${program}"` : program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return;
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n').trimEnd());
  fail(`${message.replace('…', '')} failed; the output stands above.`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
