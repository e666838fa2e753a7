import { describe, expect, it } from 'vitest';
import type { Ask } from './report.ts';
import { checkSpf } from './spf-check.ts';
import { isSpf, readSpf } from './spf-record.ts';
import { spfInWords } from './spf-words.ts';

type Table = Readonly<Record<string, readonly string[] | undefined>>;

/** A DNS by `name TYPE`; A records exist for names that are called so. */
function askIn(table: Table, asked: string[] = []): Ask {
  return async (name, type) => {
    asked.push(`${name} ${type}`);
    const key = `${name} ${type}`;
    if (key in table) return table[key];
    return type === 'A' && name.startsWith('host') ? ['192.0.2.1'] : [];
  };
}

const spf = (record: string, table: Table = {}, asked?: string[]) =>
  checkSpf({ domain: 'example.com', texts: ['other=1', record], takesMail: true }, askIn(table, asked));
const severitiesAndDetails = async (record: string, table?: Table) =>
  (await spf(record, table)).findings.map(({ severity, detail }) => `${severity}: ${detail}`);

describe('what an SPF record is', () => {
  it.each([
    ['v=spf1', true],
    ['V=SPF1 -ALL', true],
    ['v=spf10 -all', false],
    ['v=spf1;-all', false],
    [' v=spf1 -all', false],
    ['spf2.0/pra -all', false],
  ])('%j: %s', (text, expected) => {
    expect(isSpf(text)).toBe(expected);
  });
});

describe('each part of an SPF record in words', () => {
  it.each([
    ['+all', 'Everyone else may send, too.'],
    ['-all', 'Everyone else is rejected (fail).'],
    ['~ALL', 'Everyone else is suspicious: usually accepted, but marked (softfail).'],
    ['?all', 'Nothing is said about everyone else (neutral).'],
    ['a', 'The addresses of example.com may send.'],
    ['-a:host.example.net', 'The addresses of host.example.net are rejected.'],
    ['a/24//64', 'The addresses of example.com and their networks of /24 and /64 (IPv6) may send.'],
    ['mx', 'The mail servers of example.com may send.'],
    [
      '?mx:example.net/28',
      'The mail servers of example.net and their networks of /28 are neither allowed nor rejected.',
    ],
    ['ip4:192.0.2.1', 'Senders at 192.0.2.1 may send.'],
    ['ip4:192.0.2.0/24', 'Senders in the network 192.0.2.0/24 (256 addresses) may send.'],
    ['ip6:2001:db8::/32', 'Senders in the network 2001:db8::/32 may send.'],
    ['ip6:2001:db8::1', 'Senders at 2001:db8::1 may send.'],
    ['include:_spf.example.net', 'Everyone the SPF record of _spf.example.net lets send: they may send.'],
    ['~ptr', 'Everyone with a reverse name under example.com: they are suspicious: usually accepted, but marked.'],
    ['exists:%{i}._spf.example.net', 'Senders for whom the name %{i}._spf.example.net exists may send.'],
    ['redirect=_spf.example.net', 'The SPF record of _spf.example.net applies instead if no part of this one matches.'],
    ['exp=why.example.com', 'Rejected senders get the explanation at why.example.com.'],
    ['x-new=1', 'A modifier that is not part of the standard; receivers ignore it.'],
  ])('%s', (part, meaning) => {
    const [term] = readSpf(`v=spf1 ${part}`);
    expect(term && spfInWords(term, 'example.com')).toBe(meaning);
  });

  it.each([
    ['ipv4:192.0.2.1', 'is not an SPF mechanism'],
    ['ip4:192.0.2.256', 'names no IPv4 address'],
    ['ip4:192.0.2.1/33', 'has a network of 33 bits, but the maximum is 32'],
    ['ip4', 'names no address'],
    ['ip6:fe80::1%eth0', 'names no IPv6 address'],
    ['ip6:192.0.2.1', 'names no IPv6 address'],
    ['include', 'names no domain'],
    ['include:', 'names no domain'],
    ['include:nodot', 'names no domain'],
    ['include:a.example/24', 'cannot have a network'],
    ['a:%{q}.example.com', 'names no domain'],
    ['a/33', 'has a network of too many bits'],
    ['all:x', 'has something after "all"'],
    ['redirect=', 'names no domain'],
    ['"v=spf1', 'is not an SPF mechanism'],
    ['\u202eall', 'is not an SPF mechanism'],
  ])('%s cannot be read', (part, why) => {
    expect(readSpf(`v=spf1 ${part}`)).toMatchObject([{ kind: 'wrong', why }]);
  });
});

describe('an SPF record as a whole', () => {
  it('is in order when it lists senders and refuses others', async () => {
    const report = await spf('v=spf1 ip4:192.0.2.0/24 mx -all', { 'example.com MX': ['10 mail.example.com'] });
    expect(report).toMatchObject({
      summary: 'Only the listed senders may send; others are rejected',
      records: [{ name: 'example.com', value: 'v=spf1 ip4:192.0.2.0/24 mx -all' }],
      findings: [
        { severity: 'passed', detail: 'Senders that are not listed are to be rejected.' },
        { severity: 'passed', detail: 'The record needs 1 DNS lookup of the 10 that receivers allow.' },
      ],
    });
  });

  it.each([
    [true, 'v=spf1 mx ~all'],
    [false, 'v=spf1 -all'],
  ])('is offered where there is none (takes mail: %s)', async (takesMail, value) => {
    const report = await checkSpf({ domain: 'example.com', texts: ['a=1'], takesMail }, askIn({}));
    expect(report).toMatchObject({
      records: [],
      findings: [{ severity: 'warning', record: { name: 'example.com', type: 'TXT', value } }],
    });
  });

  it('is told from one that is only nearly so', async () => {
    const report = await spf('"v=spf1 -all"');
    expect(report.findings[0]?.detail).toContain('looks like an SPF record');
  });

  it('does not count when there are several', async () => {
    const texts = ['v=spf1 -all', 'v=spf1 mx -all'];
    const report = await checkSpf({ domain: 'example.com', texts, takesMail: true }, askIn({}));
    expect(report).toMatchObject({
      summary: 'Several SPF records: all are ignored',
      findings: [{ severity: 'error' }],
    });
  });

  it.each([
    ['v=spf1 +all', 'error: The record ends in "+all": everyone in the world may send in this name.'],
    ['v=spf1 all', 'error: The record ends in "+all": everyone in the world may send in this name.'],
    ['v=spf1 ?all', 'warning: The record ends in "?all": it says nothing about senders it does not list.'],
    ['v=spf1 mx', 'warning: The record has no "all" at its end: it says nothing about senders it does not list.'],
    ['v=spf1 -all mx a', 'warning: Everything after "all" is ignored: "mx" and "a".'],
    ['v=spf1 redirect=a.example -all', 'advice: The redirect is ignored, because there is an "all".'],
    [
      'v=spf1 ptr -all',
      'warning: "ptr" is slow and unreliable. The standard advises against it, and some receivers ignore it.',
    ],
    ['v=spf1 mx MX -all', 'advice: Duplicate in the record: "MX".'],
    ['v=spf1 ip4:0.0.0.0/0 -all', 'error: "ip4:0.0.0.0/0" covers every address, so everyone may send.'],
    ['v=spf1 ip4:10.0.0.0/8 -all', 'warning: "ip4:10.0.0.0/8" allows a very large network to send.'],
    [
      'v=spf1 ipv4:192.0.2.1 -all',
      'error: "ipv4:192.0.2.1" is not an SPF mechanism, so receivers ignore the whole record (permerror).',
    ],
    ['v=spf1 a:gone.example mx -all', 'warning: 2 names in the record have no records: example.com and gone.example.'],
    [
      `v=spf1 ${'ip4:192.0.2.1 '.repeat(40)}-all`,
      'advice: The record is 571 characters long; beyond 450 an answer may not fit into one packet.',
    ],
  ])('%s', async (record, finding) => {
    expect(await severitiesAndDetails(record)).toContainEqual(finding);
  });

  it.each([
    ['v=spf1 mx +all', 'v=spf1 mx ~all'],
    ['v=spf1 all', 'v=spf1 ~all'],
    ['v=spf1 mx ?all', 'v=spf1 mx ~all'],
    ['v=spf1 mx ', 'v=spf1 mx ~all'],
  ])('%s is to become %s', async (record, value) => {
    expect((await spf(record)).findings.find((finding) => finding.record)?.record?.value).toBe(value);
  });

  it('lets a redirect stand for the missing "all"', async () => {
    const report = await spf('v=spf1 redirect=_spf.example.net', {
      '_spf.example.net TXT': ['v=spf1 ip4:192.0.2.1 -all'],
    });
    expect(report.summary).toBe('The record of another domain applies');
    expect(report.findings).toEqual([
      { severity: 'passed', detail: 'The record needs 1 DNS lookup of the 10 that receivers allow.' },
    ]);
  });
});

describe('lookups', () => {
  it('are counted through everything that is included', async () => {
    const table = {
      'a.example TXT': ['v=spf1 include:b.example mx:host1.example a:host2.example -all'],
      'b.example TXT': ['v=spf1 ip4:192.0.2.1 exists:%{i}.b.example ~all'],
      'host1.example MX': ['10 m.example'],
    };
    const report = await spf('v=spf1 include:a.example a:host3.example -all', table);
    expect(report.findings).toContainEqual({
      severity: 'passed',
      detail: 'The record needs 6 DNS lookups of the 10 that receivers allow.',
    });
    expect(report.explained.map(({ part }) => part)).toEqual([
      'include:a.example',
      'a:host3.example',
      '-all',
      'a.example',
      'b.example',
    ]);
  });

  it('ask for a name without its final dot', async () => {
    const asked: string[] = [];
    await spf('v=spf1 a:Host.example. include:b.example. -all', {}, asked);
    expect(asked).toEqual(['host.example A', 'b.example TXT']);
  });

  it('break the record beyond ten', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `a:host${index}.example`).join(' ');
    const report = await spf(`v=spf1 ${many} -all`);
    expect(report.summary).toBe('Broken: receivers ignore this record');
    expect(report.findings[1]).toMatchObject({
      severity: 'error',
      detail: expect.stringContaining('needs 11 DNS lookups, but receivers stop at 10'),
    });
  });

  it('are warned of when the tenth is reached', async () => {
    const many = Array.from({ length: 10 }, (_, index) => `a:host${index}.example`).join(' ');
    expect(await severitiesAndDetails(`v=spf1 ${many} -all`)).toContainEqual(
      'advice: The record needs 10 DNS lookups of the 10 that receivers allow.',
    );
  });

  it('that hold nothing break it beyond two', async () => {
    const report = await spf('v=spf1 a:x.example a:y.example mx:z.example -all');
    expect(report.findings.at(-1)).toMatchObject({
      severity: 'error',
      detail: expect.stringContaining('3 names in the record have no records'),
    });
  });

  it.each([
    [
      { 'a.example TXT': ['v=spf1 include:example.com -all'] },
      'error: The records include example.com in an endless loop (permerror).',
    ],
    [
      { 'a.example TXT': ['v=spf1 include:a.example -all'] },
      'error: The records include a.example in an endless loop (permerror).',
    ],
    [
      { 'a.example TXT': ['nothing'] },
      'error: a.example is included but has no SPF record, so receivers ignore your record (permerror).',
    ],
    [
      { 'a.example TXT': ['v=spf1 -all', 'v=spf1 -all'] },
      'error: a.example has several SPF records, which also breaks yours (permerror).',
    ],
    [
      { 'a.example TXT': ['v=spf1 ip4:nonsense -all'] },
      'error: In the record of a.example, ip4:nonsense names no IPv4 address, which also breaks yours (permerror).',
    ],
    [
      { 'a.example TXT': ['v=spf1 +all'] },
      'error: The record of a.example lets everyone send, and so in your name, too.',
    ],
    [
      { 'a.example TXT': undefined },
      'unknown: The record of a.example could not be looked up, so its lookups are not counted here.',
    ],
  ])('report trouble in what is included: %j', async (table, finding) => {
    expect(await severitiesAndDetails('v=spf1 include:a.example -all', table)).toContainEqual(finding);
  });

  it('find too many mail servers', async () => {
    const table = { 'example.com MX': Array.from({ length: 11 }, (_, index) => `${index} m${index}.example.com`) };
    expect(await severitiesAndDetails('v=spf1 mx -all', table)).toContainEqual(
      'error: example.com has more than 10 mail servers, but "mx" may only check 10 (permerror).',
    );
  });
});

describe('hostile SPF', () => {
  it('that includes without end is followed for thirty lookups', async () => {
    const asked: string[] = [];
    const endless: Ask = async (name, type) => {
      asked.push(`${name} ${type}`);
      return [`v=spf1 include:a.${name} include:b.${name} include:c.${name} -all`];
    };
    const report = await checkSpf(
      { domain: 'x.example', texts: ['v=spf1 include:a.x.example -all'], takesMail: true },
      endless,
    );
    expect(asked.length).toBe(30);
    expect(report.findings.find(({ severity }) => severity === 'error')?.detail).toContain('more than');
  });

  it('of many thousand parts is read in part, and said to be too long', async () => {
    const asked: string[] = [];
    const report = await spf(`v=spf1 ${'a:host.example ip4:bad '.repeat(50_000)}`, {}, asked);
    expect(asked.length).toBeLessThan(40);
    expect(report.explained.length).toBeLessThanOrEqual(100);
    expect(report.findings.length).toBeLessThanOrEqual(100);
  });
});
