import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeTls, sampleCertificate, sampleIntermediate, sampleTlsAnswer } from '#ports/tls/fake';
import type { TlsAnswer } from '#ports/tls/port';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('ssl-checker', tool, run);
const NOW = Date.UTC(2026, 0, 15, 12);
const names = ['site.test', 'www.site.test'];

function check(over: Partial<TlsAnswer> = {}, options: Parameters<typeof createFakeTls>[0] = {}) {
  const answers = { 'site.test': sampleTlsAnswer('site.test', over) };
  const ports = { tls: createFakeTls({ answers, ...options }), clock: createFakeClock(NOW) };
  return execute(entry, { domain: 'https://site.test/' }, { ports });
}

const found = (severity: string, title: string) =>
  expect.arrayContaining([expect.objectContaining({ severity, title })]);

describe('a certificate', () => {
  it('that is in order is told with all that is known of it', async () => {
    const answer = await check();
    expect(answer).toMatchObject({
      ...{ verdict: 'OK', daysLeft: 44, domain: 'site.test', expiryDate: '2026-03-01', names },
      ...{ issuer: 'Sample Authority', key: 'EC, P-256', protocol: 'TLS 1.3, TLS_AES_256_GCM_SHA384' },
      certificates: [
        { subject: 'site.test', role: 'Site certificate', daysLeft: 44 },
        { subject: 'Sample Intermediate', role: 'Intermediate' },
      ],
      versions: [
        { version: 'TLS 1.3', isOffered: 'yes' },
        { version: 'TLS 1.2', isOffered: 'yes' },
        { version: 'TLS 1.1', isOffered: 'no' },
        { version: 'TLS 1.0', isOffered: 'no' },
      ],
      calendar: expect.stringContaining('DTSTART;VALUE=DATE:20260301\r\n'),
      sources: [{ protocol: 'TLS', server: 'site.test, port 443 (192.0.2.10)' }],
    });
    expect(answer.findings).not.toContainEqual(expect.objectContaining({ severity: 'error' }));
  });

  it('that is over, or about to be, is an error and a warning', async () => {
    const over = sampleCertificate({ names, validTo: '2026-01-14T12:00:00.000Z' });
    const soon = sampleCertificate({ names, validTo: '2026-01-20T12:00:00.000Z' });
    const trust = { isTrusted: false, fault: 'CERT_HAS_EXPIRED' } as const;
    expect(await check({ certificates: [over, sampleIntermediate], trust })).toMatchObject({
      ...{ verdict: 'Visitors are warned', daysLeft: -1 },
      findings: found('error', 'The certificate has expired'),
    });
    expect(await check({ certificates: [soon, sampleIntermediate] })).toMatchObject({
      ...{ verdict: 'Works, with problems', daysLeft: 5 },
      findings: found('warning', 'The certificate expires soon'),
    });
  });

  it('of six days by intention is not said to expire soon', async () => {
    const short = { validFrom: '2026-01-14T00:00:00.000Z', validTo: '2026-01-20T00:00:00.000Z' };
    const { findings } = await check({ certificates: [sampleCertificate({ names, ...short }), sampleIntermediate] });
    expect(findings).toEqual(found('passed', 'The certificate is not about to expire'));
  });

  it.each([
    [{ coversHost: false }, 'The certificate is for another name'],
    [
      {
        certificates: [sampleCertificate({ names, isSelfSigned: true })],
        trust: { isTrusted: false, fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      },
      'The certificate is self-signed',
    ],
    [
      {
        certificates: [sampleCertificate({ names })],
        trust: { isTrusted: false, fault: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
      },
      'An intermediate certificate is missing',
    ],
    [
      {
        certificates: [
          sampleCertificate({ names }),
          sampleCertificate({ subject: 'Own root', fingerprint: 'BB:02', isCa: true, isSelfSigned: true }),
        ],
        trust: { isTrusted: false, fault: 'SELF_SIGNED_CERT_IN_CHAIN' },
      },
      'The root is not trusted',
    ],
    [{ certificates: [sampleCertificate({ names, keyType: 'RSA', keyBits: 1024 })] }, 'A key is too short'],
    [
      { certificates: [sampleCertificate({ names, signature: 'sha1WithRSAEncryption' })] },
      'A signature uses a broken hash',
    ],
    [
      {
        certificates: [sampleCertificate({ names, mustStaple: true })],
        stapled: { is: 'good', from: '2026-01-01T00:00:00.000Z', until: '2026-01-08T00:00:00.000Z' },
      },
      'The required OCSP answer is missing',
    ],
    [{ certificates: [sampleCertificate({ subject: 'site.test' })] }, 'The certificate has no alternative names'],
    [
      { stapled: { is: 'revoked', from: '2026-01-14T00:00:00.000Z', revokedAt: '2026-01-02T10:00:00.000Z' } },
      'The certificate is revoked',
    ],
    [
      { stapled: { is: 'revoked', from: '2025-01-14T00:00:00.000Z', until: '2025-01-15T00:00:00.000Z' } },
      'The certificate is revoked',
    ],
  ] satisfies [Partial<TlsAnswer>, string][])('%j is an error: %s', async (over, title) => {
    expect(await check(over)).toMatchObject({ verdict: 'Visitors are warned', findings: found('error', title) });
  });

  it('in a chain of wrong order, with strangers and the root, works with faults', async () => {
    const root = sampleCertificate({ subject: 'Sample Root', fingerprint: 'CC:03', isCa: true, isSelfSigned: true });
    const stranger = sampleCertificate({ subject: 'Stranger', fingerprint: 'DD:04', isCa: true });
    const middle = { ...sampleIntermediate, signedBy: 'CC:03' };
    const { findings, verdict } = await check({
      certificates: [sampleCertificate({ names }), root, middle, stranger],
    });
    expect(verdict).toBe('Works, with problems');
    expect(findings).toEqual(found('warning', 'The certificates are in the wrong order'));
    expect(findings).toEqual(found('advice', 'Unrelated certificates are sent'));
    expect(findings).toEqual(found('advice', 'The root is sent as well'));
  });
});

it.each([
  [{ is: 'unknown', from: '2026-01-14T00:00:00.000Z' }, 'The authority does not know the certificate.'],
  [{ is: 'good', from: '2026-01-16T00:00:00.000Z' }, 'It is valid from 2026-01-16.'],
  [
    { is: 'good', from: '2026-01-01T00:00:00.000Z', until: '2026-01-15T12:00:00.000Z' },
    'It was valid until 2026-01-15.',
  ],
  [{ is: 'unusable', why: 'It is about another certificate.' }, 'It is about another certificate.'],
] satisfies [TlsAnswer['stapled'], string][])(
  'a stapled answer %j is not taken for a good one',
  async (stapled, why) => {
    const { verdict, findings } = await check({ stapled });
    expect(verdict).toBe('Works, with problems');
    expect(findings).toContainEqual(
      expect.objectContaining({
        title: 'The stapled OCSP answer is not usable',
        detail: `${why} Some browsers refuse the connection.`,
      }),
    );
  },
);

describe('keys are agreed on', () => {
  const rsa = { version: 'TLS 1.2', cipher: 'TLS_RSA_WITH_AES_128_GCM_SHA256' };

  it.each([
    [{}, { DHE: { bits: 512 } }, 'error', 'The key exchange is weak', 'Visitors are warned'],
    [{}, { DHE: { bits: 1024 } }, 'warning', 'The key exchange is weak', 'Works, with problems'],
    [rsa, { RSA: {} }, 'warning', 'There is no forward secrecy', 'Works, with problems'],
    [{}, { RSA: {} }, 'advice', 'Ciphers without forward secrecy are offered', 'OK'],
    [{}, { DHE: { bits: 2048 } }, 'passed', 'The key exchange is strong', 'OK'],
    [
      {},
      { RSA: new ToolError('timed-out', 'It did not answer.') },
      'unknown',
      'The key exchange could not be tested',
      'OK',
    ],
  ])('%j with %j: %s', async (over, exchanges, severity, title, verdict) => {
    const answer = await check(over, { exchanges });
    expect(answer.verdict).toBe(verdict);
    expect(answer.findings).toEqual(found(severity, title));
  });
});

describe('versions', () => {
  it('that are old are warned of', async () => {
    const versions = { 'TLS 1.0': true, 'TLS 1.1': true, 'TLS 1.2': true };
    const { findings } = await check({ version: 'TLS 1.2' }, { versions });
    expect(findings).toEqual(found('warning', 'Old versions of TLS are offered'));
    expect(findings).toEqual(found('advice', 'TLS 1.3 is not offered'));
  });

  it('that could not be asked for are not taken for refused', async () => {
    const versions = { 'TLS 1.2': true, 'TLS 1.0': new ToolError('timed-out', 'It did not answer.') };
    const answer = await check({}, { versions });
    expect(answer.versions).toContainEqual(expect.objectContaining({ version: 'TLS 1.0', isOffered: 'unknown' }));
    expect(answer.findings).toEqual(found('unknown', 'Some versions could not be tested'));
    expect(answer.findings).not.toEqual(found('passed', 'Old versions of TLS are off'));
  });
});

it.each([
  ['192.0.2.10', '192.0.2.10'],
  ['https://[2001:DB8::10]/', '2001:db8::10'],
])('takes an address: %s', async (domain, host) => {
  const certificates = [sampleCertificate({ names: [host] }), sampleIntermediate];
  const answers = { [host]: sampleTlsAnswer(host, { certificates }) };
  const ports = { tls: createFakeTls({ answers }), clock: createFakeClock(NOW) };
  const { findings, ...answer } = await execute(entry, { domain }, { ports });
  expect(answer).toMatchObject({ domain: host, verdict: 'OK' });
  expect(findings).not.toContainEqual(expect.objectContaining({ severity: 'advice' }));
});

it('says why there is no certificate', async () => {
  const refusal = new ToolError('upstream-failed', 'site.test answers with plain HTTP at this port: there is no TLS.');
  await expect(check({}, { answers: { 'site.test': refusal } })).rejects.toThrow(refusal.message);
});

describe('a port', () => {
  const start = async (input: Record<string, string>) => {
    const asked: unknown[] = [];
    const fake = createFakeTls({ answers: { 'mail.site.test': sampleTlsAnswer('mail.site.test') } });
    const handshake: typeof fake.handshake = (target) => {
      asked.push({ port: target.port, startsAs: target.startsAs });
      return fake.handshake(target);
    };
    const answer = await execute(entry, input, { ports: { tls: { ...fake, handshake }, clock: createFakeClock(NOW) } });
    return { asked: asked[0], domain: answer.domain, protocol: answer.protocol, sources: answer.sources };
  };
  const protocol = 'TLS 1.3, TLS_AES_256_GCM_SHA384';

  it.each([
    [{ domain: 'mail.site.test:587' }, { port: 587, startsAs: 'smtp' }, 'after STARTTLS'],
    [{ domain: 'mail.site.test', port: '25' }, { port: 25, startsAs: 'smtp' }, 'after STARTTLS'],
    [{ domain: ' smtp://me@Mail.Site.test:00110/ ' }, { port: 110, startsAs: 'pop3' }, 'after STLS'],
    [{ domain: 'mail.site.test:143', port: '993' }, { port: 143, startsAs: 'imap' }, 'after STARTTLS'],
    [{ domain: 'mail.site.test:21' }, { port: 21, startsAs: 'ftp' }, 'after AUTH TLS'],
    [{ domain: 'mail.site.test:636' }, { port: 636, startsAs: undefined }, undefined],
    [{ domain: 'https://mail.site.test:8443/a:25' }, { port: 8443, startsAs: undefined }, undefined],
  ])('is taken from %j', async (input, asked, after) => {
    expect(await start(input)).toMatchObject({
      ...{ asked, domain: 'mail.site.test', protocol: after ? `${protocol}, ${after}` : protocol },
      sources: [{ server: `mail.site.test, port ${asked.port} (192.0.2.10)` }],
    });
  });

  it.each(['mail.site.test:22', '[2001:db8::10]:99999', '192.0.2.10:80'])(
    'that is not checked is refused: %s',
    async (domain) => {
      await expect(start({ domain })).rejects.toThrow(/^Port \d+ is not checked here, only 443, /);
    },
  );

  it.each([
    ['[2001:DB8::10]:993', '2001:db8::10', 993],
    ['2001:db8::25', '2001:db8::25', 443],
    ['192.0.2.10:465', '192.0.2.10', 465],
  ])('and an address: %s', async (domain, host, port) => {
    const answers = { [host]: sampleTlsAnswer(host) };
    const ports = { tls: createFakeTls({ answers }), clock: createFakeClock(NOW) };
    const { sources } = await execute(entry, { domain }, { ports });
    expect(sources).toMatchObject([{ server: `${host}, port ${port} (192.0.2.10)` }]);
  });

  it('for mail is not judged by what browsers do', async () => {
    const answers = { 'site.test': sampleTlsAnswer('site.test', { coversHost: false, clientCertificate: 'asked' }) };
    const ports = { tls: createFakeTls({ answers }), clock: createFakeClock(NOW) };
    const { verdict, findings } = await execute(entry, { domain: 'site.test:25' }, { ports });
    expect(verdict).toBe('Fails verification');
    expect(findings).toContainEqual(
      expect.objectContaining({
        title: 'The certificate is for another name',
        detail: 'It does not include site.test. Programs that verify names do not connect.',
      }),
    );
    expect(findings).toEqual(found('passed', 'A client certificate is requested'));
  });
});

it.each([
  ['asked', 'advice', 'A client certificate is requested', 'OK'],
  ['required', 'warning', 'A client certificate is required', 'Works, with problems'],
] as const)('a client certificate that is %s is said', async (clientCertificate, severity, title, verdict) => {
  const answer = await check({ clientCertificate });
  expect(answer.verdict).toBe(verdict);
  expect(answer.findings).toEqual(found(severity, title));
});
