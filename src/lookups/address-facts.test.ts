import { describe, expect, it } from 'vitest';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { createFakeGeo, type FakeGeoOptions, sampleSource } from '#ports/geo/fake';
import { addressFacts } from './address-facts.ts';

const zone: Zone = {
  '8.8.8.8.in-addr.arpa': { PTR: ['dns.example.test', 'second.example.test'] },
  'dns.example.test': { A: ['8.8.4.4', '8.8.8.8'] },
  '8.8.8.8.origin.asn.cymru.com': { TXT: ['15169 3356 | 8.8.8.0/24 | US | arin | 2023-12-28'] },
  'as15169.asn.cymru.com': { TXT: ['15169 | US | arin | 2000-03-30 | SEARCH - Example Search LLC, US'] },
  '9.9.9.9.in-addr.arpa': { PTR: ['bank.example.test'] },
  '7.7.7.7.in-addr.arpa': { PTR: ['not a host <b>'] },
  '9.9.9.9.origin.asn.cymru.com': { TXT: ['19281 | 9.9.9.0/24 | US | arin | 2017-09-13'] },
};

function facts(ip: string, { dns, geo }: { dns?: FakeDnsOptions; geo?: FakeGeoOptions } = {}) {
  const ports = { dns: createFakeDns({ zone, ...dns }), geo: createFakeGeo(geo) };
  return addressFacts(ip, ports, new AbortController().signal);
}

describe('addressFacts', () => {
  it('tells place, network and name of a public address, and where each is from', async () => {
    expect(await facts('8.8.8.8')).toEqual({
      ip: '8.8.8.8',
      version: 4,
      kind: 'public',
      purpose: undefined,
      place: { city: 'Mountain View', region: 'California', countryCode: 'US', country: 'United States' },
      placeSource: sampleSource,
      network: {
        asn: 15169,
        otherAsns: [3356],
        handle: 'SEARCH',
        name: 'Example Search LLC',
        prefix: '8.8.8.0/24',
        country: 'US',
        registry: 'arin',
        source: {
          name: 'Team Cymru',
          attribution: { text: 'Networks by Team Cymru', url: 'https://www.team-cymru.com/ip-asn-mapping' },
        },
      },
      reverseName: { name: 'dns.example.test', isConfirmed: true, others: 1 },
      failures: [],
    });
  });

  it('asks of IPv6 by its own names, in any spelling', async () => {
    const nibbles = '8.8.8.8.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.6.8.4.0.6.8.4.1.0.0.2';
    const v6: Zone = {
      [`${nibbles}.origin6.asn.cymru.com`]: { TXT: ['15169 | 2001:4860::/32 | US | arin | 2005-03-14'] },
      [`${nibbles}.ip6.arpa`]: { PTR: ['six.example.test'] },
      'six.example.test': { AAAA: ['2001:4860:4860:0:0:0:0:8888'] },
    };
    expect(await facts('2001:4860:4860:0000::8888', { dns: { zone: v6 } })).toMatchObject({
      ip: '2001:4860:4860::8888',
      version: 6,
      place: undefined,
      network: { asn: 15169, prefix: '2001:4860::/32' },
      reverseName: { name: 'six.example.test', isConfirmed: true },
    });
  });

  it('takes the network from a database where there is one, and asks where it knows nothing', async () => {
    const geo = { networks: { '8.8.8.8': { asn: 64500, name: 'By the database' } } };
    expect((await facts('8.8.8.8', { geo })).network).toEqual({
      asn: 64500,
      name: 'By the database',
      otherAsns: [],
      source: { name: 'Sample networks', built: '2026-01-01' },
    });
    expect((await facts('9.9.9.9', { geo })).network).toMatchObject({ asn: 19281, source: { name: 'Team Cymru' } });
  });

  it('says of a name that its owner does not confirm it', async () => {
    expect((await facts('9.9.9.9')).reverseName).toEqual({ name: 'bank.example.test', isConfirmed: false, others: 0 });
    expect((await facts('7.7.7.7')).reverseName).toMatchObject({ isConfirmed: false });
    const dns = { failures: { 'dns.example.test': 'timed-out' } } as const;
    expect((await facts('8.8.8.8', { dns })).reverseName).toMatchObject({ isConfirmed: undefined });
  });

  it.each([
    ['10.0.0.1', 'private'],
    ['127.0.0.1', 'private'],
    ['192.0.2.1', 'special'],
    ['fd00::1', 'private'],
  ])('asks nobody about %s', async (ip, kind) => {
    const silent = { dns: { failures: { '*': 'upstream-failed' } }, geo: { isBroken: true } } as const;
    expect(await facts(ip, silent)).toMatchObject({ ip, kind, purpose: expect.stringMatching(/./), failures: [] });
  });

  it('keeps what it has when sources fail, and says which', async () => {
    const dns = { failures: { '8.8.8.8.origin.asn.cymru.com': 'timed-out' } } as const;
    const { failures, reverseName, place } = await facts('8.8.8.8', { dns, geo: { isBroken: true } });
    expect(reverseName?.name).toBe('dns.example.test');
    expect(place).toBeUndefined();
    expect(failures).toEqual(
      expect.arrayContaining([
        { of: 'place', reason: 'The database of places cannot be read.' },
        { of: 'network', reason: 'The DNS servers did not give the TXT records of 8.8.8.8.origin.asn.cymru.com.' },
      ]),
    );
    const nameless = { failures: { 'AS15169.asn.cymru.com': 'timed-out' } } as const;
    expect(await facts('8.8.8.8', { dns: nameless })).toMatchObject({
      network: { asn: 15169, prefix: '8.8.8.0/24' },
      failures: [{ of: 'network' }],
    });
  });

  it('takes a mad answer for none', async () => {
    const mad: Zone = { '8.8.8.8.origin.asn.cymru.com': { TXT: ['<script>', '1 | 10.0.0.0/8 | US', '|||||'] } };
    expect((await facts('8.8.8.8', { dns: { zone: mad } })).network).toBeUndefined();
  });

  it('refuses what is no address, and stops when told to', async () => {
    await expect(facts('example.com')).rejects.toMatchObject({ code: 'invalid-input' });
    const ports = { dns: createFakeDns({ zone }), geo: createFakeGeo() };
    await expect(addressFacts('8.8.8.8', ports, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });
});
