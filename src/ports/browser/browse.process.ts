import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ToolError } from '#kit/tool-error';
import { dialTargetOf } from '#ports/net-guard/connector';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { serve, type Work } from '#ports/processes/serve';
import { openSampleSite } from '#samples/sample-site';
import { type BrowserJob, type BrowserSettings, type PageTask, visitsOf } from './browser-job.ts';
import { openGuardedProxy, type ProxyOptions } from './guarded-proxy.ts';
import { load } from './jobs/load.ts';
import type { Visiting } from './open-page.ts';
import { type StartedBrowser, startBrowser } from './start-browser.ts';

// A browser, its proxy and what drives it are a process of their own, which its owner ends: then the browser ends as well.

/** Milliseconds. */
const CLOSED_WITHIN = 1_000;

let proxy: ReturnType<typeof openProxy> | undefined;
let started: StartedBrowser | undefined;

async function openProxy({ allow, dnsServers, publicUrl, program }: BrowserSettings) {
  const guard = createNetGuard({ allow, resolve: createResolver(dnsServers) });
  const held = await openSampleSite(publicUrl);
  const opened = await openGuardedProxy({ guard, held, ...('url' in program && (await forElsewhere(program.url))) });
  const check = (url: URL) => (held(url) ? undefined : guard.check(dialTargetOf(url)));
  return { ...opened, check };
}

/** A browser elsewhere comes over the operator's own network, and nobody else does. */
async function forElsewhere(url: string): Promise<Pick<ProxyOptions, 'host' | 'admits'>> {
  const found = await lookup(new URL(url).hostname.replace(/^\[|\]$/g, ''), { all: true });
  const addresses = new Set(found.map(({ address }) => address));
  return { host: '0.0.0.0', admits: (address) => addresses.has(address.replace(/^::ffff:/, '')) };
}

// Lighthouse is still at work when its page is closed, and what it waits for then has nobody who would catch it.
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Error) || error.name !== 'TargetCloseError') throw error;
});

serve<BrowserJob, object>(async ({ settings, task }, _, { report }) => {
  const { limits } = settings;
  proxy ??= openProxy(settings);
  const { port, open, check } = await proxy;
  check(new URL(task.url));
  if (started?.browser.connected === false) started = undefined;
  started ??= await startBrowser(settings, port);
  const { browser, watch, kill } = started;
  const visits = visitsOf(task);
  const gate = open({ bytes: visits * limits.bytes, connections: visits * 4 * limits.requests });
  const ended = new AbortController();
  const broken = Promise.withResolvers<never>();
  const fail = (error: ToolError) => {
    isBroken = true;
    broken.reject(error);
  };
  let isBroken = false;
  const onGone = () => fail(new ToolError('unsupported', 'This page broke the browser that was to show it.'));
  watch(ended.signal, fail);
  gate.passed.addEventListener('abort', () => fail(gate.passed.reason), { once: true });
  browser.on('disconnected', onGone);
  try {
    return await Promise.race([perform(task, { started, gate, limits, fail }, report), broken.promise]);
  } finally {
    ended.abort();
    browser.off('disconnected', onGone);
    // Whatever a page has done to its browser ends with it.
    if (isBroken || !(await isLeft(started))) {
      kill();
      started = undefined;
    }
    gate.close();
  }
});

/** Whether all pages could be closed in time. */
async function isLeft({ browser, others }: StartedBrowser): Promise<boolean> {
  const own = browser.browserContexts().filter((context) => !others.has(context));
  const closing = Promise.all(own.map((context) => context.close()));
  return Promise.race([
    closing.then(
      () => true,
      () => false,
    ),
    pause(CLOSED_WITHIN, false),
  ]);
}

async function perform(task: PageTask, visiting: Visiting, report: (share: number) => void): Promise<Work<object>> {
  switch (task.kind) {
    case 'load':
      return { answer: await load(task, visiting) };
    // What they need takes a third of a second to load.
    case 'shoot':
      return (await import('./jobs/shoot.ts')).shoot(task, visiting, report);
    case 'print':
      return (await import('./jobs/print.ts')).print(task, visiting, report);
    case 'inspect':
      return (await import('./jobs/inspect.ts')).inspect(task, visiting, report);
    case 'layout':
      return (await import('./jobs/layout.ts')).layout(task, visiting, report);
    case 'measure':
      return (await import('./jobs/measure.ts')).measure(task, visiting, report);
  }
}
