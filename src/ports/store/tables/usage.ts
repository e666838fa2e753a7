import { change, type Database, numberOf, select, textOf, type Work } from '../database.ts';
import type { UsageCount, UsageStore } from '../port.ts';

export function usageStore(database: Database): UsageStore {
  return {
    add: (counts) => database.runInTurn('usage', add(counts)),
    list: ({ from, to }) => database.run(list(from, to)),
  };
}

function* add(counts: readonly UsageCount[]): Work<void> {
  for (const { day, tool, calls } of counts) {
    yield* change(
      `INSERT INTO usage_counts (day, tool, calls) VALUES ($1, $2, $3)
      ON CONFLICT (day, tool) DO UPDATE SET calls = usage_counts.calls + excluded.calls`,
      [day, tool, calls],
    );
  }
}

function* list(from: string, to: string): Work<UsageCount[]> {
  const rows = yield* select('SELECT * FROM usage_counts WHERE day >= $1 AND day <= $2', [from, to]);
  // Sorted here: the order of letters is a setting of PostgreSQL's databases.
  return rows
    .map((row) => ({ day: textOf(row, 'day'), tool: textOf(row, 'tool'), calls: numberOf(row, 'calls') }))
    .sort((a, b) => compare(a.day, b.day) || compare(a.tool, b.tool));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
