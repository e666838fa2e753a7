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

/** What every encyclopedia does, the fake included. `start` gives one that knows `CONTRACT_LINKS`. */
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
}
