import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPaths, SHELL } from '#ports/browser/find-browser';
import { installWithApt } from './apt.ts';
import { type CommandResult, packaged } from './steps.ts';

/** The browser of the end-to-end tests: one that is there, or one fetched in a way that works on this machine. */

/** Milliseconds within which the download server must answer before its download is tried. */
const REACHABLE_WITHIN = 5_000;
const DOWNLOAD_WITHIN = 300_000;

/** Flags for any launch: quiet, no calls home, and no sandbox only where root could not have one. */
export function launchFlags(): string[] {
  const flags = [
    '--headless',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
}

/**
 * The path of a Chromium or Chrome that starts.
 *
 * @throws Error with what to do when there is none.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
}

/** Finds a browser or fetches one: by the package manager where it brings the libraries as well, else by Playwright. */
export async function ensureChromium(): Promise<CommandResult> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !starts(chosen)) {
    return { isSuccess: false, output: `CHROMIUM_PATH is "${chosen}", which does not start.` };
  }
  const report: string[] = [];
  if (!chosen && basename(findChromium() ?? '') !== SHELL) report.push(installWithApt([SHELL]));
  if (!findChromium()) report.push(installWithApt(['chromium']));
  if (!findChromium()) report.push(await downloadWithPlaywright());
  if (findChromium()) return { isSuccess: true, output: report.join('\n') };
  report.push('Install Chromium or Chrome by hand, or set CHROMIUM_PATH to its program.');
  return { isSuccess: false, output: report.join('\n') };
}

function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return starts(chosen) ? chosen : undefined;
  return browserPaths(chromium.executablePath()).find(starts);
}

function starts(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path); // There, asking for the version opens a window.
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function downloadWithPlaywright(): Promise<string> {
  const server = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  const hasProxy = Boolean(process.env.HTTPS_PROXY ?? process.env.https_proxy);
  try {
    if (!hasProxy) await fetch(server, { method: 'HEAD', signal: AbortSignal.timeout(REACHABLE_WITHIN) });
  } catch (error) {
    return `Playwright's download: ${server} does not answer (${error instanceof Error ? error.message : error}).`;
  }
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const args = [
    packaged('playwright-core/cli.js'),
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    '--no-shell',
    'chromium',
  ];
  return command(process.execPath, args, { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' });
}

function command(program: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const { stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 << 20,
    timeout: DOWNLOAD_WITHIN,
  });
  return [`${program} ${args.join(' ')}`, stdout, stderr, error?.message].filter(Boolean).join('\n').trimEnd();
}
