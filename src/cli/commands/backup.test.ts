import { describe, expect, it } from 'vitest';
import { run } from '../fixture.ts';

const sha256 = 'ab'.repeat(32);

function recorded() {
  const orders: unknown[] = [];
  const backups = {
    backupStore: async (file: string) => {
      orders.push(file);
      return { rows: 1, sha256 };
    },
    restoreStore: async (file: string, options: { mayReplace: boolean }) => {
      orders.push({ file, ...options });
      return { rows: 20, sha256 };
    },
  };
  return { orders, backups };
}

describe('clearkit backup and restore', () => {
  it('hand over the file and say how much it was', async () => {
    const { orders, backups } = recorded();
    expect(await run(['backup', 'a.gz'], { backups })).toMatchObject({ out: `Backed up: 1 row, SHA-256 ${sha256}\n` });
    expect(await run(['restore', 'a.gz'], { backups })).toMatchObject({
      out: `Restored: 20 rows, SHA-256 ${sha256}\n`,
    });
    await run(['restore', '--replace', 'b.gz'], { backups });
    expect(orders).toEqual(['a.gz', { file: 'a.gz', mayReplace: false }, { file: 'b.gz', mayReplace: true }]);
  });

  it.each([['backup'], ['backup', 'a', 'b'], ['backup', '--replace', 'a'], ['restore'], ['restore', 'a', '--force']])(
    'do not take %s %s %s',
    async (...args) => {
      const { orders, backups } = recorded();
      const { code, err } = await run(args, { backups });
      expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^(backup|restore) takes the path of a /) });
      expect(orders).toEqual([]);
    },
  );

  it('explain themselves', async () => {
    expect((await run(['restore', '--help'])).out).toContain('clearkit restore <file> [--replace]');
  });
});
