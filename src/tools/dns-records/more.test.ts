import { afterEach, describe, expect, it, vi } from 'vitest';
import { execute } from '#kit/execute';
import type { Progress } from '#kit/progress';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { dsOf, readZoneKey } from '#lib/dns-policy/dnssec-key';
import { topics } from '#lib/dns-policy/topics';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import type { Dns } from '#ports/dns/port';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { resolverAt } from '../../../tests/servers/dns-resolver.ts';
import { type RunningDnsServer, startDnsServer } from '../../../tests/servers/dns-server.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('dns-records', tool, run);
const clock = { now: () => Date.UTC(2026, 0, 2, 3, 4, 5) };
const everything = { mail: true, security: true, resolvers: true };
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
  input?: object;
  web?: Readonly<Record<string, FakeResponse | ToolError>>;
  onProgress?: (progress: Progress) => void;
}

const policy = 'version: STSv1\nmode: enforce\nmx: mx.mail.test\nmax_age: 604800\n';

async function lookUp(domain: string, { input = everything, web, onProgress, ...options }: Question = {}) {
  const http = createFakeHttp(web ?? { [policyUrl]: { headers: { 'content-type': 'text/plain' }, body: policy } });
  const ports = { dns: createFakeDns({ zone, ...options }), clock, http };
  const result = await execute(entry, { domain, ...input }, { ports, ...(onProgress && { onProgress }) });
  return tool.output.parse(result);
}

async function verdicts(domain: string, question: Question = {}) {
  const { checks } = await lookUp(domain, question);
  return Object.fromEntries(checks.map(({ topic, level, summary }) => [topic, `${level}: ${summary}`]));
}

describe('mail and security', () => {
  it('are looked at in all their parts', async () => {
    expect(await verdicts('mail.test', { authentic: ['mail.test'] })).toEqual({
      SPF: 'good: Only the listed senders may send; others are rejected',
      DMARC: 'good: Forged mail is to be rejected',
      DKIM: 'note: No key found under common selectors',
      'MTA-STS': 'good: Verified connections are required',
      'TLS-RPT': 'good: Reports are asked for',
      BIMI: 'good: A logo is offered',
      CAA: 'good: One certificate authority may issue',
      DNSSEC: 'good: Signed and valid',
    });
  });

  it('are asked for one by one, and not at all unless wished', async () => {
    const topicsOf = async (input: object) => (await lookUp('mail.test', { input })).checks.map(({ topic }) => topic);
    expect(await topicsOf({})).toEqual([]);
    expect(await topicsOf({ security: true })).toEqual(['CAA', 'DNSSEC']);
    expect(await topicsOf({ mail: true })).toEqual(topics.slice(0, 6));
  });

  it('belong to the name itself, and for a name such as _dmarc to the domain', async () => {
    const looked = async (domain: string) => (await lookUp(domain)).checks.map((check) => check.domain);
    expect(await looked('www.mail.test')).toEqual([...Array(7).fill('www.mail.test'), 'mail.test']);
    expect((await looked('lists.mail.test')).slice(0, 2)).toEqual(['lists.mail.test', 'lists.mail.test']);
    expect((await looked('_dmarc.mail.test'))[0]).toBe('mail.test');
  });

  it('come one after the other, with the records first', async () => {
    const heard: Progress[] = [];
    await lookUp('mail.test', { onProgress: (progress) => heard.push(progress) });
    expect(heard[0]).toMatchObject({ share: 0, partial: { records: { a: ['192.0.2.1'] }, checks: [], resolvers: [] } });
    expect(heard.at(-1)).toMatchObject({ share: 1, stage: 'Checking mail and security' });
    expect(heard).toHaveLength(1 + topics.length + 5);
  });

  it.each([
    [
      new ToolError('target-refused', 'mta-sts.mail.test is not a public address.'),
      'mta-sts.mail.test is not a public address.',
    ],
    [{ body: new Uint8Array(50 << 20), headers: { 'content-type': 'text/plain' } }, 'KB'],
    [{ status: 500 }, ''],
  ])('have no policy file where it cannot be had: %#', async (answer, reason) => {
    const { checks } = await lookUp('mail.test', { input: { mail: true }, web: { [policyUrl]: answer } });
    const finding = checks.find(({ topic }) => topic === 'MTA-STS')?.findings.at(-1);
    expect(finding).toMatchObject({ level: 'danger' });
    expect(finding?.text).toContain(reason);
  });

  it('say what could not be asked, and keep the rest', async () => {
    const failures = { '_dmarc.mail.test': 'timed-out', 'mail.test DNSKEY': 'upstream-failed' } as const;
    expect(await verdicts('mail.test', { failures })).toMatchObject({
      SPF: 'good: Only the listed senders may send; others are rejected',
      DMARC: 'note: Unknown',
      DNSSEC: 'note: Unknown',
    });
  });
});

describe('signatures', () => {
  const dnssec = async (options: Question) =>
    (await verdicts('mail.test', { input: { security: true }, ...options })).DNSSEC;

  it('are checked by public resolvers where our own does not', async () => {
    expect(await dnssec({ publicResolvers: [] })).toBe('note: Signed and linked; the signatures were not checked');
    expect(await dnssec({ silent: ['192.0.2.101'] })).toBe('note: Signed and linked; the signatures were not checked');
    const validating = createFakeDns({ zone, authentic: ['mail.test'] });
    const dns = { ...createFakeDns({ zone }), queryAt: validating.queryAt };
    const ports = { dns, clock, http: createFakeHttp({}) };
    const { checks } = tool.output.parse(await execute(entry, { domain: 'mail.test', security: true }, { ports }));
    expect(checks[1]?.findings[0]?.text).toBe('Signed, linked from the parent and validated by First Resolver.');
  });

  it('that are wrong are found by asking without a check', async () => {
    expect(await dnssec({ bogus: ['mail.test'] })).toBe('danger: Broken: the signatures are wrong');
    await expect(lookUp('mail.test', { input: {}, bogus: ['mail.test'] })).rejects.toMatchObject({
      code: 'upstream-failed',
      message: expect.stringContaining('the domain is signed incorrectly.'),
    });
  });

  it('belong to the zone of the name', async () => {
    const { checks } = await lookUp('www.mail.test', { input: { security: true } });
    expect(checks[1]?.domain).toBe('mail.test');
  });
});

describe('resolvers', () => {
  it('are compared type by type, whatever the order of records', async () => {
    const twins: Zone = { 'two.test': { A: ['192.0.2.1', '192.0.2.2'], MX: ['1 A.test'] } };
    const other: Zone = { 'two.test': { A: ['192.0.2.2', '192.0.2.1'], MX: ['1 a.test'], TXT: ['new'] } };
    const { resolvers } = await lookUp('two.test', {
      input: { resolvers: true },
      zone: twins,
      elsewhere: { '192.0.2.102': other },
    });
    expect(resolvers.map(({ type, agrees }) => [type, agrees])).toEqual([
      ['A', true],
      ['AAAA', true],
      ['MX', true],
      ['NS', true],
      ['TXT', false],
    ]);
    expect(resolvers[4]?.answers).toEqual([
      {
        ...{ server: '192.0.2.101', operator: 'First Resolver', country: 'Iceland', status: 'no-records', values: [] },
        ...{ ttl: null, milliseconds: 0, authentic: false, differs: false, reason: null },
      },
      {
        ...{ server: '192.0.2.102', operator: 'Second Resolver', country: null, status: 'found', values: ['new'] },
        ...{ ttl: 300, milliseconds: 0, authentic: false, differs: true, reason: null },
      },
    ]);
  });

  it('that do not answer are told from those that have nothing', async () => {
    const { resolvers } = await lookUp('mail.test', { input: { resolvers: true }, silent: ['192.0.2.101'] });
    expect(resolvers[0]).toMatchObject({
      agrees: true,
      answers: [
        { status: 'failed', reason: '192.0.2.101 did not answer in time.', differs: false },
        { status: 'found' },
      ],
    });
  });

  it('may be none', async () => {
    const { resolvers } = await lookUp('mail.test', { input: { resolvers: true }, publicResolvers: [] });
    expect(resolvers.every(({ agrees, answers }) => agrees && answers.length === 0)).toBe(true);
  });
});

it('gives the records as a zone file', async () => {
  const { zoneFile } = await lookUp('mail.test', { input: {} });
  expect(zoneFile).toBe(
    [
      '$ORIGIN mail.test.',
      '@ 300 IN SOA   ns.mail.test. host.mail.test. 1 2 3 4 5',
      '@ 300 IN A     192.0.2.1',
      '@ 300 IN MX    10 mx.mail.test.',
      '@ 300 IN TXT   "v=spf1 mx -all"',
      '@ 300 IN NS    ns.mail.test.',
      '@ 300 IN CAA   0 issue "ca.test"',
      '',
    ].join('\n'),
  );
});

describe('hostile answers', () => {
  let server: RunningDnsServer | undefined;
  afterEach(async () => {
    vi.useRealTimers();
    await server?.close();
    server = undefined;
  });

  it('as large as a message can be are read whole, and stay small', async () => {
    const owner = { type: 'TXT', name: 'big.test', class: 'IN', ttl: 1 } as const;
    const many = Array.from({ length: 2_500 }, (_, index) => ({ ...owner, data: [Buffer.from(String(index % 10))] }));
    const dmarc = `v=DMARC1; p=reject; ${'x=1;'.repeat(15_000)}`.slice(0, 60_000);
    server = await startDnsServer({
      zone: { 'big.test': { A: ['192.0.2.1'] }, '_dmarc.big.test': { TXT: [dmarc] } },
      raw: { 'big.test TXT': many },
    });
    const ports = { dns: resolverAt(server), clock, http: createFakeHttp({}) };
    const result = tool.output.parse(
      await execute(entry, { domain: 'big.test', mail: true, security: true }, { ports }),
    );
    expect(result.records.txt).toHaveLength(2_500);
    expect(result.checks.find(({ topic }) => topic === 'DMARC')?.findings.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(result.checks).length).toBeLessThan(60_000);
  });

  it('that include each other without end are asked for a bounded number of times', async () => {
    const level = (index: number) =>
      `v=spf1 ${Array.from({ length: 20 }, (_, at) => `include:s${index}x${at}.loop.test`).join(' ')} -all`;
    const names = Array.from({ length: 20 }, (_, at) => [`s0x${at}.loop.test`, { TXT: [level(1)] }] as const);
    server = await startDnsServer({
      zone: { 'loop.test': { MX: ['1 loop.test'], TXT: [level(0)] }, ...Object.fromEntries(names) },
    });
    const ports = { dns: resolverAt(server), clock, http: createFakeHttp({}) };
    const result = tool.output.parse(await execute(entry, { domain: 'loop.test', mail: true }, { ports }));
    expect(result.checks[0]).toMatchObject({
      level: 'danger',
      summary: 'Broken: receivers ignore this record',
    });
    expect(server.queries.length).toBeLessThan(140);
  });

  it('that never come end the checks, not the look-up', async () => {
    vi.useFakeTimers();
    const fake = createFakeDns({ zone });
    const silent: Dns = {
      ...fake,
      query: (name, type, signal, options) => {
        if (['mail.test'].includes(name) && type !== 'DS' && type !== 'DNSKEY')
          return fake.query(name, type, signal, options);
        const { promise, reject } = Promise.withResolvers<never>();
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (signal?.aborted) reject(signal.reason);
        return promise;
      },
    };
    const ports = { dns: silent, clock, http: createFakeHttp({}) };
    const asked = execute(entry, { domain: 'mail.test', mail: true, security: true }, { ports });
    await vi.advanceTimersByTimeAsync(15_100);
    const { records, checks } = tool.output.parse(await asked);
    expect(records.a).toEqual(['192.0.2.1']);
    expect(checks).toHaveLength(topics.length);
    expect(checks.find(({ topic }) => topic === 'DMARC')?.summary).toBe('Unknown');
  });

  it('leave nothing running when the visitor goes', async () => {
    const controller = new AbortController();
    const fake = createFakeDns({ zone });
    const ports = { dns: fake, clock, http: createFakeHttp({}) };
    const asked = execute(entry, { domain: 'mail.test', ...everything }, { ports, signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });
});
