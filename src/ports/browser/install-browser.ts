import { Browser, install, uninstall } from '@puppeteer/browsers';
import { PUPPETEER_REVISIONS } from 'puppeteer-core/internal/revisions.js';
import { installWithApt } from './apt.ts';
import { browserPaths, downloadedBrowsers, isShell, SHELL, starts } from './find-browser.ts';

interface InstallOptions {
  /** Where a download is kept, for whoever looks for it there. */
  folder: string;
  /** Paths of programs that may be there besides; those of this machine unless told. */
  programs?: () => readonly string[];
  /** The server that it is downloaded from; Google's of Chrome for Testing unless told. */
  server?: string | undefined;
  /** Installs packages of the system and gives what was said meanwhile. */
  installPackages?: (names: readonly string[]) => string;
  onProgress?: (bytes: number, of: number) => void;
}

interface Installed {
  /** A program that starts; absent when there is none. */
  path?: string;
  /** Whether it was there before. */
  isOld: boolean;
  /** What was tried, for people. */
  tried: string;
}

/** The headless shell for this version of what drives it. */
const build = { browser: Browser.CHROMEHEADLESSSHELL, buildId: PUPPETEER_REVISIONS['chrome-headless-shell'] };

/**
 * Finds a browser or fetches one: by the package manager, which brings its libraries and keeps it up to date, and else as a
 * download. The headless shell is preferred, but a browser that is there is enough where it cannot be installed.
 */
export async function installBrowser(options: InstallOptions): Promise<Installed> {
  const { folder, programs = () => browserPaths(), installPackages = installWithApt } = options;
  const find = () => firstThatStarts([...programs(), ...downloadedBrowsers(folder)]);
  const before = await find();
  if (before && isShell(before)) return { path: before, isOld: true, tried: '' };
  const tried = [installPackages([SHELL])];
  if (!(await find())) tried.push(installPackages(['chromium']));
  if (!(await find())) tried.push(await download(options));
  const path = await find();
  return { ...(path !== undefined && { path }), isOld: path === before, tried: tried.join('\n') };
}

/** A program that starts. */
async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

async function download({ folder, server, onProgress }: InstallOptions): Promise<string> {
  try {
    const { executablePath } = await install({
      ...{ ...build, cacheDir: folder },
      ...(server !== undefined && { baseUrl: server }),
      ...(onProgress && { downloadProgressCallback: onProgress }),
      // The libraries it needs are packages of the system.
      installDeps: process.platform === 'linux' && process.getuid?.() === 0,
    });
    return `Downloaded: ${executablePath}`;
  } catch (error) {
    // What came half would be taken for whole the next time.
    if (downloadedBrowsers(folder).length === 0) await uninstall({ ...build, cacheDir: folder }).catch(() => {});
    return `Download: ${error instanceof Error ? error.message : error}`;
  }
}
