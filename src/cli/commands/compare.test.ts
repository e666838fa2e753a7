import { expect, it } from 'vitest';
import { run } from '../fixture.ts';

const BEES =
  'Honey bees tell each other where food can be found by dancing on the comb. A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen.';
const files = [
  { path: 'essays/ada.txt', title: 'ada.txt', text: `My sister keeps two hives. ${BEES}` },
  { path: 'essays/bob\u001b.md', title: 'Bees', text: BEES },
  {
    path: 'essays/cem.pdf',
    title: 'Ants',
    text: 'Ants leave a trail of scent on the ground, and others follow it home.',
  },
];
const leftOut = Array.from({ length: 22 }, (_, index) => ({ path: `${index}.doc`, reason: 'is no text' }));
const readFiles = async () => ({ files, leftOut: [] });

it('prints what files share, the largest share first, with the longest passages', async () => {
  const orders: unknown[] = [];
  const { out, err, code } = await run(['compare', 'essays', 'x.txt'], {
    readFiles: async (paths) => {
      orders.push(paths);
      return { files, leftOut };
    },
  });
  expect(code).toBe(0);
  expect(orders).toEqual([['essays', 'x.txt']]);
  expect(out.split('\n')).toEqual([
    '   87%  essays/ada.txt',
    '  100%  essays/bob\\u001b.md',
    '        34 words in common',
    '           34 words, exact: “Honey bees tell each other where food can be found by dancing on the comb. A worker that has …”',
    '',
    '3 files, 3 pairs, 1 of them compared in full: 1 pair shares 5% or more of a file.',
    '',
  ]);
  expect(err.split('\n')).toHaveLength(21);
  expect(err).toMatch(/^Left out: 0\.doc is no text\.\n/);
  expect(err).toMatch(/\nAnd 2 more\.$/);
});

it('gives the same as data, with both texts of each passage', async () => {
  const { out } = await run(['compare', 'essays', '--json'], { readFiles });
  const data = JSON.parse(out);
  expect(data).toMatchObject({ files: [{ path: 'essays/ada.txt' }, {}, {}], leftOut: [], compared: 1 });
  const text = BEES.slice(0, -1);
  expect(data.pairs).toEqual([
    {
      files: ['essays/ada.txt', 'essays/bob\u001b.md'],
      shares: [0.872, 1],
      words: 34,
      passages: [
        {
          ...{ kind: 'exact', words: 34, similarity: 1, texts: [text, text] },
          places: [
            { start: 27, end: 27 + text.length },
            { start: 0, end: text.length },
          ],
        },
      ],
    },
  ]);
});

it('leaves out what shares less than is asked for', async () => {
  const long = { path: 'long.txt', title: '', text: `${'Own words of mine stand here. '.repeat(40)}${BEES}` };
  const other = { path: 'other.txt', title: '', text: long.text.replaceAll('Own words', 'More letters') };
  const readThem = async () => ({ files: [long, other], leftOut: [] });
  const pairs = async (least: string) =>
    JSON.parse((await run(['compare', 'a', '--json', '--least', least], { readFiles: readThem })).out).pairs.length;
  expect(await pairs('0')).toBe(1);
  expect(await pairs('100')).toBe(0);
});

it('does not count what stands in a task, and says so', async () => {
  const task = { path: 'essays/task.txt', title: 'Task', text: BEES };
  const orders: unknown[] = [];
  const readThem = async (paths: readonly string[]) => {
    orders.push(paths);
    return paths[0] === task.path ? { files: [task], leftOut: [] } : { files: [...files, task], leftOut: [] };
  };
  const args = ['compare', 'essays', '--without', task.path];
  const { out } = await run(args, { readFiles: readThem });
  expect(orders).toEqual([[task.path], ['essays']]);
  expect(out.split('\n')).toEqual([
    '3 files, 3 pairs, 0 of them compared in full: 0 pairs share 5% or more of a file.',
    'What is in essays/task.txt is not counted, in no file and in no share.',
    '',
  ]);
  const data = JSON.parse((await run([...args, '--json'], { readFiles: readThem })).out);
  expect(data).toMatchObject({ without: [task.path], files: [{}, {}, {}], pairs: [] });
});

it('refuses a task without text', async () => {
  const readThem = async () => ({ files: [], leftOut: [{ path: 'task.png', reason: 'is no text' }] });
  const { code, err } = await run(['compare', 'essays', '--without', 'task.png'], { readFiles: readThem });
  expect([code, err]).toEqual([2, 'task.png is no text.']);
});

it.each([
  [[], /^compare takes folders and files/],
  [['a', '--least', '101'], /^compare takes/],
  [['a', '--limit', 'x'], /^compare takes/],
  [['a', '--what'], /^compare takes/],
  [['a'], /^There are fewer than two files with text to compare\.$/],
])('refuses %j in words', async (args, words) => {
  const { code, err } = await run(['compare', ...args]);
  expect(err).toMatch(words);
  expect(code).toBe(2);
});

it('stops when it is interrupted', async () => {
  const controller = new AbortController();
  const many = Array.from({ length: 300 }, (_, index) => ({
    path: `${index}`,
    title: '',
    text: `${BEES} `.repeat(50),
  }));
  const readThem = async () => {
    setTimeout(() => controller.abort(), 1);
    return { files: many, leftOut: [] };
  };
  expect(await run(['compare', 'a'], { readFiles: readThem, signal: controller.signal })).toMatchObject({
    code: 130,
    out: '',
  });
});
