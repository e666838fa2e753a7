import { describe, expect, it } from 'vitest';
import { parseAllowList } from './allow-list.ts';

describe('parseAllowList', () => {
  it.each([
    ['example.com', 'example.com', undefined],
    [' Example.COM:8080 ', 'example.com', 8080],
    ['bücher.example', 'xn--bcher-kva.example', undefined],
    ['my_host:1', 'my_host', 1],
    ['127.0.0.1:80', '127.0.0.1', 80],
    ['0x7f.1', '127.0.0.1', undefined],
    ['::1', '::1', undefined],
    ['[::1]', '::1', undefined],
    ['[0:0:0:0:0:0:0:1]:8080', '::1', 8080],
    ['[::ffff:127.0.0.1]:8080', '::ffff:7f00:1', 8080],
  ])('reads the host %s', (entry, host, port) => {
    expect(parseAllowList([entry])).toEqual({ hosts: [{ host, port }], ranges: [] });
  });

  it.each([
    ['10.0.0.0/8', '10.0.0.0', 8],
    ['127.0.0.1/32', '127.0.0.1', 32],
    ['fd00::/8', 'fd00::', 8],
    ['::ffff:10.0.0.0/104', '10.0.0.0', 8],
  ])('reads the range %s', (entry, start, bits) => {
    const [range] = parseAllowList([entry]).ranges;
    expect([range?.[0].toString(), range?.[1]]).toEqual([start, bits]);
  });

  it('leaves out blank entries', () => {
    expect(parseAllowList(['', '  '])).toEqual({ hosts: [], ranges: [] });
  });

  it.each([
    'http://example.com',
    'example.com/',
    'example.com:',
    'example.com:0',
    'example.com:65536',
    'example.com:http',
    ':8080',
    '*.example.com',
    'two hosts',
    'user@example.com',
    'example.com?x',
    '[::1',
    '[example.com]:80',
    '::1:70000:x',
    '1.2.3.4.5',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/',
    'fd00::/129',
    'fe80::1%eth0',
    '10.0.0.0/8/8',
  ])('names the malformed entry %j in one line', (entry) => {
    expect(() => parseAllowList(['example.com', entry])).toThrow(`"${entry}" is not a host`);
    expect(() => parseAllowList([entry])).toThrow(/^.*$/);
  });
});
