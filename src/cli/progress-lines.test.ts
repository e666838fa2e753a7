import { expect, it, vi } from 'vitest';
import { createProgressLines } from './progress-lines.ts';

it('prints a line now and then, and nothing for quick work', () => {
  const lines: string[] = [];
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const print = createProgressLines({ writeError: (line) => lines.push(line) });
    for (const [time, line] of [
      [2_000, 'a'],
      [4_000, undefined],
      [5_000, 'b\u001b'],
      [7_000, 'c'],
      [8_000, 'd'],
    ] as const) {
      now.mockReturnValue(time);
      print(line);
    }
  } finally {
    now.mockRestore();
  }
  expect(lines).toEqual(['b\\u001b', 'd']);
});
