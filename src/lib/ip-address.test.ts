import { describe, expect, it } from 'vitest';
import { readIpAddress } from './ip-address.ts';

describe('readIpAddress', () => {
  it.each([
    ['8.8.8.8', '8.8.8.8', 4],
    ['172.32.0.1', '172.32.0.1', 4],
    ['2001:4860:4860:0:0:0:0:8888', '2001:4860:4860::8888', 6],
    ['[2A00:1450::0E]', '2a00:1450::e', 6],
  ])('knows %s as public', (text, ip, version) => {
    expect(readIpAddress(text)).toEqual({ ip, version, kind: 'public', purpose: undefined });
  });

  it.each([
    ['10.1.2.3', 'private', 'private networks'],
    ['192.168.0.1', 'private', 'private networks'],
    ['127.0.0.53', 'private', 'loopback'],
    ['169.254.169.254', 'private', 'link-local'],
    ['100.64.0.1', 'private', 'provider'],
    ['fd00::1', 'private', 'private networks'],
    ['fe80::1%eth0', 'private', 'link-local'],
    ['::1', 'private', 'loopback'],
    ['0.0.0.0', 'special', 'unspecified'],
    ['255.255.255.255', 'special', 'broadcast'],
    ['224.0.0.1', 'special', 'multicast'],
    ['192.0.2.1', 'special', 'documentation'],
    ['198.19.255.255', 'special', 'measurements'],
    ['250.0.0.1', 'special', 'future'],
    ['2001:db8::1', 'special', 'documentation'],
    ['3fff::1', 'special', 'documentation'],
    ['::ffff:8.8.8.8', 'special', 'IPv4'],
    ['64:ff9b::808:808', 'special', 'NAT64'],
    ['2002:808:808::1', 'special', '6to4'],
    ['::7f00:1', 'special', 'reserved'],
    ['4000::1', 'special', 'reserved'],
  ])('knows %s as %s', (text, kind, words) => {
    expect(readIpAddress(text)).toMatchObject({ kind, purpose: expect.stringContaining(words) });
  });

  it.each(['', 'example.com', '1.2.3', '1.2.3.256', '0x7f.0.0.1', '2130706433', '1.2.3.4/8', ':::', '1:2', '[1.2.3.4'])(
    'takes %j for no address',
    (text) => {
      expect(readIpAddress(text)).toBeUndefined();
    },
  );
});
