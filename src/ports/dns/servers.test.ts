import { describe, expect, it } from 'vitest';
import { parseDnsServer } from './servers.ts';

describe('parseDnsServer', () => {
  it.each([
    ['1.1.1.1', { host: '1.1.1.1', port: 53, label: '1.1.1.1' }],
    [' 127.0.0.1:5353 ', { host: '127.0.0.1', port: 5353, label: '127.0.0.1:5353' }],
    ['2606:4700::1111', { host: '2606:4700::1111', port: 53, label: '2606:4700::1111' }],
    ['[2606:4700::1111]:53', { host: '2606:4700::1111', port: 53, label: '2606:4700::1111' }],
    ['[::1]:5353', { host: '::1', port: 5353, label: '[::1]:5353' }],
    ['fe80::1%eth0', { host: 'fe80::1%eth0', port: 53, label: 'fe80::1%eth0' }],
    ['dns.example.net', { host: 'dns.example.net', port: 53, label: 'dns.example.net' }],
    ['localhost:5353', { host: 'localhost', port: 5353, label: 'localhost:5353' }],
  ])('reads %j', (entry, expected) => {
    expect(parseDnsServer(entry)).toEqual(expected);
  });

  it.each([
    ['', '"" is not a DNS server: this is neither an IP address nor a host name'],
    ['1.1.1', '"1.1.1" is not a DNS server: this is neither an IP address nor a host name'],
    ['1.1.1.256:53', '"1.1.1.256:53" is not a DNS server: this is neither an IP address nor a host name'],
    ['1.1.1.1:0', '"1.1.1.1:0" is not a DNS server: the port is a number from 1 to 65535'],
    ['1.1.1.1:65536', '"1.1.1.1:65536" is not a DNS server: the port is a number from 1 to 65535'],
    ['1.1.1.1:dns', '"1.1.1.1:dns" is not a DNS server: write host, host:port or [IPv6]:port'],
    ['[1.1.1.1]:53', '"[1.1.1.1]:53" is not a DNS server: what is in brackets is not an IPv6 address'],
    ['udp://1.1.1.1', '"udp://1.1.1.1" is not a DNS server: write host, host:port or [IPv6]:port'],
    ['1.1.1.1\n8.8.8.8', '"1.1.1.1 8.8.8.8" is not a DNS server: this is neither an IP address nor a host name'],
  ])('refuses %j in one line', (entry, message) => {
    expect(() => parseDnsServer(entry)).toThrow(new Error(message));
  });
});
