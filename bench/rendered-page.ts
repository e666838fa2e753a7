import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { screens } from '#lib/screens';
import { createChromium } from '#ports/browser/chromium';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import { listen } from '../tests/servers/loopback.ts';
import { startSite } from '../tests/servers/site.ts';
import { startTemporaryFiles } from '../tests/servers/temporary-files.ts';
import { heldBy } from './process-memory.ts';

/**
 * `node bench/rendered-page.ts [runs]`, after `npm run build`, on a machine that does nothing else: what a page costs that is loaded in a
 * browser. It is compared with `chromium --dump-dom`, which starts a browser, loads, and ends; ours waits half a second longer, for a quiet
 * network. Exit code 1 when a bar is missed.
 */

const runs = Number(process.argv[2] ?? 9);
const bars = { ofDump: 1.5, page: 100 };
/** Milliseconds without a request, for which a visit waits before it takes the page: `record-visit` has it. */
const QUIET = 500;
/** Milliseconds after which an idle browser ends here. */
const IDLE = 2_000;

/** 200 kB in 20 files: scripts, a style sheet and pictures of noise, all on one server. */
const filler = (bytes: number) => `${'/* '.padEnd(bytes - 3, 'tea ')} */`;
const files = Array.from({ length: 19 }, (_, at) => (at < 9 ? `/${at}.js` : at < 12 ? `/${at}.css` : `/${at}.svg`));
const svg = (bytes: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><!-- ${filler(bytes)} --></svg>`;
const html = `<!doctype html><title>Tea</title>${files
  .map((file) => {
    if (file.endsWith('.js')) return `<script src="${file}" defer></script>`;
    return file.endsWith('.css') ? `<link rel="stylesheet" href="${file}">` : `<img src="${file}" alt="">`;
  })
  .join('')}<main>${'<p>Green tea is brewed with water that does not boil.</p>'.repeat(180)}</main>`;
const server = await listen(
  createServer((request, response) => {
    const [, name = ''] = /\.(\w+)$/.exec(request.url ?? '') ?? [];
    const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
    const type = types[name] ?? 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    if (name === '') response.end(html);
    else if (name === 'js') response.end(`document.title += '.';${filler(10_000)}`);
    else response.end(name === 'svg' ? svg(9_500) : filler(10_000));
  }),
);
const host = `127.0.0.1:${server.port}`;
const url = `http://${host}/`;
const temporary = await startTemporaryFiles();
const profiles = join(temporary.directory, '..', 'clearkit-bench-rendered');
const open = (idle: number) =>
  createChromium({
    ...{ files: temporary.files, allow: [host], dnsServers: [], publicUrl: 'http://localhost:3000', profiles, idle },
    path: chromiumPath(),
  });
const screen = { ...screens.phone, colours: 'light' } as const;

const missed: string[] = [];
try {
  await compareWithDump();
  await idleMemory();
  await besideVisits();
} finally {
  await server.close();
  await temporary.close();
}
if (missed.length > 0) {
  console.log(`Missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function compare(name: string, value: number, bar: number, unit: string): void {
  const isMissed = value > bar;
  if (isMissed) missed.push(name);
  console.log(`${name}: ${value.toFixed(2)} ${unit} (bar ${bar} ${unit})${isMissed ? ' MISSED' : ''}`);
}

async function compareWithDump(): Promise<void> {
  const run = promisify(execFile);
  const dump = () => run(chromiumPath(), [...launchFlags(), '--dump-dom', url], { maxBuffer: 8 << 20 });
  const { stdout } = await dump();
  if (!stdout.includes('Green tea') || !stdout.includes('Tea.........')) throw new Error('Its scripts did not run.');
  const browser = open(60_000);
  const visit = () => browser.load({ url, screen });
  const loaded = await visit();
  if (loaded.requests.length < 20 || !loaded.isQuiet) throw new Error('It is another page than was meant.');
  const bytes = loaded.requests.reduce((sum, { encodedBytes }) => sum + encodedBytes, 0);
  console.log(`The page: ${loaded.requests.length} files, ${Math.round(bytes / 1000)} kB`);
  // In turn, so that what else the machine does falls on all alike.
  const times: Record<'dump' | 'warm' | 'cold', number[]> = { dump: [], warm: [], cold: [] };
  for (let at = 0; at < runs; at += 1) {
    times.dump.push(await timeOf(dump));
    times.warm.push(await timeOf(visit));
    const other = open(60_000);
    times.cold.push(await timeOf(() => other.load({ url, screen })));
    await other.close();
  }
  await browser.close();
  const middle = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const [dumped, warm, started] = [middle(times.dump), middle(times.warm), middle(times.cold)];
  console.log(
    `--dump-dom ${dumped.toFixed(0)} ms; a visit ${warm.toFixed(0)} ms in a browser that is there, ${started.toFixed(0)} ms with its start`,
  );
  console.log(`Of these, ${QUIET} ms are spent on seeing that the network is quiet.`);
  compare('Warm visit', warm / dumped, bars.ofDump, 'of --dump-dom');
  compare('Cold visit', started / dumped, bars.ofDump, 'of --dump-dom');
}

/** Nothing of a browser is left when it has been idle. */
async function idleMemory(): Promise<void> {
  const before = (await heldBy(process.pid)).processes;
  const browser = open(IDLE);
  await browser.load({ url, screen });
  const during = await heldBy(process.pid);
  await pause(IDLE + 1_500);
  const after = await heldBy(process.pid);
  await browser.close();
  console.log(`Processes: ${before} before, ${during.processes} with a browser, ${after.processes} when it was idle`);
  compare('Processes left after idling', after.processes - before, 0, 'processes');
}

/** How long the site takes for its pages while a browser works. */
async function besideVisits(): Promise<void> {
  const site = await startSite({ FETCH_ALLOW: host, BROWSER_PATH: chromiumPath(), RATE_LIMIT_PER_MINUTE: '100000' });
  const paths = ['/', '/tools', '/tools/word-counter', '/tools/html-to-pdf', '/blog'];
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(site.origin + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return performance.now() - began;
  };
  const measured = async (until: () => boolean) => {
    const times: number[] = [];
    for (let at = 0; until(); at += 1) {
      times.push(await ask(paths[at % paths.length] ?? '/'));
      await pause(5);
    }
    return times.sort((a, b) => a - b);
  };
  try {
    for (const path of paths) await ask(path);
    let left = 400;
    const alone = await measured(() => left-- > 0);
    let isWorking = true;
    const working = visits(site.origin).finally(() => {
      isWorking = false;
    });
    const beside = await measured(() => isWorking);
    await working;
    const at99 = (times: number[]) => times[Math.floor(times.length * 0.99)] ?? 0;
    console.log(`Pages alone: p99 ${at99(alone).toFixed(1)} ms of ${alone.length}`);
    console.log(`Beside visits: median ${(beside[beside.length >> 1] ?? 0).toFixed(1)} ms, of ${beside.length} pages`);
    compare('p99 of pages beside visits', at99(beside), bars.page, 'ms');
  } finally {
    await site.stop();
  }
}

/** One browser run after the other, of four tools. */
async function visits(origin: string): Promise<void> {
  for (const slug of ['page-requests', 'page-screenshot', 'html-to-pdf', 'page-speed-test', 'page-requests']) {
    const response = await fetch(`${origin}/api/tools/${slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url, ...(slug === 'page-speed-test' && { runs: 1 }) }),
    });
    if (response.status !== 200) throw new Error(`${slug}: ${await response.text()}`);
  }
}
