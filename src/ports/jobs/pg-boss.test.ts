import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, newDatabase } from '../../../tests/servers/postgres.ts';
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

  it('need no more of a database than a schema of its own', async () => {
    const name = `site_${randomBytes(6).toString('hex')}`;
    await ask(server ?? '', `CREATE ROLE ${name} LOGIN PASSWORD 'word'`);
    await ask(server ?? '', `CREATE SCHEMA ${name} AUTHORIZATION ${name}`);
    const url = new URL(server ?? '');
    Object.assign(url, { username: name, password: 'word', search: `?options=-c%20search_path%3D${name}` });
    const faults: unknown[] = [];
    const done: string[] = [];
    const jobs = createPgBossJobs({ url: url.href, onFault: (error) => faults.push(error) });
    await jobs.add({ id: '1'.repeat(32), owner: 'a' });
    await jobs.work({ atOnce: 1, run: async ({ id }) => void done.push(id) });
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['1'.repeat(32)]);
    await jobs.close();
    expect(faults).toEqual([]);
  });
});
