import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeAuthority, sampleRanks } from '#ports/authority/fake';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type Zone } from '#ports/dns/fake';
import { createFakeGeo } from '#ports/geo/fake';
import { createFakeRdap, sampleRegistration } from '#ports/rdap/fake';
import { createFakeWhois } from '#ports/whois/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('bulk-domain-report', tool, run);
const busy = new ToolError('busy', 'The registry answers no more questions.');

const zone: Zone = {
  'site.test': { A: ['8.8.8.8'], MX: ['10 aspmx.l.google.com'] },
  '8.8.8.8.origin.asn.cymru.com': { TXT: ['64500 | 8.8.8.0/24 | US | arin | 2023-12-28'] },
  'as64500.asn.cymru.com': { TXT: ['64500 | US | arin | 2000-03-30 | EXAMPLE-AS - Example Networks Ltd, US'] },
  'quiet.test': { NS: ['ns.quiet.test'], MX: ['0 .'] },
};

function check(domains: string[], onProgress?: (news: object) => void) {
  const ports = {
    rdap: createFakeRdap({
      'site.test': sampleRegistration('site.test'),
      'quiet.test': busy,
      'free.test': null,
      'slow.test': busy,
    }),
    whois: createFakeWhois({
      'whois.root.test quiet.test': busy,
      'whois.root.test slow.test': 'WHOIS LIMIT EXCEEDED\n',
    }),
    dns: createFakeDns({ zone, failures: { 'lost.test': 'timed-out' } }),
    geo: createFakeGeo(),
    authority: createFakeAuthority({ ranks: { 'site.test': sampleRanks(120) } }),
    clock: createFakeClock(Date.UTC(2026, 0, 15, 12)),
  };
  return execute(entry, { domains }, { ports, ...(onProgress && { onProgress }) });
}

describe('a report of many domains', () => {
  it('says that a throttled registry told nothing', async () => {
    const { report } = await check(['slow.test']);
    expect(report).toMatchObject([
      { state: 'unknown', note: expect.stringContaining('is not accepting more queries') },
    ]);
  });

  it('has a row for each, in their order, as they come', async () => {
    const news: object[] = [];
    const answer = await check(['site.test', 'free.test', 'a..b'], (told) => news.push(told));
    expect(answer).toMatchObject({
      ...{ total: 3, registered: 1, reachable: 1, withMail: 1 },
      report: [
        {
          ...{
            domain: 'site.test',
            state: 'registered',
            registered: '1995-08-14',
            expires: '2027-08-13',
            daysLeft: 575,
          },
          ...{ registrar: 'Sample Registrar', address: '8.8.8.8', hosting: 'Example Networks Ltd', rank: 120 },
          ...{ country: 'United States', mail: expect.stringContaining('Google'), note: '' },
        },
        { domain: 'free.test', state: 'free', address: null, mail: 'None' },
        { domain: 'a..b', state: 'unknown', note: expect.stringMatching(/./) },
      ],
    });
    expect(news).toHaveLength(3);
  });

  it('says in each row what could not be asked, and takes it for nothing', async () => {
    const { report } = await check(['quiet.test', 'lost.test']);
    expect(report).toMatchObject([
      { domain: 'quiet.test', state: 'unknown', mail: 'None', note: `Registration: ${busy.message}` },
      { domain: 'lost.test', mail: null, note: expect.stringMatching(/Address: .*\nMail: /) },
    ]);
  });
});
