import { parseArgs } from 'node:util';
import autocannon, { type Load } from 'autocannon';
import { startHttpServer } from '../tests/servers/http-server.ts';
import { photoJpeg } from '../tests/servers/sample-images.ts';
import { type RunningSite, startSite } from '../tests/servers/site.ts';
import { essays } from './matching/essays.ts';

const USAGE = `What it costs, and what it brings, that tools run in threads.

node bench/threads.ts [--beside <folder>] [--rounds 3] [--seconds 4], after \`npm run build\`

--beside  another checkout, installed and built, that is measured in turn with this one.`;

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

/** Milliseconds that a page may take at most in the slowest hundredth, while hostile runs are under way. */
const PAGE_BAR = 150;
/** Milliseconds between the limit of a run and its answer. */
const LATE_BAR = 1_000;
/** How much more two threads get done than one, on two processors that are free. */
const SPEED_UP_BAR = 1.6;
const HOSTILE_LIMIT = 2;

const settings = { RATE_LIMIT_PER_MINUTE: '1000000000', LOG_LEVEL: 'error', FETCH_ALLOW: '127.0.0.0/8' };
const picture = await photoJpeg({ width: 1600, height: 1200 });
const web = await startHttpServer({ '/photo.jpg': { headers: { 'content-type': 'image/jpeg' }, body: picture } });
const english = essays.map(({ source }) => source).join('\n\n');
const words = (count: number) => english.split(/\s+/).slice(0, count).join(' ');
/** As long as a request may be: many seconds of work. */
const endless = { text: english.repeat(Math.floor(1_900_000 / english.length)) };

let isBelow = false;
const sites: { name: string; site: RunningSite }[] = [];
try {
  sites.push({ name: 'this', site: await startSite(settings) });
  if (values.beside !== undefined) sites.push({ name: 'other', site: await startSite(settings, values.beside) });
  await rates();
  await speedUp();
} finally {
  for (const { site } of sites.splice(0)) await site.stop();
}
const bounded = await startSite({ ...settings, TRUST_PROXY: '1', TOOL_SECONDS_MAX: String(HOSTILE_LIMIT) });
try {
  await underAttack(bounded);
} finally {
  await bounded.stop();
  await web.close();
}
process.exitCode = isBelow ? 1 : 0;

function post(site: RunningSite, slug: string, input: object): Load {
  return {
    url: `http://127.0.0.1:${site.port}/api/tools/${slug}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    connections: 4,
    duration: seconds,
  };
}

/** Answers a second of some tools; with two checkouts in turn, so that a busy machine slows both alike. */
async function rates(): Promise<void> {
  const loads = [
    {
      name: 'md5-generator, 200 bytes',
      slug: 'md5-generator',
      input: { text: english.slice(0, 200) },
      connections: 50,
    },
    { name: 'md5-generator, 10 kB', slug: 'md5-generator', input: { text: english.slice(0, 10_000) }, connections: 50 },
    { name: 'paraphrasing-tool, 200 words', slug: 'paraphrasing-tool', input: { text: words(200) }, connections: 4 },
    { name: 'compress-image', slug: 'compress-image', input: { imageUrl: `${web.origin}/photo.jpg` }, connections: 4 },
  ];
  for (const { name, slug, input, connections } of loads) {
    const measured = new Map<string, number[]>(sites.map((one) => [one.name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name: which, site } of sites) {
        const { requests, non2xx, errors } = await autocannon({ ...post(site, slug, input), connections });
        if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} answers were no success, ${errors} failed`);
        if (round > 0) measured.get(which)?.push(requests.average);
      }
    }
    const [mine = Number.NaN, other] = [...measured.values()].map(median);
    const beside = other === undefined ? '' : `, other ${other.toFixed(1)}, ratio ${(mine / other).toFixed(2)}`;
    console.log(`${name}: ${mine.toFixed(1)} a second${beside}`);
  }
}

/** How much more gets done when two callers ask at once. */
async function speedUp(): Promise<void> {
  const [first] = sites;
  if (!first) return;
  const load = post(first.site, 'paraphrasing-tool', { text: words(2_000) });
  const one = await autocannon({ ...load, connections: 1 });
  const two = await autocannon({ ...load, connections: 2 });
  const ratio = two.requests.average / one.requests.average;
  verdict(`two callers of paraphrasing-tool get ${ratio.toFixed(2)} times as much done as one`, ratio >= SPEED_UP_BAR);
}

/** Four runs that nothing but their limit ends, and a visitor who reads pages meanwhile. */
async function underAttack(site: RunningSite): Promise<void> {
  const url = `http://127.0.0.1:${site.port}`;
  const late: number[] = [];
  let isOver = false;
  const attack = async (_: unknown, at: number) => {
    while (!isOver) {
      const from = performance.now();
      const answer = await fetch(`${url}/api/tools/paraphrasing-tool`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${at + 1}` },
        body: JSON.stringify(endless),
      });
      await answer.text();
      if (answer.status === 504) late.push(performance.now() - from - HOSTILE_LIMIT * 1_000);
    }
  };
  const attackers = Array.from({ length: 4 }, attack);
  const waits: number[] = [];
  const until = performance.now() + 20_000;
  while (performance.now() < until) {
    const from = performance.now();
    await (await fetch(`${url}/tools/word-counter`)).arrayBuffer();
    waits.push(performance.now() - from);
  }
  isOver = true;
  await Promise.all(attackers);
  const [p50, p99] = [0.5, 0.99].map((share) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? 0);
  verdict(
    `${waits.length} pages beside four hostile runs: half within ${p50?.toFixed(1)} ms, 99 of 100 within ${p99?.toFixed(1)} ms`,
    (p99 ?? Number.POSITIVE_INFINITY) <= PAGE_BAR,
  );
  if (late.length === 0) throw new Error('No run reached its limit: the input is not hostile enough.');
  verdict(
    `${late.length} runs ended at their limit; the answer came ${median(late).toFixed(0)} ms later, at most ${Math.max(...late).toFixed(0)} ms`,
    Math.max(...late) <= LATE_BAR,
  );
}

function verdict(sentence: string, isMet: boolean): void {
  isBelow ||= !isMet;
  console.log(`${sentence}${isMet ? '' : '  (below the bar)'}`);
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
