import type { ToolEntry } from '#kit/registry';
import { askerOf } from './ask.ts';
import type { Run } from './runs.ts';
import type { Watch } from './watch.ts';

export interface Walked {
  runs: number;
  seconds: number;
  /** What was not as it must be, in a line each. */
  faults: readonly string[];
  statuses: Readonly<Record<number, number>>;
  /** The slowest, for those who look for the cause. */
  slowest: readonly { what: string; took: number }[];
}

interface WalkOptions {
  origin: string;
  tools: readonly ToolEntry[];
  watch: Watch;
  /** Milliseconds that the server gives any run. */
  longest: number;
  /** Milliseconds that threads take to start, many at once: these do not count as the run's. */
  starts: number;
}

type Kind = 'computing' | 'pictures' | 'outside';

/** Runs of a kind that are under way at once: below what the server has places for, so that none waits for another. */
const atOnce: Readonly<Record<Kind, number>> = { computing: 2, pictures: 2, outside: 6 };
/** Each call of those at once is another visitor's. */
const visitors: Readonly<Record<Kind, string>> = {
  computing: '198.51.100',
  pictures: '203.0.113',
  outside: '192.0.2',
};
const HONEST = new Set([200, 400, 413, 422, 429, 502, 503, 504]);
/** A sentence of ours, which may begin with a name: the validator's own words begin otherwise. */
const SENTENCE = /^(?!Invalid |Too (?:big|small))[\p{Lu}\p{Ll}\d[]\S* .{6,}/u;
/** Milliseconds beyond its limit in which a run is over. */
const OVER = 1_000;
const SLOWEST = 10;

/** Makes all the calls, several at once, each kind from visitors of its own. */
export async function walk(
  runsOf: (tools: readonly ToolEntry[]) => Iterable<Run>,
  { origin, tools, watch, longest, starts }: WalkOptions,
): Promise<Walked> {
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  const slowest: { what: string; took: number }[] = [];
  let count = 0;
  const start = performance.now();

  async function make({ slug, what, body }: Run, post: ReturnType<typeof askerOf>['post']): Promise<void> {
    const began = performance.now();
    const call = `${slug}: ${what}`;
    const answered = await post(`/api/tools/${slug}`, body).catch((error: Error) => error);
    count += 1;
    if (answered instanceof Error) return void faults.push(`${call}: ${answered.message}`);
    const { status, took, body: said } = answered;
    statuses[status] = (statuses[status] ?? 0) + 1;
    slowest.push({ what: call, took: Math.round(took) });
    slowest.sort((a, b) => b.took - a.took).splice(SLOWEST);
    if (!HONEST.has(status)) faults.push(`${call}: status ${status}`);
    if (status !== 200 && !SENTENCE.test(messageOf(said))) faults.push(`${call}: says ${said.slice(0, 200)}`);
    if (took > longest + OVER + starts + watch.latestSince(began)) faults.push(`${call}: took ${Math.round(took)} ms`);
  }

  async function makeAll(kind: Kind): Promise<void> {
    const left = runsOf(tools.filter((entry) => kindOf(entry) === kind))[Symbol.iterator]();
    const askers = Array.from({ length: atOnce[kind] }, (_, index) => askerOf(origin, `${visitors[kind]}.${index}`));
    await Promise.all(
      askers.map(async ({ post }) => {
        for (let next = left.next(); !next.done; next = left.next()) await make(next.value, post);
      }),
    );
    for (const asker of askers) asker.close();
  }

  await Promise.all([makeAll('computing'), makeAll('pictures'), makeAll('outside')]);
  return { runs: count, seconds: Math.round((performance.now() - start) / 1000), faults, statuses, slowest };
}

function kindOf({ tool: { needs } }: ToolEntry): Kind {
  if (needs.includes('images') || needs.includes('metadata')) return 'pictures';
  return needs.every((name) => name === 'clock' || name === 'rewriter') ? 'computing' : 'outside';
}

function messageOf(said: string): string {
  const answer: { message?: unknown } = JSON.parse(said);
  return String(answer.message);
}
