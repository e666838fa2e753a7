import { getDiffieHellman } from 'node:crypto';
import { createServer as createPlainServer } from 'node:net';
import { createServer } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { der, issueCertificate } from '../../../tests/servers/certificates.ts';
import { listen, rawServer } from '../../../tests/servers/loopback.ts';
import { revocationAnswer } from '../../../tests/servers/revocation.ts';
import { tlsContract } from './contract.ts';
import { leaf, middle, names, root, secure, serving, start, whole } from './fixture.ts';

const DAY = 86_400_000;

tlsContract(async () => ({ tls: start(), good: { host: 'site.test', port: await secure(whole) } }));

describe('certificates', () => {
  it('are read with names, dates, key and promises of logs', async () => {
    const answer = await start().handshake({ host: 'www.site.test', port: await secure(whole) });
    expect(answer).toMatchObject({
      address: '127.0.0.1',
      cipher: 'TLS_AES_256_GCM_SHA384',
      coversHost: true,
    });
    expect(answer.certificates[0]).toMatchObject({
      ...{ subject: 'site.test', issuer: 'Test Intermediate', names, keyType: 'EC', curve: 'P-256' },
      signature: 'ecdsa-with-SHA256',
      logged: [{ at: '2026-01-01T00:00:00.000Z' }, { at: '2026-01-02T00:00:00.000Z' }],
    });
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'come in the order of the server, with what is too much, in %s',
    async (v) => {
      const other = issueCertificate({ subject: 'Stranger', isCa: true });
      const cert = leaf.cert + other.cert + root.cert + middle.cert;
      const port = await secure({ key: leaf.key, cert, minVersion: v, maxVersion: v });
      const { certificates, trust } = await start().handshake({ host: 'site.test', port });
      expect(certificates.map(({ subject }) => subject)).toEqual([
        'site.test',
        'Stranger',
        'Test Root',
        'Test Intermediate',
      ]);
      expect(certificates.map(({ isSelfSigned }) => isSelfSigned)).toEqual([false, true, true, false]);
      expect(trust).toEqual({ isTrusted: true });
    },
  );

  it.each(['TLS_AES_128_GCM_SHA256', 'TLS_CHACHA20_POLY1305_SHA256'])('are found under %s', async (ciphers) => {
    const port = await secure({ ...whole, ciphers, minVersion: 'TLSv1.3' });
    expect(await start().handshake({ host: 'site.test', port })).toMatchObject({
      cipher: ciphers,
      certificates: [{ subject: 'site.test' }, { subject: 'Test Intermediate' }],
    });
  });

  it('may be incomplete, or of a stranger', async () => {
    const stranger = issueCertificate({ subject: 'Stranger', isCa: true });
    const foreign = issueCertificate({ subject: 'site.test', names, issuer: stranger });
    const alone = await start().handshake({
      host: 'site.test',
      port: await secure({ key: leaf.key, cert: leaf.cert }),
    });
    expect(alone).toMatchObject({
      certificates: [{ subject: 'site.test' }],
      trust: { isTrusted: false, fault: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    });
    const wrong = { key: foreign.key, cert: foreign.cert + middle.cert };
    const { trust, certificates } = await start().handshake({ host: 'site.test', port: await secure(wrong) });
    expect(trust.isTrusted).toBe(false);
    expect(certificates[0]?.signedBy).toBeUndefined();
  });

  it('may be over, signed by themselves, or for another name', async () => {
    const [from, to] = [Date.now() - 90 * DAY, Date.now() - DAY];
    const old = issueCertificate({ subject: 'site.test', names, issuer: middle, from, to });
    const own = issueCertificate({ subject: 'site.test', names });
    const tls = start();
    const expired = await secure({ key: old.key, cert: old.cert + middle.cert });
    expect((await tls.handshake({ host: 'site.test', port: expired })).trust).toMatchObject({
      fault: 'CERT_HAS_EXPIRED',
    });
    const self = await tls.handshake({ host: 'site.test', port: await secure({ key: own.key, cert: own.cert }) });
    expect(self).toMatchObject({
      certificates: [{ isSelfSigned: true }],
      trust: { fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
    const port = await secure(whole);
    expect(await tls.handshake({ host: 'other.test', port })).toMatchObject({
      ...{ coversHost: false, trust: { isTrusted: true } },
    });
    expect(await tls.handshake({ host: '127.0.0.1', port })).toMatchObject({ coversHost: true });
    const bare = issueCertificate({ subject: 'site.test', names: ['site.test'], issuer: middle });
    const nameless = await secure({ key: bare.key, cert: bare.cert + middle.cert });
    expect(await tls.handshake({ host: '127.0.0.1', port: nameless })).toMatchObject({ coversHost: false });
  });

  it('come with an answer about revocation where the server staples one', async () => {
    const server = createServer({ ...whole, ciphers: 'DEFAULT:@SECLEVEL=0' });
    let sent: Buffer = Buffer.from('an answer');
    server.on('OCSPRequest', (_certificate, _issuer, answer) => answer(null, sent));
    const target = { host: 'site.test', port: await serving(server) };
    const stapled = async () => (await start().handshake(target)).stapled;
    expect(await stapled()).toEqual({ is: 'unusable', why: 'It cannot be read.' });
    const from = Date.UTC(2026, 0, 1);
    sent = revocationAnswer({ about: leaf, issuer: middle, state: 'revoked', from });
    expect(await stapled()).toEqual({
      ...{ is: 'revoked', from: '2026-01-01T00:00:00.000Z', until: '2026-01-08T00:00:00.000Z' },
      revokedAt: '2026-01-01T00:00:00.000Z',
    });
    for (const state of ['good', 'unknown'] as const) {
      sent = revocationAnswer({ about: leaf, issuer: middle, state, from });
      expect(await stapled()).toMatchObject({ is: state, until: '2026-01-08T00:00:00.000Z' });
    }
    sent = revocationAnswer({ about: leaf, issuer: root, state: 'good', from });
    expect(await stapled()).toMatchObject({ is: 'unusable', why: 'Its signature is not that of the authority.' });
    sent = revocationAnswer({ about: middle, issuer: middle, state: 'good', from });
    expect(await stapled()).toMatchObject({ is: 'unusable', why: 'It is about another certificate.' });
    sent = Buffer.from('30030a0106', 'hex');
    expect(await stapled()).toMatchObject({ is: 'unusable', why: 'The authority answers with error 6.' });
  });

  it('without alternative names are for no host, whatever the common name', async () => {
    const bare = issueCertificate({ subject: 'site.test', issuer: middle });
    const port = await secure({ key: bare.key, cert: bare.cert + middle.cert });
    const answer = await start().handshake({ host: 'site.test', port });
    expect(answer).toMatchObject({ coversHost: false, certificates: [{ names: [] }, {}] });
  });
});

/** Numbers that everybody knows, as PEM. Source: RFC 2409, section 6.2; RFC 3526, section 3. */
function dhParameters(group: string): string {
  const prime = der(0x02, Buffer.from([0]), getDiffieHellman(group).getPrime());
  const content = der(0x30, prime, der(0x02, Buffer.from([2]))).toString('base64');
  return `-----BEGIN DH PARAMETERS-----\n${content}\n-----END DH PARAMETERS-----\n`;
}

describe('keys', () => {
  const rsa = issueCertificate({ subject: 'site.test', issuer: middle, names, isRsa: true });
  const oldest = { key: rsa.key, cert: rsa.cert + middle.cert, maxVersion: 'TLSv1.2' } as const;

  it.each([
    ['modp2', 1024],
    ['modp14', 2048],
  ])('are agreed on by numbers of %s: %d bits', async (group, bits) => {
    const port = await secure({ ...oldest, ciphers: 'kDHE:@SECLEVEL=0', dhparam: dhParameters(group) });
    const target = { host: 'site.test', port };
    expect(await start().exchanges({ ...target, by: 'DHE' })).toEqual({ bits });
    expect(await start().exchanges({ ...target, by: 'RSA' })).toBeUndefined();
  });

  it('are encrypted with the certificate', async () => {
    const target = { host: 'site.test', port: await secure({ ...oldest, ciphers: 'kRSA:@SECLEVEL=0' }) };
    expect(await start().exchanges({ ...target, by: 'RSA' })).toEqual({});
    expect(await start().exchanges({ ...target, by: 'DHE' })).toBeUndefined();
  });

  it('are not, by a server that knows better', async () => {
    const port = await secure({ ...whole, ciphers: 'kECDHE:TLS_AES_128_GCM_SHA256' });
    expect(await start().exchanges({ host: 'site.test', port, by: 'DHE' })).toBeUndefined();
  });
});

it('an address of version 6 is compared in any spelling, and shown in the usual one', async () => {
  const port = await secure(whole, '::1');
  const answer = await start().handshake({ host: '::1', port });
  expect(answer).toMatchObject({ address: '::1', coversHost: true, certificates: [{ names }, {}] });
});

describe('versions', () => {
  it('are told one by one', async () => {
    const tls = start();
    const old = await secure({ ...whole, minVersion: 'TLSv1', maxVersion: 'TLSv1.2' });
    const newest = await secure({ ...whole, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' });
    const offered = async (port: number) => ({
      '1.0': await tls.offers({ host: 'site.test', port, version: 'TLS 1.0' }),
      '1.1': await tls.offers({ host: 'site.test', port, version: 'TLS 1.1' }),
      '1.2': await tls.offers({ host: 'site.test', port, version: 'TLS 1.2' }),
      '1.3': await tls.offers({ host: 'site.test', port, version: 'TLS 1.3' }),
    });
    expect(await offered(old)).toEqual({ '1.0': true, '1.1': true, '1.2': true, '1.3': false });
    expect(await offered(newest)).toEqual({ '1.0': false, '1.1': false, '1.2': true, '1.3': false });
    expect((await tls.handshake({ host: 'site.test', port: newest })).version).toBe('TLS 1.2');
  });
});

describe('a server', () => {
  it('that speaks HTTP or anything else is told apart from one that refuses', async () => {
    const tls = start();
    const http = await serving(rawServer('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const mail = await serving(rawServer('220 mail.test ESMTP\r\n'));
    const rude = await serving(createPlainServer((socket) => socket.once('data', () => socket.resetAndDestroy())));
    const at = (port: number) => ({ host: 'site.test', port });
    for (const ask of [tls.handshake(at(http)), tls.offers({ ...at(http), version: 'TLS 1.2' })]) {
      await expect(ask).rejects.toMatchObject({ message: expect.stringContaining('plain HTTP') });
    }
    await expect(tls.handshake(at(mail))).rejects.toMatchObject({
      code: 'upstream-failed',
      message: expect.stringContaining('something else than TLS'),
    });
    await expect(tls.handshake(at(rude))).rejects.toMatchObject({ message: expect.stringContaining('hung up') });
    expect(await tls.offers({ ...at(rude), version: 'TLS 1.0' })).toBe(false);
  });

  it('that is silent or closed is not waited for', async () => {
    const tls = start({ timeout: 200 });
    const silent = await serving(createPlainServer(() => undefined));
    await expect(tls.handshake({ host: 'site.test', port: silent })).rejects.toMatchObject({ code: 'timed-out' });
    const closed = await listen(createPlainServer());
    await closed.close();
    await expect(tls.handshake({ host: 'site.test', port: closed.port })).rejects.toMatchObject({
      code: 'upstream-failed',
      message: expect.stringContaining('does not accept connections'),
    });
  });

  it('is left when the caller goes', async () => {
    const leaving = new AbortController();
    const port = await serving(createPlainServer(() => undefined));
    const asked = start().handshake({ host: 'site.test', port, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('is not reached when it is not public, or at another port', async () => {
    const tls = start({ allow: [] });
    const port = await secure(whole);
    await expect(tls.handshake({ host: 'site.test', port })).rejects.toMatchObject({ code: 'target-refused' });
    await expect(tls.handshake({ host: '127.0.0.1', port: 443 })).rejects.toMatchObject({ code: 'target-refused' });
    await expect(tls.handshake({ host: '8.8.8.8', port: 22 })).rejects.toMatchObject({ code: 'target-refused' });
  });
});
