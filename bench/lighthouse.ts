import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import { startSite } from '../tests/servers/site.ts';

/**
 * `node bench/lighthouse.ts [runs] [path...]`, after `npm run build`: Lighthouse (mobile) of a page of each kind,
 * the median of each score over the runs (3 by default). Exit code 1 below the bars: 99 for performance, 100
 * for the others, and one second for the largest paint.
 */

const [runs = '3', ...given] = process.argv.slice(2);
const paths =
  given.length > 0
    ? given
    : ['/', '/tools', '/tools/word-counter', '/tools/compress-image', '/tools/plagiarism-checker'];
/** Milliseconds. */
const LARGEST_PAINT = 1_000;
const bars = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const site = await startSite();
const browser = await launch({ chromePath: chromiumPath(), chromeFlags: launchFlags() });
let isBelow = false;
try {
  for (const path of paths) await measure(path);
} finally {
  browser.kill();
  await site.stop();
}
process.exitCode = isBelow ? 1 : 0;

async function measure(path: string): Promise<void> {
  await compressed(path);
  const reports: Result[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    const result = await lighthouse(site.origin + path, { port: browser.port, output: 'json', logLevel: 'error' });
    if (result) reports.push(result.lhr);
  }
  const scores = Object.entries(bars).map(([category, bar]) => {
    const score = median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
    if (score < bar) isBelow = true;
    return `${category} ${score}`;
  });
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const paint = median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN));
  if (!(paint <= LARGEST_PAINT)) isBelow = true;
  const times = metrics.map(
    (id) => `${id} ${median(reports.map(({ audits }) => audits[id]?.numericValue ?? -1)).toFixed(2)}`,
  );
  console.log(`${path}\n  ${scores.join(', ')}\n  ${times.join(', ')}`);
  for (const id of failedAudits(reports.at(-1)?.audits ?? {})) console.log(`  below: ${id}`);
}

/** A server that has just started still packs its pages. */
async function compressed(path: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  while ((await fetch(site.origin + path, { headers })).headers.get('content-encoding') !== 'br') await pause(100);
}

function failedAudits(
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>,
): string[] {
  return Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
    .map(([id, { title }]) => `${id} (${title})`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
