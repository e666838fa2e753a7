import { createConnection, isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createNetGuard, isPublicAddress, type NetGuard } from './net-guard.ts';
import type { Resolve } from './resolver.ts';

const resolveTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

function guardWith(allow: readonly string[], ...addresses: string[]): NetGuard {
  return createNetGuard({ allow, resolve: resolveTo(...addresses) });
}

/** The code and words of the refusal by `check` or `lookup`, or the addresses that may be dialled. */
function outcome(guard: NetGuard, target: { host: string; port: number; publicPorts?: readonly number[] }) {
  return new Promise<string>((resolve) => {
    const refuse = (error: unknown) => resolve(error instanceof ToolError ? error.code : `bug: ${error}`);
    try {
      guard.check(target);
    } catch (error) {
      return refuse(error);
    }
    // A socket dials a literal without a lookup.
    if (isIP(target.host) !== 0) return resolve(target.host);
    guard.lookup(target)(target.host, { all: true }, (error, addresses) => {
      if (error) return refuse(error);
      resolve(Array.isArray(addresses) ? addresses.map(({ address }) => address).join(' ') : addresses);
    });
  });
}

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:1.1.1.1'])(
    'takes %s for public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['0.0.0.0', 'this network'],
    ['0.1.2.3', 'this network'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'link-local, metadata of clouds'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.8', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['192.88.99.1', '6to4 relays'],
    ['192.168.1.1', 'private'],
    ['198.18.0.1', 'benchmarking'],
    ['198.51.100.1', 'documentation'],
    ['203.0.113.1', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::7f00:1', 'IPv4-compatible'],
    ['::ffff:127.0.0.1', 'IPv4-mapped'],
    ['::ffff:10.0.0.1', 'IPv4-mapped'],
    ['::ffff:0:7f00:1', 'IPv4-translated'],
    ['64:ff9b::7f00:1', 'NAT64 of loopback'],
    ['64:ff9b:1::7f00:1', 'local NAT64'],
    ['100::1', 'discard'],
    ['2001::1', 'Teredo'],
    ['2001:2::1', 'benchmarking'],
    ['2001:10::1', 'ORCHID'],
    ['2001:db8::1', 'documentation'],
    ['2002:7f00:1::1', '6to4 of loopback'],
    ['3fff::1', 'documentation'],
    ['4000::1', 'unassigned'],
    ['5f00::1', 'segment routing'],
    ['fc00::1', 'unique local'],
    ['fd00:ec2::254', 'unique local, metadata of clouds'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['', 'nothing'],
    ['example.com', 'a name'],
    ['2130706433', 'a number'],
  ])('does not take %s for public (%s)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('createNetGuard', () => {
  it.each([
    ['site.test', 80, '1.1.1.1'],
    ['site.test', 443, '1.1.1.1'],
    ['site.test', 8080, 'target-refused'],
    ['site.test', 22, 'target-refused'],
  ])('opens only the ports of the web: %s:%i', async (host, port, expected) => {
    expect(await outcome(guardWith([], '1.1.1.1'), { host, port })).toBe(expected);
  });

  it('opens the ports that another dialer names instead', async () => {
    const guard = guardWith([], '1.1.1.1');
    expect(await outcome(guard, { host: 'site.test', port: 43, publicPorts: [43] })).toBe('1.1.1.1');
    expect(await outcome(guard, { host: 'site.test', port: 80, publicPorts: [43] })).toBe('target-refused');
    const internal = guardWith([], '10.0.0.1');
    expect(await outcome(internal, { host: 'site.test', port: 43, publicPorts: [43] })).toBe('target-refused');
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a private address among public ones', ['1.1.1.1', '10.0.0.1']],
    ['a public address among private ones', ['10.0.0.1', '1.1.1.1']],
    ['a private address of the other family', ['1.1.1.1', 'fd00::1']],
    ['something that is no address', ['1.1.1.1', 'elsewhere.test']],
  ])('refuses a name with %s', async (_, addresses) => {
    expect(await outcome(guardWith([], ...addresses), { host: 'site.test', port: 80 })).toBe('target-refused');
  });

  it.each([
    [['127.0.0.1:8080'], '127.0.0.1', 8080, true],
    [['127.0.0.1:8080'], '127.0.0.1', 8081, false],
    [['127.0.0.1:8080'], '127.0.0.1', 80, false],
    [['127.0.0.1:8080'], 'localhost', 8080, false],
    [['127.0.0.1:8080'], 'foreign.test', 8080, false],
    [['127.0.0.1:8080'], '::1', 8080, false],
    [['127.0.0.1:8080'], '::ffff:7f00:1', 8080, false],
    [['127.0.0.1:8080'], '127.0.0.2', 8080, false],
    [['127.0.0.1'], '127.0.0.1', 9, true],
    [['127.0.0.1'], 'foreign.test', 80, false],
    [['inside.test'], 'inside.test', 9, true],
    [['inside.test'], 'inside.test', 80, true],
    [['inside.test'], 'sub.inside.test', 80, false],
    [['inside.test'], 'outside.test', 80, false],
    [['inside.test'], '127.0.0.1', 80, false],
    [['inside.test:8080'], 'inside.test', 8080, true],
    [['inside.test:8080'], 'inside.test', 80, false],
    [['[::1]:8080'], '::1', 8080, true],
    [['[::1]:8080'], '::1', 8081, false],
    [['[::1]:8080'], '127.0.0.1', 8080, false],
    [['127.0.0.0/8'], '127.0.0.1', 9, true],
    [['127.0.0.0/8'], '127.9.9.9', 9, true],
    [['127.0.0.0/8'], '::ffff:7f00:1', 9, true],
    [['127.0.0.0/8'], 'foreign.test', 9, true],
    [['127.0.0.0/8'], '10.0.0.1', 80, false],
    [['127.0.0.0/8'], '::1', 80, false],
    [['10.0.0.0/8'], 'foreign.test', 80, false],
    [['::1/128'], '::1', 9, true],
    [['::/0'], '127.0.0.1', 80, false],
  ])('with %j, %s port %i is open: %s', async (allow, host, port, isOpen) => {
    expect((await outcome(guardWith(allow, '127.0.0.1'), { host, port })) !== 'target-refused').toBe(isOpen);
  });

  it('lets a range open odd ports only for addresses inside it', async () => {
    const target = { host: 'foreign.test', port: 8080 };
    expect(await outcome(guardWith(['10.0.0.0/8'], '1.1.1.1'), target)).toBe('target-refused');
    expect(await outcome(guardWith(['10.0.0.0/8'], '10.0.0.1', '1.1.1.1'), target)).toBe('target-refused');
    expect(await outcome(guardWith(['10.0.0.0/8'], '10.0.0.1', '10.0.0.2'), target)).toBe('10.0.0.1 10.0.0.2');
  });

  it('dials of localhost only what a range opens', async () => {
    const both = ['127.0.0.1', '::1'];
    expect(await outcome(guardWith(['127.0.0.0/8'], ...both), { host: 'localhost', port: 9 })).toBe('127.0.0.1');
    expect(await outcome(guardWith(['10.0.0.0/8'], ...both), { host: 'localhost', port: 80 })).toBe('target-refused');
    expect(await outcome(guardWith(['127.0.0.0/8'], ...both), { host: 'foreign.test', port: 80 })).toBe(
      'target-refused',
    );
  });

  it.each([
    ['ENOTFOUND', 'not-found'],
    ['ENODATA', 'not-found'],
    ['EAI_AGAIN', 'upstream-failed'],
    ['ETIMEOUT', 'upstream-failed'],
  ])('tells %s as %s', async (code, expected) => {
    const resolve = () => Promise.reject(Object.assign(new Error(code), { code }));
    expect(await outcome(createNetGuard({ allow: [], resolve }), { host: 'site.test', port: 80 })).toBe(expected);
  });

  it('takes a name without addresses for one that does not exist', async () => {
    expect(await outcome(guardWith([]), { host: 'site.test', port: 80 })).toBe('not-found');
  });

  it('answers a lookup for one address or one family', async () => {
    const lookup = guardWith([], '1.1.1.1', '2606:4700::1').lookup({ host: 'site.test', port: 80 });
    const ask = (options: object) =>
      new Promise((resolve) => lookup('site.test', options, (error, ...answer) => resolve(error ?? answer)));
    expect(await ask({})).toEqual(['1.1.1.1', 4]);
    expect(await ask({ family: 6 })).toEqual(['2606:4700::1', 6]);
    expect(await ask({ family: 'IPv6', all: true })).toEqual([[{ address: '2606:4700::1', family: 6 }]]);
    expect(await ask({ family: 0, all: true })).toHaveLength(1);
  });

  it('hands its refusal to a plain socket that uses the lookup', async () => {
    const target = { host: 'site.test', port: 80 };
    const socket = createConnection({ ...target, lookup: guardWith([], '127.0.0.1').lookup(target) });
    const error = await new Promise((resolve) => socket.once('error', resolve).once('connect', resolve));
    expect(error).toMatchObject({ code: 'target-refused' });
  });

  it('checks the address that a socket reached', () => {
    const guard = guardWith(['10.0.0.0/8']);
    const target = { host: 'site.test', port: 80 };
    expect(() => guard.checkPeer(target, '1.1.1.1')).not.toThrow();
    expect(() => guard.checkPeer(target, '10.0.0.1')).not.toThrow();
    expect(() => guard.checkPeer(target, '::ffff:10.0.0.1')).not.toThrow();
    expect(() => guard.checkPeer(target, '::ffff:127.0.0.1')).toThrow(ToolError);
    expect(() => guard.checkPeer(target, undefined)).toThrow(ToolError);
  });

  it('does not tell the address behind a name', () => {
    const guard = guardWith([]);
    expect(() => guard.checkPeer({ host: 'site.test', port: 80 }, '10.1.2.3')).toThrow(
      'site.test is not a public address, so it cannot be reached from here.',
    );
  });

  it('fails at once on a malformed entry', () => {
    expect(() => createNetGuard({ allow: ['http://x'] })).toThrow('"http://x" is not a host');
  });
});
