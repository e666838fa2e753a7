import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { startOutside } from '../tests/e2e/outside.ts';
import { startSite } from '../tests/servers/site.ts';
import { heldBy } from './process-memory.ts';

const USAGE = `Many callers of all tools at once, with the servers of others on loopback: what they are answered, and what the site holds.

node bench/mixed-load.ts [--minutes 10] [--callers 50], after \`npm run build\`

Exit code 1 when an answer is neither a success nor an honest 429 or 503, or when memory grows.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    callers: { type: 'string', default: '50' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const [minutes, callers] = [Number(values.minutes), Number(values.callers)];

/** How much the last fifth of the time may hold beyond the second one, which has everything loaded. */
const GROWTH_BAR = 1.2;
const HONEST = new Set([200, 429, 503]);

const definition = z.object({
  data: z.object({ examples: z.array(z.object({ input: z.record(z.string(), z.unknown()) })) }),
});
const list = z.object({ data: z.array(z.object({ slug: z.string() })) });

const outside = await startOutside();
const site = await startSite({
  ...outside.settings,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  RATE_LIMIT_PER_MINUTE: '100000',
});
const api = `http://127.0.0.1:${site.port}/api/tools`;
try {
  process.exitCode = (await load()) ? 0 : 1;
} finally {
  await site.stop();
  await outside.close();
}

async function load(): Promise<boolean> {
  const calls = await allExamples();
  const answers = new Map<string, number>();
  const end = performance.now() + minutes * 60_000;
  const caller = async (_: unknown, at: number) => {
    for (let next = at; performance.now() < end; next += 1) {
      const call = calls[next % calls.length];
      if (!call) return;
      const { slug, input } = call;
      const response = await fetch(`${api}/${slug}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${at + 1}` },
        body: JSON.stringify(input),
      });
      const text = await response.text();
      const key = `${response.status} ${HONEST.has(response.status) ? '' : `${slug}: ${text.slice(0, 160)}`}`.trim();
      answers.set(key, (answers.get(key) ?? 0) + 1);
      if (response.status === 429 || response.status === 503) await sleep(1_000);
    }
  };
  const held: number[] = [];
  const watching = (async () => {
    while (performance.now() < end) {
      await sleep((minutes * 60_000) / 50);
      held.push((await heldBy(site.pid)).total);
    }
  })();
  await Promise.all([...Array.from({ length: callers }, caller), watching]);
  for (const [answer, count] of [...answers].sort(([, a], [, b]) => b - a)) console.log(`${count} × ${answer}`);
  const fifth = Math.floor(held.length / 5);
  const [early, late] = [mean(held.slice(fifth, 2 * fifth)), mean(held.slice(-fifth))];
  await sleep(60_000);
  const after = (await heldBy(site.pid)).total;
  console.log(
    `Memory: ${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late, ${after.toFixed(0)} MB a minute after.`,
  );
  return [...answers.keys()].every((answer) => HONEST.has(Number(answer))) && late <= early * GROWTH_BAR;
}

/** Every example of every tool, with addresses that can be fetched here. */
async function allExamples() {
  const { data } = list.parse(await (await fetch(api)).json());
  const tools = data.map(async ({ slug }) => {
    const { examples } = definition.parse(await (await fetch(`${api}/${slug}`)).json()).data;
    return examples.map(({ input }) => ({ slug, input: Object.fromEntries(Object.entries(input).map(here)) }));
  });
  return (await Promise.all(tools)).flat();
}

function here([name, value]: [string, unknown]): [string, unknown] {
  if (name === 'imageUrl')
    return [name, `${outside.origin}/${/\.png$/.test(String(value)) ? 'drawing.png' : 'photo.jpg'}`];
  if (name === 'url')
    return [name, `${outside.origin}${/robots\.txt$/.test(String(value)) ? '/robots.txt' : '/article'}`];
  if (name === 'domain') return [name, 'linked.test'];
  return [name, value];
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
