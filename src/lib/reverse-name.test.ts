import { describe, expect, it } from 'vitest';
import { reverseNameOf } from './reverse-name.ts';

describe('reverseNameOf', () => {
  it.each([
    ['192.0.2.1', '1.2.0.192.in-addr.arpa'],
    ['0.0.0.0', '0.0.0.0.in-addr.arpa'],
    ['2001:db8::567:89ab', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
    ['2001:DB8::567:89AB', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
    ['::', `${'0.'.repeat(32)}ip6.arpa`],
    ['fe80::1%eth0', `1.${'0.'.repeat(28)}8.e.f.ip6.arpa`],
  ])('turns %s round', (ip, name) => {
    expect(reverseNameOf(ip)).toBe(name);
  });

  it.each(['', 'example.com', '192.0.2', '192.0.2.256', '0xc0000201', '192.0.2.1/24', ':::', '2001:db8::g', '1:2'])(
    'has none for %j',
    (text) => {
      expect(reverseNameOf(text)).toBeUndefined();
    },
  );
});
