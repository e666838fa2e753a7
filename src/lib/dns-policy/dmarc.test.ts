import { describe, expect, it } from 'vitest';
import { checkDmarc } from './dmarc-check.ts';
import { readDmarc } from './dmarc-record.ts';
import type { Ask } from './report.ts';

type Table = Readonly<Record<string, readonly string[] | undefined>>;

const askIn =
  (table: Table, asked: string[] = []): Ask =>
  async (name) => {
    asked.push(name);
    return name in table ? table[name] : [];
  };
const dmarc = (record: string, table: Table = {}) =>
  checkDmarc('example.com', askIn({ '_dmarc.example.com': [record], ...table }));
const severitiesAndDetails = async (record: string, table?: Table) =>
  (await dmarc(record, table)).findings.map(({ severity, detail }) => `${severity}: ${detail}`);

describe('a DMARC record in words', () => {
  it('says what every tag means', () => {
    const record =
      'v=DMARC1; p=quarantine; sp=reject; np=reject; pct=50; adkim=s; aspf=r; rua=mailto:a@example.com!10m,mailto:b@example.com; ruf=mailto:c@example.com; fo=1:d:s; ri=3600; rf=afrf; psd=n; t=y';
    expect(readDmarc(record).explained).toEqual([
      { part: 'v=DMARC1', meaning: 'This is a DMARC record.' },
      {
        part: 'p=quarantine',
        meaning: 'Mail that passes neither SPF nor DKIM: it should be quarantined, for example in the spam folder.',
      },
      { part: 'sp=reject', meaning: 'The same for subdomains: it should be rejected.' },
      { part: 'np=reject', meaning: 'The same for subdomains that do not exist: it should be rejected.' },
      { part: 'pct=50', meaning: 'The policy applies to 50 in 100 messages.' },
      { part: 'adkim=s', meaning: 'Strict: the domain that signed (DKIM) must be exactly the same name.' },
      { part: 'aspf=r', meaning: 'Relaxed: the domain of the envelope (SPF) may be another name of the same owner.' },
      {
        part: 'rua=mailto:a@example.com!10m,mailto:b@example.com',
        meaning: 'Daily reports go to a@example.com and b@example.com.',
      },
      { part: 'ruf=mailto:c@example.com', meaning: 'Reports of single messages go to c@example.com.' },
      {
        part: 'fo=1:d:s',
        meaning:
          'Single messages are reported when either of SPF and DKIM fails, when a DKIM signature is wrong and when SPF fails.',
      },
      { part: 'rf=afrf', meaning: 'The format of reports on single messages.' },
      { part: 'ri=3600', meaning: 'Reports are requested every 3600 seconds; receivers send them daily.' },
      { part: 'psd=n', meaning: 'Says whether others register names under this one.' },
      { part: 't=y', meaning: 'A test: the policy is not to be applied in full.' },
    ]);
  });
});

describe('a domain with DMARC', () => {
  it('is in order when it refuses forged mail', async () => {
    expect(await dmarc('v=DMARC1; p=reject; rua=mailto:d@example.com')).toMatchObject({
      summary: 'Forged mail is to be rejected',
      records: [{ name: '_dmarc.example.com', value: 'v=DMARC1; p=reject; rua=mailto:d@example.com' }],
      findings: [{ severity: 'passed', detail: 'Forged mail is to be rejected.' }],
      isEnforced: true,
    });
  });

  it.each([
    [
      'v=DMARC1; p=none; rua=mailto:d@example.com',
      'warning: Forged mail is only reported, never quarantined or rejected.',
    ],
    ['v=DMARC1; p=reject', 'advice: No address for reports (rua): you do not learn who sends mail in your name.'],
    [
      'v=DMARC1; p=reject; sp=none',
      'warning: For subdomains of example.com the policy is weaker (sp=none), so forgers can use any of them.',
    ],
    ['v=DMARC1; p=reject; pct=20', 'warning: The policy only applies to 20 in 100 messages.'],
    ['v=DMARC1; p=reject; pct=200', 'warning: "pct=200" is not a number from 0 to 100.'],
    ['v=DMARC1; p=block', 'error: "p=block" is not a policy.'],
    [
      'v=DMARC1; rua=mailto:d@example.com',
      'error: The record has no policy (p=), so receivers ignore it or only report.',
    ],
    [
      'v=DMARC1; p=reject; t=y',
      'advice: The record is marked as a test (t=y), so receivers do less than the policy says.',
    ],
    ['v=DMARC1; p=reject; policy=1', 'advice: DMARC has no tag "policy"; receivers ignore it.'],
    ['v=DMARC1; p=reject; pct=100', 'advice: The next edition of DMARC drops pct.'],
    ['v=DMARC1; p=reject; rua=d@example.com', 'warning: "d@example.com" is not an address for reports.'],
    ['v=DMARC1; p=reject; rua', 'warning: "rua" is not in the form tag=value.'],
    [
      'v=DMARC1; p=reject; sp=block',
      'error: "sp=block" is not a policy, so receivers ignore the whole record or only report.',
    ],
    [
      'v=DMARC1; p=reject; np=drop',
      'error: "np=drop" is not a policy, so receivers ignore the whole record or only report.',
    ],
    [
      'v=DMARC1; p=reject; adkim=strict',
      'warning: "adkim=strict" is not a value that DMARC knows; receivers ignore it.',
    ],
    ['v=DMARC1; p=reject; aspf=x', 'warning: "aspf=x" is not a value that DMARC knows; receivers ignore it.'],
    ['v=DMARC1; p=reject; fo=1:2', 'warning: "fo=1:2" is not a value that DMARC knows; receivers ignore it.'],
    ['v=DMARC1; p=reject; rf=iodef', 'warning: "rf=iodef" is not a value that DMARC knows; receivers ignore it.'],
    ['v=DMARC1; p=reject; ri=daily', 'warning: "ri=daily" is not a value that DMARC knows; receivers ignore it.'],
    ['v=DMARC1; p=reject; psd=yes', 'warning: "psd=yes" is not a value that DMARC knows; receivers ignore it.'],
    ['v=DMARC1; p=reject; t=1', 'warning: "t=1" is not a value that DMARC knows; receivers ignore it.'],
  ])('%s', async (record, finding) => {
    expect(await severitiesAndDetails(record)).toContainEqual(finding);
  });

  it.each([
    ['v=DMARC1; p=none; rua=mailto:d@example.com', 'v=DMARC1; p=quarantine; rua=mailto:d@example.com'],
    ['v=DMARC1; p=reject; sp=none; rua=mailto:d@example.com', 'v=DMARC1; p=reject; rua=mailto:d@example.com'],
    ['v=DMARC1; p=reject; pct=5; rua=mailto:d@example.com', 'v=DMARC1; p=reject; rua=mailto:d@example.com'],
    ['v=DMARC1; p=reject;', 'v=DMARC1; p=reject; rua=mailto:dmarc@example.com'],
    ['v=DMARC1; rua=mailto:d@example.com', 'v=DMARC1; p=none; rua=mailto:d@example.com'],
    ['v=DMARC1; p=block; rua=mailto:d@example.com', 'v=DMARC1; p=none; rua=mailto:d@example.com'],
  ])('%s is to become %s', async (record, value) => {
    const offered = (await dmarc(record)).findings.flatMap((finding) => finding.record ?? []);
    expect(offered).toEqual([{ name: '_dmarc.example.com', type: 'TXT', value }]);
  });

  it.each([
    ['v=DMARC1; p=none', false],
    ['v=DMARC1; p=quarantine', true],
    ['v=DMARC1; p=quarantine; pct=99', false],
    ['v=DMARC1; p=reject; t=y', false],
    ['v=DMARC1; p=block; rua=mailto:d@example.com', false],
    ['v=DMARC1; p=reject; sp=block', false],
    ['v=DMARC1; p=reject; np=', false],
    ['v=DMARC1; p=; sp=reject', false],
    ['v=DMARC1; p=REJECT; sp=Quarantine; adkim=S; fo=0:D', true],
  ])('%s enforces: %s', async (record, isEnforced) => {
    expect((await dmarc(record)).isEnforced).toBe(isEnforced);
  });

  it('gets a record offered where it has none', async () => {
    expect(await checkDmarc('example.com', askIn({ '_dmarc.example.com': ['v=spf1 -all'] }))).toMatchObject({
      summary: 'No DMARC record: forged mail is not rejected',
      findings: [
        {
          severity: 'warning',
          record: { name: '_dmarc.example.com', value: 'v=DMARC1; p=none; rua=mailto:dmarc@example.com' },
        },
      ],
    });
  });

  it('has none when it has several', async () => {
    const report = await checkDmarc(
      'example.com',
      askIn({ '_dmarc.example.com': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }),
    );
    expect(report).toMatchObject({ findings: [{ severity: 'error' }], isEnforced: false });
  });

  it('is unknown when nobody could be asked', async () => {
    const report = await checkDmarc('example.com', askIn({ '_dmarc.example.com': undefined }));
    expect(report).toMatchObject({ summary: 'Unknown', findings: [{ severity: 'unknown' }] });
  });

  it('inherits the policy for names below from the registered domain', async () => {
    const table = { '_dmarc.example.co.uk': ['v=DMARC1; p=reject; sp=none; rua=mailto:d@example.co.uk'] };
    const asked: string[] = [];
    const report = await checkDmarc('a.b.example.co.uk', askIn(table, asked));
    expect(asked).toEqual(['_dmarc.a.b.example.co.uk', '_dmarc.example.co.uk']);
    expect(report.summary).toBe('Forged mail is only reported');
    expect(report.findings[0]?.detail).toBe(
      'a.b.example.co.uk has no record of its own, so the policy of example.co.uk for subdomains applies.',
    );
  });

  it.each([
    ['v=DMARC1; p=reject', 'Forged mail is to be rejected', true],
    ['v=DMARC1; p=none; sp=reject', 'Forged mail is to be rejected', true],
    ['v=DMARC1; p=reject; sp=none', 'Forged mail is only reported', false],
    ['v=DMARC1; p=reject; sp=off', 'The record has no valid policy', false],
  ])('gives a name below what %s says of it', async (record, summary, isEnforced) => {
    const report = await checkDmarc('sub.example.com', askIn({ '_dmarc.example.com': [record] }));
    expect(report).toMatchObject({ summary, isEnforced });
  });

  it('below a weaker one is not told to repeat the record', async () => {
    const record = 'v=DMARC1; p=reject; sp=none; rua=mailto:d@example.com';
    const { findings } = await checkDmarc('sub.example.com', askIn({ '_dmarc.example.com': [record] }));
    const value = 'v=DMARC1; p=reject; rua=mailto:d@example.com';
    expect(findings.flatMap((finding) => finding.record ?? [])).toEqual([
      { name: '_dmarc.example.com', type: 'TXT', value },
    ]);
  });

  it('is told whether another domain takes its reports', async () => {
    const record =
      'v=DMARC1; p=reject; rua=mailto:x@yes.example,mailto:x@no.example,mailto:x@sub.example.com; ruf=mailto:x@unknown.example';
    const table = {
      'example.com._report._dmarc.yes.example': ['v=DMARC1'],
      'example.com._report._dmarc.unknown.example': undefined,
    };
    const report = await dmarc(record, table);
    expect(report.findings.slice(1)).toEqual([
      { severity: 'passed', detail: 'yes.example accepts reports about example.com.' },
      {
        severity: 'warning',
        detail: 'no.example does not say that it accepts reports about example.com, so receivers send none.',
        fix: 'The owner of no.example must publish this record.',
        record: { name: 'example.com._report._dmarc.no.example', type: 'TXT', value: 'v=DMARC1' },
      },
      {
        severity: 'unknown',
        detail:
          'It could not be checked whether unknown.example accepts these reports (example.com._report._dmarc.unknown.example).',
      },
    ]);
  });

  it('is read in bounds when its record is hostile', async () => {
    const asked: string[] = [];
    const many = Array.from({ length: 5_000 }, (_, index) => `mailto:x@a${index}.example`).join(',');
    const record = `v=DMARC1; p=reject; rua=${many}`;
    const report = await checkDmarc('example.com', askIn({ '_dmarc.example.com': [record] }, asked));
    expect(asked.length).toBeLessThan(15);
    expect(report.findings.at(-1)?.detail).toContain('characters long; only its first 10,000 were read');
    const odd = await dmarc(`v=DMARC1;${'p=reject;;=;\u0000\u202e<b>;'.repeat(3_000)}`);
    expect(odd.findings.length).toBeLessThanOrEqual(100);
  });
});
