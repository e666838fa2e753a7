import { describe, expect, it } from 'vitest';
import type { Certificates } from './port.ts';

/** Of `example.test` it knows a wildcard, the name itself and `www`; of `nobody.test` nothing. */
type Start = () => Promise<Certificates>;

const { signal } = new AbortController();

/** What every source of logged names does, the fake included. */
export function certificatesContract(start: Start): void {
  describe('names in certificates', () => {
    it('are told with first and last sight, or that there are none', async () => {
      const certificates = await start();
      expect(await certificates.namesBelow({ domain: 'example.test', signal })).toEqual({
        names: [
          { ...seen('*.example.test'), certificates: 1 },
          { ...seen('example.test'), certificates: 2, lastSeen: '2025-01-01', validUntil: '2025-04-01' },
          { ...seen('www.example.test'), certificates: 1 },
        ],
        isCut: false,
        server: expect.any(String),
        askedAt: expect.any(Number),
      });
      expect(await certificates.namesBelow({ domain: 'nobody.test', signal })).toMatchObject({ names: [] });
    });

    it('are asked of nobody when the caller has gone', async () => {
      const certificates = await start();
      const gone = { domain: 'example.test', signal: AbortSignal.abort() };
      await expect(certificates.namesBelow(gone)).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}

export function seen(name: string) {
  return { name, firstSeen: '2020-03-01', lastSeen: '2020-03-01', validUntil: '2020-06-01' };
}
