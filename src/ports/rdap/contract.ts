import { describe, expect, it } from 'vitest';
import type { Rdap } from './port.ts';

export const EXAMPLE = { objectClassName: 'domain', ldhName: 'example.test' };

interface Start {
  /** Knows `example.test`, says that there is no `free.test`, and that nobody can be asked of `example.nowhere`. */
  rdap: Rdap;
  /** An address at which `EXAMPLE` is as well. */
  address: string;
}

/** What every way of asking does, the fake included. */
export function rdapContract(start: () => Promise<Start>): void {
  describe('asking who registered a name', () => {
    it('tells a name that is taken from one that is free, and from one of which nobody can be asked', async () => {
      const { rdap } = await start();
      expect(await rdap.domain({ domain: 'example.test' })).toMatchObject({ status: 'found', body: EXAMPLE });
      expect(await rdap.domain({ domain: 'free.test' })).toMatchObject({ status: 'no-such-domain' });
      expect(await rdap.domain({ domain: 'example.nowhere' })).toEqual({ status: 'no-server' });
    });

    it('follows an address that an answer named', async () => {
      const { rdap, address } = await start();
      expect(await rdap.follow(address)).toEqual({
        status: 'found',
        url: address,
        body: EXAMPLE,
        askedAt: expect.any(Number),
      });
    });

    it('asks nobody when the caller has gone', async () => {
      const { rdap, address } = await start();
      const signal = AbortSignal.abort();
      await expect(rdap.domain({ domain: 'example.test', signal })).rejects.toMatchObject({ code: 'cancelled' });
      await expect(rdap.follow(address, signal)).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
