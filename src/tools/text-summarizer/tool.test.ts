import { expect, it } from 'vitest';
import { readTerms, wordLore } from '#lib/text/read-terms';
import { summarize } from './summarize.ts';

async function summaryOf(text: string, share = 30) {
  const lore = await wordLore(text);
  const finish = <T>(job: Generator<void, T>): T => {
    for (;;) {
      const step = job.next();
      if (step.done) return step.value;
    }
  };
  return finish(summarize(text, finish(readTerms(text, lore)), share));
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
