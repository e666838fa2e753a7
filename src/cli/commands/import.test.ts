import { expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { run } from '../fixture.ts';
import type { ImportContext } from './import.ts';

it('imports a list, and says what came of it', async () => {
  const orders: object[] = [];
  const importRanks: ImportContext['importRanks'] = async ({ onProgress, ...order }) => {
    orders.push(order);
    onProgress({ stage: 'Reading', rows: 70_000, badLines: 2, share: 0.5, resumedAt: 65_536 });
    return { release: 'cc-main-2026\u001b', rows: 1_234_567, badLines: 2 };
  };
  const { out, err, code } = await run(['import-ranks', 'common-crawl', 'list.txt.gz', '--release', 'x'], {
    importRanks,
  });
  expect(orders).toEqual([{ list: 'common-crawl', from: 'list.txt.gz', release: 'x' }]);
  expect({ out, err, code }).toEqual({
    out: 'Imported cc-main-2026\\u001b: 1,234,567 domains in 1 s.\nLeft out: 2 lines that are none of such a list.\n',
    err: 'Going on after 65,536 rows.',
    code: 0,
  });
});

it.each([[[]], [['tranco']], [['alexa', 'x.csv']], [['tranco', 'a', 'b']], [['tranco', 'a', '--force']]])(
  'says how it is used: %j',
  async (args) => {
    const { err, code } = await run(['import-ranks', ...args]);
    expect(err).toMatch(/^import-ranks takes a list \(common-crawl or tranco\)/);
    expect(code).toBe(2);
  },
);

it('says why a list is refused, and shows the help', async () => {
  const importRanks = () => Promise.reject(new ToolError('unsupported', 'This is not a list.'));
  expect(await run(['import-ranks', 'tranco', 'x'], { importRanks })).toMatchObject({
    err: 'This is not a list.',
    code: 6,
  });
  expect((await run(['import-ranks', '--help'])).out).toContain('clearkit import-ranks');
});

it('imports who links to chosen domains', async () => {
  const orders: object[] = [];
  const importLinks: ImportContext['importLinks'] = async ({ onProgress: _, ...order }) => {
    orders.push(order);
    return { release: 'cc-main-2026', targets: 2, links: 1_234, badLines: 0 };
  };
  const files = ['--vertices', 'v.gz', '--edges', 'e.gz', '--to', 'to.txt'];
  const { out } = await run(['import-links', ...files], { importLinks });
  expect(orders).toEqual([{ vertices: 'v.gz', edges: 'e.gz', to: 'to.txt' }]);
  expect(out).toBe('Imported cc-main-2026: links from 1,234 domains to 2 in 1 s.\n');
  expect(await run(['import-links', '--to', 'to.txt'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--edges'),
  });
});
