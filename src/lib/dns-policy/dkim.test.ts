import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64 } from './base64.ts';
import { checkDkim } from './dkim-check.ts';
import { isDkimKey, readDkimKey } from './dkim-key.ts';
import { dkimSelectors } from './dkim-selectors.data.ts';
import type { Ask } from './report.ts';

const rsa = (bits: number, type: 'spki' | 'pkcs1' = 'spki') =>
  generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ type, format: 'der' }).toString('base64');
const ed25519 = generateKeyPairSync('ed25519')
  .publicKey.export({ type: 'spki', format: 'der' })
  .subarray(-32)
  .toString('base64');
const strong = rsa(2048);

describe('a key of DKIM', () => {
  it.each([1024, 1536, 2048])('of RSA has %i bits, in either form', (bits) => {
    expect(readDkimKey(`v=DKIM1; k=rsa; p=${rsa(bits)}`)).toMatchObject({ kind: 'rsa', bits, faults: [] });
    expect(readDkimKey(`p=${rsa(bits, 'pkcs1')}`)).toMatchObject({ kind: 'rsa', bits, faults: [] });
  });

  it('may be one of Ed25519', () => {
    expect(readDkimKey(`v=DKIM1; k=ed25519; p=${ed25519}`)).toMatchObject({ kind: 'ed25519', bits: 256, faults: [] });
  });

  it('may be written with spaces', () => {
    expect(readDkimKey(`k=rsa; p=${strong.replace(/.{60}/g, '$& ')}`).bits).toBe(2048);
  });

  it('may be revoked, a test, or of the old hash', () => {
    expect(readDkimKey('v=DKIM1; p=')).toMatchObject({ isRevoked: true, faults: [] });
    expect(readDkimKey(`t=y:s; h=sha1; p=${strong}`)).toMatchObject({ isTest: true, isOldHash: true });
    expect(readDkimKey(`t=s; h=sha1:sha256; p=${strong}`)).toMatchObject({ isTest: false, isOldHash: false });
  });

  it.each([
    [`p=${strong.slice(0, 200)}`, 'The key (p=) cannot be read as an RSA key; it may be cut off.'],
    ['p=not*base64', 'The key (p=) is not valid Base64, so nobody can use it.'],
    ['p=AAAA', 'The key (p=) cannot be read as an RSA key; it may be cut off.'],
    [`k=ed25519; p=${strong}`, 'The key (p=) cannot be read as an Ed25519 key; it may be cut off.'],
    [`k=dsa; p=${strong}`, 'DKIM has no keys of the type "dsa".'],
    [`p=${strong}; p=${strong}`, 'The tag p appears twice, but only one can count.'],
    ['p=MIT/////', 'The key (p=) cannot be read as an RSA key; it may be cut off.'],
  ])('may be broken: %#', (text, fault) => {
    expect(readDkimKey(text).faults).toEqual([fault]);
  });

  it.each([
    ['v=DKIM1; p=', true],
    ['k=rsa; p=abc', true],
    ['v=DKIM2; p=abc', false],
    ['v=spf1 -all', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isDkimKey(text)).toBe(expected);
  });
});

describe('Base64', () => {
  it.each([
    ['', []],
    ['AA==', [0]],
    ['AAE', [0, 1]],
    ['/+8=', [255, 239]],
    [' A Q I D ', [1, 2, 3]],
  ])('%j', (text, bytes) => {
    expect([...(bytesOfBase64(text) ?? [])]).toEqual(bytes);
  });

  it.each(['A', 'AAAAA', 'A=AA', 'A-_A', 'ä'])('%j is none', (text) => {
    expect(bytesOfBase64(text)).toBeUndefined();
  });
});

describe('the selectors of a domain', () => {
  const askIn =
    (table: Readonly<Record<string, string | undefined>>, asked: string[] = []): Ask =>
    async (name) => {
      asked.push(name);
      const selector = name.slice(0, name.indexOf('._domainkey.'));
      const text = selector in table ? table[selector] : table['*'];
      if (text === undefined) return selector in table ? undefined : [];
      return ['some other text', text];
    };

  it('are about sixty, none twice, all names of the DNS', () => {
    const names = dkimSelectors.map(({ selector }) => selector);
    expect(names.length).toBeGreaterThanOrEqual(55);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
  });

  it('are tried, and those that exist explained', async () => {
    const asked: string[] = [];
    const table = {
      google: `v=DKIM1; k=rsa; p=${strong}`,
      s1: 'v=DKIM1; p=',
      default: `p=${rsa(1024)}; t=y`,
      dkim: `k=ed25519; p=${ed25519}`,
      mail: 'p=!',
    };
    const report = await checkDkim('example.com', askIn(table, asked));
    expect(asked).toHaveLength(dkimSelectors.length + 1);
    expect(report.summary).toBe('3 keys found under common selectors');
    expect(report.explained).toEqual([
      { part: 'default', meaning: 'RSA key of 1024 bits.' },
      { part: 'dkim', meaning: 'Ed25519 key of 256 bits.' },
      { part: 'mail', meaning: 'RSA key that cannot be read.' },
      { part: 's1', meaning: 'Revoked: mail signed with it counts as unsigned. A selector that SendGrid uses.' },
      { part: 'google', meaning: 'RSA key of 2048 bits. A selector that Google Workspace uses.' },
    ]);
    expect(report.findings.map(({ severity, detail }) => `${severity}: ${detail}`)).toEqual([
      'warning: default: an RSA key of 1024 bits is weak today.',
      'advice: default: the key is marked as a test (t=y).',
      'passed: dkim: an Ed25519 key. Not every receiver supports these, so also publish an RSA key.',
      'warning: mail: The key (p=) is not valid Base64, so nobody can use it.',
      'advice: s1: the key was revoked (p= is empty).',
      'passed: google: an RSA key of 2048 bits.',
      expect.stringContaining('no way to list selectors'),
    ]);
  });

  it('are told from a wildcard that answers for all', async () => {
    const report = await checkDkim('example.com', askIn({ '*': 'v=DKIM1; p=', google: `p=${strong}` }));
    expect(report.records).toHaveLength(1);
    expect(report.findings[1]?.detail).toContain('wildcard record revokes');
    const same = await checkDkim('example.com', askIn({ '*': `p=${strong}` }));
    expect(same.records).toEqual([]);
    expect(same.findings[0]?.detail).toContain('for every possible selector');
  });

  it('are counted when they could not be asked for', async () => {
    const report = await checkDkim('example.com', askIn({ google: undefined, s1: undefined }));
    expect(report.findings[0]).toEqual({ severity: 'unknown', detail: '2 selectors could not be looked up.' });
  });

  it('call a key of 512 bits broken', async () => {
    const report = await checkDkim('example.com', askIn({ k1: `p=${rsa(512)}` }));
    expect(report.findings[0]).toMatchObject({
      severity: 'error',
      detail: 'k1: an RSA key of 512 bits can be broken, so receivers ignore it.',
    });
  });

  it('bear hostile keys', async () => {
    const report = await checkDkim(
      'example.com',
      askIn({ k1: `p=${'A'.repeat(60_000)}`, k2: `p=;${'x;'.repeat(30_000)}` }),
    );
    expect(report.findings.length).toBeLessThan(100);
  });
});
