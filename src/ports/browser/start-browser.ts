import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext } from 'puppeteer-core';
import { ToolError } from '#kit/tool-error';
import type { BrowserSettings } from './browser-job.ts';
import { connectElsewhere } from './connect-elsewhere.ts';
import { isShell } from './find-browser.ts';
import { watchMemory } from './watch-memory.ts';

export interface StartedBrowser {
  browser: Browser;
  /** Contexts that were there before, and may be those of others. */
  others: ReadonlySet<BrowserContext>;
  /** For contexts of a browser elsewhere, whose own flags cannot be set. */
  proxy: { proxyServer: string; proxyBypassList: string[] } | undefined;
  /** Watches what it holds until the signal is aborted; calls back when that is too much, when it has been killed for it. */
  watch(ended: AbortSignal, onTooMuch: (error: ToolError) => void): void;
  /** Ends it with everything it started. */
  kill(): void;
}

/** Chromium skips proxies for its own machine unless it is told not to. */
const BYPASS = '<-loopback>';

/** Nothing goes around the proxy, nothing calls home, and no window, dialog or sound comes up. */
function flags(proxyPort: number): string[] {
  const list = [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    `--proxy-bypass-list=${BYPASS}`,
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--disable-breakpad',
    '--disable-gpu',
    '--disable-remote-fonts-prefetch',
    '--block-new-web-contents',
    '--deny-permission-prompts',
    '--mute-audio',
    '--no-first-run',
    '--no-pings',
    '--disable-site-isolation-trials',
    '--disable-features=IsolateOrigins,site-per-process,OptimizationHints,MediaRouter,Translate,WebUSB,WebBluetooth,DirectSockets',
    '--js-flags=--max-old-space-size=512',
  ];
  // As root there is no sandbox: docs/operate.md says how to run as somebody else.
  return process.getuid?.() === 0 ? [...list, '--no-sandbox'] : list;
}

/** @throws ToolError `not-configured` when it does not start or answer. */
export async function startBrowser(
  { program, profiles, limits }: Pick<BrowserSettings, 'program' | 'profiles' | 'limits'>,
  proxyPort: number,
): Promise<StartedBrowser> {
  if ('url' in program) {
    const browser = await connectElsewhere(program.url);
    return {
      ...{ browser, others: new Set(browser.browserContexts()) },
      proxy: { proxyServer: `http://${program.proxyHost}:${proxyPort}`, proxyBypassList: [BYPASS] },
      watch: () => {},
      kill: () => void browser.disconnect(),
    };
  }
  removeLeftProfiles(profiles);
  const profile = mkdtempSync(join(profiles, `${process.pid}-`));
  const browser = await puppeteer
    .launch({
      executablePath: program.path,
      // Its end is the end of the pipe, whatever happens to this process.
      pipe: true,
      headless: isShell(program.path) ? 'shell' : true,
      userDataDir: profile,
      defaultViewport: null,
      args: flags(proxyPort),
      timeout: 20_000,
    })
    .catch((cause: unknown) => {
      throw new ToolError('not-configured', 'The browser of this server does not start.', { cause });
    });
  const child = browser.process();
  const kill = () => {
    endGroup(child?.pid);
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', kill);
  return {
    ...{ browser, others: new Set(browser.browserContexts()) },
    proxy: undefined,
    watch: (ended, onTooMuch) => {
      watchMemory(child?.pid ?? 0, limits, ended, (what) => {
        kill();
        onTooMuch(new ToolError('unsupported', `This page needs more than ${what} in a browser, so it was ended.`));
      });
    },
    kill,
  };
}

/** The program may be a script, as Debian's is: the browser is then another process of its group, which puppeteer gives it. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Of processes that were killed. */
function removeLeftProfiles(profiles: string): void {
  mkdirSync(profiles, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(profiles)) {
    if (!isAlive(Number.parseInt(name, 10))) rmSync(join(profiles, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
