import { expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { run } from '../fixture.ts';

it('adds documents, and says what came of it and what was left out', async () => {
  const orders: object[] = [];
  const { out, err, code } = await run(['add-documents', 'essays', 'a.txt'], {
    documents: {
      add: async ({ paths }) => {
        orders.push(paths);
        const named = Array.from({ length: 25 }, () => ({ path: 'x\u001b.pdf', reason: 'is no text' }));
        return { added: 1_200, replaced: 1, unchanged: 2, leftOut: 1_030, named };
      },
    },
  });
  expect(orders).toEqual([['essays', 'a.txt']]);
  expect(out).toBe('Documents: 1,200 added, 1 replaced, 2 unchanged, 1,030 left out, in 1 s.\n');
  expect(err.split('\n')).toHaveLength(21);
  expect(err).toContain('Left out: x\\u001b.pdf is no text.');
  expect(err).toMatch(/\nAnd 1,010 more\.$/);
  expect(code).toBe(0);
});

const known = [{ path: '/essays/a\u0007.txt', title: 'On \u001b pears', words: 1_234, addedAt: Date.UTC(2026, 0, 15) }];
const list = async () => ({ total: 5, documents: known });

it('lists documents, with nothing in them that steers a terminal', async () => {
  expect((await run(['list-documents', '--limit', '1'], { documents: { list } })).out).toBe(
    '/essays/a\\u0007.txt  1,234 words  On \\u001b pears\nOf 5; --limit shows more.\n',
  );
  const { out } = await run(['list-documents', '--json'], { documents: { list } });
  expect(JSON.parse(out)).toEqual([{ ...known[0], addedAt: '2026-01-15T00:00:00.000Z' }]);
  expect((await run(['list-documents'])).out).toBe('No documents yet.\n');
});

it('removes documents, and names what was not among them', async () => {
  const orders: unknown[] = [];
  const remove = async (paths: readonly string[] | 'all') => {
    orders.push(paths);
    return paths === 'all' ? [7] : [3, 0];
  };
  const { out, err, code } = await run(['remove-documents', 'essays', 'gone'], { documents: { remove } });
  expect({ out, err, code }).toEqual({ out: 'Removed: 3\n', err: 'Not among the documents: gone', code: 3 });
  expect((await run(['remove-documents', '--all'], { documents: { remove } })).out).toBe('Removed: 7\n');
  expect(orders).toEqual([['essays', 'gone'], 'all']);
});

it.each([
  ['add-documents'],
  ['add-documents', '--force', 'x'],
  ['list-documents', '--limit', 'many'],
  ['list-documents', 'x'],
  ['remove-documents'],
  ['remove-documents', '--all', 'x'],
])('says how it is used: %s %s %s', async (...args) => {
  const { err, code } = await run(args.filter((arg) => arg !== undefined));
  expect(err).toMatch(/^\w+-documents takes /);
  expect(code).toBe(2);
});

it('passes on why it cannot, and shows the help', async () => {
  const add = () => Promise.reject(new ToolError('not-found', 'There is no file or folder x.'));
  expect(await run(['add-documents', 'x'], { documents: { add } })).toMatchObject({ code: 3 });
  expect((await run(['add-documents', '--help'])).out).toContain('clearkit add-documents');
});
