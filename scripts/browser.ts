import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserPaths, downloadedBrowsers } from '#ports/browser/find-browser';
import { installBrowser } from '#ports/browser/install-browser';
import { type CommandResult, packaged } from './steps.ts';

/** The browser of the end-to-end tests: one that is there, or one fetched in a way that works on this machine. */

const DOWNLOADS = packaged('.cache/clearkit/browser');

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

/** Finds a browser or fetches one, as `clearkit browser install` does. */
export async function ensureChromium(): Promise<CommandResult> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const isSuccess = starts(chosen);
    return { isSuccess, output: isSuccess ? '' : `CHROMIUM_PATH is "${chosen}", which does not start.` };
  }
  const { path, tried } = await installBrowser({
    folder: DOWNLOADS,
    programs: () => browserPaths(chromium.executablePath()),
  });
  if (path) return { isSuccess: true, output: tried };
  const words = 'Install Chromium or Chrome by hand, or set CHROMIUM_PATH to its program.';
  return { isSuccess: false, output: `${tried}\n${words}` };
}

function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return starts(chosen) ? chosen : undefined;
  return browserPaths(chromium.executablePath(), ...downloadedBrowsers(DOWNLOADS)).find(starts);
}

function starts(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path); // There, asking for the version opens a window.
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
