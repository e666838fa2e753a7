import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** The headless shell first: without windows it opens a page in two thirds of the time. */
export const SHELL = 'chromium-headless-shell';
const NAMES = [
  ...[SHELL, 'chrome-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome-stable', 'google-chrome', 'chrome'],
];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
];

/** Whether a program is one without windows. */
export function isShell(path: string): boolean {
  return basename(path).includes('headless-shell');
}

/** Paths of programs on this machine that may be a Chromium or Chrome, and `more` where they exist, best first. On some systems `chromium` only says where to get one. */
export function browserPaths(...more: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...USUAL_PLACES, ...more].filter((path) => existsSync(path));
}

/** Programs that `install-browser` has downloaded into a folder, the newest first. */
export function downloadedBrowsers(folder: string): string[] {
  const found = globSync('chrome-headless-shell/*/chrome-headless-shell-*/chrome-headless-shell{,.exe}', {
    cwd: folder,
  });
  return found
    .sort()
    .reverse()
    .map((path) => join(folder, path));
}

/** Whether a program starts. On Windows, asking for the version would open a window. */
export async function starts(path: string): Promise<boolean> {
  if (process.platform === 'win32') return existsSync(path);
  const asked = await promisify(execFile)(path, ['--version'], { timeout: 20_000 }).catch(() => undefined);
  return asked !== undefined;
}
