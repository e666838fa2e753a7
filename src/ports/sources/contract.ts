import { describe, expect, it } from 'vitest';
import type { Sources } from './port.ts';

/** Pages that every source of the contract has: address, title and text. */
export const CONTRACT_PAGES = [
  [
    'https://kettles.test/copper',
    'Copper kettles',
    'A copper kettle that hangs above an open fire grows dark with soot within a single long winter.',
  ],
  [
    'https://kettles.test/tin',
    'Tin kettles',
    'Within a long winter the open fire makes a single kettle of tin dark: soot grows on what hangs above.',
  ],
] as const;

const PASSAGE = 'hangs above an open fire grows dark with soot within a single';

/** What all places to look in do together, the fake included. `start` gives some that know `CONTRACT_PAGES`. */
export function sourcesContract(start: () => Promise<Sources>): void {
  const pagesFor = async (passage: string, isLoose = false) => {
    const { answers, failures } = await (await start()).search({ passage, isLoose });
    expect(failures).toEqual([]);
    return answers.map(({ pages }) => pages);
  };

  describe('sources', () => {
    it('say what leaves for whom', async () => {
      const facts = await (await start()).sources();
      expect(facts.length).toBeGreaterThan(0);
      for (const { name, leaves } of facts) {
        expect(name).toMatch(/\S/);
        expect(leaves).toMatch(/\.$/);
      }
    });

    it('find the pages that hold a passage, each with who found it and when', async () => {
      const sources = await start();
      const { answers, failures } = await sources.search({ passage: PASSAGE });
      expect(failures).toEqual([]);
      expect(answers.map(({ source }) => source)).toEqual((await sources.sources()).map(({ name }) => name));
      for (const { pages, source, server, askedAt } of answers) {
        expect(pages).toEqual([
          {
            url: expect.stringMatching(/^(?:https?:\/\/\S+|document:\S+)$/),
            title: 'Copper kettles',
            snippet: expect.stringContaining('open fire'),
            source,
          },
        ]);
        expect(server).toMatch(/\S/);
        expect(askedAt).toBeGreaterThan(0);
      }
    });

    it('find pages with the words in another order when that is wanted', async () => {
      const words = 'soot winter kettle fire';
      for (const pages of await pagesFor(words)) expect(pages).toEqual([]);
      for (const pages of await pagesFor(words, true)) {
        expect(pages.map(({ title }) => title).toSorted()).toEqual(['Copper kettles', 'Tin kettles']);
      }
    });

    it('may find nothing, and are not asked for nothing', async () => {
      for (const pages of await pagesFor('words that stand on no page of theirs at all')) expect(pages).toEqual([]);
      expect(await pagesFor(' … ')).toEqual([]);
    });

    it('are asked by name, and not when the caller has gone', async () => {
      const sources = await start();
      expect((await sources.search({ passage: PASSAGE, only: [] })).answers).toEqual([]);
      await expect(sources.search({ passage: PASSAGE, signal: AbortSignal.abort() })).rejects.toMatchObject({
        code: 'cancelled',
      });
    });

    it('have the text of their own documents, and no other', async () => {
      const sources = await start();
      const { answers } = await sources.search({ passage: PASSAGE });
      for (const { url } of answers.flatMap(({ pages }) => pages)) {
        const text = await sources.textOf(url);
        if (url.startsWith('document:')) expect(text).toContain(PASSAGE);
        else expect(text).toBeUndefined();
      }
      expect(await sources.textOf('document:nothing')).toBeUndefined();
    });
  });
}
