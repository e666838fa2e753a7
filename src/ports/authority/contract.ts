import { describe, expect, it } from 'vitest';
import type { Authority } from './port.ts';

/** Knows `example.test` by every source, has places 1 and 101 for it, two domains that link to it, and nothing at all of `nobody.test`. */
type Start = () => Promise<Authority>;

const { signal } = new AbortController();

/** What every way of telling a domain's standing does, the fake included. */
export function authorityContract(start: Start): void {
  describe('what is known of a domain', () => {
    it('has its places in the lists, and tells a domain that is in none', async () => {
      const authority = await start();
      expect(await authority.ranks('example.test')).toMatchObject({
        commonCrawl: { list: { release: expect.any(String) }, harmonic: { position: 1 }, pageRank: { position: 101 } },
        tranco: { list: { release: expect.any(String) }, place: { position: 1 } },
      });
      const { commonCrawl, tranco } = await authority.ranks('nobody.test');
      expect(commonCrawl?.list.total).toBeGreaterThan(0);
      expect([commonCrawl?.harmonic, commonCrawl?.pageRank, tranco?.place]).toEqual([undefined, undefined, undefined]);
    });

    it('has the domains that link to a chosen one, the best known first', async () => {
      const authority = await start();
      expect(await authority.referringDomains('example.test', { limit: 10 })).toMatchObject({
        ...{ isChosen: true, total: 2 },
        domains: [
          { domain: 'other.test', hosts: 9 },
          { domain: 'third.test', hosts: 1 },
        ],
      });
      const { total, domains } = (await authority.referringDomains('example.test', { limit: 1 })) ?? {};
      expect([total, domains?.length]).toEqual([2, 1]);
      expect(await authority.referringDomains('nobody.test', { limit: 1 })).toMatchObject({
        isChosen: false,
        total: 0,
      });
    });

    it('has the figures of their makers', async () => {
      const authority = await start();
      const question = { domain: 'example.test', signal };
      expect(await authority.openPageRank(question)).toMatchObject({ pageRank: 6.12, position: 4_711 });
      expect(await authority.moz(question)).toMatchObject({
        ...{ domainAuthority: 57, pageAuthority: 48, spamScore: 3, linkingDomains: 1_234, lastCrawled: '2026-01-09' },
      });
    });

    it('has what archives hold of it', async () => {
      const authority = await start();
      const question = { domain: 'example.test', signal };
      expect(await authority.captures(question)).toMatchObject({
        pages: 3,
        isEstimate: false,
        crawl: 'CC-MAIN-2026-02',
      });
      expect(await authority.firstCapture(question)).toMatchObject({
        day: '1998-12-05',
        url: expect.stringMatching(/\/web\/19981205\/http:\/\/example\.test:80\/$/),
      });
      expect(await authority.captureHistory(question)).toMatchObject({
        years: [
          { year: 1998, copies: 2, day: '1998-12-05' },
          { year: 2025, copies: 40, day: '2025-01-03' },
        ],
        ...{ isCounted: true, first: { day: '1998-12-05' }, last: { day: '2025-12-30' } },
      });
      const other = { domain: 'nobody.test', signal };
      expect(await authority.captureHistory(other)).toBeUndefined();
      expect(await authority.captures(other)).toMatchObject({ pages: 0, isEstimate: false });
      expect(await authority.firstCapture(other)).toBeUndefined();
    });

    it('is asked of nobody when the caller has gone', async () => {
      const authority = await start();
      const gone = { domain: 'example.test', signal: AbortSignal.abort() };
      for (const ask of [
        authority.captures,
        authority.firstCapture,
        authority.captureHistory,
        authority.openPageRank,
        authority.moz,
      ]) {
        await expect(ask(gone)).rejects.toMatchObject({ code: 'cancelled' });
      }
    });
  });
}
