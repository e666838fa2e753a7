import { describe, expect, it } from 'vitest';
import { comparableValue, withoutQuotes } from './dns-values.ts';

describe('two spellings of a record', () => {
  it.each([
    ['AAAA', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['AAAA', '2001:0db8::0001', '2001:db8::1'],
    ['AAAA', '::ffff:192.0.2.1', '::ffff:c000:201'],
    ['A', ' 192.0.2.1 ', '192.0.2.1'],
    ['CAA', '0 issue "ca.example.net"', '0 ISSUE ca.example.net'],
    ['CAA', '000 issue "CA.example.net"', '0 issue ca.example.net'],
    ['CAA', '128 iodef "mailto:x@example.com"', '128 iodef mailto:x@example.com'],
    ['MX', '10 Mail.Example.com.', '10 mail.example.com'],
    ['NS', 'NS1.example.com.', 'ns1.example.com'],
    ['SOA', 'ns1.example.com. h.example.com. 1 2 3 4 5', 'NS1.example.com H.example.com  1 2 3 4 5'],
    ['DS', '1 8 2 ABCD', '1 8 2 abcd'],
    ['HTTPS', '1 . alpn="h2,h3" ipv6hint=2001:DB8:0::1', '1 . ipv6hint=2001:db8::1 alpn=h2,h3'],
    ['SVCB', '1 Dns.example.com. no-default-alpn', '01 dns.example.com no-default-alpn'],
  ])('%s %j is %j', (type, one, other) => {
    expect(comparableValue(type, one)).toBe(comparableValue(type, other));
  });

  it.each([
    ['TXT', 'v=DKIM1; p=Abc', 'v=DKIM1; p=abc'],
    ['TXT', 'a  b', 'a b'],
    ['CAA', '0 issue "ca.example.net"', '128 issue "ca.example.net"'],
    ['CAA', '0 iodef "mailto:X@example.com"', '0 iodef "mailto:x@example.com"'],
    ['DNSKEY', '257 3 13 Abc=', '257 3 13 abc='],
    ['AAAA', '2001:db8::1', '2001:db8::2'],
    ['HTTPS', '1 . ech=Abc', '1 . ech=abc'],
    ['HTTPS', '1 . alpn=h2,h3', '1 . alpn=h3,h2'],
    ['SVCB', '1 example.com', '1 .'],
  ])('%s %j is not %j', (type, one, other) => {
    expect(comparableValue(type, one)).not.toBe(comparableValue(type, other));
  });
});

it.each([
  ['"v=spf1 -all"', 'v=spf1 -all'],
  ['"part one, " "part two"', 'part one, part two'],
  ['"say \\"a\\""', 'say "a"'],
  ['say "a"', 'say "a"'],
  ['"a" b', '"a" b'],
])('%s without quotes is %s', (text, plain) => {
  expect(withoutQuotes(text)).toBe(plain);
});
