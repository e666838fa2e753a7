import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Job, Jobs } from './port.ts';

/** Milliseconds until a queue that several servers share must have noticed something. */
const idOf = (name: string) => name.padStart(32, '0');
const nameOf = (id: string) => id.replace(/^0+/, '');
const job = (name: string, owner = name): Job => ({ id: idOf(name), owner });
const SOON = { timeout: 30_000, interval: 50 };

/**
 * What every queue must do. `place` gives an empty one, and what opens it again: as a second server where there may be several, else
 * after the first has ended.
 */
export function jobsContract(
  name: string,
  place: () => Promise<{ open: (unfinished?: readonly Job[]) => Promise<Jobs> }>,
) {
  const opened: Jobs[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  });
  const opening = async () => {
    const { open } = await place();
    return async (unfinished?: readonly Job[]) => {
      const jobs = await open(unfinished);
      opened.push(jobs);
      return jobs;
    };
  };
  /** Runs that go on until they are let go. */
  function held() {
    const begun: string[] = [];
    const release = new Map<string, () => void>();
    const run = ({ id }: Job, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        begun.push(nameOf(id));
        release.set(nameOf(id), resolve);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    return { begun, release: (id: string) => release.get(id)?.(), run };
  }

  describe(`the jobs of ${name}`, () => {
    it('are done in their order, so many at once', async () => {
      const jobs = await (await opening())();
      const { begun, release, run } = held();
      for (const id of ['1', '2', '3']) await jobs.add(job(id));
      await jobs.work({ atOnce: 2, run });
      await expect.poll(() => begun, SOON).toEqual(['1', '2']);
      release('2');
      await expect.poll(() => begun, SOON).toEqual(['1', '2', '3']);
      for (const id of ['1', '3']) release(id);
    });

    it('of one owner are done one at a time, and keep nobody else waiting', async () => {
      const jobs = await (await opening())();
      const { begun, release, run } = held();
      await jobs.work({ atOnce: 2, run });
      for (const id of ['1', '2', '3']) await jobs.add(job(id, 'a'));
      await jobs.add(job('4', 'b'));
      await expect.poll(() => begun.toSorted(), SOON).toEqual(['1', '4']);
      await sleep(300);
      expect(begun).toHaveLength(2);
      release('1');
      await expect.poll(() => begun.length, SOON).toBe(3);
      expect(begun.at(-1)).toBe('2');
      for (const id of ['2', '4']) release(id);
      await expect.poll(() => begun.at(-1), SOON).toBe('3');
      release('3');
    });

    it('that come twice are done once', async () => {
      const jobs = await (await opening())();
      const { begun, release, run } = held();
      await Promise.all([1, 2, 3].map(() => jobs.add(job('1', 'a'))));
      await jobs.work({ atOnce: 4, run });
      await expect.poll(() => begun, SOON).toEqual(['1']);
      await jobs.add(job('1', 'a'));
      release('1');
      await sleep(300);
      expect(begun).toEqual(['1']);
    });

    it('are done again when their server ends', async () => {
      const open = await opening();
      const first = await open();
      const before = held();
      await first.work({ atOnce: 1, run: before.run });
      await first.add(job('1', 'a'));
      await expect.poll(() => before.begun, SOON).toEqual(['1']);
      await first.close();
      const after = held();
      await (await open([job('1', 'a')])).work({ atOnce: 1, run: after.run });
      await expect.poll(() => after.begun, SOON).toEqual(['1']);
      after.release('1');
    });
  });
}
