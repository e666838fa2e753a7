import { expect, it, vi } from 'vitest';
import { createTeller } from './teller.ts';

it('says now and then how far it is, and nothing of what is done soon', () => {
  const lines: string[] = [];
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const tell = createTeller({ writeError: (line) => lines.push(line) });
    for (const [time, line] of [
      [2_000, 'a'],
      [4_000, undefined],
      [5_000, 'b\u001b'],
      [7_000, 'c'],
      [8_000, 'd'],
    ] as const) {
      now.mockReturnValue(time);
      tell(line);
    }
  } finally {
    now.mockRestore();
  }
  expect(lines).toEqual(['b\\u001b', 'd']);
});
