import { expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { parseWhois } from './parse-whois.ts';

/** Milliseconds in which any answer is read, with room for a slow machine; a quadratic reader needs minutes. */
const LONGEST = 5_000;

const size = 10_000_000;
const fill = (part: string) => part.repeat(Math.ceil(size / part.length));

it.each([
  ['one endless line', fill('a')],
  ['an endless host name', `Name Server: ${fill('a.')}`],
  ['an endless label', `${fill('label ')}: value`],
  ['dots', fill('.')],
  ['dots and colons', fill('a..: ')],
  ['spaces', `Domain Name:${fill(' ')}x`],
  ['spaces before each end', fill(`Created:${' '.repeat(500)}\n`)],
  ['blank lines', fill('\n')],
  ['carriage returns', fill('\r')],
  ['brackets', fill('[')],
  ['brackets in lines', fill('[a] [b [c\n')],
  ['markup that never ends', fill('<a ')],
  ['entities', fill('&amp;&#38;&')],
  ['quotes', fill('"a')],
  ['hyphens', fill('-')],
  ['numbers', fill('12/34/')],
  ['dates', fill('Creation Date: 2001-02-30\n')],
  ['months', fill('Created: 1 jan jan jan jan jan\n')],
  ['name servers', fill('Name Server: ns1.quiet-meadow.com\n')],
  ['other domains', fill('Domain Name: other.com\nRegistrar: X\n')],
  ['status words', fill('Status: a b c d e f g h, i, j, k\n')],
  ['headings', fill('Registrant:\n')],
  ['sentences', fill('Record created on \n')],
  ['almost free', fill('no match for no match for no match for\n')],
  ['remarks', fill('% no entries found for a long time and more\n')],
  ['nothing but zero bytes', fill('\0')],
  ['half of a pair', fill('\uD800')],
])('reads 10 MB of %s in bounded time', async (_, answer) => {
  expect(await ownTime(() => parseWhois(answer, 'quiet-meadow.com'))).toBeLessThan(LONGEST);
});

it('reads a record before rubbish that never ends', () => {
  const answer = `Domain Name: QUIET-MEADOW.COM\nCreation Date: 2001-02-03\nName Server: ns1.a.example\n${fill('rubbish: x\n')}`;
  expect(parseWhois(answer, 'quiet-meadow.com')).toMatchObject({
    state: 'registered',
    created: { day: '2001-02-03' },
    nameServers: ['ns1.a.example'],
  });
});

it.each([
  ['Creation Date: 2001-02-1', undefined],
  ['Creation Date: 03-Feb-20', undefined],
  ['Creation Date: 13/02/20', undefined],
  ['Creation Date: 2001-02-10', '2001-02-10'],
  ['Creation Date: 03-Feb-2001', '2001-02-03'],
  ['Creation Date: 2001-02-1\n', '2001-02-01'],
  ['Creation Date: 03-Feb-20\n', '2020-02-03'],
])('takes no date from a transfer that ended within one: %j', (end, day) => {
  expect(parseWhois(`Domain Name: QUIET-MEADOW.COM\n${end}`, 'quiet-meadow.com').created?.day).toBe(day);
});

const plain = 'Domain Name: QUIET-MEADOW.COM\nRegistrar: Hazel\nCreation Date: 2001-02-03\n';
const wide = (text: string, zero: 'before' | 'after') =>
  [...text].map((sign) => (zero === 'before' ? `\0${sign}` : `${sign}\0`)).join('');

it.each([
  ['little end first, as Latin-1', `ÿþ${wide(plain, 'after')}`],
  ['big end first, as Latin-1', `þÿ${wide(plain, 'before')}`],
  ['little end first, as UTF-8', `\uFFFD\uFFFD${wide(plain, 'after')}`],
  ['a mark of UTF-8', `\uFEFF${plain}`],
  ['a mark of UTF-8, as Latin-1', `ï»¿${plain}`],
])('reads an answer decoded wrongly: %s', (_, answer) => {
  expect(parseWhois(answer, 'quiet-meadow.com')).toMatchObject({
    state: 'registered',
    created: { day: '2001-02-03' },
    registrar: { name: 'Hazel' },
  });
});

it('keeps a bounded part of what is listed', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `Name Server: ns${at}.a.example\nDomain Status: s${at}`);
  const record = parseWhois(`Domain Name: QUIET-MEADOW.COM\n${lines.join('\n')}`, 'quiet-meadow.com');
  expect(record.nameServers).toHaveLength(50);
  expect(record.status).toHaveLength(40);
});

it.each(['', '.', '..', 'com', '(', '\\', '*.com', 'a'.repeat(100_000), '__proto__', 'constructor'])(
  'survives %s as a domain',
  (domain) => {
    expect(
      parseWhois('Domain Name: a.com\nCreation Date: 2001-02-03\nconstructor: 1\n__proto__: 2', domain),
    ).toHaveProperty('state');
  },
);

it('takes no link for a name and no script for a registrar', () => {
  const answer =
    'Domain: quiet-meadow.com\nRegistrar: <script>alert(1)</script>Hazel\nRegistrar URL: javascript:alert(1)\nWhois Server: http://192.0.2.1/\nName Server: 192.0.2.1\nName Server: localhost\nName Server: -bad-.example\nRegistrar Abuse Contact Email: a b@c';
  expect(parseWhois(answer, 'quiet-meadow.com')).toEqual({
    state: 'registered',
    registrar: { name: 'alert(1)Hazel' },
    nameServers: [],
    status: [],
  });
});
