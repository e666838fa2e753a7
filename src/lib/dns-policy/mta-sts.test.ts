import { describe, expect, it } from 'vitest';
import { checkMtaSts, covers, type PolicyFile, readPolicy } from './mta-sts.ts';
import type { Ask } from './report.ts';

const url = 'https://mta-sts.example.com/.well-known/mta-sts.txt';
const good = 'version: STSv1\r\nmode: enforce\r\nmx: mail.example.com\r\nmx: *.example.net\r\nmax_age: 604800\r\n';
const file = (text: string, more: Partial<PolicyFile & { is: 'found' }> = {}): PolicyFile => ({
  ...{ is: 'found', url, finalUrl: url, type: 'text/plain; charset=utf-8', text },
  ...more,
});

async function check(given: {
  policy?: PolicyFile;
  records?: readonly string[] | undefined;
  servers?: readonly string[];
}) {
  const { policy = file(good), servers = ['mail.example.com', 'mx1.example.net'] } = given;
  const records = 'records' in given ? given.records : ['v=STSv1; id=20260101'];
  const fetched: string[] = [];
  const ask: Ask = async (name) => (name === '_mta-sts.example.com' ? records : []);
  const report = await checkMtaSts(
    {
      domain: 'example.com',
      mailServers: servers,
      fetchPolicy: async (asked) => {
        fetched.push(asked);
        return policy;
      },
    },
    ask,
  );
  return { ...report, fetched, told: report.findings.map(({ severity, detail }) => `${severity}: ${detail}`) };
}

describe('a policy file', () => {
  it('is read with either kind of line end', () => {
    const expected = {
      version: 'STSv1',
      mode: 'enforce',
      mx: ['mail.example.com', '*.example.net'],
      maxAge: 604_800,
      faults: [],
    };
    expect(readPolicy(good)).toEqual(expected);
    expect(readPolicy(good.replaceAll('\r', ''))).toEqual(expected);
  });

  it.each([
    [
      '',
      [
        'The file does not say "version: STSv1".',
        'The file has no mode of enforce, testing or none.',
        'The file has no max_age from 0 to 31,557,600 seconds.',
        'The file names no mail server (mx).',
      ],
    ],
    [good.replace('STSv1', 'STSv2'), ['The file does not say "version: STSv1".']],
    [good.replace('enforce', 'always'), ['The file has no mode of enforce, testing or none.']],
    [good.replace('604800', '604800000'), ['The file has no max_age from 0 to 31,557,600 seconds.']],
    [good.replace('604800', 'a week'), ['The file has no max_age from 0 to 31,557,600 seconds.']],
    [`${good}nonsense`, ['The line "nonsense" is not in the form name: value.']],
    ['version: STSv1\nmode: none\nmax_age: 0', []],
    [
      'version: STSv1\nmode: constructor\nmx: a.example\nmax_age: 0',
      ['The file has no mode of enforce, testing or none.'],
    ],
  ])('has faults: %#', (text, faults) => {
    expect(readPolicy(text).faults).toEqual(faults);
  });

  it('of fifty megabytes is read in part', () => {
    expect(readPolicy(good + 'x\n'.repeat(25_000_000)).faults.length).toBe(100);
  });

  it.each([
    ['mail.example.com', 'MAIL.example.com', true],
    ['mail.example.com', 'mail2.example.com', false],
    ['*.example.com', 'a.example.com', true],
    ['*.example.com', 'a.b.example.com', false],
    ['*.example.com', 'example.com', false],
    ['*.com', 'com', false],
  ])('%s covers %s: %s', (pattern, host, expected) => {
    expect(covers(pattern, host)).toBe(expected);
  });
});

describe('MTA-STS of a domain', () => {
  it('is in order', async () => {
    expect(await check({})).toMatchObject({
      summary: 'Verified connections are required',
      fetched: [url],
      told: ['passed: Mail is only delivered over verified connections, to all mail servers of this name.'],
      explained: [
        { part: 'id=20260101' },
        { part: 'mode: enforce' },
        { part: 'mx: mail.example.com', meaning: 'mail.example.com may receive the mail.' },
        { part: 'mx: *.example.net', meaning: 'Any host directly below example.net may receive the mail.' },
        { part: 'max_age: 604800', meaning: 'Senders keep the policy for 7 days.' },
      ],
    });
  });

  it('may be absent: nothing is fetched then', async () => {
    expect(await check({ records: [] })).toMatchObject({
      summary: 'No MTA-STS policy',
      fetched: [],
      findings: [{ severity: 'advice', record: { name: '_mta-sts.example.com' } }],
    });
    expect(await check({ records: [], servers: [] })).toMatchObject({
      told: ['advice: This name accepts no mail, so it needs none.'],
    });
    expect(await check({ records: undefined })).toMatchObject({ summary: 'Unknown', fetched: [] });
    expect(await check({ records: ['v=STSv1; id=1', 'v=STSv1; id=2'] })).toMatchObject({
      summary: 'Several records: all are ignored',
      fetched: [],
    });
  });

  it.each([
    [
      { records: ['v=STSv1;'] },
      'warning: The record has no id of 1 to 32 letters and digits, which tells senders about a new policy.',
    ],
    [
      { policy: { is: 'failed' as const, url, reason: 'It took too long.' } },
      'error: The policy file could not be fetched, so there is no policy: It took too long.',
    ],
    [
      { policy: file(good, { finalUrl: 'https://example.com/p' }) },
      'error: The address of the policy file redirects to "https://example.com/p", but senders do not follow redirects.',
    ],
    [
      { policy: file(good, { type: 'text/html' }) },
      'warning: The policy file is sent as "text/html" and should be text/plain.',
    ],
    [
      { servers: ['mx.example.org'] },
      'error: The policy does not name mx.example.org: senders that follow it deliver nothing there.',
    ],
    [
      { servers: ['mx.example.org'], policy: file(good.replace('enforce', 'testing')) },
      'warning: The policy does not name mx.example.org: in mode enforce, nothing would be delivered there.',
    ],
    [
      { policy: file(good.replace('enforce', 'testing')) },
      'advice: The policy is a test: mail is also delivered over unverified connections.',
    ],
    [{ policy: file(good.replace('enforce', 'none')) }, 'advice: The policy is withdrawn (mode: none).'],
    [
      { policy: file(good.replace('604800', '3600')) },
      'advice: Senders keep the policy for less than a day, which gives little protection.',
    ],
    [{ policy: file('<html>') }, 'error: The line "<html>" is not in the form name: value.'],
  ])('has troubles: %#', async (given, finding) => {
    expect((await check(given)).told).toContain(finding);
  });
});
