import { expect, it } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

function* working(until: () => boolean): Generator<void, string> {
  while (!until()) yield;
  return 'done';
}

it('lets others have their turn, and gives what the job gives', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);
  const end = Date.now() + 100;
  const { signal } = new AbortController();
  expect(
    await runInSlices(
      working(() => Date.now() > end && turns > 2),
      signal,
    ),
  ).toBe('done');
  clearInterval(others);
  expect(turns).toBeGreaterThan(2);
});

it('ends when nobody wants the answer any more', async () => {
  const leaving = new AbortController();
  const endless = runInSlices(
    working(() => false),
    leaving.signal,
  );
  setTimeout(() => leaving.abort(new Error('gone')), 5);
  await expect(endless).rejects.toThrow('gone');
});
