import { createRegistry, type Registry, type ToolEntry } from '#kit/registry';
import type { Clock } from '#ports/clock/port';
import type { UsageStore } from '#ports/store/port';
import { bugFields, type Log } from './log.ts';

/** Milliseconds between two writings of what was counted. A process that is killed loses the counts of that time. */
const WRITTEN_EVERY = 30_000;

export interface UsageCounter {
  /** The same tools; each run of one counts. */
  registry: Registry;
  /** Writes what was counted. What cannot be written now stays for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface CounterOptions {
  registry: Registry;
  usage: UsageStore;
  clock: Clock;
  log: Log;
}

/** Counts the runs of each tool by day, and nothing about who asked or for what. */
export function countUsage({ registry, usage, clock, log }: CounterOptions): UsageCounter {
  const counted = new Map<string, { day: string; tool: string; calls: number }>();

  function add(day: string, tool: string, calls: number): void {
    const key = `${day} ${tool}`;
    counted.set(key, { day, tool, calls: calls + (counted.get(key)?.calls ?? 0) });
  }

  function counting(entry: ToolEntry): ToolEntry {
    const loadRun: ToolEntry['loadRun'] = async () => {
      const run = await entry.loadRun();
      return (input, ports, context) => {
        add(new Date(clock.now()).toISOString().slice(0, 10), entry.slug, 1);
        return run(input, ports, context);
      };
    };
    return { ...entry, loadRun };
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
    registry: createRegistry(registry.list().map(counting)),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
