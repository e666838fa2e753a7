import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../sqlite.ts';
import { readBackup, writeBackup } from './format.ts';
import { restoreIntoSqlite, withSqliteSnapshot } from './sqlite.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const message = { name: 'Ada', email: 'a@example.com', subject: 'First', message: 'Hello', receivedAt: NOON };
const later = { ...message, subject: 'Later' };

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'clearkit-restore-'));
});
afterAll(() => rm(top, { recursive: true, force: true }));

it('lets the site write until a backup is unpacked, and takes no place of what came meanwhile', async () => {
  const file = join(top, 'backup.gz');
  const [source, target] = [join(top, 'source'), join(top, 'target')];
  const former = openSqliteStore({ directory: source });
  await former.messages.add(message, { atMost: 9 });
  await former.close();
  await withSqliteSnapshot(source, (snapshot) => writeBackup(file, snapshot, NOON));
  const site = openSqliteStore({ directory: target });

  async function restoreWhile(write: () => Promise<unknown>): Promise<void> {
    const backup = await readBackup(file);
    const rows = async function* () {
      for await (const row of backup.rows) {
        await write();
        yield row;
      }
    };
    await restoreIntoSqlite(target, { ...backup, rows: rows() }, { mayReplace: false });
  }

  await expect(restoreWhile(() => site.messages.add(later, { atMost: 1 }))).rejects.toThrow('holds messages already');
  const [kept, ...others] = await site.messages.list();
  expect(kept).toMatchObject(later);
  expect(others).toEqual([]);
  expect(await site.messages.remove(kept?.id ?? '')).toBe(true);

  await restoreWhile(() => site.usage.add([{ day: '2026-01-15', tool: 'word-counter', calls: 1 }]));
  expect(await site.messages.list()).toMatchObject([message]);
  await site.close();
});
