import { describe, expect, it } from 'vitest';
import { newDatabase } from '../../../tests/servers/postgres.ts';
import { sharedService } from '../../../tests/servers/services.ts';
import { jobsContract } from './contract.ts';
import { createPgBossJobs } from './pg-boss.ts';

const server = await sharedService('postgres');

const onFault = (error: unknown) => {
  throw error;
};

describe.skipIf(server === undefined)('in PostgreSQL', () => {
  jobsContract('several servers', async () => {
    const url = await newDatabase(server ?? '');
    return { open: async () => createPgBossJobs({ url, onFault }) };
  });

  it('are shared: of one owner one at a time on all servers', async () => {
    const url = await newDatabase(server ?? '');
    const servers = [createPgBossJobs({ url, onFault }), createPgBossJobs({ url, onFault })];
    let most = 0;
    const running = new Set<string>();
    const done: string[] = [];
    for (const jobs of servers) {
      await jobs.work({
        atOnce: 2,
        async run({ id }) {
          running.add(id);
          most = Math.max(most, running.size);
          await new Promise((resolve) => setTimeout(resolve, 100));
          running.delete(id);
          done.push(id);
        },
      });
    }
    for (const [index, jobs] of [...servers, ...servers].entries())
      await jobs.add({ id: `${index}`.padStart(32, '0'), owner: 'a' });
    await expect.poll(() => done.length, { timeout: 60_000 }).toBe(4);
    expect(most).toBe(1);
    await Promise.all(servers.map((jobs) => jobs.close()));
  });
});
