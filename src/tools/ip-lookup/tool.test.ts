import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { createFakeGeo } from '#ports/geo/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('ip-lookup', tool, run);

const zone: Zone = {
  '8.8.8.8.in-addr.arpa': { PTR: ['dns.example.test'] },
  'dns.example.test': { A: ['8.8.8.8'] },
  '8.8.8.8.origin.asn.cymru.com': { TXT: ['64500 | 8.8.8.0/24 | US | arin | 2023-12-28'] },
  'as64500.asn.cymru.com': { TXT: ['64500 | US | arin | 2000-03-30 | EXAMPLE-AS - Example Networks Ltd, US'] },
  '7.7.7.7.in-addr.arpa': { PTR: ['p7.dsl-pool.provider.test'] },
  '6.6.6.6.in-addr.arpa': { PTR: ['vps123.rented.test'] },
  '1.1.16.104.origin.asn.cymru.com': { TXT: ['13335 | 104.16.0.0/13 | US | arin | 2014-03-28'] },
  'as13335.asn.cymru.com': { TXT: ['13335 | US | arin | 2010-07-14 | CLOUDFLARENET, US'] },
  'site.test': { A: ['8.8.8.8', '7.7.7.7'] },
};

function lookUp(domain: string, options: FakeDnsOptions = {}) {
  const ports = {
    dns: createFakeDns({ zone, ...options }),
    geo: createFakeGeo(),
    clock: createFakeClock(Date.UTC(2026, 0, 15, 12)),
  };
  return execute(entry, { domain }, { ports });
}

describe('an address', () => {
  it('is told with network, range, place and a name that leads back', async () => {
    expect(await lookUp('https://8.8.8.8/x')).toMatchObject({
      ...{ ip: '8.8.8.8', kind: 'public', network: 'AS64500 Example Networks Ltd', range: '8.8.8.0/24' },
      ...{ registered: 'ARIN, US', place: 'Mountain View, California, United States', placeNote: null },
      ...{ reverseName: 'dns.example.test', leadsBack: 'Yes, the name has this address', addresses: null },
      attributions: [
        'Places by a sample, https://places.test',
        'Networks by Team Cymru, https://www.team-cymru.com/ip-asn-mapping',
      ],
    });
  });

  it.each([
    ['7.7.7.7', 'Access', '“dsl”'],
    ['6.6.6.6', 'Hosting', '“vps123”'],
    ['104.16.1.1', 'Content delivery', 'Cloudflare, by its network, AS13335.'],
    ['8.8.8.8', 'Unknown', 'Neither'],
    ['192.168.1.1', 'Not on the internet', 'It is private'],
  ])('%s is for "%s"', async (ip, use, note) => {
    expect(await lookUp(ip)).toMatchObject({ use, useNote: expect.stringContaining(note) });
  });

  it('has a name that nobody confirms, or that could not be asked', async () => {
    expect(await lookUp('7.7.7.7')).toMatchObject({ leadsBack: expect.stringMatching(/^No,/) });
    const failures = { '8.8.8.8.in-addr.arpa': 'timed-out', '8.8.8.8.origin.asn.cymru.com': 'timed-out' } as const;
    const answer = await lookUp('8.8.8.8', { failures });
    expect(answer).toMatchObject({ reverseName: null, leadsBack: 'Unknown', network: null });
    expect(answer.sources).toContainEqual(
      expect.objectContaining({ failure: expect.stringContaining('did not give') }),
    );
  });
});

it('tells every address of a name', async () => {
  expect(await lookUp('site.test')).toMatchObject({
    ip: '8.8.8.8',
    addresses: [
      { ip: '8.8.8.8', network: 'AS64500 Example Networks Ltd' },
      { ip: '7.7.7.7', use: 'Access', reverseName: 'p7.dsl-pool.provider.test' },
    ],
  });
  await expect(lookUp('nowhere.test')).rejects.toMatchObject({ code: 'not-found' });
});
