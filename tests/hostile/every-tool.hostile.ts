import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolEntry } from '#kit/registry';
import { loadTools } from '#main/load-tools';
import { slowness } from '../own-time.ts';
import { type RunningSite, startSite } from '../servers/site.ts';
import { touchedTools } from '../touched-tools.ts';
import { isWhole } from '../whole.ts';
import { type Asker, askerOf } from './ask.ts';
import { canMeter, childrenOf, memoryOf } from './meter.ts';
import { calmRuns, type Run, type RunsOptions, sentRuns, servedRuns } from './runs.ts';
import { settingsFor, startHostileServers } from './servers.ts';
import { type Walked, walk } from './walk.ts';
import { type Watch, watch } from './watch.ts';

/**
 * Every tool there is, and every one to come, with texts and servers that are made to hold up a program: through the API of a
 * started server, while somebody else asks for a page all the time. No tool is named here: fields come from the schemas, limits and
 * ports from the definitions. By far not every material is at every place at each length, see `isWhole`, and many tools share the walk; with WHOLE=1 it is,
 * which takes an hour.
 */

const LIMIT = 1_000;
const BODY_MEGABYTES = 2;
/** Milliseconds of the serving thread for which anybody may wait. */
const HELD_UP = 100;
const IDLE_SECONDS = 4;
/**
 * Milliseconds after which threads and processes that have nothing to do are gone, and what they held is given back: a little after
 * the server does so, 15 seconds after its last thread has ended. On a busy machine its garbage takes longer.
 */
const IDLE = IDLE_SECONDS * 1000 + 25_000;
const IDLE_MOST = 120_000;
/**
 * Of what was held before, while a page was asked for all the time: 0.65 to 1.07 were measured. That alone may take 100 MB more, as the
 * engine gives back its room for what is new only when it is little used.
 */
const HELD_AFTER = 1.25;
/** Tools up to which each gets all that is meant for it; of more, each gets its share, so that the walk does not grow. */
const TOOLS_IN_FULL = 20;
/** How many times as much a tool gets that was touched lately. */
const MORE_OF_NEW = 3;
const HOURS = 4 * 60 * 60 * 1000;

let servers: Awaited<ReturnType<typeof startHostileServers>> | undefined;
let site: RunningSite | undefined;
let page: Asker | undefined;
let watched: Watch;
let calm: Walked;
let sent: Walked;
let served: Walked;
let left: readonly number[] = [];
const memory = { before: 0, most: 0, after: 0 };

beforeAll(async () => {
  servers = await startHostileServers();
  site = await startSite({
    ...settingsFor(servers),
    TOOL_SECONDS_MAX: String(LIMIT / 1000),
    IDLE_SECONDS: String(IDLE_SECONDS),
    BODY_MAX_MB: String(BODY_MEGABYTES),
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'error',
  });
  const { origin, pid } = site;
  const tools = (await loadTools()).list();
  const options: Omit<RunsOptions, 'tools'> = {
    web: servers.http,
    bodyMaxBytes: BODY_MEGABYTES * 1024 * 1024,
    isWhole,
  };
  page = askerOf(origin, '198.51.100.200');
  // Where the site is not built there are no pages yet.
  const { status } = await page.get('/');
  watched = watch(page, status === 200 ? '/' : '/healthz', pid);
  const share = options.isWhole ? 1 : Math.ceil(tools.length / TOOLS_IN_FULL);
  const walkAll = (runs: (some: RunsOptions) => Iterable<Run>, starts: number) =>
    walk((some: readonly ToolEntry[]) => oneOf(share, runs({ ...options, tools: some })), {
      origin,
      tools,
      watch: watched,
      longest: LIMIT,
      starts,
    });

  // Twice: at first every thread starts, and every tool is loaded.
  const { slowest } = await walkAll(calmRuns, HOURS);
  const starts = slowest[0]?.took ?? 0;
  calm = await walkAll(calmRuns, starts);
  if (canMeter) {
    await pause(IDLE);
    memory.before = memoryOf(pid);
  }
  sent = await walkAll(sentRuns, starts);
  served = await walkAll(servedRuns, starts);
  if (canMeter) memory.most = memoryOf(pid);
  await watched.stop();
  if (canMeter) {
    const end = performance.now() + IDLE_MOST;
    do {
      await pause(1_000);
      memory.after = memoryOf(pid);
      left = childrenOf(pid);
    } while ((left.length > 0 || memory.after >= memory.before * HELD_AFTER) && performance.now() < end);
  }
  for (const [name, walked] of Object.entries({ calm, sent, served })) {
    console.info(name, { ...walked, faults: walked.faults.length });
  }
  console.info({ longestOwn: watched.longestOwn, answers: watched.answers, memory });
}, HOURS);

afterAll(async () => {
  page?.close();
  await site?.stop();
  await servers?.close();
});

/** One of so many runs, evenly, with other materials for each tool; more of new tools; and the first in each place of every tool. */
function* oneOf(share: number, runs: Iterable<Run>): Iterable<Run> {
  const touched = touchedTools();
  const places = new Set<string>();
  let at = 0;
  for (const run of runs) {
    const place = `${run.slug} ${run.place}`;
    const each = touched.has(run.slug) ? share : share * MORE_OF_NEW;
    if (share === 1 || at % each === 0 || !places.has(place)) yield run;
    places.add(place);
    at += 1;
  }
}

describe('every tool, given what is made to hold it up', () => {
  it('answers its example', () => {
    expect(calm.faults).toEqual([]);
    expect(calm.statuses[200]).toBeGreaterThan(0);
  });

  it('answers what visitors send, in time and in words', () => {
    expect(sent.faults).toEqual([]);
  });

  it('answers what the servers of strangers say, in time and in words', () => {
    expect(served.faults).toEqual([]);
  });

  it.runIf(canMeter)('holds up nobody who asks for a page', () => {
    expect(watched.refused).toEqual([]);
    expect(watched.answers).toBeGreaterThan(1_000);
    expect(watched.longestOwn.own).toBeLessThan(HELD_UP * slowness());
  });

  it.runIf(canMeter)('gives back the memory that it took, and ends what took it', () => {
    expect(left).toEqual([]);
    expect(memory.after).toBeLessThan(memory.before * HELD_AFTER);
  });
});
