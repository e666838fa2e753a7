import { describe, expect, it } from 'vitest';
import type { Whois } from './port.ts';

interface Start {
  /** Where `example.test` and `déjà.test` are known, and nothing else. */
  whois: Whois;
  /** Another server by its name, where `other.test` is known. */
  other: string;
}

export const KNOWN = 'domain: example.test\ncreated: 2001-02-03\n';
export const OTHER = 'domain: other.test\n';

/** What every way of asking does, the fake included. */
export function whoisContract(start: () => Promise<Start>): void {
  describe('asking who registered a name', () => {
    it('gives the answer of the first server, or of another one', async () => {
      const { whois, other } = await start();
      expect(await whois.ask({ query: 'example.test' })).toMatchObject({
        ...{ text: KNOWN, isCut: false },
        askedAt: expect.any(Number),
      });
      expect(await whois.ask({ server: other, query: 'other.test' })).toMatchObject({ server: other, text: OTHER });
    });

    it('gives what is said of a name that nobody has', async () => {
      const { whois } = await start();
      expect((await whois.ask({ query: 'free.test' })).text).toMatch(/no match/i);
    });

    it('asks nobody when the caller has gone', async () => {
      const { whois } = await start();
      const asked = whois.ask({ query: 'example.test', signal: AbortSignal.abort() });
      await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
