import { expect, it } from 'vitest';
import { jobsContract } from './contract.ts';
import { createEmbeddedJobs } from './embedded.ts';
import type { Job } from './port.ts';

jobsContract('one process', async () => ({
  open: async (unfinished: readonly Job[] = []) =>
    createEmbeddedJobs({
      unfinished: async () => unfinished,
      onFault: (error) => {
        throw error;
      },
    }),
}));

it('a job that fails is told of, and the next is done', async () => {
  const faults: unknown[] = [];
  const done: string[] = [];
  const jobs = createEmbeddedJobs({ unfinished: async () => [], onFault: (error) => faults.push(error) });
  await jobs.work({
    atOnce: 1,
    run: async ({ id }) => {
      if (id === '1') throw new Error('broken');
      done.push(id);
    },
  });
  for (const id of ['1', '2']) await jobs.add({ id, owner: 'a' });
  await expect.poll(() => done).toEqual(['2']);
  expect(faults).toEqual([new Error('broken')]);
  await jobs.close();
});
