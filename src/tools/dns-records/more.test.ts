import { afterEach, describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import type { Progress } from '#kit/progress';
import { toolEntry } from '#kit/registry';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { createFakeHttp } from '#ports/http/fake';
import { resolverAt } from '../../../tests/servers/dns-resolver.ts';
import { type RunningDnsServer, startDnsServer } from '../../../tests/servers/dns-server.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('dns-records', tool, run);
const clock = { now: () => Date.UTC(2026, 0, 2, 3, 4, 5) };
const http = createFakeHttp({});

const zone: Zone = {
  'mail.test': {
    A: ['192.0.2.1'],
    MX: ['10 mx.mail.test'],
    TXT: ['v=spf1 mx -all'],
    SOA: ['ns.mail.test host.mail.test 1 2 3 4 5'],
    NS: ['ns.mail.test'],
    CAA: ['0 issue "ca.test"'],
  },
};

interface Question extends FakeDnsOptions {
  security?: boolean;
  onProgress?: (progress: Progress) => void;
}

async function lookUp(domain: string, { security = false, onProgress, ...options }: Question = {}) {
  const ports = { dns: createFakeDns({ zone, ...options }), clock, http };
  const result = await execute(entry, { domain, security }, { ports, ...(onProgress && { onProgress }) });
  return tool.output.parse(result);
}

describe('certificates and signatures', () => {
  it('are not looked at unless wished', async () => {
    expect(await lookUp('mail.test')).toMatchObject({ caa: null, dnssec: null, findings: null, explained: null });
  });

  it('are explained, with what to fix first', async () => {
    const { caa, dnssec, findings, evidence, explained } = await lookUp('mail.test', { security: true });
    expect({ caa, dnssec }).toEqual({ caa: 'One certificate authority may issue', dnssec: 'Not signed' });
    expect(findings?.map(({ severity, title }) => [severity, title])).toEqual([
      ['advice', 'DNSSEC'],
      ['passed', 'CAA'],
    ]);
    expect(evidence).toEqual([{ topic: 'CAA', name: 'mail.test', value: '0 issue "ca.test"' }]);
    expect(explained).toMatchObject([{ topic: 'CAA', meaning: 'ca.test may issue certificates.' }]);
  });

  it('come after the records', async () => {
    const heard: Progress[] = [];
    await lookUp('mail.test', { security: true, onProgress: (progress) => heard.push(progress) });
    expect(heard[0]).toMatchObject({ share: 0, partial: { records: { a: ['192.0.2.1'] }, findings: null } });
    expect(heard.at(-1)).toMatchObject({ share: 1, stage: 'Checking security' });
    expect(heard).toHaveLength(3);
  });

  it('explain a name that is signed wrongly, which is refused otherwise', async () => {
    const wrong = { bogus: ['mail.test'] };
    expect(await lookUp('mail.test', { security: true, ...wrong })).toMatchObject({ records: { a: [] } });
    await expect(lookUp('mail.test', wrong)).rejects.toMatchObject({
      code: 'upstream-failed',
      message: expect.stringContaining('the domain is signed incorrectly.'),
    });
  });
});

it('gives the records as a zone file', async () => {
  const { zoneFile } = await lookUp('mail.test');
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
    await server?.close();
    server = undefined;
  });

  it('as large as a message can be are read whole', async () => {
    const owner = { type: 'TXT', name: 'big.test', class: 'IN', ttl: 1 } as const;
    const many = Array.from({ length: 2_500 }, (_, index) => ({ ...owner, data: [Buffer.from(String(index % 10))] }));
    server = await startDnsServer({ zone: { 'big.test': { A: ['192.0.2.1'] } }, raw: { 'big.test TXT': many } });
    const ports = { dns: resolverAt(server), clock, http };
    const result = tool.output.parse(await execute(entry, { domain: 'big.test' }, { ports }));
    expect(result.records.txt).toHaveLength(2_500);
  });

  it('leave nothing running when the visitor goes', async () => {
    const controller = new AbortController();
    const ports = { dns: createFakeDns({ zone }), clock, http };
    const asked = execute(entry, { domain: 'mail.test', security: true }, { ports, signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });
});
