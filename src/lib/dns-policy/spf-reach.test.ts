import { describe, expect, it } from 'vitest';
import type { Ask } from './report.ts';
import { checkSpf } from './spf-check.ts';

type Table = Readonly<Record<string, readonly string[] | undefined>>;

const askIn =
  (table: Table): Ask =>
  async (name, type) =>
    table[`${name} ${type}`] ?? (type === 'A' ? ['192.0.2.1'] : []);

const check = (record: string, included: Readonly<Record<string, string>> = {}) =>
  checkSpf(
    { domain: 'own.example', texts: [record], takesMail: true },
    askIn(Object.fromEntries(Object.entries(included).map(([name, value]) => [`${name} TXT`, [value]]))),
  );

const halves = 'ip4:0.0.0.0/1 ip4:128.0.0.0/1';

describe('a record that lets everyone send', () => {
  it.each<[string, Record<string, string>?]>([
    ['v=spf1 include:a.example -all', { 'a.example': 'v=spf1 +all' }],
    ['v=spf1 include:a.example -all', { 'a.example': 'v=spf1 include:b.example -all', 'b.example': 'v=spf1 all' }],
    ['v=spf1 include:a.example -all', { 'a.example': 'v=spf1 redirect=b.example', 'b.example': 'v=spf1 mx +all' }],
    ['v=spf1 include:a.example -all', { 'a.example': 'v=spf1 ip4:0.0.0.0/0 -all' }],
    ['v=spf1 include:a.example -all', { 'a.example': `v=spf1 ${halves} -all` }],
    [
      'v=spf1 include:a.example include:b.example -all',
      { 'a.example': 'v=spf1 ip4:0.0.0.0/1 -all', 'b.example': 'v=spf1 ip4:128.0.0.0/1 -all' },
    ],
    ['v=spf1 redirect=a.example', { 'a.example': 'v=spf1 +all' }],
    ['v=spf1 ip4:0.0.0.0/0 -all'],
    ['v=spf1 ip6:::/0 -all'],
    ['v=spf1 ip6:::/1 ip6:8000::/1 -all'],
    [`v=spf1 ${halves} -all`],
    ['v=spf1 a/0 -all'],
    ['v=spf1 mx:host.example//0 -all'],
    ['v=spf1 a:host.example/1 ip4:128.0.0.0/1 +all'],
    ['v=spf1 exists:host.example -all'],
    ['v=spf1 -ip4:192.0.2.0/24 +all'],
    ['v=spf1 ~ip4:0.0.0.0/0 +all'],
  ])('%s %j', async (record, included) => {
    const { summary, findings } = await check(record, included);
    expect(summary).toBe('Everyone may send in this name');
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
  });
});

describe('a record that does not', () => {
  it.each<[string, Record<string, string>?]>([
    ['v=spf1 -include:a.example -all', { 'a.example': 'v=spf1 +all' }],
    ['v=spf1 ?include:a.example -all', { 'a.example': 'v=spf1 +all' }],
    ['v=spf1 -all include:a.example', { 'a.example': 'v=spf1 +all' }],
    ['v=spf1 include:a.example -all', { 'a.example': 'v=spf1 ?all' }],
    ['v=spf1 include:a.example -all', { 'a.example': 'v=spf1 -include:b.example -all', 'b.example': 'v=spf1 +all' }],
    ['v=spf1 ip4:10.0.0.0/8 ip4:192.0.2.0/24 -all'],
    ['v=spf1 exists:%{i}.own.example -all'],
    ['v=spf1 include:a.example -all', { 'a.example': 'v=spf1 ip4:198.51.100.0/24 +a ~all' }],
  ])('%s %j', async (record, included) => {
    const { summary, findings } = await check(record, included);
    expect(summary).not.toBe('Everyone may send in this name');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

it('is told by how much of the internet may send when that is half or more', async () => {
  const { findings } = await check('v=spf1 ip4:0.0.0.0/2 ip4:128.0.0.0/2 ip4:64.0.0.0/3 -all');
  expect(findings).toContainEqual({
    severity: 'error',
    detail: 'Together the parts of the record let 71 in 100 IPv4 addresses of the world send in this name.',
    fix: 'List only the addresses that really send mail.',
  });
});

it('says that a modifier which looks like a mechanism is ignored', async () => {
  const { findings } = await check('v=spf1 ip4=192.0.2.1 -all');
  expect(findings).toContainEqual({
    severity: 'warning',
    detail: '"ip4=192.0.2.1" is ignored: a mechanism is written with a colon.',
    fix: 'Write "ip4:192.0.2.1".',
  });
});
