import { expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { runConcurrently } from './run-concurrently.ts';

const never = () => Promise.withResolvers<string>().promise;
const base = { atOnce: 2, each: 10_000, all: 10_000, signal: new AbortController().signal };
const failed = (item: string, reason: string) => `${item}: ${reason}`;

it('keeps the order, and tells what is there as it comes', async () => {
  const slow = Promise.withResolvers<string>();
  const seen: string[][] = [];
  const ask = async (item: string) => (item === 'a' ? slow.promise : item.toUpperCase());
  const onRow = (rows: string[]) => {
    seen.push(rows);
    if (rows.length === 2) slow.resolve('A');
  };
  expect(await runConcurrently(['a', 'b', 'c'], { ...base, ask, failed, onRow })).toEqual(['A', 'B', 'C']);
  expect(seen).toEqual([['B'], ['B', 'C'], ['A', 'B', 'C']]);
});

it('makes a row of what fails or is slow, and goes on', async () => {
  const ask = async (item: string) => {
    if (item === 'bad') throw new ToolError('busy', 'Too many.');
    return item === 'slow' ? never() : item;
  };
  expect(await runConcurrently(['bad', 'slow', 'good'], { ...base, each: 20, ask, failed })).toEqual([
    'bad: Too many.',
    'slow: No answer came in time.',
    'good',
  ]);
});

it('ends when the time for all is over', async () => {
  const rows = await runConcurrently(['a', 'b', 'c'], { ...base, atOnce: 1, all: 20, ask: never, failed });
  expect(rows).toEqual([
    'a: No answer came in time.',
    'b: There was no time left to check.',
    'c: There was no time left to check.',
  ]);
});

it('ends when the caller goes, and with a bug', async () => {
  const leaving = new AbortController();
  const asked = runConcurrently(['a'], { ...base, signal: leaving.signal, ask: never, failed });
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  const bug = new TypeError('a bug');
  await expect(runConcurrently(['a'], { ...base, ask: () => Promise.reject(bug), failed })).rejects.toBe(bug);
});
