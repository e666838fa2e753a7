import { describe, expect, it } from 'vitest';
import { presentServiceBinding } from './service-binding.ts';

const present = (hex: string) => presentServiceBinding(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));

const FOO = '03 666f6f 07 6578616d706c65 03 636f6d 00';

/** The vectors of RFC 9460, appendix D. */
describe('a service binding', () => {
  it.each([
    ['0 foo.example.com', `0000 ${FOO}`],
    ['1 .', '0001 00'],
    ['16 foo.example.com port=53', `0010 ${FOO} 0003 0002 0035`],
    ['1 foo.example.com key667=hello', `0001 ${FOO} 029b 0005 68656c6c6f`],
    ['1 foo.example.com key667=hello\\210qoo', `0001 ${FOO} 029b 0009 68656c6c6f d2 716f6f`],
    [
      '1 foo.example.com ipv6hint=2001:db8::1,2001:db8::53:1',
      `0001 ${FOO} 0006 0020 20010db8000000000000000000000001 20010db8000000000000000000530001`,
    ],
    [
      '1 example.com ipv6hint=2001:db8:122:344::c000:221',
      '0001 07 6578616d706c65 03 636f6d 00 0006 0010 20010db8012203440000 0000c0000221',
    ],
    [
      '16 foo.example.org mandatory=alpn,ipv4hint alpn=h2,h3-19 ipv4hint=192.0.2.1',
      '0010 03 666f6f 07 6578616d706c65 03 6f7267 00 0000 0004 0001 0004 0001 0009 02 6832 05 68332d3139 0004 0004 c0000201',
    ],
    [
      '16 foo.example.org alpn=f\\\\\\\\oo\\\\,bar,h2',
      '0010 03 666f6f 07 6578616d706c65 03 6f7267 00 0001 000c 08 665c6f6f2c626172 02 6832',
    ],
    ['1 . no-default-alpn ech=AQID', '0001 00 0002 0000 0005 0003 010203'],
  ])('is %s', (expected, hex) => {
    expect(present(hex)).toBe(expected);
  });

  it.each([
    ['cut in its name', '0001 03 666f'],
    ['without the bytes of a parameter', `0001 ${FOO} 0003 0002 00`],
    ['with a parameter twice', `0001 ${FOO} 0003 0002 0035 0003 0002 0035`],
    ['with an address of three bytes', `0001 ${FOO} 0004 0003 c00002`],
    ['empty', ''],
  ])('is refused %s', (_what, hex) => {
    expect(() => present(hex)).toThrow('gave a malformed record');
  });
});
