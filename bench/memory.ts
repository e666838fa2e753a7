import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startHttpServer } from '../tests/servers/http-server.ts';
import { startSite } from '../tests/servers/site.ts';
import { type PictureCall, pictureLoad } from './memory-pictures.ts';
import { type Held, heldBy } from './process-memory.ts';

const USAGE = `Memory of a started site and its child processes (PSS, on Linux) while pictures are worked on, and a minute after.

node bench/memory.ts [--resizes 200] [--pictures 1000]

Needs a build. Exits with 1 when a figure is above its bar.`;

/** Megabytes while four callers resize pictures of 12 megapixels. */
const BAR_AT_WORK = 700;
/** Megabytes a minute after mixed pictures of up to 48 megapixels and pages of text. */
const BAR_AFTERWARDS = 400;
const CALLERS = 4;
const SAMPLED_EVERY = 100;

const { values } = parseArgs({
  options: {
    resizes: { type: 'string', default: '200' },
    pictures: { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

const { files, resizes, mixed } = await pictureLoad();
const source = await startHttpServer(
  Object.fromEntries(
    Object.entries(files).map(([path, body]) => [path, { body, headers: { 'content-type': 'image/x' } }]),
  ),
);
const site = await startSite({
  ...{ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error', FILE_STORE_MB: '256' },
  // Each caller is a visitor of its own.
  ...{ FETCH_ALLOW: '127.0.0.0/8', TRUST_PROXY: 'true' },
});
try {
  report('at the start', await heldBy(site.pid));
  const atWork = await peakDuring(() => callAll(resizes, Number(values.resizes)));
  report(`at most while ${CALLERS} callers resize 12 megapixels, ${values.resizes} times`, atWork, BAR_AT_WORK);
  const largest = await peakDuring(() => callAll(mixed, Number(values.pictures)));
  report(`at most over ${values.pictures} mixed pictures and pages`, largest);
  await sleep(60_000);
  report('a minute after', await heldBy(site.pid), BAR_AFTERWARDS);
} finally {
  await site.stop();
  await source.close();
}

function report(when: string, { total, main, processes }: Held, bar = Number.POSITIVE_INFINITY): void {
  const limit = Number.isFinite(bar) ? ` (bar ${bar})` : '';
  const share = `${Math.round(main)} MB of them the server's, ${processes - 1} child processes`;
  console.log(`${Math.round(total)} MB${limit} ${when}: ${share}`);
  if (total > bar) process.exitCode = 1;
}

async function peakDuring(work: () => Promise<void>): Promise<Held> {
  let peak = await heldBy(site.pid);
  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      const held = await heldBy(site.pid);
      if (held.total > peak.total) peak = held;
      await sleep(SAMPLED_EVERY);
    }
  };
  const watching = watch();
  await work().finally(() => ended.abort());
  await watching;
  return peak;
}

/** `count` calls, one after the other for each caller, in turns over all of `calls`. */
async function callAll(calls: readonly PictureCall[], count: number): Promise<void> {
  let next = 0;
  const caller = async (number: number) => {
    while (next < count) {
      const call = calls[next % calls.length];
      next += 1;
      if (call) await ask(call, `203.0.113.${number}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number + 1)));
}

async function ask({ slug, body, path }: PictureCall, visitor: string): Promise<void> {
  const response = await fetch(`${site.origin}/api/tools/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify({ imageUrl: `${source.origin}${path}`, ...body }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${slug} of ${path} answers ${response.status}: ${answer}`);
}
