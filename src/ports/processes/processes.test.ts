import { afterAll, expect, it, vi } from 'vitest';
import type { FixtureJob } from './fixture-process.ts';
import { createProcesses, type Processes, type ProcessesOptions } from './processes.ts';

const broken = 'That broke what worked on it.';
const opened: Processes[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

function open(options: Partial<ProcessesOptions> = {}): Processes {
  const script = new URL('./fixture-process.ts', import.meta.url);
  const processes = createProcesses({ script, broken, idle: 600_000, jobs: 100, memory: 1 << 30, ...options });
  opened.push(processes);
  return processes;
}

const nothing = new Uint8Array();
const run = (processes: Processes, job: FixtureJob, rest: { mark?: string; signal?: AbortSignal } = {}) =>
  processes.run<{ environment: object; priority: number; pid: number }>({
    message: { job },
    content: nothing,
    ...rest,
  });

it('gives messages and bytes to a process and gets them back, with how far it has come', async () => {
  const content = Buffer.alloc(20_000_000, 'picture');
  const onProgress = vi.fn();
  const echo = await open().run({ message: { job: 'echo' }, content, onProgress });
  expect(echo.content.equals(content)).toBe(true);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
});

it('keeps secrets from its processes, and lets others go first', async () => {
  vi.stubEnv('LLM_API_KEY', 'a-key');
  const { answer } = await run(open(), 'echo');
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
  expect((await run(processes, 'write-noise')).answer.pid).toBe(pids[0]);
});

it.each(['crash', 'fill-memory'] as const)('a process that ends itself (%s) costs its own job only', async (job) => {
  const processes = open();
  const [ended, other] = await Promise.allSettled([run(processes, job), run(processes, 'echo')]);
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
  expect((await run(processes, 'echo')).answer.pid).not.toBe(pid);
});

it('prefers the process that did the same last', async () => {
  const processes = open();
  const [one, other] = await Promise.all(['one', 'other'].map((mark) => run(processes, 'echo', { mark })));
  for (const mark of ['other', 'one', 'other']) {
    const { answer } = await run(processes, 'echo', { mark });
    expect(answer.pid).toBe((mark === 'one' ? one : other)?.answer.pid);
  }
});

it.each([
  ['a number of jobs', { jobs: 1 }, 'echo'],
  ['a job that leaves much memory behind', { memory: 150 << 20 }, { grow: 200 << 20 }],
  ['being idle', { idle: 0 }, 'echo'],
] as const)('ends a process after %s', async (_, options, job) => {
  const processes = open(options);
  await run(processes, job);
  await expect.poll(() => processes.pids()).toEqual([]);
});

it('takes no job once it is closed', async () => {
  const processes = open();
  const running = run(processes, 'never-end');
  await Promise.all([processes.close(), expect(running).rejects.toMatchObject({ code: 'unsupported' })]);
  await expect(run(processes, 'echo')).rejects.toMatchObject({ code: 'cancelled' });
  expect(processes.pids()).toEqual([]);
});
