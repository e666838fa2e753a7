import { describe, expect, it } from 'vitest';
import { readSpf } from './spf-record.ts';

/** Kinds of syntax that the public SPF test suite (RFC 7208) has receivers refuse or take; the cases are our own. */
const isRefused = (part: string) => readSpf(`v=spf1 ${part}`).some(({ kind }) => kind === 'wrong');

describe('parts that break a record (permerror)', () => {
  it.each([
    ...[
      'moo',
      'moo:example.net',
      '-moo',
      'a.b',
      '++all',
      '-',
      ':',
      '/24',
      'all:',
      'all/8',
      'all.',
      'redirect:b.example',
    ],
    ...['ip4:192.0.2', 'ip4:192.0.2.01', 'ip4:192.0.2.1.', 'ip4:192.0.2.0/', 'ip4:192.0.2.0/024', 'ip4:192.0.2.0/-1'],
    ...['ip4:192.0.2.0//24', 'ip4:192.0.2.1:25', 'ip4:2001:db8::1', 'ip4:host.example.com', 'ip4:0x7f.0.0.1', 'ip4:'],
    ...['ip6:2001:db8::/129', 'ip6:2001:db8::1::2', 'ip6:[2001:db8::1]', 'ip6:2001:db8:1', 'ip6:2001:db8::/064', 'ip6'],
    ...['ip6:2001:db8::/', 'ip6:::192.0.2.300', 'ip6:12345::'],
    ...['a:192.0.2.1', 'a:example.9', 'a:museum', 'a:museum.', 'a:example.no-', 'a:example.-no', 'a:example..', 'a:'],
    ...['a:example.com:8080', 'a:/24', 'a/', 'a/24/64', 'a//129', 'a/032', 'a/24//', 'mx/33', 'mx:', 'mx//00'],
    ...[
      'a:%',
      'a:%(i).example.com',
      'a:%{i',
      'a:%{x}.example.com',
      'exists:%{d0}.example.com',
      'exists:%{c}.example.com',
    ],
    ...['exists:%{t}.example.com', 'include:%{r}.example.com', 'exists', 'exists:', 'exists:a.example/24', 'ptr/24'],
    ...['ptr:', 'include:a.example//64', 'redirect=', 'redirect=a.example/24', 'redirect=nodot', 'exp=', 'exp=a b'],
    ...['redirect=a.example redirect=a.example', 'exp=a.example exp=b.example', 'moo=%{q}', 'moo=%a', 'a:exämple.com'],
    ...['-all moo', 'all ip4:192.0.2', 'mx\t-all'],
  ])('%s', (part) => {
    expect(isRefused(part)).toBe(true);
  });
});

describe('parts that are in order', () => {
  it.each([
    ...['ALL', '?All', 'IP4:192.0.2.1', 'ip4:192.0.2.129/25', 'ip4:0.0.0.0/0', 'ip6:::1', 'ip6:::ffff:192.0.2.1/120'],
    ...['ip6:2001:DB8::/0', 'a', 'A/0', 'a//0', 'a/32//128', 'a:example.com.', 'a:a_b.example.com', 'a:-x.example.com'],
    ...['a:example.xn--zckzah', 'a:1.example.c0m', 'a:a:b/c.example.com', 'mx:example.com/24//64', 'ptr:example.com'],
    ...[
      'exists:%{i}.%{L2r-}.sp%%f%-%_.example.com',
      'exists:%{i}._spf.%{d2}',
      'include:%{o}',
      'a:%{d1r+-}.example.com',
    ],
    ...['exp=%{d}.example.com', 'redirect=_spf.%{d2}', 'moo=', 'moo=a:b;c/%{d}%%', 'a=192.0.2.1', 'x-1_y.z=%{t}'],
  ])('%s', (part) => {
    expect(isRefused(part)).toBe(false);
  });
});
