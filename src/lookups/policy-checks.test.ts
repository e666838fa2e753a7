import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { dsOf, readZoneKey } from '#lib/dns-policy/dnssec-key';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import type { Dns } from '#ports/dns/port';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { resolverAt } from '../../tests/servers/dns-resolver.ts';
import { type RunningDnsServer, startDnsServer } from '../../tests/servers/dns-server.ts';
import { type Check, mailChecks, securityChecks } from './policy-checks.ts';

const policyUrl = 'https://mta-sts.mail.test/.well-known/mta-sts.txt';

const key = readZoneKey(
  '257 3 13 GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA==',
);

const zone: Zone = {
  'mail.test': {
    A: ['192.0.2.1'],
    MX: ['10 mx.mail.test'],
    TXT: ['v=spf1 mx -all'],
    SOA: ['ns.mail.test host.mail.test 1 2 3 4 5'],
    NS: ['ns.mail.test'],
    CAA: ['0 issue "ca.test"'],
    DS: [key ? dsOf('mail.test', key) : ''],
    DNSKEY: [key?.text ?? ''],
  },
  'www.mail.test': { A: ['192.0.2.1'] },
  'lists.mail.test': { MX: ['10 lists.mail.test'], TXT: ['v=spf1 a -all'] },
  '_dmarc.mail.test': { TXT: ['v=DMARC1; p=reject; rua=mailto:d@mail.test'] },
  'google._domainkey.mail.test': { TXT: ['v=DKIM1; p='] },
  '_mta-sts.mail.test': { TXT: ['v=STSv1; id=1'] },
  '_smtp._tls.mail.test': { TXT: ['v=TLSRPTv1; rua=mailto:t@mail.test'] },
  'default._bimi.mail.test': { TXT: ['v=BIMI1; l=https://mail.test/l.svg; a=https://mail.test/l.pem'] },
};

interface Question extends FakeDnsOptions {
  web?: Readonly<Record<string, FakeResponse | ToolError>>;
  onCheck?: (check: Check) => void;
  signal?: AbortSignal;
  dns?: Dns;
}

const policy = 'version: STSv1\nmode: enforce\nmx: mx.mail.test\nmax_age: 604800\n';

function contextOf({ web, onCheck = () => {}, signal = new AbortController().signal, dns, ...options }: Question) {
  const http = createFakeHttp(web ?? { [policyUrl]: { headers: { 'content-type': 'text/plain' }, body: policy } });
  return { ports: { dns: dns ?? createFakeDns({ zone, ...options }), http }, signal, onCheck };
}

const mail = (domain: string, question: Question = {}) => mailChecks(domain, contextOf(question));
const security = (domain: string, question: Question = {}) => securityChecks(domain, contextOf(question));
const summaries = (checks: readonly Check[]) =>
  Object.fromEntries(checks.map(({ topic, summary }) => [topic, summary]));

describe('the mail of a domain', () => {
  it('is looked at in all its parts, which come one by one', async () => {
    const heard: string[] = [];
    expect(summaries(await mail('mail.test', { onCheck: ({ topic }) => heard.push(topic) }))).toEqual({
      SPF: 'Only the listed senders may send; others are rejected',
      DMARC: 'Forged mail is to be rejected',
      DKIM: 'No key found under common selectors',
      'MTA-STS': 'Verified connections are required',
      'TLS-RPT': 'Reports are asked for',
      BIMI: 'A logo is offered',
    });
    expect(heard.toSorted()).toEqual(['BIMI', 'DKIM', 'DMARC', 'MTA-STS', 'SPF', 'TLS-RPT']);
  });

  it('belongs to the name itself, and for a name such as _dmarc to the domain', async () => {
    const recordOf = async (domain: string) => (await mail(domain))[0]?.records;
    expect(await recordOf('www.mail.test')).toEqual([]);
    expect(await recordOf('lists.mail.test')).toEqual([{ name: 'lists.mail.test', value: 'v=spf1 a -all' }]);
    expect(await recordOf('_dmarc.mail.test')).toEqual([{ name: 'mail.test', value: 'v=spf1 mx -all' }]);
  });

  it.each([
    [
      new ToolError('target-refused', 'mta-sts.mail.test is not a public address.'),
      'mta-sts.mail.test is not a public address.',
    ],
    [{ body: new Uint8Array(50 << 20), headers: { 'content-type': 'text/plain' } }, 'KB'],
    [{ status: 500 }, ''],
  ])('has no policy file where it cannot be had: %#', async (answer, reason) => {
    const checks = await mail('mail.test', { web: { [policyUrl]: answer } });
    const finding = checks.find(({ topic }) => topic === 'MTA-STS')?.findings.at(-1);
    expect(finding).toMatchObject({ severity: 'error', title: 'MTA-STS' });
    expect(finding?.detail).toContain(reason);
  });

  it('says what could not be asked, and keeps the rest', async () => {
    const checks = await mail('mail.test', { failures: { '_dmarc.mail.test': 'timed-out' } });
    expect(summaries(checks)).toMatchObject({
      SPF: 'Only the listed senders may send; others are rejected',
      DMARC: 'Unknown',
    });
    expect(checks.find(({ topic }) => topic === 'DMARC')?.findings).toMatchObject([{ severity: 'unknown' }]);
  });
});

describe('the security of a domain', () => {
  const dnssec = async (options: Question = {}) => (await security('mail.test', options))[1];

  it('is who may issue certificates, and its signatures', async () => {
    expect(summaries(await security('mail.test', { authentic: ['mail.test'] }))).toEqual({
      CAA: 'One certificate authority may issue',
      DNSSEC: 'Signed and valid',
    });
    expect((await dnssec({ failures: { 'mail.test DNSKEY': 'upstream-failed' } }))?.summary).toBe('Unknown');
  });

  it('gives the record to publish as a line of a zone', async () => {
    const [caa] = await security('www.free.test', { zone: { 'www.free.test': { A: ['192.0.2.1'] } } });
    expect(caa?.findings).toMatchObject([
      { severity: 'advice', title: 'CAA', fix: { code: 'www.free.test. CAA 0 issue "letsencrypt.org"' } },
    ]);
  });

  it('has signatures checked by public resolvers where our own does not', async () => {
    const unchecked = 'Signed and linked; the signatures were not checked';
    expect((await dnssec({ publicResolvers: [] }))?.summary).toBe(unchecked);
    expect((await dnssec({ silent: ['192.0.2.101'] }))?.summary).toBe(unchecked);
    const validating = createFakeDns({ zone, authentic: ['mail.test'] });
    const check = await dnssec({ dns: { ...createFakeDns({ zone }), queryAt: validating.queryAt } });
    expect(check?.findings[0]?.detail).toBe('Signed, linked from the parent and validated by First Resolver.');
  });

  it('finds wrong signatures by asking without a check', async () => {
    expect(await dnssec({ bogus: ['mail.test'] })).toMatchObject({
      summary: 'Broken: the signatures are wrong',
      findings: [{ severity: 'error' }],
    });
  });

  it('has the signatures of the zone of the name', async () => {
    const [, check] = await security('www.mail.test');
    expect(check?.records[0]?.name).toBe('mail.test DS');
  });
});

describe('hostile answers', () => {
  let server: RunningDnsServer | undefined;
  afterEach(async () => {
    vi.useRealTimers();
    await server?.close();
    server = undefined;
  });

  it('as large as a message can be stay small', async () => {
    const dmarc = `v=DMARC1; p=reject; ${'x=1;'.repeat(15_000)}`.slice(0, 60_000);
    server = await startDnsServer({
      zone: { 'big.test': { A: ['192.0.2.1'] }, '_dmarc.big.test': { TXT: [dmarc] } },
    });
    const dns = resolverAt(server);
    const checks = [...(await mail('big.test', { dns })), ...(await security('big.test', { dns }))];
    expect(checks.find(({ topic }) => topic === 'DMARC')?.findings.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(checks).length).toBeLessThan(60_000);
  });

  it('that include each other without end are asked for a bounded number of times', async () => {
    const level = (index: number) =>
      `v=spf1 ${Array.from({ length: 20 }, (_, at) => `include:s${index}x${at}.loop.test`).join(' ')} -all`;
    const names = Array.from({ length: 20 }, (_, at) => [`s0x${at}.loop.test`, { TXT: [level(1)] }] as const);
    server = await startDnsServer({
      zone: { 'loop.test': { MX: ['1 loop.test'], TXT: [level(0)] }, ...Object.fromEntries(names) },
    });
    const [spf] = await mail('loop.test', { dns: resolverAt(server) });
    expect(spf).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]),
      summary: 'Broken: receivers ignore this record',
    });
    expect(server.queries.length).toBeLessThan(140);
  });

  it('that never come end the checks', async () => {
    vi.useFakeTimers();
    const fake = createFakeDns({ zone });
    const silent: Dns = {
      ...fake,
      query: (name, type, signal, options) => {
        if (name === 'mail.test' && type !== 'DS' && type !== 'DNSKEY') return fake.query(name, type, signal, options);
        const { promise, reject } = Promise.withResolvers<never>();
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (signal?.aborted) reject(signal.reason);
        return promise;
      },
    };
    const asked = Promise.all([mail('mail.test', { dns: silent }), security('mail.test', { dns: silent })]);
    await vi.advanceTimersByTimeAsync(15_100);
    const checks = (await asked).flat();
    expect(checks).toHaveLength(8);
    expect(checks.find(({ topic }) => topic === 'DMARC')?.summary).toBe('Unknown');
    expect(checks.find(({ topic }) => topic === 'DNSSEC')?.summary).toBe('Unknown');
  });

  it('leave nothing running when the visitor goes', async () => {
    const controller = new AbortController();
    const asked = mail('mail.test', { signal: controller.signal });
    controller.abort(new ToolError('cancelled', 'The request was cancelled.'));
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });
});
