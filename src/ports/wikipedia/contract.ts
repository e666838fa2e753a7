import { describe, expect, it } from 'vitest';
import type { Wikipedia } from './port.ts';

/** Links that every wiki of the contract has: as `title` and `url`. */
export const CONTRACT_LINKS = [
  ['Green tea', 'https://leaves.test/green'],
  ['Black tea', 'http://www.leaves.test/black?from=wiki'],
  ['Teapot', 'https://shop.leaves.test/'],
  ['Green tea', 'https://www.leaves.test/green/how'],
  ['Coffee', 'https://beans.test/'],
] as const;

/** Articles that every wiki of the contract has: as `title` and text. */
export const CONTRACT_ARTICLES = [
  ['Oolong', 'Oolong is a tea whose leaves are withered in strong sun before they are curled and twisted.'],
  ['Sun tea', 'Leaves stand in cold water while strong sun warms it. Before long it is tea.'],
] as const;

/** What every encyclopedia does, the fake included. `start` gives one that knows `CONTRACT_LINKS` and `CONTRACT_ARTICLES`. */
export function wikipediaContract(start: () => Promise<Wikipedia>): void {
  const found = async (question: { domain: string; path?: string; limit?: number }) => {
    const wikipedia = await start();
    return wikipedia.externalLinks({ limit: 100, ...question });
  };

  describe('external links', () => {
    it('are those to a name and all beneath it, over http and https', async () => {
      const { links, isCut, server, askedAt } = await found({ domain: 'leaves.test' });
      expect(links.map(({ url }) => url).toSorted()).toEqual([
        'http://www.leaves.test/black?from=wiki',
        'https://leaves.test/green',
        'https://shop.leaves.test/',
        'https://www.leaves.test/green/how',
      ]);
      expect(isCut).toBe(false);
      expect(server).toMatch(/^\S+$/);
      expect(askedAt).toBeGreaterThan(0);
    });

    it('name the article and where it stands', async () => {
      const { links } = await found({ domain: 'beans.test' });
      expect(links).toEqual([
        { title: 'Coffee', page: expect.stringMatching(/^https?:.*\/wiki\/Coffee$/), url: 'https://beans.test/' },
      ]);
    });

    it('are those to a path, when one is given, also with www', async () => {
      const { links } = await found({ domain: 'leaves.test', path: '/green' });
      expect(links.map(({ url }) => url).toSorted()).toEqual([
        'https://leaves.test/green',
        'https://www.leaves.test/green/how',
      ]);
    });

    it('are no more than wanted, and say that there are', async () => {
      const { links, isCut } = await found({ domain: 'leaves.test', limit: 2 });
      expect(links).toHaveLength(2);
      expect(isCut).toBe(true);
    });

    it('may be none', async () => {
      expect(await found({ domain: 'nowhere.test' })).toMatchObject({ links: [], isCut: false });
    });

    it('are not asked for when the caller has gone', async () => {
      const wikipedia = await start();
      const question = { domain: 'leaves.test', limit: 10, signal: AbortSignal.abort() };
      await expect(wikipedia.externalLinks(question)).rejects.toMatchObject({ code: 'cancelled' });
    });
  });

  describe('a search', () => {
    const titles = async (words: string, isPhrase: boolean) => {
      const { pages } = await (await start()).search({ words, isPhrase, limit: 10 });
      return pages.map(({ title }) => title);
    };

    it('finds the articles that hold a phrase', async () => {
      const { pages, server, askedAt } = await (await start()).search({
        ...{ words: 'leaves are withered in strong sun', isPhrase: true, limit: 10 },
      });
      expect(pages).toEqual([
        {
          title: 'Oolong',
          url: expect.stringMatching(/^https?:.*\/wiki\/Oolong$/),
          snippet: expect.stringContaining('withered in strong sun'),
        },
      ]);
      expect(server).toMatch(/^\S+$/);
      expect(askedAt).toBeGreaterThan(0);
    });

    it('finds those that hold all words anywhere, when that is wanted', async () => {
      expect(await titles('strong sun before leaves', true)).toEqual([]);
      expect((await titles('strong sun before leaves', false)).toSorted()).toEqual(['Oolong', 'Sun tea']);
    });

    it('may find nothing, and is not made when the caller has gone', async () => {
      expect(await titles('no such words here', true)).toEqual([]);
      const question = { words: 'tea', isPhrase: true, limit: 1, signal: AbortSignal.abort() };
      await expect((await start()).search(question)).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
