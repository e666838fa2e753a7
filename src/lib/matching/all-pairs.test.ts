import { expect, it } from 'vitest';
import { largest, type PairsProgress, sharingPairs } from './all-pairs.ts';

const TASK = 'Describe in your own words how bees find their food, and name one experiment that shows it.';
const BEES =
  'Honey bees tell each other where food can be found by dancing on the comb. A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen. The angle of the line shows the direction in relation to the sun.';
const REWORDED =
  'My sister keeps hives. She shakes her abdomen and walks along a straight line, the worker who found plenty of flowers. The direction compared with the sun is shown by the angle of her line.';
const OWN = [
  'Ants leave a trail of scent on the ground, and others of the nest follow it until the crumbs are gone.',
  'We visited a keeper in spring. He wore no gloves, spoke softly, and let us taste the wax of the first frame.',
  'Wasps build with paper. They scrape wood from old fences, chew it, and add one grey strip to another.',
  'In our garden grows thyme, which the small black bees prefer to lavender at every hour of the day.',
  'A bumblebee can fly at four degrees, when all others stay at home and wait for the morning to get warm.',
];

function run(texts: readonly string[], allowed?: readonly string[]) {
  const job = sharingPairs(texts, allowed);
  const news: PairsProgress[] = [];
  for (;;) {
    const step = job.next();
    if (step.done) return { pairs: step.value, news };
    news.push(step.value);
  }
}

it('finds the pairs that share passages, copied or reworded, and what share of each that is', () => {
  const texts = [`${TASK} ${OWN[0]}`, BEES, `${TASK} ${OWN[1]}`, `${OWN[2]} ${BEES}`, REWORDED, ...OWN.slice(3)];
  const { pairs } = run(texts);
  expect(pairs.map(({ one, other }) => [one, other])).toEqual([
    [1, 3],
    [1, 4],
    [3, 4],
    [0, 2],
  ]);
  const [copy, reworded, , task] = pairs;
  expect(copy).toMatchObject({ shareOfOne: 1, words: 47, passages: [{ kind: 'exact' }] });
  expect(copy?.shareOfOther).toBeCloseTo(47 / 66);
  expect(task?.passages).toHaveLength(1);
  expect(reworded?.passages.every(({ kind }) => kind === 'reworded')).toBe(true);
  expect(pairs.map(largest)).toEqual(pairs.map(largest).toSorted((one, other) => other - one));
});

it('holds only candidates against each other, and tells how far it is', () => {
  const { pairs, news } = run([...OWN, BEES, BEES]);
  expect(pairs).toMatchObject([{ one: 5, other: 6, shareOfOne: 1, shareOfOther: 1 }]);
  expect(news.at(-1)).toEqual({ stage: 'comparing', done: 1, of: 1 });
  expect(news[0]).toEqual({ stage: 'reading', done: 1, of: 7 });
});

it('takes what stands in most texts for the words of a common task', () => {
  const { pairs } = run(Array.from({ length: 20 }, (_, index) => `${TASK} ${OWN[index % 5]} ${index}`.slice(0, 500)));
  // The same five texts come four times each.
  expect(pairs).toHaveLength(5 * 6);
});

it('does not count what everybody may share, edited or not, in the text and in what remains of it', () => {
  const edited = TASK.replace('and name one', 'and describe one');
  const texts = [`${TASK} ${OWN[0]}`, `${edited} ${OWN[1]}`, `${OWN[2]} ${TASK} ${BEES}`, `${BEES} ${edited}`];
  const { pairs } = run(texts, ['', TASK]);
  expect(pairs).toMatchObject([{ one: 2, other: 3, shareOfOther: 1, words: 47 }]);
  expect(pairs[0]?.shareOfOne).toBeCloseTo(47 / 66);
  expect(run(texts).pairs.length).toBeGreaterThan(1);
});

it.each([[[]], [['']], [['', '👍', 'one']], [['x'.repeat(5_000), 'x'.repeat(5_000)]]])('stands texts %#', (texts) => {
  expect(() => run(texts)).not.toThrow();
});
