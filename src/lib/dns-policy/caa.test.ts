import { describe, expect, it } from 'vitest';
import { caaInWords, checkCaa, readCaa } from './caa.ts';
import type { Ask } from './report.ts';

const words = (text: string) => {
  const record = readCaa(text);
  return record && caaInWords(record);
};

describe('a CAA record in words', () => {
  it.each([
    ['0 issue "letsencrypt.org"', 'letsencrypt.org may issue certificates.'],
    ['0 issue ";"', 'Nobody may issue certificates.'],
    ['0 ISSUE ""', 'Nobody may issue certificates.'],
    ['0 issuewild ";"', 'Nobody may issue wildcard certificates.'],
    ['0 issuewild "ca.example"', 'ca.example may issue wildcard certificates.'],
    [
      '128 issue "ca.example; accounturi=https://ca.example/acct/1; validationmethods=dns-01,http-01"',
      'ca.example may issue certificates, but only for the account https://ca.example/acct/1 and after a check by dns-01 or http-01.',
    ],
    ['0 issue "ca.example; policy=ev"', 'ca.example may issue certificates, but only with policy=ev.'],
    ['0 issuemail "ca.example"', 'ca.example may issue certificates for mail (S/MIME).'],
    ['0 issuevmc ";"', 'Nobody may certify logos.'],
    ['0 iodef "mailto:sec@example.com"', 'Requests that break these rules are reported to sec@example.com.'],
    ['0 contactemail "a@example.com"', 'The owner can be contacted at a@example.com.'],
    ['0 tbs "Unknown"', 'A rule that is not part of the standard.'],
    ['128 tbs "Unknown"', 'An unknown rule that is marked as critical.'],
  ])('%s', (text, expected) => {
    expect(words(text)).toBe(expected);
  });

  it.each(['', 'issue "x"', '0 issue x', '0 "issue" "x"'])('%j cannot be read', (text) => {
    expect(readCaa(text)).toBeUndefined();
  });
});

describe('the certificates of a domain', () => {
  const check = (table: Readonly<Record<string, readonly string[] | undefined>>, domain = 'www.example.com') => {
    const ask: Ask = async (name) => (name in table ? table[name] : []);
    return checkCaa(domain, ask);
  };
  const told = async (...args: Parameters<typeof check>) =>
    (await check(...args)).findings.map(({ severity, detail }) => `${severity}: ${detail}`);

  it('come from those that the nearest name upwards allows', async () => {
    const report = await check({
      'example.com': ['0 issue "a.example"', '0 issue "b.example"', '0 iodef "mailto:s@example.com"'],
      com: ['0 issue ";"'],
    });
    expect(report.summary).toBe('2 certificate authorities may issue');
    expect(report.records[0]).toEqual({ name: 'example.com', value: '0 issue "a.example"' });
    expect(report.findings).toEqual([
      { severity: 'passed', detail: 'Certificates only come from a.example and b.example.' },
      { severity: 'advice', detail: 'www.example.com has no CAA records of its own, so those of example.com apply.' },
    ]);
  });

  it('come from anybody without a record, and one is offered', async () => {
    expect(await check({})).toMatchObject({
      findings: [
        { severity: 'advice', record: { name: 'www.example.com', type: 'CAA', value: '0 issue "letsencrypt.org"' } },
      ],
    });
  });

  it.each([
    [['0 issue ";"'], 'passed: Nobody may issue certificates.'],
    [
      ['0 issuewild "ca.example"'],
      'warning: No record says who may issue ordinary certificates (issue), so any authority may, except for wildcards.',
    ],
    [['0 iodef "sec@example.com"'], 'warning: "sec@example.com" is not an address for reports.'],
    [['0 issue "Let\'s Encrypt"'], 'warning: "Let\'s Encrypt" is not the name of a certificate authority.'],
    [
      ['128 tbs "x"'],
      'error: "tbs" is marked as critical, but authorities do not know it, so none will issue certificates.',
    ],
    [['0 tbs "x"'], 'advice: "tbs" is not a rule that authorities know.'],
    [['broken'], 'warning: "broken" cannot be read.'],
  ])('%j', async (records, finding) => {
    expect(await told({ 'www.example.com': records })).toContain(finding);
  });

  it('are unknown when the nearest name could not be asked', async () => {
    expect(await check({ 'www.example.com': undefined, 'example.com': ['0 issue ";"'] })).toMatchObject({
      summary: 'Unknown',
    });
  });

  it('are looked for in bounds, and bear many records', async () => {
    const asked: string[] = [];
    const ask: Ask = async (name) => {
      asked.push(name);
      return Array.from({ length: 5_000 }, (_, index) => `0 issue "ca${index}.example"`);
    };
    const report = await checkCaa(`${'a.'.repeat(100)}example.com`, ask);
    expect(asked).toHaveLength(10);
    expect(report.explained).toHaveLength(100);
  });
});
