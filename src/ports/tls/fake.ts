import { ToolError } from '#kit/tool-error';
import type { OldExchange, Tls, TlsAnswer, TlsCertificate, TlsVersion } from './port.ts';

/** A certificate of a made-up authority, for the first of its names. */
export function sampleCertificate({ names = [], ...over }: Partial<TlsCertificate> = {}): TlsCertificate {
  return {
    subject: names[0] ?? '',
    issuer: 'Sample Intermediate',
    issuerOrganization: 'Sample Authority',
    names,
    validFrom: '2025-12-01T00:00:00.000Z',
    validTo: '2026-03-01T00:00:00.000Z',
    serial: '01AB',
    fingerprint: 'AA:01',
    keyType: 'EC',
    curve: 'P-256',
    signature: 'ecdsa-with-SHA384',
    ...{ isCa: false, isSelfSigned: false, signedBy: 'BB:02' },
    issuerUrls: ['http://ca.example/intermediate.crt'],
    mustStaple: false,
    logged: [
      { log: 'a'.repeat(64), at: '2025-12-01T00:00:01.000Z' },
      { log: 'b'.repeat(64), at: '2025-12-01T00:00:02.000Z' },
    ],
    ...over,
  };
}

export const sampleIntermediate: TlsCertificate = sampleCertificate({
  ...{ subject: 'Sample Intermediate', issuer: 'Sample Root', fingerprint: 'BB:02', isCa: true },
  ...{ validFrom: '2020-01-01T00:00:00.000Z', validTo: '2030-01-01T00:00:00.000Z', logged: [] },
});

/** What a server in order answers. */
export function sampleTlsAnswer(host: string, over: Partial<TlsAnswer> = {}): TlsAnswer {
  const { signedBy: _, ...intermediate } = sampleIntermediate;
  return {
    address: '192.0.2.10',
    version: 'TLS 1.3',
    cipher: 'TLS_AES_256_GCM_SHA384',
    certificates: [sampleCertificate({ names: [host, `www.${host}`] }), intermediate],
    coversHost: true,
    trust: { isTrusted: true },
    stapled: { is: 'good', from: '2026-01-14T00:00:00.000Z', until: '2026-01-21T00:00:00.000Z' },
    milliseconds: { connect: 12, handshake: 30 },
    ...over,
  };
}

interface FakeTlsOptions {
  /** By host; others do not exist. */
  answers?: Readonly<Record<string, TlsAnswer | ToolError>>;
  /** Versions that every host takes; a failure where a host cannot be asked for one. */
  versions?: Readonly<Partial<Record<TlsVersion, boolean | ToolError>>>;
  /** Old ways of agreeing on keys that every host takes. */
  exchanges?: Readonly<Partial<Record<OldExchange, { bits?: number } | ToolError>>>;
}

/** Servers in memory. */
export function createFakeTls({
  answers = { 'example.com': sampleTlsAnswer('example.com') },
  versions = { 'TLS 1.2': true, 'TLS 1.3': true },
  exchanges = {},
}: FakeTlsOptions = {}): Tls {
  const found = (host: string, signal: AbortSignal | undefined) => {
    if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    const answer = answers[host] ?? new ToolError('not-found', `There is no host called ${host}.`);
    if (answer instanceof ToolError) throw answer;
    return answer;
  };
  return {
    handshake: async ({ host, signal }) => found(host, signal),
    async offers({ host, version, signal }) {
      found(host, signal);
      const offered = versions[version] ?? false;
      if (offered instanceof ToolError) throw offered;
      return offered;
    },
    async exchanges({ host, by, signal }) {
      found(host, signal);
      const exchange = exchanges[by];
      if (exchange instanceof ToolError) throw exchange;
      return exchange;
    },
  };
}
