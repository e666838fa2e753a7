import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditSite } from '../src/main/audit-site.ts';
import { readConfig } from '../src/main/config.ts';

// `node bench/audit.ts [pages] [kilobytes]`: how long pages on loopback take to be crawled and judged, how long they take a second time
// when nothing has changed, and the most memory of this process, its threads included. The site is served by a process of its own.
// Bars: 1,000 pages of 100 kB within 45 s, and a second time in at most a third; 50,000 of 5 kB with less than 600 MB; 10,000 of 5 kB in at
// most 11 times what 1,000 take.

const count = Number(process.argv[2] ?? 1_000);
const kilobytes = Number(process.argv[3] ?? 100);
const site = fork(new URL('audit-site.process.ts', import.meta.url), [String(count), String(kilobytes)]);
const [origin] = await once(site, 'message');
const folder = await mkdtemp(join(tmpdir(), 'clearkit-bench-'));

const first = await timed('first');
const second = await timed('second');
console.log(
  `The second time takes ${(second / first).toFixed(2)} of the first. Most memory of the process: ${peakMegabytes()} MB.`,
);
site.kill();
await rm(folder, { recursive: true });

async function timed(name: string): Promise<number> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  const { pages, findings } = await auditSite(
    {
      ...{ target: String(origin), mostPages: count, subdomains: false, include: [], exclude: [] },
      ...{ file: join(folder, 'audit.sqlite'), onProgress: () => undefined },
    },
    readConfig({}),
    new AbortController().signal,
  );
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const worked = (user + system) / 1_000_000;
  console.log(
    `${name}: ${pages} pages of ${kilobytes} kB in ${seconds.toFixed(1)} s, with ${worked.toFixed(1)} s of processors, ${((worked * 1_000) / pages).toFixed(1)} ms each, ${findings.length} findings, ${peakMegabytes()} MB`,
  );
  return seconds;
}

/** As the system counted it. */
function peakMegabytes(): number {
  const kilobytesHeld = /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Math.round(Number(kilobytesHeld) / 1_024);
}
