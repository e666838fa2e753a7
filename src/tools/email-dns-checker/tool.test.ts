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

it('refuses a name that there is not, and a selector that is none', async () => {
  await expect(check({ domain: 'nowhere.test' })).rejects.toMatchObject({ code: 'not-found', field: 'domain' });
  await expect(check({ domain: 'site.test', selector: 'a b/c' })).rejects.toMatchObject({ code: 'invalid-input' });
});
