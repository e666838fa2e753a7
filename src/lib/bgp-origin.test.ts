import { describe, expect, it } from 'vitest';
import { asNameQuery, originQuery, readAsName, readOrigins } from './bgp-origin.ts';

describe('the questions', () => {
  it.each([
    ['8.8.4.1', '1.4.8.8.origin.asn.cymru.com'],
    ['2001:4860:b002::68', '8.6.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2.0.0.b.0.6.8.4.1.0.0.2.origin6.asn.cymru.com'],
    ['example.com', undefined],
    ['', undefined],
  ])('of %j', (ip, question) => {
    expect(originQuery(ip)).toBe(question);
  });

  it('of a system', () => {
    expect(asNameQuery(15169)).toBe('AS15169.asn.cymru.com');
  });
});

describe('readOrigins', () => {
  const ip = '216.90.108.31';
  it.each([
    [
      'one',
      ['23028 | 216.90.108.0/24 | US | arin | 1998-09-25'],
      { asns: [23028], prefix: '216.90.108.0/24', country: 'US', registry: 'arin' },
    ],
    [
      'several that announce the same',
      ['23028 2914 | 216.90.108.0/24 | US | arin | 1998-09-25', '701 | 216.90.108.0/24 | US | arin |'],
      { asns: [23028, 2914, 701], prefix: '216.90.108.0/24', country: 'US', registry: 'arin' },
    ],
    [
      'the narrowest range',
      ['701 | 216.0.0.0/8 | us | ARIN |', '23028 | 216.90.108.0/24 | | | ', '7018 | 216.90.0.0/16 | US | arin |'],
      { asns: [23028], prefix: '216.90.108.0/24' },
    ],
    [
      'a range that does not hold it',
      ['23028 | 198.51.0.0/16 | US | arin |', '1 | 2001:db8::/32 | US | arin |'],
      undefined,
    ],
    [
      'no number',
      ['NA | 216.90.108.0/24 | US | arin |', '0 | 216.90.108.0/24 |', '99999999999 | 216.90.108.0/24'],
      undefined,
    ],
    ['something else', ['v=spf1 -all', '', '|||', '23028 | nonsense | US'], undefined],
    ['nothing', [], undefined],
  ])('reads %s', (_, texts, origin) => {
    expect(readOrigins(texts, ip)).toEqual(origin);
  });

  it('reads IPv6, and is quick with a flood of long texts', () => {
    const flood = Array.from({ length: 100_000 }, () => '1 '.repeat(30_000));
    expect(readOrigins(flood, ip)).toBeUndefined();
    expect(readOrigins(['15169 | 2001:4860::/32 | US | arin | 2005-03-14'], '2001:4860::8888')).toMatchObject({
      asns: [15169],
      prefix: '2001:4860::/32',
    });
  });
});

describe('readAsName', () => {
  it.each([
    ['15169 | US | arin | 2000-03-30 | GOOGLE, US', { name: 'GOOGLE' }],
    ['15169 | US | arin | 2000-03-30 | GOOGLE - Google LLC, US', { handle: 'GOOGLE', name: 'Google LLC' }],
    [
      '15169 | DE | ripencc | | HETZNER-AS - Hetzner Online GmbH, DE',
      { handle: 'HETZNER-AS', name: 'Hetzner Online GmbH' },
    ],
    ['15169 | US | arin | 2000-03-30 | A | B, US', { name: 'A B' }],
    ['15169 | US | arin | 2000-03-30 |', undefined],
    ['64500 | US | arin | 2000-03-30 | OTHER, US', undefined],
    ['nonsense', undefined],
  ])('reads %j', (text, name) => {
    expect(readAsName([text], 15169)).toEqual(name);
  });

  it('keeps a name short', () => {
    expect(readAsName([`1 | | | | ${'x'.repeat(5000)}`], 1)?.name).toHaveLength(120);
  });
});
