import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { createFakeGeo, type FakeGeoOptions } from '#ports/geo/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('domain-ip', tool, run);
const NOW = Date.UTC(2026, 10, 21, 12);

const zone: Zone = {
  'example.test': { A: [{ value: '8.8.8.8', ttl: 60 }, '193.0.6.139'], AAAA: ['2001:67c:2e8:22::c100:68b'] },
  'www.example.test': { CNAME: [{ value: 'shop.hosting.test', ttl: 30 }] },
  'shop.hosting.test': { CNAME: ['edge.hosting.test'] },
  'edge.hosting.test': { A: ['8.8.8.8'] },
  'six.test': { AAAA: ['2001:67c:2e8:22::c100:68b'] },
  'mail.test': { MX: ['10 mx.mail.test'] },
  'dangling.test': { CNAME: ['gone.hosting.test'] },
  'inside.test': { A: ['10.1.2.3'] },
  'many.test': { A: Array.from({ length: 300 }, (_, index) => `9.9.${index >> 8}.${index & 255}`) },
  'fronted.test': { A: ['104.16.1.1'] },
  'aliased.test': { CNAME: ['d1.cloudfront.net'] },
  'd1.cloudfront.net': { A: ['9.9.9.9'] },
  '8.8.8.8.in-addr.arpa': { PTR: ['dns.example.test'] },
  'dns.example.test': { A: ['8.8.8.8'] },
  '8.8.8.8.origin.asn.cymru.com': { TXT: ['64500 | 8.8.8.0/24 | US | arin | 2023-12-28'] },
  'as64500.asn.cymru.com': { TXT: ['64500 | US | arin | 2000-03-30 | EXAMPLE-AS - Example Networks Ltd, US'] },
  '1.1.16.104.origin.asn.cymru.com': { TXT: ['13335 | 104.16.0.0/13 | US | arin | 2014-03-28'] },
  'as13335.asn.cymru.com': { TXT: ['13335 | US | arin | 2010-07-14 | CLOUDFLARENET, US'] },
};

interface World extends FakeDnsOptions {
  geo?: FakeGeoOptions;
}

function lookUp(domain: string, { geo, ...dns }: World = {}, onProgress?: (told: object) => void) {
  const ports = {
    dns: createFakeDns({ zone, ...dns }),
    geo: createFakeGeo(geo),
    clock: createFakeClock(NOW),
  };
  return execute(entry, { domain }, { ports, ...(onProgress && { onProgress }) });
}

describe('domain IP', () => {
  it('gives the first address with its place and network, and all that is known of each', async () => {
    expect(await lookUp('https://Example.test./page')).toEqual({
      domain: 'example.test',
      ipAddress: '8.8.8.8',
      location: 'Mountain View, California, United States',
      isp: 'Example Networks Ltd',
      locationNote: null,
      ipNote: 'the first of 3; all are listed below',
      unicodeDomain: 'example.test',
      addresses: [
        {
          ip: '8.8.8.8',
          version: 4,
          kind: 'public',
          purpose: null,
          ttl: 60,
          location: 'Mountain View, California, United States',
          place: { city: 'Mountain View', region: 'California', country: 'United States', countryCode: 'US' },
          isAnycast: null,
          network: {
            asn: 64500,
            otherAsns: [],
            name: 'Example Networks Ltd',
            handle: 'EXAMPLE-AS',
            prefix: '8.8.8.0/24',
            country: 'US',
            registry: 'arin',
          },
          reverseName: { name: 'dns.example.test', isConfirmed: true, others: 0 },
          service: null,
        },
        expect.objectContaining({
          ip: '193.0.6.139',
          location: 'Amsterdam, North Holland, Netherlands',
          network: null,
        }),
        expect.objectContaining({ ip: '2001:67c:2e8:22::c100:68b', version: 6, location: 'Netherlands', ttl: 300 }),
      ],
      unlisted: 0,
      aliases: [],
      sources: [
        {
          of: 'Place',
          name: 'Sample places',
          built: '2026-01-01',
          attribution: { text: 'Places by a sample', url: 'https://places.test' },
        },
        expect.objectContaining({ of: 'Network', name: 'Team Cymru', built: null }),
      ],
      failures: [],
      checkedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('tells the address before it knows whose it is', async () => {
    const told: object[] = [];
    await lookUp('example.test', {}, (news) => told.push(news));
    expect(told).toContainEqual({
      stage: 'Looking up their owners',
      partial: { domain: 'example.test', ipAddress: '8.8.8.8' },
    });
  });

  it('shows the aliases on the way', async () => {
    expect(await lookUp('www.example.test')).toMatchObject({
      ipAddress: '8.8.8.8',
      aliases: [
        { name: 'www.example.test', target: 'shop.hosting.test', ttl: 30 },
        { name: 'shop.hosting.test', target: 'edge.hosting.test', ttl: 300 },
      ],
    });
  });

  it('shows an IPv6 address where there is no other', async () => {
    expect(await lookUp('six.test')).toMatchObject({ ipAddress: '2001:67c:2e8:22::c100:68b', location: 'Netherlands' });
  });

  it.each([
    [' 8.8.8.8 ', '8.8.8.8', 'Mountain View, California, United States'],
    ['http://8.8.8.8/page', '8.8.8.8', 'Mountain View, California, United States'],
    ['[2001:67C:2E8:22::C100:68B]', '2001:67c:2e8:22::c100:68b', 'Netherlands'],
  ])('takes the address %j as it is', async (entered, ip, location) => {
    expect(await lookUp(entered)).toMatchObject({
      domain: ip,
      ipAddress: ip,
      location,
      addresses: [{ ip, ttl: null }],
    });
  });

  it('names a private address as such and asks nobody about it', async () => {
    expect(await lookUp('inside.test', { geo: { isBroken: true } })).toMatchObject({
      ipAddress: '10.1.2.3',
      location: 'Not on the public internet',
      isp: 'None',
      locationNote: 'This is a private address, reserved for private networks (RFC 1918).',
      sources: [],
      failures: [],
    });
  });

  it('lists a bounded number of addresses and counts the rest', async () => {
    const answer = await lookUp('many.test');
    expect(answer).toMatchObject({ unlisted: 288 });
    expect(answer.addresses).toHaveLength(12);
  });
});

describe('what stands before a site', () => {
  it('is known by its network, and makes the place doubtful', async () => {
    const places = { '104.16.1.1': { city: 'Toronto', countryCode: 'CA', country: 'Canada' } };
    expect(await lookUp('fronted.test', { geo: { places } })).toMatchObject({
      location: 'Toronto, Canada',
      locationNote: 'Uncertain: this address is served from many locations at once, and this location is its owner’s.',
      isp: 'CLOUDFLARENET',
      addresses: [
        { isAnycast: true, service: { name: 'Cloudflare', isCdn: true, evidence: 'by its network, AS13335' } },
      ],
    });
  });

  it('is known by the alias', async () => {
    const service = { name: 'Amazon CloudFront', isCdn: true, evidence: 'by the alias d1.cloudfront.net' };
    expect(await lookUp('aliased.test')).toMatchObject({ addresses: [{ service }] });
  });
});

describe('what goes wrong', () => {
  it.each([
    ['nowhere.test', 'There is no domain nowhere.test in the DNS.'],
    ['mail.test', 'mail.test exists, but has no address, so it has no website.'],
    ['dangling.test', 'dangling.test is an alias of gone.hosting.test, which has no address'],
  ])('%s', async (domain, message) => {
    await expect(lookUp(domain)).rejects.toMatchObject({
      code: 'not-found',
      field: 'domain',
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['', 'Please enter a domain name'],
    ['  ', 'Please enter a domain name'],
    ['no domain', 'A domain name cannot have spaces in it; enter one name at a time.'],
    ['1.2.3.456', 'The last part of a domain name cannot be a number.'],
  ])('%j is refused', async (entered, message) => {
    await expect(lookUp(entered)).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it('keeps what it has when one kind of address cannot be asked for', async () => {
    expect(await lookUp('example.test', { failures: { 'example.test A': 'timed-out' } })).toMatchObject({
      ipAddress: '2001:67c:2e8:22::c100:68b',
      failures: [{ of: 'IPv4 addresses', reason: 'The DNS servers did not give the A records of example.test.' }],
    });
    await expect(lookUp('example.test', { failures: { '*': 'upstream-failed' } })).rejects.toMatchObject({
      code: 'upstream-failed',
    });
    await expect(lookUp('mail.test', { failures: { 'mail.test AAAA': 'timed-out' } })).rejects.toMatchObject({
      code: 'timed-out',
    });
  });

  it('says "Unknown" where nothing is known, and why', async () => {
    const failures = { '8.8.8.8.origin.asn.cymru.com': 'timed-out', '8.8.8.8.in-addr.arpa': 'timed-out' } as const;
    expect(await lookUp('8.8.8.8', { failures, geo: { isBroken: true } })).toMatchObject({
      location: 'Unknown',
      isp: 'Unknown',
      locationNote: null,
      sources: [],
      failures: expect.arrayContaining([
        { of: 'Place', reason: 'The database of places cannot be read.' },
        expect.objectContaining({ of: 'Network of 8.8.8.8' }),
        expect.objectContaining({ of: 'Reverse name of 8.8.8.8' }),
      ]),
    });
  });
});
