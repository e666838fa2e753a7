import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { createFakeHttp } from '#ports/http/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('email-dns-checker', tool, run);

const zone: Zone = {
  'site.test': { NS: ['ns.site.test'], MX: ['10 mx.site.test'], TXT: ['v=spf1 mx +all'] },
  'mx.site.test': { A: ['192.0.2.1'] },
  'none.test': { NS: ['ns.site.test'], MX: ['0 .'], TXT: ['v=spf1 -all'] },
  '_dmarc.none.test': { TXT: ['v=DMARC1; p=reject'] },
};

function check(input: object, options: FakeDnsOptions = {}) {
  const ports = {
    dns: createFakeDns({ zone, ...options }),
    http: createFakeHttp({}),
    clock: createFakeClock(Date.UTC(2026, 0, 15, 12)),
  };
  return execute(entry, input, { ports });
}

describe('the mail records of a domain', () => {
  it('are judged, worst first, with the record to paste', async () => {
    const { verdict, findings, dmarc, records } = await check({ domain: 'site.test' });
    expect({ verdict, dmarc }).toMatchObject({
      verdict: 'Forged mail gets through',
      dmarc: expect.stringContaining('No'),
    });
    expect(records).toContainEqual({ topic: 'SPF', name: 'site.test', value: 'v=spf1 mx +all' });
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ severity: 'error', title: 'SPF' }),
        expect.objectContaining({
          severity: 'warning',
          title: 'DMARC',
          fix: expect.objectContaining({ code: expect.stringContaining('_dmarc.site.test. TXT "v=DMARC1;') }),
        }),
      ]),
    );
    expect(findings).toHaveProperty('0.severity', 'error');
  });

  it('hold the key of a selector that was given, or say that it is missing', async () => {
    const key = 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
    const withKey = { ...zone, 'own2026._domainkey.site.test': { TXT: [key] } };
    const found = await check({ domain: 'site.test', selector: 'own2026, other' }, { zone: withKey });
    expect(found.records).toContainEqual({ topic: 'DKIM', name: 'own2026._domainkey.site.test', value: key });
    expect(found.findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', detail: 'There is no key under the selector "other".' }),
    );
    expect(found.findings).not.toContainEqual(
      expect.objectContaining({ detail: expect.stringContaining('"own2026"') }),
    );
  });

  it('that could not be asked for are not taken for missing', async () => {
    const { verdict, findings, dmarc } = await check(
      { domain: 'site.test' },
      { failures: { '_dmarc.site.test': 'timed-out' } },
    );
    expect({ verdict, dmarc }).toEqual({ verdict: 'Unknown', dmarc: 'Unknown' });
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'unknown', title: 'DMARC' }));
  });
});

describe('a name below another', () => {
  const parent: Zone = {
    'safe.test': { NS: ['ns.site.test'], MX: ['10 mx.safe.test'], TXT: ['v=spf1 mx -all'] },
    '_dmarc.safe.test': { TXT: ['v=DMARC1; p=reject; sp=none; rua=mailto:d@safe.test'] },
  };
  const below = (name: string, records: Zone[string], more: Zone = {}) =>
    check({ domain: `${name}.safe.test` }, { zone: { ...parent, [`${name}.safe.test`]: records, ...more } });

  it.each<[string, Zone[string], Zone?]>([
    ['has no SPF record', { A: ['192.0.2.1'] }],
    ['has mail servers and no SPF record', { MX: ['10 mx.safe.test'] }],
    ['lets everyone send', { A: ['192.0.2.1'], TXT: ['v=spf1 +all'] }],
    [
      'lets everyone send, in spite of its policy',
      { TXT: ['v=spf1 ip4:0.0.0.0/0 -all'] },
      { '_dmarc.shop.safe.test': { TXT: ['v=DMARC1; p=reject'] } },
    ],
    ['has a broken SPF record', { A: ['192.0.2.1'], TXT: ['v=spf1 ip4:192.0.2 -all'] }],
    ['says nothing of others', { A: ['192.0.2.1'], TXT: ['v=spf1 a ?all'] }],
  ])('that %s is judged by its own records', async (_, records, more) => {
    expect((await below('shop', records, more)).verdict).toBe('Forged mail gets through');
  });

  it('is not warned of by its parent’s faults', async () => {
    const own = { 'shop.open.test': { MX: ['0 .'], TXT: ['v=spf1 -all'] }, 'open.test': { TXT: ['v=spf1 +all'] } };
    const policy = { '_dmarc.shop.open.test': { TXT: ['v=DMARC1; p=reject; rua=mailto:d@shop.open.test'] } };
    const { verdict, spf } = await check({ domain: 'shop.open.test' }, { zone: { ...own, ...policy } });
    expect({ verdict, spf }).toEqual({ verdict: 'OK', spf: 'Only the listed senders may send; others are rejected' });
  });

  it('has the policy of its parent, where that has one for names below', async () => {
    const policy = { '_dmarc.safe.test': { TXT: ['v=DMARC1; p=reject; rua=mailto:d@safe.test'] } };
    const { verdict, dmarc, spf } = await below('www', { A: ['192.0.2.1'] }, policy);
    expect({ verdict, dmarc, spf }).toEqual({
      verdict: 'Something to fix',
      dmarc: 'Forged mail is to be rejected',
      spf: 'No SPF record: anyone can send in this name',
    });
  });
});

it.each([
  [{ TXT: ['v=spf1 a -all'] }, undefined, 'Something to fix'],
  [{ TXT: ['v=spf1 moo -all'] }, 'v=DMARC1; p=reject; rua=mailto:d@own.test', 'Something to fix'],
  [{ TXT: ['v=spf1 a -all'] }, 'v=DMARC1; p=refuse', 'Something to fix'],
  [{ TXT: ['v=spf1 a -all'] }, 'v=DMARC1; p=reject; sp=refuse', 'Something to fix'],
  [{ TXT: ['v=spf1 a mx'] }, 'v=DMARC1; p=refuse', 'Forged mail gets through'],
  [{ TXT: ['nothing'] }, undefined, 'Forged mail gets through'],
  [{ TXT: ['v=spf1 redirect=open.own.test'] }, 'v=DMARC1; p=reject', 'Forged mail gets through'],
  [{ TXT: ['v=spf1 redirect=neutral.own.test'] }, undefined, 'Forged mail gets through'],
])('%j with %j: %s', async (records, policy, verdict) => {
  const own: Zone = {
    'own.test': { A: ['192.0.2.1'], MX: ['10 own.test'], ...records },
    'open.own.test': { TXT: ['v=spf1 +all'] },
    'neutral.own.test': { TXT: ['v=spf1 mx:own.test ?all'] },
    ...(policy && { '_dmarc.own.test': { TXT: [policy] } }),
  };
  expect((await check({ domain: 'own.test' }, { zone: own })).verdict).toBe(verdict);
});

it('refuses a name that there is not, and a selector that is none', async () => {
  await expect(check({ domain: 'nowhere.test' })).rejects.toMatchObject({ code: 'not-found', field: 'domain' });
  await expect(check({ domain: 'site.test', selector: 'a b/c' })).rejects.toMatchObject({ code: 'invalid-input' });
});
