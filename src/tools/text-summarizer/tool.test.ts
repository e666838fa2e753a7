import { expect, it } from 'vitest';
import { readTerms, wordLore } from '#lib/text/read-terms';
import { summarize } from './summarize.ts';

async function summaryOf(text: string, share = 30) {
  const lore = await wordLore(text);
  return summarize(text, readTerms(text, lore), share);
}

it('leaves out what stands by itself, and a sentence that is said twice', async () => {
  const central = 'The harbour of the old town was rebuilt after the storm.';
  const text = `${central} Fishing boats use the harbour of the town again. ${central} My aunt likes marzipan. Boats that fled the storm came back to the old harbour.`;
  const { sentences } = await summaryOf(text, 60);
  expect(sentences.filter((sentence) => sentence === central)).toHaveLength(1);
  expect(sentences).not.toContain('My aunt likes marzipan.');
});

it('counts the forms of a word as one phrase', async () => {
  const { keyPhrases } = await summaryOf(
    'The solar panel is new. Solar panels are cheap. Buy a solar panel, or two solar panels.',
  );
  expect(keyPhrases[0]).toEqual({ phrase: 'solar panel', times: 4 });
});

it('has something to say of a text without a sentence', async () => {
  expect(await summaryOf('… — !')).toMatchObject({ sentences: [], note: expect.stringContaining('nothing to choose') });
});

it('chooses among lines where there is no full stop', async () => {
  const { sentences } = await summaryOf('red apples and pears\nred apples\nblue cheese', 20);
  expect(sentences).toHaveLength(1);
});

it('takes the first sentences over later ones that are as central', async () => {
  const text = `The council of Upper Elm agreed to build a bridge for bicycles over the river.
It will be open by autumn and cost two million pounds, the mayor said on Monday.

The river is wide. The council met on Monday. The old bridge of Upper Elm is for cars, and the river is too wide for a ferry.
Cyclists have asked the council for a bridge over the river for years. The mayor likes bicycles and bridges.`;
  const { sentences, chosen } = await summaryOf(text, 20);
  expect(sentences[0]).toMatch(/^The council of Upper Elm agreed/);
  expect(chosen[0]).toMatchObject({ number: 1, score: 100 });
});

it('finds the sentence that announces what an article is about', async () => {
  const background = Array.from(
    { length: 12 },
    (_, at) => `Glaciers of valley ${'abcdefghijkl'[at]} lose ice in summer and gain snow in winter.`,
  );
  const aim = 'In this paper, we show that snow of glaciers in summer tells the ice of the winter.';
  const plain = 'It is known to many that snow of glaciers in summer tells the ice of the winter.';
  const scoreIn = async (sentence: string) => {
    const { chosen } = await summaryOf([...background, sentence].join(' '), 60);
    return chosen.find((each) => each.sentence === sentence)?.score ?? 0;
  };
  expect(await scoreIn(aim)).toBeGreaterThan(await scoreIn(plain));
});

it('prefers prose to captions and references', async () => {
  const reference = 'Moss, A. (2004), Moss growth 12(3): 45–67, doi:10.1000/182; Moss, B. (2005), 13(1): 1–9.';
  const text = `Moss grows slowly on old walls. ${reference} Moss that grows on walls holds the water of the rain. Walls with moss stay cool.`;
  const { sentences } = await summaryOf(text, 50);
  expect(sentences).not.toContain(reference);
});
