import { describe, expect, it } from 'vitest';
import type { Store } from './port.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const ID = '0123456789abcdef0123456789abcdef';
const bounds = { atMost: 9, ofOwner: 9 };
const order = { id: ID, keyHash: 'aa', owner: 'ada', what: '{"url":"https://example.com/"}', createdAt: NOON };
const audit = { ...order, expiresAt: NOON + 1_000 };
const none = { pages: 0, files: 0, waiting: 0, found: [] };
const found = [{ severity: 'error', title: 'There is no title', pages: 2 }] as const;

/** What every store must do with audits that outlast their call. */
export function auditsContract(name: string, open: () => Promise<Store>): void {
  describe(`the audits of ${name}`, () => {
    it('wait, run and end with a report', async () => {
      const { audits } = await open();
      expect(await audits.add(audit, bounds)).toBe('kept');
      expect(await audits.find(ID)).toEqual({ ...audit, ...none, state: 'waiting' });
      expect(await audits.note(ID, { pages: 3, files: 2, waiting: 7, found })).toBe('running');
      expect(await audits.find(ID)).toMatchObject({ pages: 3, files: 2, waiting: 7, found, state: 'running' });
      expect(await audits.report(ID)).toBeUndefined();
      await audits.end(ID, { state: 'done', endedAt: NOON + 5, report: 'packed' });
      expect(await audits.find(ID)).toEqual({
        ...{ ...audit, pages: 3, files: 2, waiting: 0, found: [], state: 'done', endedAt: NOON + 5 },
      });
      expect(await audits.report(ID)).toBe('packed');
    });

    it('are over once', async () => {
      const { audits } = await open();
      await audits.add(audit, bounds);
      await audits.end(ID, { state: 'failed', endedAt: NOON + 5, fault: 'It did not answer.' });
      await audits.end(ID, { state: 'done', endedAt: NOON + 6, report: 'packed' });
      expect(await audits.note(ID, { ...none, pages: 1 })).toBe('failed');
      expect(await audits.find(ID)).toMatchObject({ ...none, state: 'failed', fault: 'It did not answer.' });
      expect(await audits.report(ID)).toBeUndefined();
    });

    it('are asked to end, while they wait and while they run', async () => {
      const { audits } = await open();
      await audits.add(audit, bounds);
      await audits.stop(ID);
      expect(await audits.note(ID, none)).toBe('stopping');
      await audits.end(ID, { state: 'stopped', endedAt: NOON + 5, report: 'some' });
      await audits.stop(ID);
      expect(await audits.find(ID)).toMatchObject({ state: 'stopped' });
    });

    it('are unfinished in the order in which they came', async () => {
      const { audits } = await open();
      for (const [at, id] of ['c', 'a', 'b', 'd'].entries()) {
        await audits.add({ ...audit, id: id.repeat(32), createdAt: NOON + at }, bounds);
      }
      await audits.note('a'.repeat(32), none);
      await audits.stop('b'.repeat(32));
      await audits.end('d'.repeat(32), { state: 'done', endedAt: NOON });
      const ids = (await audits.unfinished()).map(({ id, owner }) => `${id[0]} ${owner}`);
      expect(ids).toEqual(['c ada', 'a ada', 'b ada']);
    });

    it('end at their bounds, of all and of one owner', async () => {
      const { audits } = await open();
      const few = { atMost: 3, ofOwner: 1 };
      expect(await audits.add(audit, few)).toBe('kept');
      expect(await audits.add({ ...audit, id: '1'.repeat(32) }, few)).toBe('enough');
      expect(await audits.add({ ...audit, id: '2'.repeat(32), owner: 'bob' }, few)).toBe('kept');
      await audits.end(ID, { state: 'done', endedAt: NOON });
      expect(await audits.add({ ...audit, id: '3'.repeat(32) }, few)).toBe('kept');
      expect(await audits.add({ ...audit, id: '4'.repeat(32), owner: 'eve' }, few)).toBe('full');
    });

    it('are gone when they are deleted, and when their time is over', async () => {
      const { audits } = await open();
      const late = '1'.repeat(32);
      await audits.add(audit, bounds);
      await audits.add({ ...audit, id: late, expiresAt: NOON + 2_000 }, bounds);
      await audits.removeExpired(NOON + 1_000);
      expect(await audits.find(ID)).toBeUndefined();
      expect(await audits.note(ID, none)).toBeUndefined();
      await audits.remove(late);
      expect(await audits.find(late)).toBeUndefined();
      await audits.remove(late);
    });
  });
}
