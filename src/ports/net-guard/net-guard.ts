import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ToolError } from '#kit/tool-error';
import { meansNoConnection } from '#lib/always-there';
import { parseAllowList } from './allow-list.ts';
import { isAbsence } from './ask-servers.ts';
import { createResolver, isLocalhost, type Resolve } from './resolver.ts';

/** Where a connection is to go, on a stranger's word. */
export interface DialTarget {
  /** Name or IP literal as a URL writes it, without brackets. */
  host: string;
  port: number;
  /** The ports on which public addresses may be reached; those of the web by default. */
  publicPorts?: readonly number[];
}

/**
 * Decides which addresses may be reached. A dialer calls `check`, connects with `lookup` as the socket's `lookup`
 * option, and calls `checkPeer` once connected: names that answer differently each time then gain nothing.
 */
export interface NetGuard {
  /**
   * Refuses what needs no name to be asked: forbidden IP literals and ports that nothing opens.
   *
   * @throws ToolError `target-refused`.
   */
  check(target: DialTarget): void;
  /**
   * A `lookup` for `net`, `tls` and undici. Refuses when any address of the name is forbidden, so that no mixed answer
   * gets through. Fails with ToolError `target-refused`, `not-found` (no such name) or `upstream-failed` (could not look).
   */
  lookup(target: DialTarget): LookupFunction;
  /**
   * Checks the address that a socket is really connected to.
   *
   * @throws ToolError `target-refused`, also when the address is unknown.
   */
  checkPeer(target: DialTarget, remoteAddress: string | undefined): void;
}

interface NetGuardOptions {
  /** Entries of FETCH_ALLOW, see `parseAllowList`. */
  allow: readonly string[];
  resolve?: Resolve;
}

const WEB_PORTS: readonly number[] = [80, 443];
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** @throws Error in one line when an entry of `allow` is malformed. */
export function createNetGuard({ allow, resolve = createResolver([]) }: NetGuardOptions): NetGuard {
  const { hosts, ranges } = parseAllowList(allow);

  const isNamed = ({ host, port }: DialTarget) =>
    hosts.some((entry) => entry.host === host && (entry.port === undefined || entry.port === port));

  const isInRange = (address: string) => {
    const ip = ipaddr.process(address);
    return ranges.some(([start, bits]) => ip.kind() === start.kind() && ip.match(start, bits));
  };

  const refusal = (target: DialTarget, address: string): ToolError | undefined => {
    if (isNamed(target)) return undefined;
    if (isIP(address) === 0) return refusedAddress(target);
    if (isInRange(address)) return undefined;
    if (!isPublicAddress(address)) return refusedAddress(target);
    return isPublicPort(target) ? undefined : refusedPort(target);
  };

  const checkedAddresses = async (target: DialTarget, host: string) => {
    const addresses = await resolve(host).catch((error: unknown) => {
      throw unresolved(host, error);
    });
    if (addresses.length === 0) throw unresolved(host, undefined);
    const refused = addresses.flatMap(({ address }) => refusal(target, address) ?? []);
    if (refused[0] && !(isLocalhost(host) && refused.length < addresses.length)) throw refused[0];
    return addresses.filter(({ address }) => !refusal(target, address));
  };

  return {
    check(target) {
      const canBeOpened = isPublicPort(target) || isNamed(target) || ranges.length > 0;
      const refused = isIP(target.host) !== 0 ? refusal(target, target.host) : undefined;
      if (refused) throw refused;
      if (!canBeOpened) throw refusedPort(target);
    },
    lookup(target) {
      return (host, { all, family }, callback) => {
        checkedAddresses(target, host).then(
          (addresses) => {
            const wanted = addresses.filter((each) => isOfFamily(each.family, family));
            const [first] = wanted;
            if (!first) return callback(unresolved(host, undefined), '');
            if (all) return callback(null, [...wanted]);
            callback(null, first.address, first.family);
          },
          (error: Error) => callback(error, ''),
        );
      };
    },
    checkPeer(target, remoteAddress) {
      const refused = refusal(target, remoteAddress ?? '');
      if (refused) throw refused;
    },
  };
}

/**
 * Whether an address is globally routable unicast. Addresses that carry another one (6to4, Teredo, NAT64) are not:
 * what they carry may be private. ipaddr.js takes `::7f00:1` and `4000::1` for unicast, hence the second test.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_V6);
}

/** `wanted` as `net` words it: 4, 6, 'IPv4', 'IPv6', or 0 and nothing for any. */
function isOfFamily(family: number, wanted: number | string | undefined): boolean {
  return !wanted || wanted === family || wanted === `IPv${family}`;
}

function isPublicPort({ port, publicPorts = WEB_PORTS }: DialTarget): boolean {
  return publicPorts.includes(port);
}

// The address behind a name is left out on purpose: it may be one of the operator's own network.
function refusedAddress({ host }: DialTarget): ToolError {
  return new ToolError('target-refused', `${host} is not a public address, so it cannot be reached from here.`);
}

function refusedPort({ host, port, publicPorts = WEB_PORTS }: DialTarget): ToolError {
  const ports = publicPorts.join(' and ');
  return new ToolError('target-refused', `Port ${port} of ${host} cannot be reached from here, only port ${ports}.`);
}

function unresolved(host: string, cause: unknown): ToolError {
  if (cause instanceof ToolError && cause.code === 'busy') return cause;
  if (cause === undefined || isAbsence(cause)) {
    const offline = meansNoConnection(host);
    if (offline) return new ToolError('upstream-failed', offline, { cause });
    return new ToolError('not-found', `There is no host called ${host}.`, { cause });
  }
  return new ToolError('upstream-failed', `The address of ${host} could not be looked up just now.`, { cause });
}
