import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { createChromium } from '#ports/browser/chromium';
import type { SpeedRun } from '#ports/browser/port';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import { startSite } from '../tests/servers/site.ts';
import { startTemporaryFiles } from '../tests/servers/temporary-files.ts';
import { generatedPaths, servePages } from './page-speed-pages.ts';

/**
 * `node bench/page-speed.ts [runs] [phone|desktop]`, after `npm run build`, on a machine that does nothing else: ten pages by the
 * `lighthouse` command and by the port of Page Speed Test in turn, 3 runs of each by default. Exit code 1 when medians of times are more
 * than 10 % (and 100 ms) apart, of the layout shift more than 0.02, or scores more than 3 points. Some pages have two values for one figure,
 * whoever measures them: then 9 runs tell more.
 */

const [runs = '3', device = 'phone'] = process.argv.slice(2);
if (device !== 'phone' && device !== 'desktop') throw new Error('Name phone or desktop.');
const ownPaths = ['/', '/tools', '/tools/word-counter', '/tools/compress-image', '/blog'];
const bar = { share: 0.1, milliseconds: 100, shift: 0.02, points: 3 };

const result = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      details: z
        .object({ items: z.array(z.object({ timeToFirstByte: z.number().optional() })).optional() })
        .optional()
        .catch(undefined),
    }),
  ),
});

const site = await startSite();
const servers: Server[] = [await servePages(() => third), await servePages(() => '')];
for (const server of servers) {
  server.listen(0);
  await once(server, 'listening');
}
const [own, other] = servers.map((server) => (server.address() as AddressInfo).port);
// Another name, so that it is another site.
const third: string = `http://127.0.0.1:${other}`;
const { files, directory, close } = await startTemporaryFiles();
const browser = createChromium({
  ...{ files, dnsServers: [], publicUrl: 'http://localhost:3000', path: chromiumPath() },
  allow: [`localhost:${site.port}`, `localhost:${own}`, `127.0.0.1:${other}`],
  profiles: join(directory, '..', 'clearkit-bench-browsers'),
});
const urls = [
  ...ownPaths.map((path) => site.origin + path),
  ...generatedPaths.map((path) => `http://localhost:${own}${path}`),
];
try {
  console.log(`load before: ${loadavg()[0]?.toFixed(2)}`);
  for (const url of urls) if (!(await agrees(url))) process.exitCode = 1;
  console.log(`load after: ${loadavg()[0]?.toFixed(2)}`);
} finally {
  await browser.close();
  await close();
  for (const server of servers) server.close().closeAllConnections();
  await site.stop();
}

async function agrees(url: string): Promise<boolean> {
  await compressed(url);
  const theirs: SpeedRun[] = [];
  const ours: SpeedRun[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    theirs.push(await byCommand(url));
    ours.push(
      ...(await browser.measure({ url }, { device: device === 'desktop' ? 'desktop' : 'phone', runs: 1 })).runs,
    );
  }
  const names = [
    'score',
    'firstByte',
    'firstPaint',
    'largestPaint',
    'speedIndex',
    'blockingTime',
    'layoutShift',
  ] as const;
  const differences = names.map((name) => {
    const [a, b] = [theirs, ours].map((all) => median(all.map((one) => one[name])));
    const apart = Math.abs((b ?? 0) - (a ?? 0));
    const isIn =
      name === 'score'
        ? apart <= bar.points
        : name === 'layoutShift'
          ? apart <= bar.shift
          : apart <= Math.max(bar.milliseconds, bar.share * (a ?? 0));
    const shown = (value = 0) => (name === 'layoutShift' ? value.toFixed(3) : value.toFixed(0));
    return { isIn, text: `${name} ${shown(a)} / ${shown(b)}${isIn ? '' : ' (!)'}` };
  });
  console.log(`${url}\n  ${differences.map(({ text }) => text).join(', ')}`);
  return differences.every(({ isIn }) => isIn);
}

/** A server that has just started still packs its pages. */
async function compressed(url: string): Promise<void> {
  const headers = { 'accept-encoding': 'br, gzip' };
  while (!(await fetch(url, { headers })).headers.get('content-encoding')) await pause(100);
}

async function byCommand(url: string): Promise<SpeedRun> {
  const program = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');
  const options = [
    ...['--quiet', '--output=json', '--only-categories=performance', '--no-enable-error-reporting'],
    `--chrome-flags=${launchFlags().join(' ')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], {
    maxBuffer: 64 << 20,
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
  const { audits, categories } = result.parse(JSON.parse(stdout));
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(categories.performance.score * 100),
    firstByte: audits.metrics?.details?.items?.[0]?.timeToFirstByte ?? Number.NaN,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
