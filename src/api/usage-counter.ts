import type { RunTool } from '#kit/run-tool';
import { type ErrorCode, ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { UsageStore } from '#ports/store/port';
import { bugFields, type Log } from './log.ts';

/** Milliseconds between two writings of what was counted. A process that is killed loses the counts of that time. */
const WRITTEN_EVERY = 30_000;

/** Calls that ended before a tool began. */
const NOT_RUN = new Set<ErrorCode>(['invalid-input', 'busy']);

export interface UsageCounter {
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
  const counted = new Map<string, { day: string; tool: string; calls: number }>();

  function add(day: string, tool: string, calls: number): void {
    const key = `${day} ${tool}`;
    counted.set(key, { day, tool, calls: calls + (counted.get(key)?.calls ?? 0) });
  }

  async function flush(): Promise<void> {
    const counts = [...counted.values()];
    counted.clear();
    if (counts.length === 0) return;
    try {
      await usage.add(counts);
    } catch (error) {
      for (const { day, tool, calls } of counts) add(day, tool, calls);
      log.error(bugFields(error instanceof Error && error.cause ? error.cause : error), 'usage');
    }
  }

  const timer = setInterval(flush, WRITTEN_EVERY);
  timer.unref();
  return {
    async runTool(entry, asked) {
      let isRun = true;
      try {
        return await runTool(entry, asked);
      } catch (error) {
        isRun = !(error instanceof ToolError && NOT_RUN.has(error.code));
        throw error;
      } finally {
        if (isRun) add(new Date(clock.now()).toISOString().slice(0, 10), entry.slug, 1);
      }
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
