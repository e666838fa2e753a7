import { describe, expect, it } from 'vitest';
import type { Tls } from './port.ts';

interface Start {
  tls: Tls;
  /** Has a certificate that is in order and its issuer's, and takes TLS 1.2 and 1.3. */
  good: { host: string; port: number };
}

/** What every way of shaking hands does, the fake included. */
export function tlsContract(start: () => Promise<Start>): void {
  describe('shaking hands with a server', () => {
    it('gives its certificates in the order in which they were sent', async () => {
      const { tls, good } = await start();
      const answer = await tls.handshake(good);
      expect(answer).toMatchObject({ coversHost: true, trust: { isTrusted: true }, version: 'TLS 1.3' });
      const [first, second] = answer.certificates;
      expect(first).toMatchObject({ isCa: false, isSelfSigned: false, signedBy: second?.fingerprint });
      expect(first?.logged).toHaveLength(2);
      expect(second).toMatchObject({ isCa: true, isSelfSigned: false, logged: [] });
      expect(answer.certificates).toHaveLength(2);
    });

    it('tells which versions it takes', async () => {
      const { tls, good } = await start();
      expect(await tls.offers({ ...good, version: 'TLS 1.3' })).toBe(true);
      expect(await tls.offers({ ...good, version: 'TLS 1.2' })).toBe(true);
      expect(await tls.offers({ ...good, version: 'TLS 1.1' })).toBe(false);
      expect(await tls.offers({ ...good, version: 'TLS 1.0' })).toBe(false);
    });

    it('fails for a host that there is not, and for a caller who has gone', async () => {
      const { tls, good } = await start();
      await expect(tls.handshake({ host: 'nowhere.test', port: good.port })).rejects.toMatchObject({
        code: 'not-found',
      });
      const signal = AbortSignal.abort();
      await expect(tls.handshake({ ...good, signal })).rejects.toMatchObject({ code: 'cancelled' });
      await expect(tls.offers({ ...good, version: 'TLS 1.3', signal })).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
