import { describe, expect, it } from 'vitest';
import { checkDnssec, type DnssecFacts } from './dnssec-check.ts';
import { dsOf, matches, readDs, readZoneKey, type ZoneKey } from './dnssec-key.ts';

function keyOf(text: string): ZoneKey {
  const key = readZoneKey(text);
  if (!key) throw new Error(`no key: ${text}`);
  return key;
}

/** The examples of RFC 4034 (section 5.4) and 4509, RFC 6605 (section 6) and RFC 8080 (section 6). */
const examples = [
  {
    zone: 'dskey.example.com',
    key: '256 3 5 AQOeiiR0GOMYkDshWoSKz9XzfwJr1AYtsmx3TGkJaNXVbfi/2pHm822aJ5iI9BMzNXxeYCmZDRD99WYwYqUSdjMmmAphXdvxegXd/M5+X7OrzKBaMbCVdFLUUh6DhweJBjEVv5f2wwjM9XzcnOf+EPbtG9DMBmADjFDc2w/rljwvFw==',
    ds: [
      '60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118',
      '60485 5 2 D4B7D520E7BB5F0F67674A0CCEB1E3E0614B93C4F9E99B8383F6A1E4469DA50A',
    ],
  },
  {
    zone: 'example.net',
    key: '257 3 13 GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA==',
    ds: ['55648 13 2 b4c8c1fe2e7477127b27115656ad6256f424625bf5c1e2770ce6d6e37df61d17'],
  },
  {
    zone: 'Example.COM',
    key: '257 3 15 l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4=',
    ds: ['3613 15 2 3aa5ab37efce57f737fc1627013fee07bdf241bd10f3b1964ab55c78e79a304b'],
  },
];

describe.each(examples)('the key of $zone', ({ zone, key: text, ds }) => {
  it('has the tag that its DS names, and fits it', () => {
    const key = keyOf(text);
    for (const one of ds) {
      const signer = readDs(one);
      expect(signer?.tag).toBe(key.tag);
      expect(signer && matches(zone, signer, key)).toBe(true);
    }
    expect(dsOf(zone, key)).toBe(ds.at(-1)?.toUpperCase());
  });
});

it.each([
  '',
  '257 3 13',
  '257 4 13 AAAA',
  '0 3 13 AAAA',
  '70000 3 13 AAAA',
  '257 3 300 AAAA',
  '257 3 13 A',
  '257 3 13 <b>',
])('%j is no key of a zone', (text) => {
  expect(readZoneKey(text)).toBeUndefined();
});

it.each(['', '1 2 3', '1 2 3 XYZ', 'a b c D'])('%j is no DS', (text) => {
  expect(readDs(text)).toBeUndefined();
});

describe('how a zone is signed', () => {
  const [, example] = examples;
  const { key = '', ds = [] } = example ?? {};
  const facts: DnssecFacts = { zone: 'example.net', ds, keys: [key], verified: 'right', resolver: 'Somebody' };
  const check = (given: Partial<DnssecFacts>) => checkDnssec({ ...facts, ...given });
  const told = (given: Partial<DnssecFacts>) =>
    check(given).findings.map(({ severity, detail }) => `${severity}: ${detail}`);

  it.each([
    [{}, 'Signed and valid', 'passed: Signed, linked from the parent and validated by Somebody.'],
    [
      { ds: [], keys: [] },
      'Not signed',
      'advice: example.net is not signed, so attackers on the way can forge its answers.',
    ],
    [
      { ds: [], verified: 'unknown' },
      'Signed, but not linked from the parent',
      'warning: example.net has keys, but its parent has no DS record for them, so resolvers treat it as unsigned.',
    ],
    [
      { keys: [], verified: 'unknown' },
      'Broken: a DS without a key',
      'error: The parent says that example.net is signed, but it has no key. Resolvers that validate cannot find this name.',
    ],
    [
      { ds: ['55648 13 2 00'], verified: 'wrong' },
      'Broken: the DS record matches no key',
      'error: No DS record at the parent matches a key of example.net. Resolvers that validate cannot find this name.',
    ],
    [
      { verified: 'wrong' },
      'Broken: the signatures are wrong',
      'error: Somebody only answers for example.net if it does not check signatures: they are wrong or out of date, so resolvers that validate cannot reach this name.',
    ],
    [
      { verified: 'unknown' },
      'Signed and linked; the signatures were not checked',
      'advice: The DS record at the parent matches a key of the zone. None of the resolvers confirmed that it checked the signatures.',
    ],
    [
      { ds: undefined, verified: 'unknown' },
      'Unknown',
      'unknown: The DS records at the parent could not be looked up, so it is unknown how example.net is signed.',
    ],
    [
      { keys: undefined, verified: 'wrong' },
      'Broken',
      'error: Somebody only answers for example.net if it does not check signatures: they are wrong or out of date, so resolvers that validate cannot reach this name.',
    ],
  ] as const)('%j', (given, summary, finding) => {
    expect(check(given)).toMatchObject({ summary });
    expect(told(given)).toContain(finding);
  });

  it('offers the DS that is missing', () => {
    const offered = { name: 'example.net', type: 'DS', value: ds[0]?.toUpperCase() };
    expect(check({ ds: [] }).findings[0]?.record).toEqual(offered);
    expect(check({ ds: ['1 13 2 00'] }).findings[0]?.record).toEqual(offered);
  });

  it('explains keys and DS', () => {
    expect(check({}).explained).toEqual([
      { part: 'DS 55648 13 2', meaning: 'The parent points at the key 55648 (ECDSA P-256), by its SHA-256.' },
      { part: 'DNSKEY 55648', meaning: 'A key (ECDSA P-256) that signs the keys of the zone.' },
    ]);
  });

  it('warns of what is weak, left over or unknown', () => {
    const [old] = examples;
    const weak = { zone: 'dskey.example.com', keys: [old?.key ?? ''], ds: [old?.ds[0] ?? ''] };
    expect(told(weak)).toEqual([
      'passed: Signed, linked from the parent and validated by Somebody.',
      'warning: Keys of the kind RSA/SHA-1 are no longer safe; some resolvers treat the zone as not signed.',
      'advice: The key 60485 is a short RSA key.',
      'warning: The parent only has a DS record with SHA-1, which is no longer safe.',
    ]);
    expect(told({ ds: [...ds, '1 13 2 00'] })).toContain(
      'advice: The DS record 1 matches no key. That is normal while keys are being replaced.',
    );
    expect(told({ keys: [key, '256 3 99 AAAA'] })).toContain('advice: The algorithm 99 is unknown.');
    expect(check({ keys: [key, '385 3 13 AAAA'] }).explained.at(-1)?.meaning).toBe(
      'A key (ECDSA P-256) that was withdrawn.',
    );
  });

  it('bears a DS of an unknown digest, and thousands of keys', () => {
    expect(check({ ds: ['55648 13 99 00'] }).summary).toBe('Signed and valid');
    const many = check({
      keys: Array.from({ length: 5_000 }, () => key),
      ds: Array.from({ length: 5_000 }, () => ds[0] ?? ''),
    });
    expect(many.explained.length).toBeLessThanOrEqual(100);
  });
});
