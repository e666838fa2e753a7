import { timeLimitOf } from '#kit/execute';
import { createRegistry, type Registry } from '#kit/registry';

/** The same tools, none of which may run for more than `longest` milliseconds. */
export function boundTimes(tools: Registry, longest: number): Registry {
  return createRegistry(
    tools.list().map(({ tool, ...entry }) => {
      const timeLimit = Math.min(timeLimitOf(tool), longest);
      return { ...entry, tool: { ...tool, timeLimit } };
    }),
  );
}
