// Knows whether an install or a build still fits what it was made from. Runs on Node 20: built-ins only, no TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the build reads: folders, and files at the top. */
const FOLDERS = ['src', 'content', 'public', 'scripts'];
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];
/** Beneath those folders: tests, and what the borders keep out of the site. */
const NOT_READ =
  /\.test\.tsx?$|^src\/(api|cli|main|mcp|ports)\/|^scripts\/(?!build\.|compress\.|defer-scripts\.|machine-files|og-pictures|stamp\.)/;

/**
 * @typedef {{ size: number, mtime: number, hash: string }} FileFacts
 * @typedef {{ digest: string, files: Record<string, FileFacts> }} BuildStamp
 */

/** @param {string} root */
export const buildStampPath = (root) => join(root, 'build', 'stamp.json');

/** @param {string} root */
export const installStampPath = (root) => join(root, 'node_modules', '.cache', 'clearkit', 'install.json');

/**
 * The state of everything that the build reads. A file whose size and time are those of `known` is not read again.
 *
 * @param {string} root
 * @param {BuildStamp | undefined} known
 * @returns {BuildStamp}
 */
export function buildState(root, known) {
  /** @type {Record<string, FileFacts>} */
  const files = {};
  const paths = [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), ...FILES];
  for (const path of paths.filter((path) => !NOT_READ.test(path)).sort()) {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stats) continue;
    const { size, mtimeMs: mtime } = stats;
    const before = known?.files[path];
    const isKnown = before && before.size === size && before.mtime === mtime;
    files[path] = { size, mtime, hash: isKnown ? before.hash : hashOf(readFileSync(join(root, path))) };
  }
  const digest = hashOf(
    Object.entries(files)
      .map(([path, { hash }]) => `${path} ${hash}`)
      .join('\n'),
  );
  return { digest, files };
}

/**
 * @param {string} root
 * @returns {BuildStamp | undefined} the stamp of the last complete build
 */
export function readBuildStamp(root) {
  return existsSync(join(root, 'build', 'client')) ? readJson(buildStampPath(root)) : undefined;
}

/**
 * The install's state: a fit is known by the stamp, or, when npm was called by hand, by npm's own record in node_modules.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const digest = lockDigest(root);
  if (readJson(installStampPath(root))?.digest === digest) return true;
  if (!recordFitsLock(root)) return false;
  writeInstallStamp(root);
  return true;
}

/** @param {string} root */
export function writeInstallStamp(root) {
  writeStamp(installStampPath(root), { digest: lockDigest(root) });
}

/**
 * Written under another name first: a stamp is there completely or not at all.
 *
 * @param {string} path
 * @param {object} value
 */
export function writeStamp(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(value));
  renameSync(partial, path);
}

/** @param {string} root */
function lockDigest(root) {
  return hashOf(readFileSync(join(root, 'package-lock.json')));
}

/** @param {string} root */
function recordFitsLock(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages ?? {};
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version && existsSync(join(root, path)) : optional === true;
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths from the root, with `/`
 */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // Absent or cut off in the middle: both mean that nothing is known.
  }
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex');
}
