import { describe, expect, it } from 'vitest';
import { root, secure, start, whole } from './fixture.ts';

const asking = { ...whole, ca: root.cert, requestCert: true };

describe('a server that wants a client certificate', () => {
  it.each(['TLSv1.2', 'TLSv1.3'] as const)('and goes on without one is answered so in %s', async (maxVersion) => {
    const port = await secure({ ...asking, rejectUnauthorized: false, maxVersion });
    const answer = await start().handshake({ host: 'site.test', port });
    expect(answer).toMatchObject({ clientCertificate: 'asked', trust: { isTrusted: true }, certificates: [{}, {}] });
  });

  it('and lets nobody in without one is known to require it, with all that it sent', async () => {
    const port = await secure({ ...asking, rejectUnauthorized: true });
    const answer = await start().handshake({ host: 'site.test', port });
    expect(answer).toMatchObject({
      ...{ clientCertificate: 'required', version: 'TLS 1.3', trust: { isTrusted: true } },
      certificates: [{ subject: 'site.test' }, { subject: 'Test Intermediate' }],
    });
  });

  it('is not taken for one that refuses a version', async () => {
    const port = await secure({ ...asking, rejectUnauthorized: true });
    const tls = start();
    expect(await tls.offers({ host: 'site.test', port, version: 'TLS 1.2' })).toBe(true);
    expect(await tls.offers({ host: 'site.test', port, version: 'TLS 1.1' })).toBe(false);
  });

  it('before the end of a handshake in TLS 1.2 is told apart from one that speaks no TLS', async () => {
    const port = await secure({ ...asking, rejectUnauthorized: true, maxVersion: 'TLSv1.2' });
    await expect(start().handshake({ host: 'site.test', port })).rejects.toMatchObject({
      ...{ code: 'upstream-failed', message: expect.stringContaining('requires a client certificate') },
    });
  });

  it('is not seen where nothing is asked', async () => {
    const answer = await start().handshake({ host: 'site.test', port: await secure(whole) });
    expect(answer).not.toHaveProperty('clientCertificate');
  });
});
