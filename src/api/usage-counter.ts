import type { RunTool } from '#kit/run-tool';
import { type ErrorCode, ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { UsageCount, UsageStore } from '#ports/store/port';
import { bugFields, type Log } from './log.ts';

/** Milliseconds between two writings of what was counted. A process that is killed loses the counts of that time. */
const WRITTEN_EVERY = 30_000;

const DAY = 86_400_000;

/** Calls that ended before a tool began. */
const NOT_RUN = new Set<ErrorCode>(['invalid-input', 'busy']);

interface UsageCounter {
  /** Runs tools as before; each run counts. */
  runTool: RunTool;
  /** Writes what was counted. What cannot be written now stays for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface CounterOptions {
  runTool: RunTool;
  usage: UsageStore;
  clock: Clock;
  log: Log;
}

/** Counts the runs of each tool by day, and nothing about who asked or for what. */
export function countUsage({ runTool, usage, clock, log }: CounterOptions): UsageCounter {
  const counted = new Map<string, UsageCount>();
  let today = { number: Number.NaN, day: '' };

  function add({ day, tool, calls }: UsageCount): void {
    const key = `${day} ${tool}`;
    const known = counted.get(key);
    if (known) known.calls += calls;
    else counted.set(key, { day, tool, calls });
  }

  function count(tool: string): void {
    const now = clock.now();
    const number = Math.floor(now / DAY);
    if (number !== today.number) today = { number, day: new Date(now).toISOString().slice(0, 10) };
    add({ day: today.day, tool, calls: 1 });
  }

  async function flush(): Promise<void> {
    const counts = [...counted.values()];
    counted.clear();
    if (counts.length === 0) return;
    try {
      await usage.add(counts);
    } catch (error) {
      for (const one of counts) add(one);
      log.error(bugFields(error instanceof Error && error.cause ? error.cause : error), 'usage');
    }
  }

  const timer = setInterval(flush, WRITTEN_EVERY);
  timer.unref();
  return {
    async runTool(entry, asked) {
      try {
        const json = await runTool(entry, asked);
        count(entry.slug);
        return json;
      } catch (error) {
        if (!(error instanceof ToolError && NOT_RUN.has(error.code))) count(entry.slug);
        throw error;
      }
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
