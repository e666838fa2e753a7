import { readdir } from 'node:fs/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { startTemporaryFiles } from '../../../tests/servers/temporary-files.ts';
import type { FixtureJob } from './fixture-process.ts';
import { createProcesses, type Processes, type ProcessesOptions } from './processes.ts';

const broken = 'That broke what worked on it.';
const opened: Processes[] = [];
const { directory, files, close } = await startTemporaryFiles();
const nothing = await files.write(new Uint8Array());
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await close();
});

function open(options: Partial<ProcessesOptions> = {}): Processes {
  const script = new URL('./fixture-process.ts', import.meta.url);
  const processes = createProcesses({ script, broken, files, idle: 600_000, jobs: 100, memory: 1 << 30, ...options });
  opened.push(processes);
  return processes;
}

const run = (processes: Processes, job: FixtureJob, rest: { mark?: string; signal?: AbortSignal } = {}) =>
  processes.run<{ environment: object; priority: number; pid: number }>({ message: { job }, source: nothing, ...rest });

it('gives messages and files to a process and gets them back, with how far it has come', async () => {
  const processes = open();
  const onProgress = vi.fn();
  // The second is read into the memory of the first.
  for (const content of [Buffer.alloc(20_000_000, 'picture'), Buffer.alloc(1_000, 'small')]) {
    const source = await files.write(content);
    const { made } = await processes.make({ message: { job: 'echo' }, source, onProgress });
    expect(content.equals(await files.read(made))).toBe(true);
  }
  expect(onProgress.mock.calls).toEqual([[0.5], [0.5]]);
});

it('leaves nothing of a job that did not end as it should', async () => {
  const before = await readdir(directory);
  const processes = open();
  for (const job of ['refuse', 'fail', 'crash'] satisfies FixtureJob[]) {
    await expect(processes.make({ message: { job }, source: nothing })).rejects.toThrow();
  }
  expect(await readdir(directory)).toEqual(before);
});

it('says in words that there is no room for what a job makes', async () => {
  const making = open().make({ message: { job: 'no-room' satisfies FixtureJob }, source: nothing });
  await expect(making).rejects.toMatchObject({ code: 'busy', message: expect.stringMatching(/^There is no room/) });
});

it('keeps secrets from its processes, and lets others go first', async () => {
  vi.stubEnv('LLM_API_KEY', 'a-key');
  const answer = await run(open(), 'environment');
  vi.unstubAllEnvs();
  expect(answer.environment).toHaveProperty('PATH');
  expect(JSON.stringify(answer.environment)).not.toContain('a-key');
  expect(answer.priority).toBe(5);
});

it('passes on what refuses a job, and what fails, and goes on with the same process', async () => {
  const processes = open();
  const refused = { code: 'too-large', message: 'Too large.', field: 'width', cause: 'reasons' };
  await expect(run(processes, 'refuse')).rejects.toMatchObject(refused);
  const pids = processes.pids();
  await expect(run(processes, 'fail')).rejects.toMatchObject({ cause: expect.stringContaining('a bug') });
  expect((await run(processes, 'write-noise')).pid).toBe(pids[0]);
});

it.each(['crash', 'fill-memory'] as const)('a process that ends itself (%s) costs its own job only', async (job) => {
  const processes = open();
  const [ended, other] = await Promise.allSettled([run(processes, job), run(processes, 'environment')]);
  expect(ended).toMatchObject({ reason: { code: 'unsupported', message: broken } });
  expect(other).toMatchObject({ status: 'fulfilled' });
  expect(processes.pids()).toHaveLength(1);
});

it('a job that never ends is killed when nobody waits for it, and the next has a process of its own', async () => {
  const processes = open();
  const controller = new AbortController();
  const running = run(processes, 'never-end', { signal: controller.signal });
  const [pid = 0] = processes.pids();
  controller.abort();
  await expect(running).rejects.toMatchObject({ cause: 'The process ended: SIGKILL.' });
  expect(processes.pids()).toEqual([]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect((await run(processes, 'environment')).pid).not.toBe(pid);
});

it('prefers the process that did the same last', async () => {
  const processes = open();
  const [one, other] = await Promise.all(['one', 'other'].map((mark) => run(processes, 'environment', { mark })));
  for (const mark of ['other', 'one', 'other']) {
    const { pid } = await run(processes, 'environment', { mark });
    expect(pid).toBe((mark === 'one' ? one : other)?.pid);
  }
});

it.each([
  ['a number of jobs', { jobs: 1 }, 'environment'],
  ['a job that leaves much memory behind', { memory: 150 << 20 }, { grow: 200 << 20 }],
  ['being idle', { idle: 0 }, 'environment'],
] as const)('ends a process after %s', async (_, options, job) => {
  const processes = open(options);
  await run(processes, job);
  await expect.poll(() => processes.pids()).toEqual([]);
});

it('takes no job once it is closed', async () => {
  const processes = open();
  const running = run(processes, 'never-end');
  await Promise.all([processes.close(), expect(running).rejects.toMatchObject({ code: 'unsupported' })]);
  await expect(run(processes, 'environment')).rejects.toMatchObject({ code: 'cancelled' });
  expect(processes.pids()).toEqual([]);
});
